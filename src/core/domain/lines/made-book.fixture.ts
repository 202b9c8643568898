// A book of lines written out by hand, for the tests of what is read from one.
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import { joinTexts } from './code-units.ts'
import type { BookAccount, BookPosition, BookScope, LineBook } from './line-book.ts'

export interface MadeLine {
  readonly day: IsoDate
  readonly amount: number
  readonly balance?: number
  readonly account?: number
  readonly why?: number
  readonly position?: number
  readonly text?: string
}

export const madeAccount = (more: Partial<BookAccount> = {}): BookAccount => ({
  key: '00000000',
  institution: 'Bank',
  name: 'Checking',
  mask: '01',
  owners: [],
  kind: 'checking',
  use: 'operating',
  balance: 0,
  balanceDate: '2026-11-20',
  ...more,
})

/** Lines oldest first; `from`: the day of the first balance. */
export function madeBook(
  lines: readonly MadeLine[],
  more: {
    readonly from?: IsoDate
    readonly accounts?: readonly BookAccount[]
    readonly positions?: readonly BookPosition[]
    readonly scopes?: readonly BookScope[]
  } = {},
): LineBook {
  const textAt = new Uint32Array(lines.length + 1)
  const idAt = new Uint32Array(lines.length + 1)
  const bytes = () => new Uint8Array(lines.length)
  return {
    head: {
      refreshedOn: '2026-11-20',
      from: dayNumber(more.from ?? '2026-09-01'),
      accounts: more.accounts ?? [madeAccount()],
      positions: more.positions ?? [],
      parties: [],
      scopes: more.scopes ?? [],
    },
    count: lines.length,
    columns: {
      day: Int32Array.from(lines, ({ day }) => dayNumber(day)),
      amount: Float64Array.from(lines, ({ amount }) => amount),
      balance: Float64Array.from(lines, ({ balance }) => balance ?? NaN),
      account: Uint16Array.from(lines, ({ account }) => account ?? 0),
      class: bytes(),
      why: Uint8Array.from(lines, ({ why }) => why ?? 0),
      rail: bytes(),
      confidence: bytes(),
      party: new Int32Array(lines.length).fill(-1),
      position: Int16Array.from(lines, ({ position }) => position ?? -1),
      twin: new Int32Array(lines.length).fill(-1),
      flags: bytes(),
      textAt,
      idAt,
      text: joinTexts(
        lines.map(({ text }) => text ?? ''),
        textAt,
      ),
      ids: joinTexts(
        lines.map((_, at) => `id-${at}`),
        idAt,
      ),
    },
  }
}
