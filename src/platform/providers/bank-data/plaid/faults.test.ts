// Plaid's error codes as our faults: of several causes the one that nothing else cures, and what a warning asks for.
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../faults.ts'
import {
  attentionOf,
  attentionOfWarning,
  explainPlaid,
  isGone,
  isLoginCode,
  isReportDead,
  isWaitForBank,
  itemGoneCodes,
  MUTATION_CODE,
  noStatementsCodes,
  noTransactionsCodes,
  notReadyCode,
} from './faults.ts'

const error = (code: string, type = 'ITEM_ERROR', causes?: string[]) => ({
  error_code: code,
  error_type: type,
  error_message: 'x',
  ...(causes && { causes: causes.map((each) => ({ error_code: each, error_type: 'x', item_id: 'i' })) }),
})
const faultOf = (status: number, code: string, type?: string, causes?: string[]) =>
  explainPlaid(status, error(code, type, causes))

test.each<[status: number, code: string, type: string, fault: Partial<Fault>]>([
  [429, 'ITEM_LOGIN_REQUIRED', 'ITEM_ERROR', { kind: 'rate-limited' }],
  [400, 'RATE_LIMIT', 'RATE_LIMIT_EXCEEDED', { kind: 'rate-limited' }],
  [400, 'PRODUCT_NOT_READY', 'ASSET_REPORT_ERROR', { kind: 'unavailable' }],
  [400, 'INVALID_API_KEYS', 'INVALID_INPUT', { kind: 'rejected', ours: true }],
  [400, 'ITEM_LOGIN_REQUIRED', 'ITEM_ERROR', { kind: 'needs-login' }],
  [400, 'INVALID_MFA', 'ITEM_ERROR', { kind: 'needs-login' }],
  [400, 'ITEM_NOT_FOUND', 'ITEM_ERROR', { kind: 'needs-login' }],
  [400, 'INSTITUTION_DOWN', 'INSTITUTION_ERROR', { kind: 'unavailable' }],
  [400, 'X', 'INSTITUTION_ERROR', { kind: 'unavailable' }],
  [400, 'X', 'API_ERROR', { kind: 'unavailable' }],
  [500, 'X', 'INVALID_REQUEST', { kind: 'unavailable' }],
  [499, 'X', 'INVALID_REQUEST', { kind: 'rejected' }],
  [400, 'NO_ACCOUNTS', 'ITEM_ERROR', { kind: 'rejected' }],
])('status %i, %s of %s', (status, vendorCode, type, fault) => {
  expect(faultOf(status, vendorCode, type)).toEqual({ vendorCode, ...fault })
})

// Update mode cures them.
const loginCodes = (
  'ITEM_LOGIN_REQUIRED PENDING_EXPIRATION PENDING_DISCONNECT USER_PERMISSION_REVOKED ACCESS_NOT_GRANTED ITEM_LOCKED ' +
  'INVALID_CREDENTIALS INSUFFICIENT_CREDENTIALS INVALID_MFA USER_SETUP_REQUIRED USER_INPUT_TIMEOUT PASSWORD_RESET_REQUIRED ' +
  'ITEM_NOT_FOUND INVALID_ACCESS_TOKEN'
).split(' ')

test.each(loginCodes)('%s needs a login', (code) => {
  expect(isLoginCode(code)).toBe(true)
  expect(faultOf(400, code)).toEqual({ kind: 'needs-login', vendorCode: code })
  expect(attentionOf(code)).toBe(code === 'INVALID_MFA' ? 'second-factor' : 'login')
})

test.each(['INVALID_API_KEYS', 'UNAUTHORIZED_ENVIRONMENT', 'INVALID_PRODUCT', 'PRODUCT_NOT_ENABLED'])(
  '%s is the operator’s',
  (code) => {
    expect(isLoginCode(code)).toBe(false)
    expect(faultOf(400, code)).toEqual({ kind: 'rejected', vendorCode: code, ours: true })
  },
)

