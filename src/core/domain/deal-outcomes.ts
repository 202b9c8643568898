// What happened to funded deals, as an operator's books tell it: a file of them, read and checked line by line. Pure.
import { readHeader, type CsvHeader, type CsvProblem } from '#core/ground/csv-header.ts'
import type { CsvRow } from '#core/ground/csv.ts'
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import { isId } from '#core/ground/id.ts'
import type { Cents } from '#core/ground/money.ts'

/** funded = money went out; paid = a payment came in; missed = one did not; default = the rest is given up. */
export const outcomeKinds = ['funded', 'paid', 'missed', 'default'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

export interface DealOutcome {
  /** The application's id. */
  readonly application: string
  readonly on: IsoDate
  readonly kind: OutcomeKind
  /** null where none was told; never of money that moved. */
  readonly amount: Cents | null
  /** The operator's own number for it, '' for none. */
  readonly reference: string
}
export type OutcomeProblem = CsvProblem
const columns = ['application', 'date', 'kind', 'amount', 'reference'] as const
type Column = (typeof columns)[number]
const required: readonly Column[] = ['application', 'date', 'kind']

export type OutcomeHeader = CsvHeader<Column>

/** The first line, which names the columns, and what is wrong with it. */
export const readOutcomeHeader = (header: CsvRow): OutcomeHeader => readHeader(header, columns, required)

/** One line by its header; no message repeats a value. `today`: nothing is of a later day. */
export function readOutcome(
  header: OutcomeHeader,
  row: CsvRow,
  today: IsoDate,
): { readonly outcome: DealOutcome | null; readonly problems: readonly OutcomeProblem[] } {
  const { line } = row
  const cell = (column: Column): string => header.cell(row, column)
  const problems: OutcomeProblem[] = []
  const refuse = (column: Column, message: string): void => void problems.push({ line, column, message })
  if (header.hasMore(row))
    problems.push({ line, column: '', message: 'has a cell under no column of the header' })
  const [application, on, reference] = [cell('application').toLowerCase(), cell('date'), cell('reference')]
  const kind = outcomeKinds.find((each) => each === cell('kind').toLowerCase())
  if (!isId(application)) refuse('application', "is no application's id")
  if (!isIsoDate(on)) refuse('date', 'is no date of the form 2026-11-20')
  else if (on > today) refuse('date', 'is still to come')
  if (!kind) refuse('kind', `is none of ${outcomeKinds.join(', ')}`)
  if (reference.length > 60) refuse('reference', 'has more than 60 characters')
  const amount = centsOf(cell('amount'))
  if (amount === undefined) refuse('amount', 'is no amount in dollars such as 1234.50')
  else if (amount === null && (kind === 'funded' || kind === 'paid'))
    refuse('amount', 'is missing: say how much was funded or paid')
  if (problems.length || !kind || amount === undefined) return { outcome: null, problems }
  return { outcome: { application, on, kind, amount, reference }, problems }
}

/** Cents of dollars; null for an empty text, undefined for what is no amount. */
function centsOf(text: string): Cents | null | undefined {
  if (text === '') return null
  const found = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text)
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : undefined
}
