// The credit reports of an application as a paper (specification 3, section 2.3): for each person what the bureau said, in the order of the specification.
import * as z from 'zod/mini'
import { openReasons } from '#core/domain/access.ts'
import { creditPurposes } from '#core/domain/credit-report/pulls.ts'
import { shownPart, type Coded, type CreditReport } from '#core/domain/credit-report/report.ts'
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import type { Block } from '#core/paper/paper.ts'
import { fill } from '#core/words/words.ts'
import { isolated } from '#core/paper/shown.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'
import { creditorBlocks } from './creditors.ts'
import { amount, count, date, table, text } from './parts.ts'
import { reportWords, type ReportWords } from './report-words.ts'

/** One person's report with what may be told of how it was obtained. Times are ISO. */
const personReport = z.object({
  name: z.string(),
  bureau: z.string(),
  purpose: z.enum(creditPurposes),
  consentedAt: z.string(),
  receivedAt: z.string(),
  expiresAt: z.string(),
  usable: z.boolean(),
  openedFor: z.enum(openReasons),
  /** Its shape was checked where the bureau's answer was read (`read-report.ts`). */
  report: z.custom<CreditReport>((value) => typeof value === 'object' && value !== null),
})
type PersonReport = z.infer<typeof personReport>

const creditReportFacts = z.object({
  sender: z.string(),
  business: z.string(),
  reports: z.array(personReport),
})
export type CreditReportFacts = z.infer<typeof creditReportFacts>

export const creditReport = paperKind<CreditReportFacts>({
  version: '2026-11-28',
  facts: creditReportFacts,
  compose: ({ sender, business, reports }, language) => {
    const words = reportWords(language)
    const { t } = words
    return {
      title: `${t.title}: ${isolated(business)}`,
      sender,
      foot: '',
      blocks: reports.length
        ? [
            ...reports.flatMap((each, at): Block[] => [
              ...(at > 0 ? [{ block: 'page-break' as const }] : []),
              ...ofPerson(each, words),
            ]),
            paragraph(words.credit.legend),
          ]
        : [paragraph(t.none)],
    }
  },
})

function ofPerson(person: PersonReport, words: ReportWords): Block[] {
  const { report } = person
  const { t, credit } = words
  const part = shownPart(report)
  return [
    heading(fill(t.titleOf, { name: isolated(person.name) })),
    howObtained(person, words),
    ...(person.usable ? [] : [paragraph(credit.notUsable)]),
    ...report.flags.map((flag): Block => ({ block: 'note', title: credit[`flag.${flag}`], text: '' })),
    ...(part === 'errors'
      ? told(credit.errors, report.errors)
      : [
          ...(report.identity ? prequalification(report.identity, credit) : []),
          ...told(credit.messages, report.messages),
          ...(report.statements.length
            ? [heading(credit.statements), ...report.statements.map(paragraph)]
            : []),
        ]),
    ...(part === 'all' ? whole(report, words) : []),
  ]
}

function howObtained(person: PersonReport, { t, credit, staff }: ReportWords): Block {
  return {
    block: 'facts',
    columns: 4,
    items: [
      text(t.bureau, person.bureau),
      text(t.inquiry, t.soft),
      { label: t.obtained, as: 'moment', value: person.receivedAt },
      { label: t.until, as: 'moment', value: person.expiresAt },
      text(t.purpose, credit[`purpose.${person.purpose}`]),
      { label: t.consented, as: 'moment', value: person.consentedAt },
      text(t.opened, staff[`openReason.${person.openedFor}`]),
    ],
  }
}

/** 'code - message' each; nothing where there are none. */
const told = (title: string, lines: readonly Coded[]): Block[] =>
  lines.length
    ? [
        heading(title),
        { block: 'list', ordered: false, items: lines.map(({ code, text: said }) => `${code} - ${said}`) },
      ]
    : []

function prequalification(
  { name, otherNames, addresses, employments }: NonNullable<CreditReport['identity']>,
  credit: ReportWords['credit'],
): Block[] {
  const known = employments.map((each, at) => [
    text(at === 0 ? credit.employment : credit.earlier, each.name),
    date(credit.firstReported, each.firstReported),
  ])
  return [
    heading(credit.prequalification),
    {
      block: 'facts',
      columns: 2,
      items: [
        text(credit.name, name),
        text(credit.otherNames, otherNames.join('; ') || UNKNOWN),
        ...(addresses.length
          ? addresses.map((lines, at) =>
              text(
                at === 0 ? credit.address : credit.earlier,
                lines.filter((each) => each !== UNKNOWN).join(', '),
              ),
            )
          : [text(credit.address, UNKNOWN)]),
      ],
    },
    {
      block: 'facts',
      columns: 2,
      items: known.length ? known.flat() : [text(credit.employment, UNKNOWN)],
    },
  ]
}

