// Plaid's error envelope in our five faults: by error_code and error_type, never by message (those texts change).
import type { Fault, FaultKind } from '../../faults.ts'
import type { AttentionReason } from '../port.ts'
import { errorEnvelope } from './wire.ts'

/** The report is still being built. */
export const notReadyCode = 'PRODUCT_NOT_READY'
/** The report will never be ready; another one must be made. */
const reportFailedCodes: ReadonlySet<string> = new Set([
  'ASSET_REPORT_GENERATION_FAILED',
  'DATA_UNAVAILABLE',
  'DATA_QUALITY_CHECK_FAILED',
  'INVALID_ASSET_REPORT_TOKEN',
])
/** There is nothing left to give back. */
export const itemGoneCodes: ReadonlySet<string> = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN'])

/** Update mode cures them: the vendor's family of login errors, and the accesses that ran out. */
const loginCodes: ReadonlySet<string> = new Set([
  'ITEM_LOGIN_REQUIRED',
  'PENDING_EXPIRATION',
  'PENDING_DISCONNECT',
  'USER_PERMISSION_REVOKED',
  'ACCESS_NOT_GRANTED',
  'ITEM_LOCKED',
  'INVALID_CREDENTIALS',
  'INSUFFICIENT_CREDENTIALS',
  'INVALID_MFA',
  'USER_SETUP_REQUIRED',
  'USER_INPUT_TIMEOUT',
  'PASSWORD_RESET_REQUIRED',
  ...itemGoneCodes,
])
/** The access has ended for good: the owner took it back, or it was given back. */
export const isGone = (code: string): boolean => itemGoneCodes.has(code) || code === 'USER_PERMISSION_REVOKED'
export const isLoginCode = (code: string): boolean => loginCodes.has(code)
/** Lines came while the pages were read: the loop starts over. */
export const MUTATION_CODE = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION'
/** No transactions can be had of this item: its owner did not agree to them, or its bank gives none. */
export const noTransactionsCodes: ReadonlySet<string> = new Set([
  'ADDITIONAL_CONSENT_REQUIRED',
  'PRODUCTS_NOT_SUPPORTED',
  'NO_ACCOUNTS',
])
/** The bank gives no statements to anybody, or keeps none of these accounts: that is known, and none. */
export const noStatementsCodes: ReadonlySet<string> = new Set(['PRODUCTS_NOT_SUPPORTED', 'NO_ACCOUNTS'])
/** The operator's keys, environment or products; and banks that let in only whom they know, by an entry in the vendor's console. */
const operatorCodes: ReadonlySet<string> = new Set([
  'INVALID_API_KEYS',
  'UNAUTHORIZED_ENVIRONMENT',
  'INVALID_PRODUCT',
  'PRODUCT_NOT_ENABLED',
  'INSTITUTION_REGISTRATION_REQUIRED',
  'UNAUTHORIZED_INSTITUTION',
])
/** This login has nothing to read: other accounts, or statements. */
const otherAccountCodes: ReadonlySet<string> = new Set(['NO_ACCOUNTS', 'PRODUCTS_NOT_SUPPORTED'])

const isBankDown = (code: string): boolean => code.startsWith('INSTITUTION_')

const kindsOfType: Readonly<Record<string, FaultKind>> = {
  RATE_LIMIT_EXCEEDED: 'rate-limited',
  API_ERROR: 'unavailable',
  INSTITUTION_ERROR: 'unavailable',
}

/** Of several causes the one that nothing else cures: ours, then the owner's, then the accounts', then the bank's. */
const causesInOrder: readonly ((code: string) => boolean)[] = [
  (code) => operatorCodes.has(code),
  (code) => loginCodes.has(code),
  (code) => otherAccountCodes.has(code),
  isBankDown,
]

function faultOfCode(vendorCode: string, type: string): Fault {
  if (operatorCodes.has(vendorCode)) return { kind: 'rejected', vendorCode, ours: true }
  if (loginCodes.has(vendorCode)) return { kind: 'needs-login', vendorCode }
  if (isBankDown(vendorCode)) return { kind: 'unavailable', vendorCode }
  return { kind: kindsOfType[type] ?? 'rejected', vendorCode }
}

/** For `callVendor`: reads the envelope, leaves bare answers to their status. A failed report's causes say more than its own code. */
export function explainPlaid(status: number, body: unknown): Fault | undefined {
  const parsed = errorEnvelope.safeParse(body)
  if (!parsed.success) return undefined
  const { error_code: vendorCode, error_type: type, causes } = parsed.data
  if (status === 429) return { kind: 'rate-limited', vendorCode }
  if (vendorCode === notReadyCode) return { kind: 'unavailable', vendorCode }
  const codes = (causes ?? []).map((cause) => cause.error_code)
  const cause = causesInOrder.map((isOne) => codes.find(isOne)).find((code) => code !== undefined)
  if (cause !== undefined) return faultOfCode(cause, type)
  return status >= 500 ? { kind: 'unavailable', vendorCode } : faultOfCode(vendorCode, type)
}

/** Whether the report itself is done for, while another one may come out right. */
export const isReportDead = ({ vendorCode = '' }: Fault): boolean =>
  reportFailedCodes.has(vendorCode) || isBankDown(vendorCode)

/** Whether the bank behind the vendor is away: that takes minutes, not seconds. */
export const isWaitForBank = ({ kind, vendorCode = '' }: Fault): boolean =>
  kind === 'unavailable' && isBankDown(vendorCode)

/** What a warning's cause asks of the owner; undefined when it asks for nothing. */
export function attentionOf(errorCode: string | null | undefined): AttentionReason | undefined {
  if (errorCode === null || errorCode === undefined) return undefined
  if (errorCode === 'INVALID_MFA') return 'second-factor'
  if (loginCodes.has(errorCode)) return 'login'
  return isBankDown(errorCode) ? 'institution-down' : undefined
}

/** What a warning about an item asks for. Without its lines an item is no empty account: where no cause is told, the bank is asked again. */
export function attentionOfWarning(
  warningCode: string | null | undefined,
  errorCode: string | null | undefined,
): AttentionReason | undefined {
  // Investments are not read.
  if (warningCode === 'INVESTMENTS_UNAVAILABLE') return undefined
  return (
    attentionOf(errorCode) ?? (warningCode === 'TRANSACTIONS_UNAVAILABLE' ? 'institution-down' : undefined)
  )
}
