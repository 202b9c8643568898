// The vocabulary of underwriting: what the analysis, the model and the offers take in and give back.
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { BankAccount } from './bank-history.ts'

/** Ratios are integers in basis points (10,000 = 100%); factor rates are integers in ten-thousandths (1.30 = 13,000). */
export type BasisPoints = number
export type FactorRate = number

/** E = below the lowest passing cut-off. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'E'
export type PricedGrade = Exclude<Grade, 'E'>
export type FactorName = 'revenue' | 'balances' | 'nsf' | 'positions' | 'credit' | 'business'

/** A cause in a form that words can be put to: `reason.<code>` in core/words/underwriting; money in `values` is cents. */
export interface Reason {
  readonly code: ReasonCode
  readonly values: ReasonValues
}
export type ReasonValues = Readonly<Record<string, number | string>>

export type KnockOutCode =
  | 'open-bankruptcy'
  | 'bankruptcy-policy'
  | 'negative-today'
  | 'nsf-above-maximum'
  | 'negative-days-above-maximum'
  | 'tamper-review'
  | 'personal-account-only'
  | 'no-business-account'
  | 'revenue-below-minimum'
  | 'time-in-business-below-minimum'
  | 'industry-not-served'
  | 'state-not-served'
  | 'prior-default'
/** One per part of the score. */
export type ShortfallCode =
  | 'revenue-level'
  | 'revenue-trend'
  | 'revenue-steadiness'
  | 'deposit-count'
  | 'balance-level'
  | 'days-of-cover'
  | 'negative-days'
  | 'nsf-count'
  | 'active-positions'
  | 'debt-burden'
  | 'credit-score'
  | 'liens'
  | 'revolving-credit'
  | 'bankruptcy-history'
  | 'commercial-credit'
  | 'time-in-business'
  | 'industry-risk'
  | 'tax-returns'
  | 'online-presence'
  | 'home-ownership'
  | 'fleet-size'
export type OfferReasonCode =
  | 'balance-supports-too-little'
  | 'revenue-supports-too-little'
  | 'burden-leaves-no-room'
  | 'too-many-positions'
  | 'recent-position'
export type ReviewCode =
  | 'too-few-months'
  | 'undisclosed-account'
  | 'account-holder-unknown'
  | 'bank-data-stale'
  | 'month-to-date-down'
  | 'revenue-concentrated'
  | 'default-check-pending'
export type ReasonCode = KnockOutCode | ShortfallCode | OfferReasonCode | ReviewCode

/** `raise.<code>` in the words: what would raise the amount or turn the answer. */
export type RaiseCode =
  | 'higher-balance'
  | 'higher-revenue'
  | 'pay-down-advances'
  | 'wait-after-advance'
  | 'avoid-negative-days'
  | 'avoid-nsf'
  | 'better-credit'
  | 'connect-business-account'
  | 'more-history'
  | 'time-in-business'
export interface Raise {
  readonly code: RaiseCode
  readonly values: ReasonValues
}

export type Cadence = 'daily' | 'weekly' | 'biweekly' | 'monthly'
export type PositionState = 'active' | 'paid-off' | 'paused' | 'refinanced'
/** advance = sale of future receipts or revenue-based; term and line = lenders' loans, which count as burden only. */
export type PositionKind = 'advance' | 'term' | 'line'

/** Another lender's advance or loan, seen in the debits. */
export interface Position {
  readonly id: string
  readonly lender: string
  /** In our list of lenders, or recognised by words or cadence alone. */
  readonly known: boolean
  readonly kind: PositionKind
  /** Whether this lender gives payoff letters, so that new funding can retire it. */
  readonly payoff: boolean
  readonly cadence: Cadence
  readonly payment: Cents
  /** Rounded to the cent; weekly x 20/97, monthly x 1/21. */
  readonly dailyEquivalent: Cents
  readonly fundedAmount: Cents | null
  readonly fundedOn: IsoDate | null
  readonly firstPaymentOn: IsoDate
  readonly lastPaymentOn: IsoDate
  readonly paymentsMade: number
  readonly paid: Cents
  /** Estimated amount to be repaid in all; null when the funding credit was not seen. */
  readonly estimatedTotal: Cents | null
  readonly estimatedRemaining: Cents | null
  readonly state: PositionState
  readonly missedDates: readonly IsoDate[]
  readonly returnedDates: readonly IsoDate[]
  /** 0-100: 95 known lender, 75 words of the trade, 50 cadence alone ('possible', counts nowhere). */
  readonly confidence: number
  /** The day on which the payment amount last changed (a modification), if it did. */
  readonly paymentChangedOn: IsoDate | null
  readonly transactionIds: readonly string[]
}

