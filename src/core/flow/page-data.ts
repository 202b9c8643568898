// What the server tells a page: whose brand it wears and what is set up here. Written into the HTML as JSON, read once at the start.
import type { ToldLimits } from '#core/domain/told-limits.ts'
import type { Brand } from '#core/flow/brand.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { Language } from '#core/words/words.ts'

export interface PageData {
  readonly brand: Brand
  readonly language: Language
  /** The variant that an address shows which names none: the one that /apply serves, or that of the application that is continued. */
  readonly variant: Variant
  /** The script of the bank widget that links by tokens; absent where that way is off. */
  readonly bankScript?: string
  /** Whether the second partner lender can be reached. */
  readonly partnerLender: boolean
  /** Whether an owner can be looked up to fill in what is on file. */
  readonly prefill?: boolean
  /** Testers' helps may show (spec 227). */
  readonly staging: boolean
  readonly year: number
  readonly uploadLimitBytes: number
  readonly limits: ToldLimits
}

export const PAGE_DATA_ID = 'page-data'

/** Stand in the ready-made page where the server puts the amounts of its own policy: none that anybody has. Months are on no ready-made page. */
export const LIMITS_HOLE = { least: 999_999_800, most: 999_999_900, sales: 999_999_700, months: 0 } as const
