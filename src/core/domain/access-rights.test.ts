// Rights that are not of one application: every role with every scope, against a table written out by hand.
import { expect, test } from 'vitest'
import * as access from './access.ts'
import { keyScopes, openReasons, roles, scopes, type Role, type Scope, type StaffMember } from './access.ts'

const everybody = roles.flatMap((role) => scopes.map((scope): StaffMember => ({ id: 'me', role, scope })))
/** 'admin full, ...' of those who may. */
const whoMay = (may: (staff: StaffMember) => boolean) =>
  everybody.filter(may).map(({ role, scope }) => `${role} ${scope}`)
const all = (role: Role, ...of: Scope[]) => of.map((scope) => `${role} ${scope}`)
const judges = (...of: Scope[]) => [...all('underwriter', ...of), ...all('admin', ...of)]
const staff = (...of: Scope[]) => [...all('representative', ...of), ...judges(...of)]

test('roles, scopes, and what keys are issued for', () => {
  expect(roles).toEqual(['representative', 'underwriter', 'admin'])
  expect(scopes).toEqual(['full', 'decide', 'read', 'setup'])
  expect(keyScopes).toEqual(['decide', 'read'])
  expect(access.DECIDING_KEY_DAYS).toBe(30)
  expect(openReasons).toEqual([
    'underwriting',
    'applicant-asked',
    'document-check',
    'quality-check',
    'complaint',
    'legal',
  ])
})

test.each<[string, (staff: StaffMember) => boolean, string[]]>([
  ['seesAll', access.seesAll, judges('full', 'decide', 'read', 'setup')],
  ['seesAffiliates', access.seesAffiliates, judges('full', 'decide', 'read')],
  ['mayManageAffiliates', access.mayManageAffiliates, judges('full')],
  ['maySeeJobs', access.maySeeJobs, judges('full')],
  ['seesProposals', access.seesProposals, judges('full', 'decide', 'read')],
  ['seesStaffEvents', access.seesStaffEvents, ['admin full']],
  ['mayManageStaff', access.mayManageStaff, ['admin full']],
  ['isStaff', access.isStaff, staff('full', 'decide', 'read')],
  ['maySetUpLogin', access.maySetUpLogin, staff('full', 'setup')],
  ['mayIssueKeys', access.mayIssueKeys, staff('full')],
  ['mayRevokeKey of their own', (me) => access.mayRevokeKey(me, 'me'), staff('full')],
  ['mayRevokeKey of others', (me) => access.mayRevokeKey(me, 'other'), ['admin full']],
  ['mayDisable others', (me) => access.mayDisable(me, 'other'), ['admin full']],
  ['mayDisable themselves', (me) => access.mayDisable(me, 'me'), []],
  [
    'mayHoldKey',
    ({ role, scope }) => access.mayHoldKey(role, scope),
    [...all('representative', 'read'), ...judges('decide', 'read')],
  ],
])('%s', (_, may, who) => {
  expect(whoMay(may).sort()).toEqual([...who].sort())
})

test('a business: representatives reach those that they look after, the others all', () => {
  const may = (action: access.BusinessAction, lookedAfterBy: string[]) =>
    whoMay((me) => access.mayDoWith(me, action, { lookedAfterBy })).sort()
  const sorted = (who: string[]) => [...who].sort()
  expect(may('view', ['other', 'me'])).toEqual(sorted(staff('full', 'decide', 'read')))
  expect(may('view', ['other'])).toEqual(sorted(judges('full', 'decide', 'read')))
  expect(may('send-link', ['me'])).toEqual(sorted(staff('full')))
  expect(may('send-link', [])).toEqual(sorted(judges('full')))
  for (const lookedAfterBy of [['me'], []])
    expect(may('retry-job', lookedAfterBy)).toEqual(sorted(judges('full')))
})
