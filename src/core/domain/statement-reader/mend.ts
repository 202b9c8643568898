// What a person puts right in a reading, beside the page; the account is proven anew with it.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { linesOutOfOrder } from './days-in-order.ts'
import { isProven, prove } from './prove.ts'
import type { AccountReading, LinePlace, ReadLine, StatementFile } from './read-statement.ts'

/** Of a line as the page has it; money in is positive (cents). */
interface MendedText {
  readonly date: IsoDate
  readonly text: string
  readonly cents: Cents
  /** Printed beside the line; null where none is. */
  readonly balance: Cents | null
}

/** `account`, `line`, `figure`, `day`: indexes in the reading as it was made, whatever is mended besides. */
export type Mend = { readonly account: number } & (
  | ({ readonly kind: 'change'; readonly line: number } & MendedText)
  | { readonly kind: 'drop'; readonly line: number }
  /** A line that was not read; it stands where the page has it, after the lines of its day that were read before it. */
  | ({ readonly kind: 'add'; readonly after: number | null } & MendedText)
  /** The balances and days that the account begins and ends with. */
  | {
      readonly kind: 'ends'
      readonly opening: Cents
      readonly closing: Cents
      readonly from: IsoDate
      readonly to: IsoDate
    }
  /** A printed total, or a balance of a day, that was read wrongly; null: it is none. */
  | { readonly kind: 'figure'; readonly figure: number; readonly cents: Cents | null }
  | { readonly kind: 'day'; readonly day: number; readonly cents: Cents | null }
)

/** A line after mending. */
export interface MendedLine extends ReadLine {
  /** Its index in the reading; null where a person added it. */
  readonly line: number | null
  /** Its index among the account's 'add' mends; null where it was read. */
  readonly added: number | null
  readonly isMended: boolean
}

/** What of an account is mended, and what proves it. */
type MendableAccount = Pick<
  AccountReading,
  'lines' | 'printed' | 'opening' | 'closing' | 'from' | 'to' | 'proof' | 'isProven' | 'isSeen'
>

type Mended<A extends MendableAccount> = Omit<A, 'lines'> & {
  readonly lines: readonly MendedLine[]
  /** Indexes of lines read of a picture of which a day is misread, or is to be said by a person: the sums do not prove days. */
  readonly outOfOrder: readonly number[]
}

export interface MendedFile extends StatementFile {
  readonly accounts: readonly Mended<AccountReading>[]
}

/**
 * The file with what was put right, each account proven anew. Of two mends of one thing the later one stands. Refused where a mend speaks
 * of something that the reading does not have.
 */
export function mendStatement(
  file: StatementFile,
  mends: readonly Mend[],
): Outcome<MendedFile, 'no-such-line'> {
  if (!mends.every((mend) => isOf(file, mend))) return refused('no-such-line')
  return ok({
    ...file,
    accounts: file.accounts.map((account, at) =>
      mendAccount(
        account,
        mends.filter((mend) => mend.account === at),
      ),
    ),
  })
}

function isOf({ accounts }: StatementFile, mend: Mend): boolean {
  const account = accounts[mend.account]
  if (!account) return false
  const has = (list: readonly unknown[], at: number): boolean => at in list
  switch (mend.kind) {
    case 'change':
    case 'drop':
      return has(account.lines, mend.line)
    case 'add':
      return mend.after === null || has(account.lines, mend.after)
    case 'ends':
      return mend.from <= mend.to
    case 'figure':
      return has(account.printed.figures, mend.figure)
    case 'day':
      return has(account.printed.days, mend.day)
  }
}

type Of<K extends Mend['kind']> = Extract<Mend, { kind: K }>

/** One account with its own mends, proven anew; what else is known of it stays. */
export function mendAccount<A extends MendableAccount>(account: A, mends: readonly Mend[]): Mended<A> {
  const of = <K extends Mend['kind']>(kind: K): Of<K>[] =>
    mends.filter((mend): mend is Of<K> => mend.kind === kind)
  const onLine = new Map(
    mends.flatMap((mend) =>
      mend.kind === 'change' || mend.kind === 'drop' ? [[mend.line, mend] as const] : [],
    ),
  )
  const added = of('add')
  const addedAfter = (line: number | null): MendedLine[] =>
    added.flatMap((mend, at) => (mend.after === line ? [addedLine(mend, account, line, at)] : []))
  const lines = [
    ...addedAfter(null),
    ...account.lines.flatMap((line, at) => {
      const mend = onLine.get(at)
      const kept: MendedLine[] =
        mend?.kind === 'drop'
          ? []
          : [mend ? changedLine(line, mend, at) : { ...line, line: at, added: null, isMended: false }]
      return [...kept, ...addedAfter(at)]
    }),
  ].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const figures = told(account.printed.figures, of('figure'), ({ figure }) => figure)
  const days = told(account.printed.days, of('day'), ({ day }) => day)
  const ends = of('ends').at(-1) ?? account
  const { opening, closing, from, to } = ends
  const isInDoubt = account.isSeen && !account.isProven
  const outOfOrder = isInDoubt
    ? linesOutOfOrder(lines.map((line) => (line.isMended ? { ...line, place: null } : line)))
    : []
  if (!mends.length) return { ...account, lines, outOfOrder }
  const { overlaid } = account.proof
  const proof = prove({ lines, days, opening, closing, figures, from, to, overlaid })
  return {
    ...account,
    opening,
    closing,
    from,
    to,
    lines,
    outOfOrder,
    printed: { figures, days },
    proof,
    isProven: isProven(proof) && !outOfOrder.length,
  }
}

const changedLine = (
  line: ReadLine,
  { date, text, cents, balance }: Of<'change'>,
  at: number,
): MendedLine => ({
  ...line,
  date,
  text,
  cents,
  balance,
  isSure: true,
  line: at,
  added: null,
  isMended: true,
})

/** It stands below the line that it follows, as far as anybody knows. */
function addedLine(
  { date, text, cents, balance }: Of<'add'>,
  { lines }: MendableAccount,
  after: number | null,
  added: number,
): MendedLine {
  const beside = lines[after ?? 0]
  const place: LinePlace = beside?.place ?? { page: 0, x: 0, y: 0, width: 0, height: 0 }
  // It counts to the printed sum of the section that it stands in, where that goes the same way.
  const section = beside && beside.cents > 0 === cents > 0 ? beside.section : -1
  return { date, text, cents, balance, isSure: true, section, place, line: null, added, isMended: true }
}

/** The printed ones with what was put right; without those that are none. */
function told<T extends { readonly cents: Cents }, M extends { readonly cents: Cents | null }>(
  printed: readonly T[],
  mends: readonly M[],
  at: (mend: M) => number,
): T[] {
  const byPlace = new Map(mends.map((mend) => [at(mend), mend.cents]))
  return printed.flatMap((each, index) => {
    const cents = byPlace.has(index) ? byPlace.get(index)! : each.cents
    return cents === null ? [] : [{ ...each, cents }]
  })
}
