// Finicity's error envelope in our five faults.
import * as z from 'zod'
import type { Fault, FaultKind } from '../../faults.ts'

/** `code` is text in most answers and a number in some. */
const envelope = z.object({ code: z.union([z.string(), z.number()]).transform(String) })

/** The App-Token is missing, invalid or expired: a new one helps. A 401 in plain text is read the same way. */
export const staleTokenCodes: ReadonlySet<string> = new Set(['10022', '10023', '10024', 'plain-401'])
/** The customer is not (or no longer) there. */
export const customerGoneCodes: ReadonlySet<string> = new Set(['14001', '14023', '10002'])
/** The user name of a new customer is taken: it was made before. */
export const usernameTakenCode = '110002'

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

/** For `callVendor`: reads the envelope, leaves bare answers to their status. */
export function explainFinicity(status: number, body: unknown): Fault | undefined {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return status === 401 ? { kind: 'unavailable', vendorCode: 'plain-401' } : undefined
  const vendorCode = parsed.data.code
  if (status === 429) return { kind: 'rate-limited', vendorCode }
  if (status >= 500) return { kind: 'unavailable', vendorCode }
  if (status === 401 && staleTokenCodes.has(vendorCode)) return { kind: 'unavailable', vendorCode }
  return { kind: kinds[vendorCode] ?? 'rejected', vendorCode }
}

/** What an account's aggregation status code asks of its owner; undefined = all is well. Codes from the vendor's published list. */
export function attentionOf(
  statusCode: number | null | undefined,
): 'login' | 'second-factor' | 'institution-down' | undefined {
  if (statusCode === null || statusCode === undefined || statusCode === 0) return undefined
  if ([185, 187].includes(statusCode)) return 'second-factor'
  if ([103, 106, 108, 109, 945, 948].includes(statusCode)) return 'login'
  return 'institution-down'
}
