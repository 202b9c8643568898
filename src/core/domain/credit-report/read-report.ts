// Reads a consumer credit report as the bureau answers it, whatever is missing, into the model that is shown and printed.
import { accountTypes } from '#core/codes/credit/account-types.ts'
import { kindsOfBusiness } from '#core/codes/credit/kinds-of-business.ts'
import { lookUp, UNKNOWN } from '#core/codes/credit/look-up.ts'
import { publicRecordStatuses } from '#core/codes/credit/public-record-statuses.ts'
import { responsibilities } from '#core/codes/credit/responsibilities.ts'
import { scoreFactors } from '#core/codes/credit/score-factors.ts'
import { scoreModels, type ScoreModel } from '#core/codes/credit/score-models.ts'
import { termsText } from '#core/codes/credit/terms.ts'
import { byTerms, readTradeline } from './read-tradeline.ts'
import {
  amountOf,
  codedOf,
  countOf,
  dateOf,
  fieldsOf,
  joined,
  listOf,
  textOf,
  type Fields,
} from './read-values.ts'
import type {
  Coded,
  CreditReport,
  Inquiry,
  ProfileSummary,
  PublicRecord,
  ReportFlag,
  ReportIdentity,
  ReportScore,
} from './report.ts'

/**
 * Reads a parsed answer (specification 3, section 3, 'Credit report as read'): `creditProfile`'s first element where there is one, else the object
 * itself. Never throws; what is missing or of another type is unknown. Amounts in cents, dates ISO.
 */
export function readReport(answer: unknown): CreditReport {
  const body = fieldsOf(answer)
  const [first] = listOf(body.creditProfile)
  const profile = first ?? body
  const messages = listOf(profile.informationalMessage).flatMap(messageOf)
  return {
    errors: listOf(profile.errors ?? body.errors).flatMap(errorOf),
    messages,
    statements: listOf(profile.statement)
      .map(({ statementText }) => textOf(statementText))
      .filter(Boolean),
    identity: identityOf(profile),
    score: scoreOf(profile),
    summary: summaryOf(profile),
    publicRecords: listOf(profile.publicRecord).map(publicRecordOf),
    inquiries: listOf(profile.inquiry).map(inquiryOf),
    tradelines: listOf(profile.tradeline).map(readTradeline).sort(byTerms),
    flags: flagsOf(profile, messages),
  }
}

function errorOf({ errorCode, message }: Fields): Coded[] {
  const code = textOf(errorCode)
  const text = textOf(message)
  return code || text ? [{ code: code || UNKNOWN, text: text || UNKNOWN }] : []
}

function messageOf({ messageNumberDetailed, messageNumber, messageText }: Fields): Coded[] {
  const code = textOf(messageNumberDetailed) || textOf(messageNumber)
  const text = textOf(messageText)
  return code || text ? [{ code: code || UNKNOWN, text: text || UNKNOWN }] : []
}

function identityOf(profile: Fields): ReportIdentity | null {
  const names = listOf(fieldsOf(profile.consumerIdentity).name)
    .map((name) => joined(name.firstName, name.middleName, name.surname, name.generationCode))
    .filter(Boolean)
  const [name, ...otherNames] = [...new Set(names)]
  if (!name) return null
  return {
    name,
    otherNames,
    addresses: listOf(profile.addressInformation).flatMap((each): [string, string][] => {
      const street = joined(each.streetPrefix, each.streetName, each.streetSuffix, each.unitType, each.unitId)
      const place = joined(each.city, each.state, zipOf(each.zipCode))
      return street || place ? [[street || UNKNOWN, place || UNKNOWN]] : []
    }),
    employments: listOf(profile.employmentInformation).flatMap((each) => {
      const employer = textOf(each.name)
      return employer ? [{ name: employer, firstReported: dateOf(each.firstReportedDate) }] : []
    }),
  }
}

const zipOf = (value: unknown): string => textOf(value).replace(/^(\d{5})(\d{4})$/, '$1-$2')

/** From 9000 on, and '0000', the number is a reason why there is no score. */
const LOWEST_EXCLUSION = 9_000

