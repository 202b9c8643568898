// What linking does next after each answer of the server: on arrival, after the vendor's page, and when a call brings nothing.
import { describe, expect, it, test } from 'vitest'
import { ok, refused } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import type { Standing } from './link-calls.ts'
import {
  eventAfterStop,
  eventAfterUndoing,
  moveAfterExchange,
  moveAfterFailure,
  moveAfterFrame,
  moveAfterLeaving,
  moveOnArrival,
} from './link-moves.ts'

const standing = (more: Partial<Standing>): Standing => ({
  state: 'none',
  reason: null,
  fetched: false,
  ...more,
})
const problem = (code: string): CallFailure => ({
  kind: 'problem',
  status: 409,
  code,
  title: 'In our words.',
  errors: [],
  extra: {},
})
const offline: CallFailure = { kind: 'offline' }
const linked = { next: 'show', event: { kind: 'linked' } }
const stopped = (cause: string) => ({ next: 'show', event: { kind: 'stopped', cause } })
const handedOn = { next: 'hand-on' }
const show = (event: object) => ({ next: 'show', event })
const repair = { kind: 'repair-wanted', connection: 'c1', institution: 'First Bank' }
const wantsLogin = standing({
  state: 'needs-attention',
  reason: 'login',
  repair: 'c1',
  institution: 'First Bank',
})
const settled = standing({ state: 'failed', may_link: false })

describe('on arrival', () => {
  test.each<[string, Standing, pressed: object, reloaded: object]>([
    ['linked', standing({ state: 'linked' }), linked, linked],
    ['never tried', standing({ state: 'none' }), { next: 'open' }, { next: 'open' }],
    ['a login to renew', wantsLogin, show(repair), show(repair)],
    ['a login that was renewed', { ...wantsLogin, working: true }, handedOn, handedOn],
    ['an offer stands', settled, handedOn, handedOn],
    ['failed', standing({ state: 'failed', reason: 'expired' }), { next: 'open' }, stopped('expired')],
    ['failed, why unknown', standing({ state: 'failed' }), { next: 'open' }, stopped('other')],
    ['skipped', standing({ state: 'skipped' }), { next: 'open' }, stopped('not-begun')],
    ['begun and left', standing({ state: 'linking' }), { next: 'open' }, stopped('not-begun')],
    ['under way', standing({ state: 'linking', working: true }), { next: 'open' }, handedOn],
    [
      'a trouble that no login cures',
      standing({ state: 'needs-attention', reason: 'revoked', repair: 'c1' }),
      { next: 'open' },
      stopped('revoked'),
    ],
  ])('%s', (_name, found, pressed, reloaded) => {
    expect(moveOnArrival(ok(found), true, 'en')).toEqual(pressed)
    expect(moveOnArrival(ok(found), false, 'en')).toEqual(reloaded)
  })

  it('opens for a press even where the look brought nothing, and tells a reload why', () => {
    expect(moveOnArrival(refused(offline), true, 'en')).toEqual({ next: 'open' })
    expect(moveOnArrival(refused(offline), false, 'en')).toMatchObject(stopped('unavailable'))
  })
})

describe('a call that brought nothing', () => {
  test.each<[CallFailure, object]>([
    [problem('not-possible-now'), { next: 'hand-on' }],
    [problem('closed-application'), { next: 'hand-on' }],
    [problem('feature-off'), stopped('off')],
    [problem('provider-rejected'), stopped('other')],
    [
      problem('provider-unavailable'),
      { next: 'show', event: { kind: 'stopped', cause: 'unavailable', told: 'In our words.' } },
    ],
    [{ kind: 'aborted' }, stopped('unavailable')],
  ])('%j', (failure, move) => expect(moveAfterFailure(failure, 'en')).toEqual(move))
})

describe("after the vendor's page", () => {
  it('a token is handed on, refused, or left to the server where no answer came', () => {
    expect(moveAfterExchange(ok({}), 'en')).toEqual({ next: 'hand-on' })
    expect(moveAfterExchange(refused(problem('provider-rejected')), 'en')).toEqual(stopped('other'))
    expect(moveAfterExchange(refused(offline), 'en')).toEqual({ next: 'leave-to-server', failure: offline })
  })

  it('a frame is handed on, another account looked for, or left to the server', () => {
    expect(moveAfterFrame(ok({ ok: true, state: 'linked', reason: null }))).toEqual({ next: 'hand-on' })
    expect(moveAfterFrame(ok({ ok: true, state: 'linking', reason: null }))).toEqual({ next: 'hand-on' })
    expect(moveAfterFrame(ok({ ok: false, state: 'failed', reason: 'no-accounts' }))).toEqual({
      next: 'look-for-another',
      cause: 'no-accounts',
    })
    expect(moveAfterFrame(refused(offline))).toEqual({ next: 'leave-to-server', failure: offline })
  })

  it('shows the first failure where the server cannot be told either', () => {
    expect(moveAfterLeaving(ok({ state: 'linked', reason: null }), offline, 'en')).toEqual({
      next: 'hand-on',
    })
    expect(moveAfterLeaving(ok({ state: 'linking', reason: null }), null, 'en')).toEqual({ next: 'hand-on' })
    expect(moveAfterLeaving(refused(offline), problem('feature-off'), 'en')).toEqual(stopped('off'))
    expect(moveAfterLeaving(refused(offline), null, 'en')).toMatchObject(stopped('unavailable'))
  })

  it('believes the server over the widget about why it stopped', () => {
    expect(eventAfterStop(refused(offline), 'cancelled')).toBeNull()
    expect(eventAfterStop(ok({ state: 'none', reason: null }), 'cancelled')).toBeNull()
    expect(eventAfterStop(ok({ state: 'failed', reason: 'institution-down' }), 'cancelled')).toEqual({
      kind: 'cause-known',
      cause: 'institution-down',
    })
    expect(eventAfterStop(ok({ state: 'linked', reason: null }), 'cancelled')).toEqual({
      kind: 'linked',
      besides: 'cancelled',
    })
  })

  it('asks for a fresh login only where that cures it', () => {
    expect(eventAfterUndoing(wantsLogin)).toEqual(repair)
    expect(eventAfterUndoing({ ...wantsLogin, reason: 'revoked' })).toEqual({
      kind: 'undone',
      cause: 'revoked',
    })
    expect(eventAfterUndoing(standing({ state: 'failed' }))).toEqual({ kind: 'undone', cause: 'other' })
  })
})
