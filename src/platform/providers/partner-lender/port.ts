// What the product needs to hand an applicant, who agreed to it, over to a partner lender.
import type { Cents } from '#core/ground/money.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

/** What is known after the business page; neither SSN nor date of birth nor tax id is shared. */
export interface PartnerLead {
  /** Our opaque reference: the lender uses it to recognise the same lead, no person can be found by it. */
  readonly reference: string
  readonly owner: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    /** Ten digits. */
    readonly phone: string
  }
  readonly business: {
    readonly legalName: string
    readonly requestedAmount: Cents
    readonly monthlySales: Cents
    /** 'YYYY-MM', when stated. */
    readonly startMonth?: string
    readonly classification?: string
    readonly industry?: string
  }
}

export interface PartnerLenderPort {
  /** `link` is where the applicant goes on; null = this lead had been submitted before. A lender's 'no' is a fault 'rejected' with code 'declined'. */
  submitLead(lead: PartnerLead): Promise<Outcome<{ readonly link: string | null }, Fault>>
}
