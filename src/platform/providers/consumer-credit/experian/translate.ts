// A person as Experian is asked about them, and what its errors mean.
import type { Fault } from '../../faults.ts'
import type { CreditQuery } from '../port.ts'
import { errorAnswer } from './wire.ts'

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

const codeOf = (body: unknown): string | undefined => {
  const read = errorAnswer.safeParse(body)
  const code = read.success ? read.data.errors[0]?.errorCode : undefined
  return code === undefined ? undefined : String(code)
}

/** Who is refused for keys or permissions cannot be helped by another try, nor by the person. Its sentence is never kept. */
export function explainError(status: number, body: unknown): Fault | undefined {
  const vendorCode = codeOf(body)
  if (status === 401 || status === 403)
    return { kind: 'rejected', vendorCode: vendorCode ?? String(status), ours: true }
  if (status === 400 || status === 404) return { kind: 'rejected', vendorCode: vendorCode ?? String(status) }
  return undefined
}
