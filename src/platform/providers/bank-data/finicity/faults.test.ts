// Finicity's error codes as our faults, and what a code asks of the owner.
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../faults.ts'
import {
  attentionOf,
  customerGoneCodes,
  explainFinicity,
  isLoginGone,
  isSecondFactor,
  mayHaveAsked,
  noStatementsCodes,
  secondFactorFault,
  usernameTakenCode,
  withoutToken,
} from './faults.ts'

test.each<[status: number, code: string | number, fault: Partial<Fault>]>([
  // The token, which a new one cures; 10026 is the partner's key.
  [401, '10022', { kind: 'unavailable' }],
  [401, '10023', { kind: 'unavailable' }],
  [401, '10024', { kind: 'unavailable' }],
  [400, '10023', { kind: 'rejected' }],
  [401, '10026', { kind: 'rejected', ours: true }],
  [400, '10005', { kind: 'rejected', ours: true }],
  [401, 24302, { kind: 'rejected', ours: true }],
  [500, '10001', { kind: 'rejected', ours: true }],
  [429, '185', { kind: 'rate-limited' }],
  [400, '3300001', { kind: 'rate-limited' }],
  [404, '14001', { kind: 'needs-login' }],
  [404, '38003', { kind: 'needs-login' }],
  // A bank's own codes have three figures, whatever the status.
  [500, 103, { kind: 'needs-login' }],
  [500, '185', { kind: 'needs-login' }],
  [203, '187', { kind: 'needs-login' }],
  [500, '948', { kind: 'needs-login' }],
  [500, '102', { kind: 'unavailable', ofBank: true }],
  [503, '10030', { kind: 'unavailable' }],
  [400, '10030', { kind: 'unavailable' }],
  [499, '12401', { kind: 'rejected' }],
  [500, '12401', { kind: 'unavailable' }],
  [404, 12401, { kind: 'rejected' }],
])('status %i with code %s', (status, code, fault) => {
  expect(explainFinicity(status, { code, message: 'x' })).toEqual({ vendorCode: String(code), ...fault })
})

test.each<[codes: string, fault: Partial<Fault>]>([
  // The partner's own key, id, secret, and its lock.
  ['10001 10005 10026 10027 24302', { kind: 'rejected', ours: true }],
  // A bank wants its owner: a login, or the second factor.
  ['103 106 108 109 169 945 946 947 948 185 187', { kind: 'needs-login' }],
  // A customer or a login is gone, or a consent has ended.
  ['14001 14023 10002 38003 38007 3003', { kind: 'needs-login' }],
  // Beside them nothing is known.
  ['104 107 170 186 949 9480 1103 24303', { kind: 'rejected' }],
])('of a call that was refused, codes %s', (codes, fault) => {
  for (const vendorCode of codes.split(' '))
    expect(explainFinicity(400, { code: vendorCode })).toEqual({ ...fault, vendorCode })
})

test.each([
  ['999', true],
  ['99', false],
  ['1000', false],
  ['x999', false],
])('an outage with code %s is the bank’s: %s', (code, ofBank) => {
  expect(explainFinicity(500, { code })).toEqual({
    kind: 'unavailable',
    vendorCode: code,
    ...(ofBank && { ofBank: true }),
  })
})

test('codes that others ask about', () => {
  expect([...customerGoneCodes]).toEqual(['14001', '14023', '10002'])
  expect([...noStatementsCodes]).toEqual(['960', '20000'])
  expect(usernameTakenCode).toBe('110002')
  expect(secondFactorFault).toEqual({ kind: 'needs-login', vendorCode: 'second-factor' })
})

test('an answer without a code is its status; a 401 in plain text is a token that ran out', () => {
  expect(explainFinicity(401, 'Unauthorized')).toEqual({ kind: 'unavailable', vendorCode: 'plain-401' })
  expect(explainFinicity(500, 'Oops')).toBeUndefined()
  expect(explainFinicity(403, {})).toBeUndefined()
})

test.each<readonly [code: number | string | null | undefined, attention: string | undefined]>([
  [0, undefined],
  ['0', undefined],
  [null, undefined],
  [undefined, undefined],
  [185, 'second-factor'],
  ['187', 'second-factor'],
  ...[103, 106, 108, 109, 169, 945, 946, 947, 948].map((code) => [code, 'login'] as const),
  ['945', 'login'],
  [102, 'institution-down'],
  [931, 'institution-down'],
])('code %s asks for %s', (code, attention) => {
  expect(attentionOf(code)).toBe(attention)
})

test('the second factor has two codes', () => {
  expect(['184', '185', '186', '187', '188'].filter(isSecondFactor)).toEqual(['185', '187'])
})

describe('whether a refresh that was refused may have asked the bank', () => {
  const fault = (kind: Fault['kind'], vendorCode?: string): Fault => ({ kind, vendorCode })
  test.each([
    [fault('unavailable', '500'), true],
    [fault('unavailable', 'timeout'), true],
    [fault('unavailable'), true],
    [fault('malformed', 'unexpected-shape'), true],
    [fault('rejected', '10005'), false],
    [fault('rate-limited', '429'), false],
    [fault('needs-login', '103'), false],
    [fault('unavailable', 'door-closed'), false],
    [fault('unavailable', 'busy'), false],
    [fault('unavailable', 'ECONNREFUSED'), false],
    [fault('unavailable', 'ENOTFOUND'), false],
    [fault('unavailable', 'EAI_AGAIN'), false],
    [fault('unavailable', 'UND_ERR_CONNECT_TIMEOUT'), false],
    [fault('unavailable', 'ECONNRESET'), true],
    [fault('unavailable', '10023'), false],
    [fault('unavailable', '10024'), false],
    [fault('rejected'), false],
    [fault('unavailable', 'plain-401'), false],
    [fault('unavailable', '10022'), false],
  ])('%o: %s', (given, asked) => expect(mayHaveAsked(given)).toBe(asked))

  test('without a token nothing was sent', () => {
    const given = withoutToken(fault('unavailable', '500'))
    expect(given).toEqual({ kind: 'unavailable', vendorCode: 'no token: 500' })
    expect(mayHaveAsked(given)).toBe(false)
    expect(withoutToken(fault('unavailable')).vendorCode).toBe('no token: unavailable')
  })
})

test('a login that is gone', () => {
  expect(
    ['38003', '38007', '14001', undefined].map((vendorCode) => isLoginGone({ kind: 'rejected', vendorCode })),
  ).toEqual([true, true, false, false])
  expect(isLoginGone({ kind: 'rejected' })).toBe(false)
})