/** Why a credit is not revenue (`exclusion.<reason>` in the words). */
export type ExclusionReason =
  | 'own-transfer'
  | 'advance-funding'
  | 'loan-proceeds'
  | 'owner-injection'
  | 'factoring-advance'
  | 'returned-item'
  | 'refund'
  | 'tax-refund'
  | 'chargeback-reversal'
  | 'debt-settlement'
  | 'insurance-payout'
export interface ExcludedCredit {
  readonly transactionId: string
  readonly date: IsoDate
  readonly amount: Cents
  readonly reason: ExclusionReason
}

/** One calendar month over the operating accounts; money in cents. */
export interface MonthSummary {
  readonly month: IsoMonth
  /** The whole month lies within the data. */
  readonly full: boolean
  /** Full by the spec's six-month rule: the months that the model reads. */
  readonly counted: boolean
  readonly transactions: number
  /** Number of credits. */
  readonly deposits: number
  readonly gross: Cents
  readonly trueRevenue: Cents
  readonly averageDailyBalance: Cents
  readonly endingBalance: Cents
  readonly lowestBalance: Cents
  readonly negativeDays: number
  readonly nsf: number
  /** Distinct days with an NSF. */
  readonly nsfDays: number
  readonly overdraftFees: number
  readonly debits: number
  /** Money out without own transfers, as a positive number. */
  readonly outflow: Cents
  /** Part of the outflow that went to other lenders. */
  readonly debtService: Cents
  readonly excluded: Readonly<Partial<Record<ExclusionReason, Cents>>>
}

export interface AccountUse {
  readonly account: BankAccount
  /** operating = counted; own = only to pair transfers; personal and other = not counted; duplicate = linked twice. */
  readonly use: 'operating' | 'own' | 'personal' | 'other' | 'duplicate'
}

export interface BankAnalysis {
  readonly asOf: IsoDate
  readonly refreshedOn: IsoDate
  readonly historyFrom: IsoDate | null
  readonly accounts: readonly AccountUse[]
  readonly holder: 'business' | 'unknown' | 'personal-only' | 'none'
  /** Oldest first, at most 24 and the running one. */
  readonly months: readonly MonthSummary[]
  /** Over counted months with gross above 0; zeros when there is none. */
  readonly averages: {
    readonly months: number
    readonly gross: Cents
    readonly trueRevenue: Cents
    readonly averageDailyBalance: Cents
    readonly outflow: Cents
    /** Hundredths of a day per month. */
    readonly negativeDaysPerMonth: number
    readonly depositsPerMonth: number
  }
  readonly currentBalance: Cents
  readonly negativeToday: boolean
  readonly longestNegativeRun: number
  readonly lastNegativeDay: IsoDate | null
  readonly nsfLast90Days: number
  /** Monthly slope of true revenue over its mean; null under three months. */
  readonly trend: BasisPoints | null
  readonly volatility: BasisPoints | null
  readonly concentration: {
    readonly top: BasisPoints
    readonly topFive: BasisPoints
    readonly payer: string | null
  }
  readonly monthToDate: {
    readonly month: IsoMonth
    readonly trueRevenue: Cents
    readonly pace: BasisPoints | null
  }
  /** Average daily balance over daily outflow, in tenths of a day. */
  readonly daysOfCover: number | null
  readonly positions: readonly Position[]
  readonly activePositions: number
  readonly dailyBurden: Cents
  /** Daily burden over true revenue / 21. */
  readonly burden: BasisPoints | null
  readonly debtToIncome: BasisPoints | null
  /** Positions first seen within 30 days of `asOf`: stacking. */
  readonly newPositions: number
  readonly undisclosedAccounts: readonly {
    readonly mask: string
    readonly count: number
    readonly amount: Cents
    readonly shareOfGross: BasisPoints
  }[]
  readonly excludedCredits: readonly ExcludedCredit[]
  /** End-of-day balance of the operating accounts together, one per day from `from`. */
  readonly dailyBalances: { readonly from: IsoDate; readonly balances: readonly Cents[] }
}

