// What vendors and widgets report, as one of our own reasons: the codes that Plaid and Finicity publish.
import { expect, test } from 'vitest'
import { bankReasons } from '#core/codes/bank-reasons.ts'
import { inProgress } from './eligibility.ts'
import { pressToLink, takePress } from './link-press.ts'
import { bankReasonOf, reasonOfClosing } from './reasons.ts'

test.each([
  [
    'login',
    'INVALID_CREDENTIALS INSUFFICIENT_CREDENTIALS ITEM_LOCKED ITEM_LOGIN_REQUIRED USER_SETUP_REQUIRED',
  ],
  ['login', 'ACCESS_NOT_GRANTED PASSWORD_RESET_REQUIRED INVALID_UPDATED_USERNAME credentialsExpired'],
  [
    'second-factor',
    'INVALID_MFA INVALID_SEND_METHOD MFA_NOT_SUPPORTED INVALID_OTP USER_INPUT_TIMEOUT mfaTimeout',
  ],
  [
    'institution-down',
    'INSTITUTION_ERROR INSTITUTION_DOWN INSTITUTION_NOT_RESPONDING INSTITUTION_NOT_AVAILABLE',
  ],
  [
    'institution-down',
    'INSTITUTION_NO_LONGER_SUPPORTED INSTITUTION_REGISTRATION_REQUIRED UNAUTHORIZED_INSTITUTION',
  ],
  ['institution-down', 'UNSUPPORTED_RESPONSE unableToConnect'],
  ['no-accounts', 'NO_ACCOUNTS NO_AUTH_ACCOUNTS NO_DEPOSITORY_ACCOUNTS NO_LIABILITY_ACCOUNTS'],
  ['no-accounts', 'NO_INVESTMENT_ACCOUNTS PRODUCTS_NOT_SUPPORTED ITEM_NOT_SUPPORTED'],
  ['expired', 'INVALID_LINK_TOKEN INVALID_PUBLIC_TOKEN timeout sessionExpired'],
  [
    'unavailable',
    'API_ERROR INTERNAL_SERVER_ERROR internal PLANNED_MAINTENANCE RATE_LIMIT RATE_LIMIT_EXCEEDED',
  ],
  ['unavailable', 'ADDITION_LIMIT ITEM_CONCURRENTLY_DELETED'],
  ['revoked', 'USER_PERMISSION_REVOKED USER_ACCOUNT_REVOKED CUSTOMER_DELETED ITEM_NOT_FOUND'],
  ['cancelled', 'cancel CANCELLED exit user_exit close closed'],
  ['login', 'OAUTH_LOGIN_CANCELLED'],
  // Where the person stood when they closed a widget is no error.
  ['other', 'requires_credentials institution_not_found choose_device no 500'],
])('%s: %s', (reason, codes) => {
  for (const code of codes.split(' ')) {
    expect([code, bankReasonOf(code)]).toEqual([code, reason])
    expect([code, reasonOfClosing(code)]).toEqual([code, reason === 'other' ? 'cancelled' : reason])
  }
})

test('our own reasons stand for themselves, nothing for nothing', () => {
  expect(bankReasons.map(bankReasonOf)).toEqual([...bankReasons])
  expect([null, undefined, ''].map(bankReasonOf)).toEqual([null, null, null])
  expect([null, undefined, ''].map(reasonOfClosing)).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

test('a press opens the bank once', () => {
  expect(takePress()).toBe(false)
  pressToLink()
  expect([takePress(), takePress()]).toEqual([true, false])
})

test('asked again is only what is being worked out and waits for nobody', () => {
  const of = (status: 'pending' | 'approved', awaits: 'applicant' | 'staff' | null) =>
    inProgress({ status, awaits })
  expect([
    of('pending', null),
    of('pending', 'staff'),
    of('pending', 'applicant'),
    of('approved', null),
  ]).toEqual([true, false, false, false])
})
