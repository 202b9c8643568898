// The creditors of a credit report's paper: by their terms, each with its figures and its history by month.
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import type { Tradeline } from '#core/domain/credit-report/report.ts'
import type { Block, Fact, TableBlock } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import { fill } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { amount, count, date, table, text } from './parts.ts'
import type { ReportWords } from './report-words.ts'

/** As the bureau heads its columns, in every language. */
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

export function creditorBlocks(tradelines: readonly Tradeline[], words: ReportWords): Block[] {
  const { credit } = words
  if (!tradelines.length) return [heading(credit.creditors), paragraph(credit.noneReported)]
  const of = (group: Tradeline['group']) => tradelines.filter((line) => line.group === group)
  const group = (title: string, lines: readonly Tradeline[]): Block[] =>
    lines.length ? [heading(title), ...lines.flatMap((line) => creditor(line, words))] : []
  const closed = of('closed')
  return [
    ...group(credit.revolving, of('revolving')),
    ...group(credit.installment, of('installment')),
    ...(closed.length ? [closedOnes(closed, credit)] : []),
  ]
}

function creditor(line: Tradeline, { t, credit, language }: ReportWords): Block[] {
  const late = (days: string, value: number | null) => count(fill(t.late, { days }), value)
  const worstOn = line.worstOn && shownValue('date', line.worstOn, language)
  const kind = line.kind.text === UNKNOWN ? line.kind.code : line.kind.text
  const items: (Fact | false)[] = [
    // The number of an account is never shown (specification 3, section 2.3).
    text(credit.account, UNKNOWN),
    text(credit.type, line.type.text),
    text(credit.responsibility, line.responsibility.text),
    text(credit.condition, line.condition.text),
    date(credit.statusDate, line.statusOn),
    date(credit.opened, line.openedOn),
    date(credit.lastPaid, line.lastPaidOn),
    amount(credit.balance, line.balance),
    ...amounts(line, credit),
    late('30', line.late30),
    late('60', line.late60),
    late('90+', line.late90),
    count(credit.derogCounter, line.derog),
    line.worst.text !== UNKNOWN && text(credit.worst, [line.worst.text, worstOn].filter(Boolean).join(', ')),
    line.pastDue !== null && amount(credit.pastDue, line.pastDue),
  ]
  return [
    {
      block: 'heading',
      level: 3,
      text: [line.creditor, kind].filter((each) => each !== UNKNOWN).join(' · '),
    },
    { block: 'facts', columns: 4, items: items.filter((item) => item !== false) },
    ...(line.disputed ? [paragraph(credit.disputed)] : []),
    line.history.length ? historyOf(line, credit) : paragraph(credit.noHistory),
  ]
}

/** Limits of revolving accounts, first amount and term of installments; what is scheduled only above zero. */
function amounts(line: Tradeline, credit: ReportWords['credit']): Fact[] {
  const scheduled =
    line.scheduledPayment === null ? [] : [amount(credit.scheduledPayment, line.scheduledPayment)]
  return line.group === 'revolving'
    ? [
        amount(credit.creditLimit, line.creditLimit),
        amount(credit.highBalance, line.highBalance),
        ...scheduled,
      ]
    : [amount(credit.originalAmount, line.originalAmount), text(credit.term, line.terms.text), ...scheduled]
}

/** A row for each year, the most recent first; empty: months that the history does not reach. */
const historyOf = (
  { creditor: name, history, historyMonths }: Tradeline,
  credit: ReportWords['credit'],
): TableBlock => ({
  block: 'table',
  caption: `${name}: ${fill(credit.history, { months: historyMonths })}`,
  columns: [
    { label: credit.year, as: 'text', rowHead: true },
    ...months.map((label) => ({ label, as: 'text' as const })),
  ],
  rows: history.map(({ year, marks }) => [String(year), ...marks.map((mark) => mark ?? (false as const))]),
  empty: credit.noHistory,
})

const closedOnes = (lines: readonly Tradeline[], credit: ReportWords['credit']): Block =>
  table(
    credit.closed,
    [
      [credit.creditor, 'text'],
      [credit.type, 'text'],
      [credit.opened, 'date'],
      [credit.statusDate, 'date'],
      [credit.highest, 'dollars'],
      [credit.condition, 'text'],
    ],
    lines.map((line) => [
      line.creditor,
      line.type.text,
      line.openedOn,
      line.statusOn,
      line.highBalance ?? line.originalAmount ?? line.creditLimit,
      line.condition.text,
    ]),
    credit.noneReported,
  )