test('codes that others ask about', () => {
  expect([...itemGoneCodes]).toEqual(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN'])
  expect([...noTransactionsCodes]).toEqual([
    'ADDITIONAL_CONSENT_REQUIRED',
    'PRODUCTS_NOT_SUPPORTED',
    'NO_ACCOUNTS',
  ])
  expect([...noStatementsCodes]).toEqual(['PRODUCTS_NOT_SUPPORTED', 'NO_ACCOUNTS'])
  expect([MUTATION_CODE, notReadyCode]).toEqual([
    'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
    'PRODUCT_NOT_READY',
  ])
})

test('what is no envelope is left to its status', () => {
  expect(explainPlaid(500, 'Oops')).toBeUndefined()
})

describe('a report that failed for several causes', () => {
  const causes = ['INSTITUTION_DOWN', 'NO_ACCOUNTS', 'ITEM_LOGIN_REQUIRED', 'INVALID_PRODUCT']
  const told = (those: string[]) =>
    faultOf(400, 'ASSET_REPORT_GENERATION_FAILED', 'ASSET_REPORT_ERROR', those)

  test('is ours, then the owner’s, then the accounts’, then the bank’s', () => {
    expect(told(causes)).toEqual({ kind: 'rejected', vendorCode: 'INVALID_PRODUCT', ours: true })
    expect(told(causes.slice(0, 3))).toEqual({ kind: 'needs-login', vendorCode: 'ITEM_LOGIN_REQUIRED' })
    expect(told(causes.slice(0, 2))).toEqual({ kind: 'rejected', vendorCode: 'NO_ACCOUNTS' })
    expect(told(causes.slice(0, 1))).toEqual({ kind: 'unavailable', vendorCode: 'INSTITUTION_DOWN' })
  })

  test('is the accounts’ in either word, and what a bank says goes behind them', () => {
    expect(told(['INSTITUTION_DOWN', 'PRODUCTS_NOT_SUPPORTED'])?.vendorCode).toBe('PRODUCTS_NOT_SUPPORTED')
    expect(told(['NEW_INSTITUTION_CODE'])?.vendorCode).toBe('ASSET_REPORT_GENERATION_FAILED')
    expect(faultOf(500, 'X', 'API_ERROR', ['ITEM_LOGIN_REQUIRED'])?.kind).toBe('needs-login')
  })

  test('is its own code where no cause says more', () => {
    for (const those of [[], ['SOMETHING_NEW']])
      expect(told(those)).toEqual({ kind: 'rejected', vendorCode: 'ASSET_REPORT_GENERATION_FAILED' })
  })
})

test('whether another report may come out right', () => {
  const dead = (vendorCode?: string) => isReportDead({ kind: 'rejected', vendorCode })
  for (const code of ['ASSET_REPORT_GENERATION_FAILED', 'DATA_UNAVAILABLE', 'DATA_QUALITY_CHECK_FAILED'])
    expect(dead(code), code).toBe(true)
  expect(dead('INVALID_ASSET_REPORT_TOKEN')).toBe(true)
  expect(dead('INSTITUTION_DOWN')).toBe(true)
  expect([dead('ITEM_LOGIN_REQUIRED'), dead()]).toEqual([false, false])
  expect(isReportDead({ kind: 'rejected' })).toBe(false)
})

test('a bank that is away takes minutes, other outages seconds', () => {
  expect(isWaitForBank({ kind: 'unavailable', vendorCode: 'INSTITUTION_DOWN' })).toBe(true)
  expect(isWaitForBank({ kind: 'unavailable', vendorCode: 'INTERNAL_SERVER_ERROR' })).toBe(false)
  expect(isWaitForBank({ kind: 'rejected', vendorCode: 'INSTITUTION_DOWN' })).toBe(false)
  expect(isWaitForBank({ kind: 'unavailable' })).toBe(false)
})

test('an access that has ended for good', () => {
  expect(
    ['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN', 'USER_PERMISSION_REVOKED', 'ITEM_LOCKED'].filter(isGone),
  ).toEqual(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN', 'USER_PERMISSION_REVOKED'])
})

test.each([
  [null, undefined],
  [undefined, undefined],
  ['INVALID_MFA', 'second-factor'],
  ['ITEM_LOGIN_REQUIRED', 'login'],
  ['PENDING_DISCONNECT', 'login'],
  ['INSTITUTION_NOT_RESPONDING', 'institution-down'],
  ['INTERNAL_SERVER_ERROR', undefined],
])('%s asks for %s', (code, attention) => {
  expect(attentionOf(code)).toBe(attention)
})

test('a warning asks for what its cause does; lines that are missing without a cause for the bank, investments for nothing', () => {
  expect(attentionOfWarning('OWNERS_UNAVAILABLE', 'ITEM_LOGIN_REQUIRED')).toBe('login')
  expect(attentionOfWarning('OWNERS_UNAVAILABLE', null)).toBeUndefined()
  expect(attentionOfWarning('TRANSACTIONS_UNAVAILABLE', null)).toBe('institution-down')
  expect(attentionOfWarning('TRANSACTIONS_UNAVAILABLE', 'INVALID_MFA')).toBe('second-factor')
  expect(attentionOfWarning('INVESTMENTS_UNAVAILABLE', 'ITEM_LOGIN_REQUIRED')).toBeUndefined()
})
