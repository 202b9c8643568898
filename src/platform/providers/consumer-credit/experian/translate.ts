// A person as Experian is asked about them, and what its errors mean.
import type { Fault } from '../../faults.ts'
import type { CreditQuery } from '../port.ts'
import { errorAnswer, profileAnswer } from './wire.ts'

export interface ExperianAccount {
  /** The subscriber code that is set up for soft inquiries. */
  readonly subscriberCode: string
  /** The code of the permissible purpose that the account was approved for (15 USC 1681b). */
  readonly purpose: string
  readonly endUser?: string
}

/** 'F' asks for FICO Score 2 (specification 3, section 2.3); 26 months of history come by themselves. */
const SCORE_MODEL = 'F'

export const requestOf = (
  { firstName, lastName, ssn, dateOfBirth, home }: CreditQuery,
  { subscriberCode, purpose, endUser }: ExperianAccount,
) => ({
  consumerPii: {
    primaryApplicant: {
      name: { lastName, firstName },
      ...(dateOfBirth && { dob: { dob: dateOfBirth.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1') } }),
      ssn: { ssn },
      currentAddress: {
        line1: home.street,
        ...(home.unit && { line2: home.unit }),
        city: home.city,
        state: home.state,
        zipCode: home.zip,
      },
    },
  },
  requestor: { subscriberCode },
  permissiblePurpose: { type: purpose },
  ...(endUser && { resellerInfo: { endUserName: endUser } }),
  addOns: {
    riskModels: { modelIndicator: [SCORE_MODEL], scorePercentile: 'N' },
    summaries: { summaryType: ['Profile Summary'] },
    fraudShield: 'Y',
    outputType: 'JSON',
  },
})

/** Of an answer, or of the profile in it. */
const codeOf = (body: unknown): string | undefined => {
  const profile = profileAnswer.safeParse(body)
  const read = errorAnswer.safeParse(profile.success ? profile.data.creditProfile[0] : body)
  const code = read.success ? read.data.errors[0]?.errorCode : undefined
  return code === undefined ? undefined : String(code)
}

/**
 * The subscriber's own standing at the bureau, of its list of error messages: number, password, inquiry not allowed (76), products and purposes
 * that were not bought. No other person's report comes either, until the operator cures it.
 */
const subscriberCodes = new Set([
  31, 51, 67, 74, 76, 211, 212, 222, 318, 320, 322, 325, 331, 350, 355, 356, 357, 360, 382, 384, 388, 639,
  709, 815, 822, 936,
])

/** The bureau says such a thing in an answer of 200 too: the fault that it then is, null where the answer is of a person. */
export function subscriberFault(body: unknown): Fault | null {
  const code = codeOf(body)
  return code !== undefined && subscriberCodes.has(Number(code))
    ? { kind: 'rejected', vendorCode: code, ours: true }
    : null
}

/** Who is refused for keys or permissions cannot be helped by another try, nor by the person. Its sentence is never kept. */
export function explainError(status: number, body: unknown): Fault | undefined {
  const vendorCode = codeOf(body)
  if (status === 401 || status === 403)
    return { kind: 'rejected', vendorCode: vendorCode ?? String(status), ours: true }
  const own = status === 400 || status === 404 ? subscriberFault(body) : null
  if (own) return own
  if (status === 400 || status === 404) return { kind: 'rejected', vendorCode: vendorCode ?? String(status) }
  return undefined
}
