// What a vendor's refusal means to the applicant, and what staff read of it.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { bankReasonOf } from './reasons.ts'

/** Why nothing comes of a link that the vendor refused. */
export const reasonOfRejection = ({ vendorCode, ours }: Fault): BankReason =>
  ours ? 'off' : (bankReasonOf(vendorCode) ?? 'other')

/** Of a fault that is ours to mend: it stands among the jobs that gave up. */
export const ourFault = (vendor: string, { vendorCode = '' }: Fault): string =>
  `our own setting at ${vendor}: ${vendorCode}`
