// Plaid's error envelope in our five faults: by error_code and error_type, never by message (those texts change).
import type { Fault, FaultKind } from '../../faults.ts'
import type { AttentionReason } from '../port.ts'
import { errorEnvelope } from './wire.ts'

/** The report is still being built. */
export const notReadyCode = 'PRODUCT_NOT_READY'
/** The report will never be ready; another one must be made. */
export const reportFailedCodes: ReadonlySet<string> = new Set([
  'ASSET_REPORT_GENERATION_FAILED',
  'INVALID_ASSET_REPORT_TOKEN',
])
/** There is nothing left to give back. */
export const itemGoneCodes: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN'])

const loginCodes: ReadonlySet<string> = new Set([
  'ITEM_LOGIN_REQUIRED',
  'PENDING_EXPIRATION',
  'PENDING_DISCONNECT',
  'USER_PERMISSION_REVOKED',
  'ACCESS_NOT_GRANTED',
  'ITEM_LOCKED',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  ...itemGoneCodes,
])

const kindsOfType: Readonly<Record<string, FaultKind>> = {
  RATE_LIMIT_EXCEEDED: 'rate-limited',
  API_ERROR: 'unavailable',
  INSTITUTION_ERROR: 'unavailable',
}

/** For `callVendor`: reads the envelope, leaves bare answers to their status. */
export function explainPlaid(status: number, body: unknown): Fault | undefined {
  const parsed = errorEnvelope.safeParse(body)
  if (!parsed.success) return undefined
  const { error_code: vendorCode, error_type: type } = parsed.data
  if (status === 429) return { kind: 'rate-limited', vendorCode }
  if (loginCodes.has(vendorCode)) return { kind: 'needs-login', vendorCode }
  if (status >= 500 || vendorCode === notReadyCode) return { kind: 'unavailable', vendorCode }
  return { kind: kindsOfType[type] ?? 'rejected', vendorCode }
}

/** What a warning about one item asks of its owner; undefined when it asks for nothing (missing owners, say). */
export function attentionOf(errorCode: string | null | undefined): AttentionReason | undefined {
  if (errorCode === null || errorCode === undefined) return undefined
  if (errorCode === 'INVALID_MFA') return 'second-factor'
  if (loginCodes.has(errorCode)) return 'login'
  return errorCode.startsWith('INSTITUTION_') ? 'institution-down' : undefined
}