function scoreOf(profile: Fields): ReportScore | null {
  const [risk] = listOf(profile.riskModel)
  if (!risk) return null
  const indicator = textOf(risk.modelIndicator)
  const model: ScoreModel | undefined = Object.hasOwn(scoreModels, indicator)
    ? scoreModels[indicator]
    : undefined
  const value = countOf(risk.score)
  const isScore = value !== null && value > 0 && value < LOWEST_EXCLUSION
  return {
    value: isScore ? value : null,
    exclusion: isScore ? null : textOf(risk.score) || UNKNOWN,
    model: { code: indicator || UNKNOWN, text: model?.name ?? UNKNOWN },
    range: model?.range ?? null,
    factors: listOf(risk.scoreFactors)
      .map(({ code }) => textOf(code))
      .filter(Boolean)
      .map((code) => ({ code, text: model?.fico ? lookUp(scoreFactors, code) : UNKNOWN })),
  }
}

function summaryOf(profile: Fields): ProfileSummary {
  const values = new Map<string, unknown>()
  const [summary] = listOf(profile.summaries)
  for (const { id, value } of listOf(summary?.attributes)) values.set(textOf(id), value)
  const count = (id: keyof ProfileSummary) => countOf(values.get(id))
  const amount = (id: keyof ProfileSummary) => amountOf(values.get(id))
  return {
    disputedAccountsExcluded: count('disputedAccountsExcluded'),
    delinquencies30Days: count('delinquencies30Days'),
    delinquencies60Days: count('delinquencies60Days'),
    delinquencies90to180Days: count('delinquencies90to180Days'),
    derogCounter: count('derogCounter'),
    publicRecordsCount: count('publicRecordsCount'),
    pastDueAmount: amount('pastDueAmount'),
    totalInquiries: count('totalInquiries'),
    inquiriesDuringLast6Months: count('inquiriesDuringLast6Months'),
    satisfactoryAccounts: count('satisfactoryAccounts'),
    installmentBalance: amount('installmentBalance'),
    revolvingBalance: amount('revolvingBalance'),
    realEstateBalance: amount('realEstateBalance'),
    monthlyPayment: amount('monthlyPayment'),
    realEstatePayment: amount('realEstatePayment'),
    revolvingAvailablePercent: count('revolvingAvailablePercent'),
    totalTradeItems: count('totalTradeItems'),
    paidAccounts: count('paidAccounts'),
    nowDelinquentDerog: count('nowDelinquentDerog'),
    wasDelinquentDerog: count('wasDelinquentDerog'),
    oldestTradeDate: dateOf(values.get('oldestTradeDate')),
  }
}

const publicRecordOf = (record: Fields): PublicRecord => ({
  court: textOf(record.courtName) || UNKNOWN,
  courtCode: textOf(record.courtCode) || UNKNOWN,
  status: codedOf(publicRecordStatuses, record.status),
  filedOn: dateOf(record.filingDate),
  statusOn: dateOf(record.statusDate),
  amount: amountOf(record.amount),
  responsibility: codedOf(responsibilities, record.ecoa),
  reference: textOf(record.referenceNumber) || UNKNOWN,
})

function inquiryOf(inquiry: Fields): Inquiry {
  const terms = textOf(inquiry.terms)
  return {
    on: dateOf(inquiry.date),
    subscriber: textOf(inquiry.subscriberName) || UNKNOWN,
    subscriberCode: textOf(inquiry.subscriberCode) || UNKNOWN,
    kind: codedOf(kindsOfBusiness, inquiry.kob),
    amount: amountOf(inquiry.amount),
    type: codedOf(accountTypes, inquiry.type),
    terms: { code: terms || UNKNOWN, text: termsText(terms) },
  }
}

/** Indicators of the fraud check that call a number that of somebody who died. */
const DECEASED = ['05', '25']

/** A frozen file and a minor come as messages, whose numbers no public list has: their words decide. */
function flagsOf(profile: Fields, messages: readonly Coded[]): ReportFlag[] {
  const says = (words: RegExp) => messages.some(({ text }) => words.test(text))
  const indicators = listOf(profile.fraudShield).flatMap(
    (shield) => fieldsOf(shield.fraudShieldIndicators).indicator ?? [],
  )
  const flags: ReportFlag[] = []
  if (says(/\b(?:frozen|security freeze|file freeze)\b/i)) flags.push('frozen')
  if (says(/\bdeceased\b/i) || indicators.some((code) => DECEASED.includes(textOf(code))))
    flags.push('deceased')
  if (says(/\bminor\b/i)) flags.push('minor')
  return flags
}
