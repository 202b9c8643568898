// What became of funded deals, as an operator's books tell it: a file of them, read and checked line by line. Pure.
import { readCsv, type CsvRow } from '#core/ground/csv.ts'
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
export interface OutcomeProblem {
  readonly line: number
  readonly column: string
  readonly message: string
}
export interface ReadOutcomes {
  readonly outcomes: readonly (DealOutcome & { readonly line: number })[]
  readonly problems: readonly OutcomeProblem[]
}

const columns = ['application', 'date', 'kind', 'amount', 'reference'] as const
type Column = (typeof columns)[number]
const required: readonly Column[] = ['application', 'date', 'kind']

/** Every line is read, so that all problems are told at once; no message repeats a value. `today`: nothing is of a later day. */
export function readOutcomes(text: string, today: IsoDate): ReadOutcomes {
  const read = readCsv(text)
  if (!read.ok) return only(read.refusal.line, '', 'a quote does not end here')
  const [header, ...rows] = read.value
  if (!header) return only(1, '', 'the file is empty')
  const unknown = header.cells.find((name) => !(columns as readonly string[]).includes(name))
  if (unknown !== undefined) return only(header.line, unknown, 'there is no such column')
  const missing = required.find((name) => !header.cells.includes(name))
  if (missing) return only(header.line, missing, 'this column is missing')
  const problems: OutcomeProblem[] = []
  const outcomes: (DealOutcome & { line: number })[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const found = readRow(header, row, today)
    const wrong = found.problems
    problems.push(...wrong)
    if (wrong.length || !found.outcome) continue
    const { application, on, kind, reference } = found.outcome
    const name = [application, on, kind, reference].join(' ')
    const before = seen.get(name)
    if (before !== undefined)
      problems.push({
        line: row.line,
        column: 'reference',
        message: `the same as line ${before}: tell two of one day apart by their reference`,
      })
    seen.set(name, row.line)
    outcomes.push({ ...found.outcome, line: row.line })
  }
  return { outcomes, problems }
}

const only = (line: number, column: string, message: string): ReadOutcomes => ({
  outcomes: [],
  problems: [{ line, column, message }],
})

function readRow(
  header: CsvRow,
  { line, cells }: CsvRow,
  today: IsoDate,
): { readonly outcome: DealOutcome | null; readonly problems: readonly OutcomeProblem[] } {
  const cell = (column: Column): string => cells[header.cells.indexOf(column)] ?? ''
  const problems: OutcomeProblem[] = []
  const refuse = (column: Column, message: string): void => void problems.push({ line, column, message })
  if (cells.length > header.cells.length) refuse('reference', 'more cells than the header has')
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