export interface ModelMonth {
  readonly month: IsoMonth
  readonly gross: Cents
  readonly averageDailyBalance: Cents
  readonly negativeDays: number
  readonly deposits: number
  readonly nsf?: number
  /** Gross when absent. */
  readonly trueRevenue?: Cents
  readonly outflow?: Cents
}

export const taxReturnOptions = ['Yes', 'No', 'Yes + 20% NL'] as const
export const commercialCreditOptions = ['Yes', 'No', 'Yes + Past due'] as const
export const lienOptions = ['0-$75k', '$75-125k', '$125-250k', '$250k+'] as const
export const revolvingOptions = ['50%+', '25-50%', '0-25%'] as const
export const bankruptcyOptions = ['0', '1,<1 yr', '1,2-5 yrs', '1,>5 yrs', '2+'] as const
export const truckOptions = ['0 to 5', '6+'] as const
export type TaxReturns = (typeof taxReturnOptions)[number]
export type CommercialCredit = (typeof commercialCreditOptions)[number]
export type Liens = (typeof lienOptions)[number]
export type Revolving = (typeof revolvingOptions)[number]
export type Bankruptcies = (typeof bankruptcyOptions)[number]
export type Trucks = (typeof truckOptions)[number]

export interface FicoScore {
  readonly score: number
  /** stated = lower bound of the band that the applicant chose. */
  readonly source: 'stated' | 'bureau'
}
/** A payment to another lender as staff enter it; `amount` is one payment. */
export interface OtherPayment {
  readonly lender: string
  readonly amount: Cents
  readonly frequency: Cadence
}

/** Everything that a decision reads. What was not asked is left out and counts neither for nor against. */
export interface ModelInputs {
  readonly asOf: IsoDate
  readonly months: readonly ModelMonth[]
  readonly product?: string
  readonly requestedAmount?: Cents
  readonly timeInBusinessMonths?: number
  /** 'Core', 'Non-Core', or an industry of the policy's list. */
  readonly industry?: string
  /** Two-letter code. */
  readonly state?: string
  readonly taxReturns?: TaxReturns
  readonly commercialCredit?: CommercialCredit
  readonly onlinePresence?: boolean
  readonly homeOwner?: boolean
  readonly bankruptcies?: Bankruptcies
  readonly openBankruptcy?: boolean
  readonly liens?: Liens
  readonly revolving?: Revolving
  readonly ficos?: readonly FicoScore[]
  readonly balances?: readonly OtherPayment[]
  readonly otherDailyPayment?: Cents
  /** The new funding retires the positions of lenders that give payoff letters. */
  readonly payoff?: boolean
  readonly trucks?: Trucks
  readonly positions?: readonly Position[]
  readonly accountHolder?: BankAnalysis['holder']
  readonly negativeToday?: boolean
  readonly tamperReviewOpen?: boolean
  /** true = found, false = looked up and clear, 'unknown' = the look-up did not answer. */
  readonly priorDefault?: boolean | 'unknown'
  readonly undisclosedAccounts?: number
  readonly bankDataOn?: IsoDate
  readonly monthToDatePace?: BasisPoints | null
  readonly topPayerShare?: BasisPoints
}

export interface Factor {
  readonly name: FactorName
  readonly score: number
  readonly maxScore: number
  /** Only parts that lost points, largest loss first. */
  readonly reasons: readonly Reason[]
  /** What the factor read, by name; money in cents, ratios in basis points, null = not known. */
  readonly inputs: Readonly<Record<string, number | string | boolean | null>>
}

/** What held an amount down. */
export type Limit = 'cap' | 'revenue' | 'balance' | 'burden'

