// Finicity's error envelope in our five faults.
import * as z from 'zod'
import type { Fault, FaultKind } from '../../faults.ts'
import type { AttentionReason } from '../port.ts'

/** `code` is text in most answers and a number in some. */
const envelope = z.object({ code: z.union([z.string(), z.number()]).transform(String) })

/** The App-Token is missing, invalid or expired: a new one helps. A 401 in plain text is read the same way. */
export const staleTokenCodes: ReadonlySet<string> = new Set(['10022', '10023', '10024', 'plain-401'])
/** The customer is not (or no longer) there. */
export const customerGoneCodes: ReadonlySet<string> = new Set(['14001', '14023', '10002'])
/** Nothing is left of a login: its owner took it back, or its accounts were deleted. */
const loginGoneCodes: ReadonlySet<string> = new Set(['38003', '38007'])
export const isLoginGone = ({ vendorCode = '' }: Fault): boolean => loginGoneCodes.has(vendorCode)
/** The user name of a new customer is taken: it was made before. */
export const usernameTakenCode = '110002'

/** Aggregation codes that Connect Fix cures, by what the bank wants; 946 and 947 are an access that ran out, 169 asks for the person. */
const secondFactorCodes: ReadonlySet<string> = new Set(['185', '187'])
const loginCodes: ReadonlySet<string> = new Set('103 106 108 109 169 945 946 947 948'.split(' '))
/** There is none: 960 of this place in the list, 20000 of accounts of this kind. */
export const noStatementsCodes: ReadonlySet<string> = new Set(['960', '20000'])
/** The partner's own key, id or secret; 24302 is its lock. */
const partnerCodes: ReadonlySet<string> = new Set(['10001', '10005', '10026', '10027', '24302'])

const kinds: Readonly<Record<string, FaultKind>> = {
  '10030': 'unavailable',
  '3300001': 'rate-limited',
  // The access is gone at the vendor: only the person can give it again.
  '14001': 'needs-login',
  '14023': 'needs-login',
  '10002': 'needs-login',
  '38003': 'needs-login',
  '38007': 'needs-login',
  '3003': 'needs-login',
}

/** Refusals after which a refresh has surely not reached the bank, beside a 429; codes of our door and of the network. */
const unsentCodes: ReadonlySet<string> = new Set(
  'door-closed busy ECONNREFUSED ENOTFOUND EAI_AGAIN UND_ERR_CONNECT_TIMEOUT'.split(' '),
)

/**
 * Whether a refresh that was refused may have asked the bank all the same. Then it is not sent again: the vendor forbids that a program
 * repeats what a person asked for, and hanging up stops nothing; what came of it is read.
 */
export const mayHaveAsked = ({ kind, vendorCode = '' }: Fault): boolean =>
  (kind === 'malformed' || kind === 'unavailable') &&
  !unsentCodes.has(vendorCode) &&
  !staleTokenCodes.has(vendorCode) &&
  !vendorCode.startsWith(NO_TOKEN)

const NO_TOKEN = 'no token: '
/** The same fault, of a call that was not sent, since no token was to be had for it. */
export const withoutToken = (fault: Fault): Fault => ({
  ...fault,
  vendorCode: NO_TOKEN + (fault.vendorCode ?? fault.kind),
})

/** For `callVendor`: reads the envelope, leaves bare answers to their status. */
export function explainFinicity(status: number, body: unknown): Fault | undefined {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return status === 401 ? { kind: 'unavailable', vendorCode: 'plain-401' } : undefined
  const vendorCode = parsed.data.code
  if (status === 429) return { kind: 'rate-limited', vendorCode }
  // What went wrong at the bank comes as a 500 whose body says what: only the rest is an outage.
  if (needsConnectFix(vendorCode)) return { kind: 'needs-login', vendorCode }
  if (partnerCodes.has(vendorCode)) return { kind: 'rejected', vendorCode, ours: true }
  if (status >= 500)
    return { kind: 'unavailable', vendorCode, ...(isAggregation(vendorCode) && { ofBank: true }) }
  if (status === 401 && staleTokenCodes.has(vendorCode)) return { kind: 'unavailable', vendorCode }
  return { kind: kinds[vendorCode] ?? 'rejected', vendorCode }
}

export const isSecondFactor = (code: string): boolean => secondFactorCodes.has(code)

/** Aggregation codes have three figures and tell about a bank; the vendor's own have more. */
const isAggregation = (code: string): boolean => /^\d{3}$/.test(code)

const needsConnectFix = (code: string): boolean => secondFactorCodes.has(code) || loginCodes.has(code)

/** What an aggregation code asks of the owner, as an account's status or as a failed call's; undefined = all is well. Codes from the vendor's published list. */
export function attentionOf(code: number | string | null | undefined): AttentionReason | undefined {
  if (code === null || code === undefined || Number(code) === 0) return undefined
  if (secondFactorCodes.has(String(code))) return 'second-factor'
  return loginCodes.has(String(code)) ? 'login' : 'institution-down'
}

/** The vendor's 203 to whatever asks the bank: it wants the second factor, and nothing was fetched. */
export const secondFactorFault: Fault = { kind: 'needs-login', vendorCode: 'second-factor' }
