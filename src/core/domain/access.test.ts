// Access by table: every role, every scope, every kind of application.
import { describe, expect, it } from 'vitest'
import {
  leadActions,
  mayDisable,
  mayDo,
  mayHoldKey,
  mayIssueKeys,
  mayManageStaff,
  mayRevokeKey,
  maySeeJobs,
  rightsOn,
  seesAll,
  type LeadAction,
  type Role,
  type Scope,
} from './access.ts'

const who = (role: Role, scope: Scope = 'full') => ({ id: 'me', role, scope })
const own = { assignedTo: 'me' }
const free = { assignedTo: null }
const foreign = { assignedTo: 'somebody else' }

describe('a representative', () => {
  const me = who('representative')
  it('works on their own applications', () => {
    expect(rightsOn(me, own)).toEqual([
      'view',
      'take',
      'give-back',
      'note',
      'send-link',
      'request-document',
      'share-file',
      'open-document',
      'open-report',
      'refresh-bank',
      'read-message',
      'name-business',
      'correct',
      'handle-contract',
      'withdraw',
    ] satisfies LeadAction[])
  })
  it('may take a free one, and not look into it before', () => {
    expect(rightsOn(me, free)).toEqual(['take'])
  })
  it("has no right on another's", () => {
    expect(rightsOn(me, foreign)).toEqual([])
    expect(seesAll(me)).toBe(false)
    expect(maySeeJobs(me)).toBe(false)
  })
})

describe('underwriters and admins', () => {
  it.each(['underwriter', 'admin'] as const)('%s does everything on every application', (role) => {
    for (const lead of [own, free, foreign]) expect(rightsOn(who(role), lead)).toEqual(leadActions)
    expect(maySeeJobs(who(role))).toBe(true)
  })
  it('only an admin manages people, and not themselves away', () => {
    expect(mayManageStaff(who('admin'))).toBe(true)
    expect(mayManageStaff(who('underwriter'))).toBe(false)
    expect(mayDisable(who('admin'), 'me')).toBe(false)
    expect(mayDisable(who('admin'), 'other')).toBe(true)
  })
})

describe('what a session was opened for', () => {
  it('setup gives no right at all', () => {
    for (const role of ['representative', 'underwriter', 'admin'] as const)
      expect(rightsOn(who(role, 'setup'), own)).toEqual([])
    expect(mayManageStaff(who('admin', 'setup'))).toBe(false)
    expect(mayIssueKeys(who('admin', 'setup'))).toBe(false)
  })
  it('a reading key reads, and has banks read again', () => {
    expect(rightsOn(who('admin', 'read'), foreign)).toEqual(['view', 'open-document', 'refresh-bank'])
  })
  it('a deciding key decides and notes, but reveals and sends nothing', () => {
    expect(rightsOn(who('underwriter', 'decide'), foreign)).toEqual([
      'view',
      'note',
      'open-document',
      'open-report',
      'refresh-bank',
      'decide',
    ])
    expect(mayDo(who('representative', 'decide'), 'decide', own)).toBe(false)
  })
  it('a key issues no key and ends none', () => {
    for (const scope of ['decide', 'read'] as const) {
      expect(mayIssueKeys(who('admin', scope))).toBe(false)
      expect(mayRevokeKey(who('admin', scope), 'me')).toBe(false)
      expect(mayManageStaff(who('admin', scope))).toBe(false)
      expect(maySeeJobs(who('admin', scope))).toBe(false)
    }
    expect(mayRevokeKey(who('representative'), 'me')).toBe(true)
    expect(mayRevokeKey(who('representative'), 'other')).toBe(false)
    expect(mayRevokeKey(who('admin'), 'other')).toBe(true)
  })
  it('a key is of use to its owner', () => {
    expect(mayHoldKey('representative', 'decide')).toBe(false)
    expect(mayHoldKey('representative', 'read')).toBe(true)
    expect(mayHoldKey('underwriter', 'decide')).toBe(true)
    expect(mayHoldKey('admin', 'full')).toBe(false)
  })
})
