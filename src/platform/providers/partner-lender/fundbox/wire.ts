// A lead and its answer on the wire, after Fundera's published push contract. UNVERIFIED for Fundbox: no public contract exists.
import { divideRounded } from '#core/ground/money.ts'
import * as z from 'zod/mini'
import type { PartnerLead } from '../port.ts'

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return (
    url !== null &&
    (url.protocol === 'https:' ||
      (url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)))
  )
}

export const prequalifyAnswer = z.object({
  decision: z.enum(['preapproved', 'pending', 'declined']),
  // The applicant's browser is sent there: nothing but a web address will do.
  offers: z.optional(z.array(z.object({ url: z.optional(z.string().check(z.refine(isWebAddress))) }))),
})

/** Amounts go as whole dollars, as the published contract has them. */
export const leadBody = ({ reference, owner, business }: PartnerLead) => ({
  fields_version: '2020-06-01',
  owners: [
    {
      uuid: reference,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      phone_number: owner.phone,
    },
  ],
  company: {
    uuid: reference,
    business_name: business.legalName,
    loan_amount: divideRounded(business.requestedAmount, 100),
    annual_revenue: divideRounded(business.monthlySales * 12, 100),
    ...(business.startMonth ? { business_inception: `${business.startMonth}-01` } : {}),
    ...(business.classification ? { entity_type: business.classification } : {}),
    ...(business.industry ? { industry: business.industry } : {}),
  },
})
