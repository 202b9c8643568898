// What the bank analysis gives back: positions of other lenders, months, and the whole picture.
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { BankAccount } from './bank-history.ts'
import type { DataFindingCode, Reason } from './reasons.ts'

/** Ratios are integers in basis points (10,000 = 100%). */
export type BasisPoints = number

export type Cadence = 'daily' | 'weekly' | 'biweekly' | 'monthly'
export type PositionState = 'active' | 'paid-off' | 'paused' | 'refinanced'
/** advance = sale of future receipts or revenue-based; term and line = lenders' loans, which count as burden only. */
export type PositionKind = 'advance' | 'term' | 'line'

/**
 * Kinds of evidence for a position: a name of the tables; money that came in and fits; words of the trade in name or purpose; the company id
 * of a named funder's lines; equal payments in a rhythm of bank days; payments of 2 to 30% of revenue.
 */
export type PositionEvidence =
  | 'named-funder'
  | 'funding-credit'
  | 'lenders-words'
  | 'company-id'
  | 'rhythm'
  | 'amount'

/**
 * certain: a reason in a notice may rest on it. likely and possible ones count at the lower end of a range only; likely ones lead to a person.
 * What staff rejected counts nowhere.
 */
type Sureness = 'certain' | 'likely' | 'possible' | 'rejected'

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
  /** Of several fundings the last. */
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
  /** 0-100: 95 known lender, 80 certain without one, 60 likely, 50 only possible. */
  readonly confidence: number
  readonly sureness: Sureness
  /** By which kinds of evidence; an analysis of an older engine has none. */
  readonly evidence?: readonly PositionEvidence[]
  /** What staff said of it. */
  readonly label?: 'confirmed' | 'rejected'
  readonly foundBy: 'name' | 'words' | 'rhythm' | 'funding'
  /** Repayment is assumed: what is left at 1.10 and at 1.50 per dollar funded; null when the funding was not seen. */
  readonly remainingRange: readonly [low: Cents, high: Cents] | null
  /** The day on which the payment amount last changed (a modification), if it did. */
  readonly paymentChangedOn: IsoDate | null
  /** The debits: the evidence. */
  readonly transactionIds: readonly string[]
  /** The credit that funded it: of several the last. */
  readonly fundingTransactionId: string | null
  /** All money that came in for it, oldest first: renewals and slices too. Absent in an analysis of an older engine. */
  readonly fundings?: readonly {
    readonly date: IsoDate
    readonly amount: Cents
    readonly transactionId: string
  }[]
  /** Funded in slices while it draws: a reverse consolidation. */
  readonly inSlices?: true
  /** Paused since the week in which this other funder's money came: likely bought out. It counts as open all the same. */
  readonly boughtOut?: { readonly by: string; readonly on: IsoDate }
}

/** Kinds of income; 'deposit' is paid in by hand, cash and checks not told apart. */
export type RevenueKind =
  | 'card'
  | 'cash'
  | 'check'
  | 'deposit'
  | 'ach-customer'
  | 'wire-customer'
  | 'marketplace'
  | 'health-claims'
  | 'person'

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
  | 'grant'
  | 'investment'
  | 'interest'
  /** It went out before, or goes out again: money that goes round. */
  | 'circle'
  /** It passes through to somebody else. */
  | 'client-money'
export interface ExcludedCredit {
  readonly transactionId: string
  readonly date: IsoDate
  readonly amount: Cents
  readonly reason: ExclusionReason
}

/** A credit that the text does not class, or that staff classed; the bank's own text. */
export interface OpenCredit {
  readonly transactionId: string
  readonly date: IsoDate
  readonly amount: Cents
  readonly description: string
  /** What staff said that it is. */
  readonly label: 'income' | ExclusionReason | null
  /** Who paid it, as the text names them; '' = it names nobody. Absent in analyses of before. */
  readonly payer?: string
  /** Equal for credits of one payer, however the name is cut; '' = nobody is named. */
  readonly party?: string
}