function whole(report: CreditReport, words: ReportWords): Block[] {
  const { credit } = words
  return [
    ...scoreBlocks(report, words),
    ...summaryBlocks(report.summary, words),
    table(
      credit.publicRecords,
      [
        [credit.filed, 'date'],
        [credit.court, 'text'],
        [credit.status, 'text'],
        [credit.statusDate, 'date'],
        [credit.amount, 'dollars'],
        [credit.responsibility, 'text'],
        [credit.reference, 'text'],
      ],
      report.publicRecords.map((record) => [
        record.filedOn,
        record.courtCode === UNKNOWN ? record.court : `${record.court}, ${record.courtCode}`,
        codedName(record.status),
        record.statusOn,
        record.amount,
        record.responsibility.text,
        record.reference,
      ]),
      credit.noneReported,
    ),
    table(
      credit.inquiries,
      [
        [credit.date, 'date'],
        [credit.subscriber, 'text'],
        [credit.amount, 'dollars'],
        [credit.type, 'text'],
        [credit.terms, 'text'],
      ],
      report.inquiries.map((inquiry) => [
        inquiry.on,
        inquiry.kind.text === UNKNOWN ? inquiry.subscriber : `${inquiry.subscriber} (${inquiry.kind.text})`,
        inquiry.amount,
        inquiry.type.text,
        inquiry.terms.text,
      ]),
      credit.noneReported,
    ),
    ...creditorBlocks(report.tradelines, words),
  ]
}

/** 'BC, Bank Credit Cards': a code that no table has stands alone. */
const codedName = ({ code, text: said }: Coded): string =>
  said === UNKNOWN ? code : code === UNKNOWN ? said : `${code}, ${said}`

function scoreBlocks({ score }: CreditReport, { t, credit }: ReportWords): Block[] {
  if (!score) return [heading(credit.scoreSummary), paragraph(credit.noScoreAsked)]
  const { value, exclusion, model, range, factors } = score
  return [
    heading(credit.scoreSummary),
    {
      block: 'figure',
      label: model.text === UNKNOWN ? model.code : model.text,
      as: 'count',
      value,
      about:
        value === null
          ? fill(credit.noScore, { code: exclusion ?? UNKNOWN })
          : range
            ? fill(t.onScale, { lowest: range[0], highest: range[1] })
            : '',
    },
    factors.length
      ? { block: 'list', ordered: true, items: factors.map(({ code, text: said }) => `${code} - ${said}`) }
      : paragraph(credit.noFactors),
  ]
}

function summaryBlocks(summary: CreditReport['summary'], { t, credit }: ReportWords): Block[] {
  const counted = (id: 'disputedAccountsExcluded' | 'derogCounter' | Counted) =>
    count(credit[id], summary[id])
  const owed = (id: Owed) => amount(credit[id], summary[id])
  const late = (days: string, value: number | null) => count(fill(t.late, { days }), value)
  return [
    heading(credit.profileSummary),
    {
      block: 'facts',
      columns: 4,
      items: [
        counted('disputedAccountsExcluded'),
        counted('publicRecordsCount'),
        owed('pastDueAmount'),
        counted('totalInquiries'),
        late('30', summary.delinquencies30Days),
        late('60', summary.delinquencies60Days),
        late('90+', summary.delinquencies90to180Days),
        counted('derogCounter'),
        counted('inquiriesDuringLast6Months'),
        counted('satisfactoryAccounts'),
        counted('paidAccounts'),
        counted('totalTradeItems'),
        owed('installmentBalance'),
        owed('revolvingBalance'),
        owed('realEstateBalance'),
        text(
          `${credit.revolvingBalance}: ${credit.revolvingAvailablePercent}`,
          summary.revolvingAvailablePercent === null
            ? UNKNOWN
            : `${String(summary.revolvingAvailablePercent)}%`,
        ),
        owed('monthlyPayment'),
        owed('realEstatePayment'),
        counted('nowDelinquentDerog'),
        counted('wasDelinquentDerog'),
        date(credit.oldestTradeDate, summary.oldestTradeDate),
      ],
    },
  ]
}

type Counted =
  | 'publicRecordsCount'
  | 'totalInquiries'
  | 'inquiriesDuringLast6Months'
  | 'satisfactoryAccounts'
  | 'totalTradeItems'
  | 'paidAccounts'
  | 'nowDelinquentDerog'
  | 'wasDelinquentDerog'
type Owed =
  | 'pastDueAmount'
  | 'installmentBalance'
  | 'revolvingBalance'
  | 'realEstateBalance'
  | 'monthlyPayment'
  | 'realEstatePayment'
