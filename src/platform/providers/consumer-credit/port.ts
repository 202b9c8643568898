// What the product needs to ask a credit bureau for the report of a person who agreed to it.
import type { ProviderCheck } from '../check.ts'
import type { Bureau } from '#core/domain/underwriting.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface CreditQuery {
  /** Letters and digits, 32 at most, new for each report: the bureau logs it. */
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  /** Nine digits. */
  readonly ssn: string
  readonly dateOfBirth: IsoDate | null
  readonly home: {
    readonly street: string
    /** '' where there is none. */
    readonly unit: string
    readonly city: string
    /** Two letters. */
    readonly state: string
    /** Five digits. */
    readonly zip: string
  }
}

export interface ConsumerCreditPort {
  /** Logs in, and asks for no report. */
  readonly check: ProviderCheck
  /** As notices of adverse action name it. */
  readonly bureau: Bureau
  /**
   * The report as the bureau answers it, parsed (`core/domain/credit-report/read-report.ts` reads it); 'soft': an inquiry that other
   * creditors do not see. A person without a file, a frozen file and the bureau's own errors are reports too, and no fault. What the
   * bureau refuses for our part (permissions, codes) is a fault marked `ours`.
   */
  pull(query: CreditQuery, inquiry: 'soft'): Promise<Outcome<unknown, Fault>>
}
