// What a consumer credit report says, read and in order: the model behind its page and its paper (specification 3, sections 2.3 and 3).
import type { IsoDate } from '#core/ground/dates.ts'

/** Cents; 'UNKNOWN' where the bureau says so; null where it says nothing that can be read. */
export type ReportAmount = number | 'UNKNOWN' | null

/** A code with what it stands for; `text` is '-' where the table has none. */
export interface Coded {
  readonly code: string
  readonly text: string
}

export interface CreditReport {
  /** 'code - message' each. Where there are any, only they are shown. */
  readonly errors: readonly Coded[]
  readonly messages: readonly Coded[]
  /** What the person had put into their file. */
  readonly statements: readonly string[]
  /** Null where the report names nobody. */
  readonly identity: ReportIdentity | null
  readonly score: ReportScore | null
  readonly summary: ProfileSummary
  readonly publicRecords: readonly PublicRecord[]
  readonly inquiries: readonly Inquiry[]
  /** In the order of their terms: revolving ones, then by months, then those of unknown terms. */
  readonly tradelines: readonly Tradeline[]
  /** What it warns of before anything else is read. */
  readonly flags: readonly ReportFlag[]
}

/** frozen: the person locked the file. deceased: the number is recorded as that of somebody who died. minor: the person is under age. */
export type ReportFlag = 'frozen' | 'deceased' | 'minor'

export interface ReportIdentity {
  readonly name: string
  readonly otherNames: readonly string[]
  /** Two lines each: street, then city, state and zip. Newest first, as the bureau lists them. */
  readonly addresses: readonly (readonly [street: string, place: string])[]
  readonly employments: readonly { readonly name: string; readonly firstReported: IsoDate | null }[]
}

export interface ReportScore {
  /** Null where the bureau made none: `exclusion` then holds its code. */
  readonly value: number | null
  readonly exclusion: string | null
  readonly model: Coded
  /** Lowest and highest score of the model; null where unknown. */
  readonly range: readonly [number, number] | null
  /** In their order of weight. */
  readonly factors: readonly Coded[]
}

/** Null each where the report does not say. Amounts in cents. */
export interface ProfileSummary {
  readonly disputedAccountsExcluded: number | null
  readonly delinquencies30Days: number | null
  readonly delinquencies60Days: number | null
  readonly delinquencies90to180Days: number | null
  readonly derogCounter: number | null
  readonly publicRecordsCount: number | null
  readonly pastDueAmount: ReportAmount
  readonly totalInquiries: number | null
  readonly inquiriesDuringLast6Months: number | null
  readonly satisfactoryAccounts: number | null
  readonly installmentBalance: ReportAmount
  readonly revolvingBalance: ReportAmount
  readonly realEstateBalance: ReportAmount
  readonly monthlyPayment: ReportAmount
  readonly realEstatePayment: ReportAmount
  /** Whole percents. */
  readonly revolvingAvailablePercent: number | null
  readonly totalTradeItems: number | null
  readonly paidAccounts: number | null
  readonly nowDelinquentDerog: number | null
  readonly wasDelinquentDerog: number | null
  readonly oldestTradeDate: IsoDate | null
}

export interface PublicRecord {
  readonly court: string
  readonly courtCode: string
  readonly status: Coded
  readonly filedOn: IsoDate | null
  readonly statusOn: IsoDate | null
  readonly amount: ReportAmount
  readonly responsibility: Coded
  readonly reference: string
}

export interface Inquiry {
  readonly on: IsoDate | null
  readonly subscriber: string
  readonly subscriberCode: string
  readonly kind: Coded
  readonly amount: ReportAmount
  readonly type: Coded
  readonly terms: Coded
}

/** The months of one year, January first; null: a month that the history does not reach. */
export interface HistoryYear {
  readonly year: number
  readonly marks: readonly (string | null)[]
}

export interface Tradeline {
  readonly creditor: string
  readonly creditorCode: string
  readonly kind: Coded
  readonly terms: Coded
  readonly group: TradelineGroup
  /** Of an installment account; null where unknown. */
  readonly termMonths: number | null
  readonly type: Coded
  readonly responsibility: Coded
  readonly condition: Coded
  readonly openedOn: IsoDate | null
  readonly statusOn: IsoDate | null
  readonly lastPaidOn: IsoDate | null
  readonly balanceOn: IsoDate | null
  readonly balance: ReportAmount
  /** Above zero, else null. */
  readonly pastDue: number | null
  /** Above zero, else null. */
  readonly scheduledPayment: number | null
  readonly creditLimit: ReportAmount
  readonly highBalance: ReportAmount
  readonly originalAmount: ReportAmount
  readonly worst: Coded
  readonly worstOn: IsoDate | null
  readonly monthsReported: number | null
  readonly disputed: boolean
  /** Most recent year first; empty where the history has no month to begin with. */
  readonly history: readonly HistoryYear[]
  /** How many months the history holds. */
  readonly historyMonths: number
  readonly late30: number | null
  readonly late60: number | null
  readonly late90: number | null
  readonly derog: number | null
}

/** `closed`: paid or closed, with nothing owed. */
export type TradelineGroup = 'revolving' | 'installment' | 'closed'

/** What of a report is shown: errors alone, messages and statements alone, or all of it (specification 3, section 2.3). */
export function shownPart({
  errors,
  identity,
  messages,
  statements,
}: CreditReport): 'errors' | 'messages' | 'all' {
  if (errors.length) return 'errors'
  return !identity && (messages.length > 0 || statements.length > 0) ? 'messages' : 'all'
}

/** Marks of a month that was not paid in time, or worse. */
const LATE = /^[1-9GHJKL]$/
export const isLate = (mark: string): boolean => LATE.test(mark)
