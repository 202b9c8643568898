// What a vendor's refusal means to the applicant.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { bankReasonOf } from './reasons.ts'

/** Why nothing comes of a link that the vendor refused. */
export const reasonOfRejection = ({ vendorCode, ours }: Fault): BankReason =>
  ours ? 'off' : (bankReasonOf(vendorCode) ?? 'other')