/** The model's offer in one position; money in cents. */
export interface PositionOffer {
  readonly status: 'approved' | 'declined'
  /** 0 when declined. */
  readonly loanApproval: Cents
  readonly dailyPayment: Cents
  readonly termMonths: number
  readonly factorRate: FactorRate
  readonly percentOfAverageGross: BasisPoints
  /** Average daily balance over the daily payment, in hundredths (16.20 = 1,620). */
  readonly paymentsInAdb: number
  /** The amount at which the payment is a fifteenth of the average daily balance. */
  readonly adb15Approval: Cents
  /** '(ADJUSTED to 15)'. */
  readonly adb15Adjustment: boolean
  readonly limit: Limit
  readonly reasons: readonly Reason[]
}

export interface TermRow {
  readonly term: number
  readonly amount: Cents
  readonly dailyPayment: Cents
  readonly factorRate: FactorRate
  readonly adjusted: boolean
  readonly limit: Limit
}

export interface Decision {
  readonly policyVersion: string
  readonly asOf: IsoDate
  readonly outcome: 'approved' | 'declined' | 'review'
  readonly grade: Grade
  /** 0-100. */
  readonly score: number
  readonly factors: readonly Factor[]
  readonly firstPosition: PositionOffer
  readonly stack: PositionOffer
  /** Which of the two the applicant is offered. */
  readonly position: 'first' | 'stack'
  /** Rows of the offered position with an amount of at least the minimum. */
  readonly terms: readonly TermRow[]
  readonly knockOuts: readonly Reason[]
  /** For a decline: what an adverse-action notice states. For a review: what a person must settle. At most four. */
  readonly reasons: readonly Reason[]
  readonly whatWouldRaiseIt: readonly Raise[]
}

export type PaymentFrequency = 'weekly' | 'daily'
/** A priced offer; money in cents. */
export interface Deal {
  readonly id: string
  readonly amount: Cents
  /** Months. */
  readonly term: number
  readonly frequency: PaymentFrequency
  readonly payment: Cents
  /** Takes the cents. */
  readonly lastPayment: Cents
  readonly paymentsCount: number
  readonly total: Cents
  readonly factorRate: FactorRate
  /** Annual percentage rate in percent, rounded to four decimals (114.0914). */
  readonly apr: number
  readonly finalDate: IsoDate
}
export interface DecisionWithDeals extends Decision {
  readonly deals: readonly Deal[]
}

/** One band of a scored part: the first band that holds gives the points. */
export interface Band {
  /** The value must be at least (for 'higher' parts) or at most (for 'lower' parts) this. */
  readonly limit: number
  readonly points: number
}
export interface ScoredNumber {
  readonly better: 'higher' | 'lower'
  readonly bands: readonly Band[]
  readonly max: number
  readonly unknown: number
}
export interface ScoredChoice {
  readonly points: Readonly<Record<string, number>>
  readonly max: number
  readonly unknown: number
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
  readonly grades: Readonly<Record<PricedGrade, number>>
  readonly revenueShare: Readonly<Record<PricedGrade, BasisPoints>>
  /** Indexed by term - shortestTerm. */
  readonly factorRates: Readonly<Record<PricedGrade, readonly FactorRate[]>>
  readonly stack: {
    readonly maximumBurden: BasisPoints
    readonly declineAtPositions: number
    readonly minimumAgeDays: number
    /** Positions below this confidence (0-100) count nowhere. */
    readonly minimumConfidence: number
  }
  readonly knockOuts: {
    readonly minimumMonthlyRevenue: Cents
    readonly minimumTimeInBusinessMonths: number
    readonly maximumNsfLastThreeMonths: number
    /** Hundredths of a day. */
    readonly maximumNegativeDaysPerMonth: number
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
  readonly numbers: Readonly<Record<NumberPart, ScoredNumber>>
  readonly choices: Readonly<Record<ChoicePart, ScoredChoice>>
}

export type NumberPart =
  | 'revenue-level'
  | 'revenue-trend'
  | 'revenue-steadiness'
  | 'deposit-count'
  | 'balance-level'
  | 'days-of-cover'
  | 'negative-days'
  | 'nsf-count'
  | 'active-positions'
  | 'debt-burden'
  | 'credit-score'
  | 'time-in-business'
export type ChoicePart = Exclude<ShortfallCode, NumberPart>
