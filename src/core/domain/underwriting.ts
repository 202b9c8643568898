// The vocabulary of underwriting: what the model and the offers take and answer. Three more files hold its parts.
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { BankAnalysis, BasisPoints, Cadence, DailyFlows, DataFinding, Position } from './bank-picture.ts'
import type { FactorRate, Grade } from './policy-cells.ts'
import type { Raise, Reason } from './reasons.ts'
import type { SigningFacts } from './who-signs.ts'

export type * from './bank-picture.ts'
export type * from './policy-cells.ts'
export type * from './reasons.ts'

export type FactorName = 'revenue' | 'balances' | 'nsf' | 'positions' | 'credit' | 'business'

export interface ModelMonth {
  readonly month: IsoMonth
  readonly gross: Cents
  readonly averageDailyBalance: Cents
  /** Without what the business did not earn: what the lower end counts. `averageDailyBalance` where absent. */
  readonly earnedDailyBalance?: Cents
  readonly negativeDays: number
  readonly deposits: number
  readonly nsf?: number
  /** Gross when absent. */
  readonly trueRevenue?: Cents
  readonly outflow?: Cents
  /** Part of the outflow that went to other lenders; absent in inputs of the releases before. */
  readonly debtService?: Cents
  /** Credits that could not be classed: they count as revenue at the upper end only. */
  readonly unclassed?: Cents
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

/** A consumer reporting agency as a notice names it (15 USC 1681m): name, address, toll-free phone. */
export interface Bureau {
  readonly name: string
  readonly address: string
  readonly phone: string
}

/** Who made a credit report, as a notice of adverse action names it (FCRA, 15 USC 1681m), and what its score is a score of. */
interface CreditAgency extends Bureau {
  readonly lowestScore: number
  readonly highestScore: number
  readonly scoredOn: IsoDate
  /** What weighed most against the score, by the agency's own words; at most four, five with inquiries. */
  readonly keyFactors: readonly string[]
}
export interface FicoScore {
  readonly score: number
  /** stated = lower bound of the band that the applicant chose. */
  readonly source: 'stated' | 'bureau'
  /** Of a bureau's score. */
  readonly agency?: CreditAgency
}
/** A payment to another lender as staff enter it; `amount` is one payment. */
interface OtherPayment {
  readonly lender: string
  readonly amount: Cents
  readonly frequency: Cadence
}

/** What the words of an owner come to, as a decision reads it. */
export interface OwnersWord {
  /** Credits that the owner spoke of. */
  readonly count: number
  /** Cents that count as sales on the owner's word alone, over the model's months. */
  readonly counted: Cents
  /** Credits that a person must look at: the evidence speaks against the word, or the owner says that it is a loan. */
  readonly looks: number
  /** Credits of customers that need a document. */
  readonly documents: number
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
  /** Whose reports were read and hold no score that counts. */
  readonly agencies?: readonly Bureau[]
  /** A report calls the tax id that of somebody who died. */
  readonly identityInDoubt?: true
  readonly balances?: readonly OtherPayment[]
  readonly otherDailyPayment?: Cents
  /** The new funding retires the positions of lenders that give payoff letters. */
  readonly payoff?: boolean
  readonly trucks?: Trucks
  readonly positions?: readonly Position[]
  readonly accountHolder?: BankAnalysis['holder']
  readonly dataFindings?: readonly DataFinding[]
  readonly negativeToday?: boolean
  readonly tamperReviewOpen?: boolean
  /** Signs that the statements were changed which these figures are of: 0 to 100; absent where none was looked at. */
  readonly statementSigns?: number
  /** true = found, false = looked up and clear, 'unknown' = the look-up did not answer. */
  readonly priorDefault?: boolean | 'unknown'
  readonly undisclosedAccounts?: number
  readonly bankDataOn?: IsoDate
  readonly monthToDatePace?: BasisPoints | null
  readonly sameMonthsLastYear?: BasisPoints | null
  readonly topPayerShare?: BasisPoints
  /** What a simulation of the coming months draws from, and where it begins. */
  readonly flows?: DailyFlows
  readonly balanceToday?: Cents
  /** What of it the business did not earn: the lower end counts it out. */
  readonly notEarnedToday?: Cents
  /** An account that counts was read from uploaded statements. */
  readonly fromStatements?: true
  /** Which of the bank's figures rest on labels of staff. */
  readonly labels?: BankAnalysis['labels']
  /** What the owner said of credits that nobody could class; absent where they said nothing. */
  readonly ownersWord?: OwnersWord
  /** Who signs, without names; absent where it was not read: then nothing is judged of it. */
  readonly signing?: SigningFacts
}

/** Whether a decision on these inputs read a bank's data. Without, its score, factors and steps to raise it say nothing about anybody. */
export const isOnBankData = ({ months, bankDataOn }: Partial<ModelInputs>): boolean =>
  (months?.length ?? 0) > 0 || bankDataOn !== undefined

export interface Factor {
  readonly name: FactorName
  /** Points, and the most that could be had by what is known: 0 of 0 where nothing is. */
  readonly score: number
  readonly maxScore: number
  /** Only parts that lost points, furthest below the mean of approved files first. */
  readonly reasons: readonly Reason[]
  /** What the factor read, by name; money in cents, ratios in basis points, null = not known. */
  readonly inputs: Readonly<Record<string, number | string | boolean | null>>
}

/** What held an amount down. */
export type Limit = 'cap' | 'revenue' | 'payment-share' | 'balance' | 'burden' | 'cash-flow'

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
  /** The largest part of it whose weekly payments, over whole weeks, can be paid too; absent in earlier decisions. */
  readonly weeklyAmount?: Cents
  readonly dailyPayment: Cents
  readonly factorRate: FactorRate
  readonly adjusted: boolean
  readonly limit: Limit
}

/** What a decision would be at one end of what is uncertain; money in cents per month. */
export interface DecisionEnd {
  readonly outcome: 'approved' | 'declined' | 'review'
  readonly grade: Grade
  readonly score: number
  readonly trueRevenue: Cents
  readonly openPositions: number
  /** Existing payments of true revenue; null without revenue. */
  readonly burden: BasisPoints | null
  /** 0 when declined. */
  readonly maximum: Cents
}
/** low: unclassed credits do not count and every possible position does; high: the reverse. */
interface DecisionRange {
  readonly low: DecisionEnd
  readonly high: DecisionEnd
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
  /** Absent where nothing is uncertain: both ends are the same. An approval rests on the lower one. */
  readonly range?: DecisionRange
}
export interface ExplainedDecision extends Decision {
  /** At most three; each of them alone makes the offer larger or cheaper, or is needed to turn a decline. */
  readonly whatWouldRaiseIt: readonly Raise[]
}

export type PaymentFrequency = 'weekly' | 'daily'
export interface CashEnd {
  /** Share of the draws with a day that ended below zero. */
  readonly negativeDay: BasisPoints
  /** Share of the draws in which a payment could not be made when it was due. */
  readonly missedPayment: BasisPoints
  /** The balance on the tightest day: the median over the draws. */
  readonly lowestBalance: Cents
}
/** An estimate: as the last year was, and with 20% less revenue. */
export interface CashOutlook extends CashEnd {
  readonly stressed: CashEnd
}
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
  /** How the business would do under its payments; absent where the bank data do not show it. */
  readonly outlook?: CashOutlook
}
export interface DecisionWithDeals extends ExplainedDecision {
  readonly deals: readonly Deal[]
}
