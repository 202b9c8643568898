// The cells of an underwriting policy, as the model reads them.
import type { SignWeights } from './statement-signs/sign.ts'
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Role } from './access.ts'
import type { BasisPoints } from './bank-picture.ts'
import type { ChoicePart, NumberPart } from './scored-parts.ts'
import type { SigningRules } from './signing-rules.ts'

/** Factor rates are integers in ten-thousandths (1.30 = 13,000). */
export type FactorRate = number

/** E = below the lowest passing cut-off, or knocked out whatever it scored. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E'
export type PricedGrade = Exclude<Grade, 'E'>

/** One band of a scored part: the first band that holds gives the points. */
interface Band {
  /** The value must be at least (for 'higher' parts) or at most (for 'lower' parts) this. */
  readonly limit: number
  readonly points: number
}
export interface ScoredNumber {
  readonly better: 'higher' | 'lower'
  readonly bands: readonly Band[]
  readonly max: number
  /** Points where the figure is not known; null: the part then does not stand in the score. */
  readonly unknown: number | null
  /** Of a file of the first schemas: points where the figure is not known, which no reason names. */
  readonly unsaid?: number
  /** Mean of approved files, in hundredths of a point: reasons rank by how far a file lies below it. */
  readonly mean: number
}
interface ScoredChoice {
  readonly points: Readonly<Record<string, number>>
  readonly max: number
  /** Of a file of the first schemas: points of what is not known, which no reason names. */
  readonly unsaid?: number
  /** In hundredths of a point. What is not known does not stand in the score. */
  readonly mean: number
}

/** Up to where one person approves an offer alone. null = not limited, known or not. */
export interface Authority {
  readonly maximumAmount: Cents
  /** All payments to lenders, this one too, of true revenue. */
  readonly maximumBurden: BasisPoints | null
  /** Hundredths (15 payments = 1,500). */
  readonly minimumPaymentsInAdb: number | null
  readonly lowestGrade: PricedGrade | null
}

/** What a business needs in general, told before anything is decided. Exactly as much qualifies. */
export interface GeneralMinimums {
  /** Stated sales of a month. */
  readonly monthlySales: Cents
  readonly monthsInBusiness: number
}

/** Every number of underwriting. Read from policies/<version>.json by `parsePolicy`. Money in cents. */
export interface Policy {
  readonly version: string
  readonly effectiveFrom: IsoDate
  /** By section: 'default' until the operator has set it. */
  readonly marks: Readonly<
    Record<string, { readonly owner: string; readonly status: 'default' | 'set'; readonly why: string }>
  >
  readonly limits: {
    readonly minimumAmount: Cents
    readonly maximumAmount: Cents
    readonly amountStep: Cents
    readonly shortestTerm: number
    readonly longestTerm: number
    readonly workingDaysPerMonth: number
    readonly minimumPaymentsInAdb: number
    /** Smallest excess over the fifteenth that is labelled as an adjustment. */
    readonly adjustmentThreshold: Cents
  }
  /** Told before anything is decided, and what qualifies on the answers; absent in files of schema 1 to 6 (`minimumsOf`). */
  readonly generalMinimums?: GeneralMinimums
  readonly grades: Readonly<Record<PricedGrade, number>>
  readonly revenueShare: Readonly<Record<PricedGrade, BasisPoints>>
  /** Indexed by term - shortestTerm. */
  readonly factorRates: Readonly<Record<PricedGrade, readonly FactorRate[]>>
  readonly stack: {
    readonly maximumBurden: BasisPoints
    /** Largest payment of ours, per working day, of daily true revenue; null or absent (files of schema 7 and before) = not limited. */
    readonly firstPositionShare?: BasisPoints | null
    readonly declineAtPositions: number
    readonly minimumAgeDays: number
    /** Positions below this confidence (0-100) count nowhere. */
    readonly minimumConfidence: number
  }
  readonly knockOuts: {
    readonly minimumMonthlyRevenue: Cents
    readonly minimumTimeInBusinessMonths: number
    /** null = not limited. */
    readonly maximumNsfLastThreeMonths: number | null
    /** Hundredths of a day; null = not limited. */
    readonly maximumNegativeDaysPerMonth: number | null
    readonly bankruptcies: readonly string[]
    readonly industries: readonly string[]
    readonly states: readonly string[]
  }
  readonly review: {
    readonly minimumMonths: number
    readonly undisclosedAccounts: number
    readonly staleAfterDays: number
    readonly monthToDatePace: BasisPoints
    readonly topPayerShare: BasisPoints
    /** Change of the counted months' revenue against the same months of the year before, below which a person looks; null = nobody need. */
    readonly sameMonthsLastYear: BasisPoints | null
    /** What is left of true revenue before lenders' payments, below which a person looks (`lossesOf`); null or absent (schema 7 and before) = nobody need. */
    readonly losesMoney?: BasisPoints | null
    /** Whether the owners' names on an account stand for what its bank does not say: that it is the business's. */
    readonly acceptsOwnerNames: boolean
    /** Whether accounts that were read from uploaded statements may decide without a person; absent = they may not. */
    readonly statementsDecide?: boolean
  }
  /** What signs of changed statements count, 0 to 100 each, and from which sum on a person looks; absent = nobody need. */
  readonly tampering?: SignWeights & { readonly reviewFrom: number }
  readonly authority: {
    readonly proposalDays: number
    /** Who may approve what somebody else proposed. */
    readonly secondApprovers: readonly Role[]
    /** null = approves nothing. */
    readonly roles: Readonly<Record<Role, Authority | null>>
  }
  /** The price of a person's offer where the model makes none. */
  readonly outsideModel: {
    readonly gradesLower: number
    /** null = at the grade of its score, or as one without a grade. */
    readonly knockedOut: PricedGrade | null
    readonly withoutGrade: PricedGrade
  }
  /** Which owners are named and who may bind the business; null = nobody is asked; absent from files of schema 6 and before, which ask nobody. */
  readonly signing?: SigningRules | null
  /** Credits of customers that count in a calendar month on the owner's word alone; absent = none. */
  readonly questions?: { readonly withoutDocument: Cents }
  /** Largest share of simulated courses in which a payment may be missed; null = nothing is simulated. */
  readonly cashFlow: Readonly<Record<PricedGrade, BasisPoints>> | null
  readonly economics: {
    /** Per year, of the balance that is out; null = not known. */
    readonly costOfFunds: BasisPoints | null
    /** Of the amount; null = not known. */
    readonly commission: BasisPoints | null
    /** Of the amount; null where the operator states none, and the margin after it is not known. */
    readonly expectedLoss: Readonly<Record<PricedGrade, BasisPoints>> | null
    /** Of the amount: what must be left after all costs, or a second person approves; null or absent (schema 7 and before) = not asked for. */
    readonly minimumMargin?: BasisPoints | null
  }
  readonly preOffers: {
    readonly revenueShare: BasisPoints
    readonly fractions: readonly BasisPoints[]
  }
  readonly industries: {
    readonly nonCore: readonly string[]
    readonly core: string
    readonly fleet: readonly string[]
  }
  /** A part that is absent counts 0 of 0. */
  readonly numbers: Readonly<Partial<Record<NumberPart, ScoredNumber>>>
  readonly choices: Readonly<Partial<Record<ChoicePart, ScoredChoice>>>
}