/** Cents per bank day without lenders' money, oldest first; `lastDay` is the last of them. */
export interface DailyFlows {
  readonly lastDay: IsoDate
  readonly income: readonly Cents[]
  readonly other: readonly Cents[]
  /** What went out by check, over the counter or to own accounts: it can wait while the balance is below the usual one. */
  readonly movable: readonly Cents[]
  /** Median of the balances at the ends of these days. */
  readonly usualBalance: Cents
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
  /** Classed as income, less customers' returned checks and chargebacks; credits that could not be classed are not in it. */
  readonly trueRevenue: Cents
  /** Credits that could not be classed: they may be income. */
  readonly unclassed: Cents
  readonly averageDailyBalance: Cents
  /** The same without what the business did not earn; absent in analyses of former releases. */
  readonly earnedDailyBalance?: Cents
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

/** A fault of the data themselves: `reason.<code>` in the words. */
export interface DataFinding extends Reason {
  readonly code: DataFindingCode
  /** Last digits of the account; null = the history as a whole. */
  readonly account: string | null
  /** Ids of the lines that it was seen in; absent where it is about none. */
  readonly lines?: readonly string[]
}

/** What staff said of lines that are not there any more as they were then. */
export interface StaleLabel {
  readonly kind: 'position' | 'credit'
  readonly says: 'confirmed' | 'rejected' | 'income' | ExclusionReason
  readonly transactionIds: readonly string[]
  /** no-position: its lines are read as no lender's any more. */
  readonly why: 'no-position' | 'gone' | 'changed'
  /** As it was when it was said; '' where that was not kept. */
  readonly date: IsoDate
  readonly amount: Cents
  readonly text: string
}

/** Lines that came twice. Cents; of operating accounts. */
export interface RepeatSums {
  /** Counted once with another line: how many, and what came in by them. */
  readonly once: { readonly count: number; readonly moneyIn: Cents }
  /** Alike with another line and counted all the same: how many beyond the first of each, and what of the revenue they are. */
  readonly alike: { readonly count: number; readonly revenue: Cents }
  /** Mean true revenue of the averaged months if those were repeats as well. */
  readonly leastTrueRevenue: Cents
}

export interface BankAnalysis {
  readonly asOf: IsoDate
  readonly refreshedOn: IsoDate
  readonly historyFrom: IsoDate | null
  readonly accounts: readonly AccountUse[]
  readonly holder: 'business' | 'unknown' | 'personal-only' | 'none'
  /** What is wrong with the data: those of the whole first, then by account. */
  readonly findings: readonly DataFinding[]
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
  /** What of today's balance the business did not earn; absent in analyses of former releases. */
  readonly notEarnedToday?: Cents
  readonly longestNegativeRun: number
  readonly lastNegativeDay: IsoDate | null
  readonly nsfLast90Days: number
  /** Monthly slope of true revenue over its mean; null under three months. */
  readonly trend: BasisPoints | null
  readonly volatility: BasisPoints | null
  /** Change of the counted months' true revenue against the same months of the year before; null unless all of those are whole and had some. */
  readonly sameMonthsLastYear: BasisPoints | null
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
  /**
   * Payments to lenders over revenue, both of a bank day: `least` where possible positions are none and unclassed credits are sales,
   * `most` the other way round. null without known revenue.
   */
  readonly burden: { readonly least: BasisPoints; readonly most: BasisPoints } | null
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
  /** Of the counted months and later: the largest that could not be classed, and all that staff classed. */
  readonly openCredits: readonly OpenCredit[]
  /** What rests on the word of staff: how many labels found their lines, and how many of those may turn an answer for the applicant. */
  readonly labels: { readonly count: number; readonly loosening: number }
  /** Of the last year and a month: what a simulation of the coming months draws from. */
  readonly flows: DailyFlows
  /** How much less the average daily balance, and today's, would be without what lenders put in and has not been paid back; null: nothing came in. */
  readonly withoutLenders: { readonly averageLess: Cents; readonly todayLess: Cents } | null
  readonly staleLabels: readonly StaleLabel[]
  readonly repeats: RepeatSums
  /** Income in cents by id of a counted account and month, where more than one counts; absent in analyses of former releases. */
  readonly revenueByAccount?: Readonly<Record<string, Readonly<Record<IsoMonth, Cents>>>>
  /** End-of-day balance of the operating accounts together, one per day from `from`. */
  readonly dailyBalances: { readonly from: IsoDate; readonly balances: readonly Cents[] }
}
