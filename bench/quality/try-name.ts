// What an entry in the tables of names would change on the open corpus, before it is written: lines, innocent series, other names.
import { lenders } from '#core/codes/lenders.ts'
import { allTables, isDebtKind, useTables } from '#core/codes/all-lenders.ts'
import { readRows, type NameKind, type PartyKind } from '#core/codes/names/rows.ts'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { holderOf } from '#core/domain/bank/holder.ts'
import { kinds } from '#core/domain/bank/known-class.ts'
import { knownAtStart } from '#core/domain/bank/known-names.ts'
import { classOf } from '#core/domain/bank/line-class.ts'
import { parseShape } from '#core/domain/bank/parse/descriptor.ts'
import { plainText, shapeOf } from '#core/domain/bank/parse/words.ts'
import { corpusLines, daysOf, historyOf, innocents, listOf, refreshedOn, sales, varied } from './corpus.ts'
import { strangersLines } from './strangers.ts'

interface NameTrial {
  /** The form as the tables would hold it. */
  readonly form: string
  /** Who is found under the form today; null = nobody. */
  readonly today: string | null
  /** Lines whose class changes, with what their readers said. */
  readonly lines: readonly { text: string; label: string; before: string; after: string }[]
  /** Innocent series that become a position, or another position. */
  readonly innocents: readonly { text: string; before: string; after: string }[]
  /** Other names of the tables and of the corpus that it would take. */
  readonly names: readonly { name: string; before: string; after: string }[]
}

/** Kinds that an entry can have. */
export const nameKinds: readonly NameKind[] = [
  ...(['advance', 'term', 'line', 'bank', 'personal', 'student', 'mortgage', 'auto', 'equipment'] as const),
  ...(Object.keys(kinds) as PartyKind[]),
]

const debt = new Set(['advance-payment', 'loan-payment', 'lender'])
const holder = holderOf(historyOf([]).accounts)

function everyName(): string[] {
  const names = [
    ...lenders.flatMap(({ aliases }) => aliases),
    ...allTables().flatMap(([, rows]) => readRows(rows).flatMap(({ forms }) => forms)),
    ...listOf('unlisted-funders.txt').map(plainText),
    ...listOf('holders.txt').map(plainText),
  ]
  return [...new Set(names.map((name) => name.replace(/^[=+]/, '')))]
}

const found = (name: string): string => {
  const known = knownAtStart(name)
  return known ? `${known.kind} ${known.name}` : 'nobody'
}
const classed = (text: string, direction: 'in' | 'out'): string => {
  const { credit, debit } = classOf(parseShape(shapeOf(text)), holder, direction === 'in')
  return credit ?? debit ?? ''
}
function positionOf(text: string, rhythm: string, cents: number): string {
  const days = daysOf(rhythm, rhythm === 'daily' ? '2026-08-03' : '2026-05-04')
  const history = historyOf([...sales(), ...days.map((day, i) => [day, -cents, varied(text, i)] as const)])
  const [position] = analyseBank(history, { asOf: refreshedOn }).positions
  return position ? `${position.kind} ${position.sureness}` : 'none'
}

/** Looks at all of it once. Only series whose text holds the first word of the form are analysed: no other can change. */
function look(form: string, all: readonly string[]) {
  const word = plainText(form).split(' ')[0] as string
  const letters = (text: string): string => plainText(text).replaceAll(' ', '')
  const mayChange = (text: string): boolean => letters(text).includes(word.slice(0, 5))
  const lines = [
    ...corpusLines('open').map(({ text, direction, label }) => ({ text, direction, label })),
    ...strangersLines('open').map(({ text, direction, label }) => ({ text, direction, label })),
  ]
  const series = [
    ...innocents('open'),
    ...strangersLines('open')
      .filter(({ direction, label }) => direction === 'out' && !debt.has(label))
      .map(({ text, rhythm }) => ({
        text,
        rhythm: ['daily', 'weekly', 'biweekly', 'monthly'].includes(rhythm) ? rhythm : 'weekly',
        cents: 32_450,
      })),
  ].filter(({ text }) => mayChange(text))
  return {
    lines: lines.map((line) => ({ ...line, is: classed(line.text, line.direction) })),
    innocents: series.map(({ text, rhythm, cents }) => ({ text, is: positionOf(text, rhythm, cents) })),
    names: all.map((name) => ({ name, is: found(name) })),
  }
}

function lookThenForget(form: string, all: readonly string[]) {
  try {
    return look(form, all)
  } finally {
    useTables([])
  }
}

/** Throws RangeError on a kind that no table has, or a form that no line can show. */
export function tryName(written: string, kind: string): NameTrial {
  const sign = /^[=+]/.exec(written)?.[0] ?? ''
  const plain = plainText(written.slice(sign.length))
  if (!nameKinds.includes(kind as NameKind))
    throw new RangeError(`no kind '${kind}': one of ${nameKinds.join(', ')}`)
  if (plain.replaceAll(' ', '').length < 3) throw new RangeError(`'${written}' is too short for a name`)
  const form = sign + plain
  const all = everyName()
  const before = look(plain, all)
  const entry = [[kind as NameKind, `${written}|${form}|site`] as const]
  useTables(entry)
  const after = lookThenForget(plain, all)
  const today = found(plain)
  return {
    form,
    today: today === 'nobody' ? null : today,
    lines: before.lines.flatMap(({ text, label, is }, i) => {
      const then = after.lines[i]?.is ?? ''
      return then === is ? [] : [{ text, label, before: is, after: then }]
    }),
    innocents: before.innocents.flatMap(({ text, is }, i) => {
      const then = after.innocents[i]?.is ?? ''
      return then === is ? [] : [{ text, before: is, after: then }]
    }),
    names: before.names.flatMap(({ name, is }, i) => {
      const then = after.names[i]?.is ?? ''
      return then === is || name === plain ? [] : [{ name, before: is, after: then }]
    }),
  }
}

/** The trial in words, for a terminal. */
export function tell({ form, today, lines, innocents: series, names }: NameTrial, kind: string): string {
  const list = (head: string, rows: readonly string[]): string =>
    rows.length === 0
      ? `${head}: none`
      : `${head}: ${rows.length}\n${rows.map((row) => `  ${row}`).join('\n')}`
  return [
    `'${form}' as ${kind}${isDebtKind(kind as NameKind) ? ', a lender' : ''}. Today: ${today ?? 'nobody'}`,
    list(
      'Lines whose class changes',
      lines.map(({ text, label, before, after }) => `${before} -> ${after} (read as ${label}): ${text}`),
    ),
    list(
      'Innocent series that change',
      series.map(({ text, before, after }) => `${before} -> ${after}: ${text}`),
    ),
    list(
      'Other names that it takes',
      names.map(({ name, before, after }) => `${name}: ${before} -> ${after}`),
    ),
  ].join('\n')
}
