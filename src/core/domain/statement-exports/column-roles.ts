// What the columns of a bank's export are, by the words of their heads, or by what stands in them where they have none.
import { dayOf, figureOf } from './cell-values.ts'

export interface Columns {
  readonly date: number
  /** Joined in this order, the same text once. */
  readonly texts: readonly number[]
  readonly amount: number | null
  readonly debit: number | null
  readonly credit: number | null
  /** 'DEBIT', 'CREDIT' and the like. */
  readonly type: number | null
  readonly balance: number | null
  /** The balance is that of the day's end. */
  readonly isDaily: boolean
  readonly account: number | null
  readonly status: number | null
  readonly currency: number | null
  readonly isCard: boolean
  /** Debit and credit, where no heads tell them. */
  readonly isGuessed: boolean
}

export type Row = readonly string[]

/** In small letters without accents, anything else than letters as one blank. */
const plainHead = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z#]+/g, ' ')
    .trim()

/** The first that a table has counts: a running balance follows the days of posting. */
const dates =
  /^(?:(?:posted|posting|post|booking) date|date posted|settlement date|date|date utc|fecha|fecha de (?:publicacion|registro)|completed date|(?:transaction|trans|txn|tran) date|fecha de (?:la )?(?:transaccion|operacion)|effective date|value date)$/
const dateRank = [/post|book|settle|publica|registro/, /^(?:date|date utc|fecha)$/, /complet/, /./]
const heads = {
  amount:
    /^(?:(?:transaction |trans |net )?amount(?: usd)?|amount in usd|usd amount|net|importe|monto|cantidad|importe usd)$/,
  debit:
    /^(?:debits?(?: amount)?(?: usd)?|amount debit|debit amt|withdrawals?(?: amount| amt)?|payments?|money out|paid out|spent|dr|cargos?|debitos?|retiros?)$/,
  credit:
    /^(?:credits?(?: amount)?(?: usd)?|amount credit|credit amt|deposits?(?: amount| amt)?|money in|paid in|received|cr|abonos?|creditos?|depositos?)$/,
  type: /^(?:(?:transaction |trans )?type|debit credit|credit debit|dr cr|cr dr|credit debit indicator|debit credit indicator|transaction|details|tipo|tipo de transaccion)$/,
  balance:
    /^(?:(?:running |account |ledger |ending |closing |posted )?bal(?:ance)?(?: amount)?(?: usd)?|saldo|balance after|saldo final)$/,
  daily: /^(?:(?:ending )?daily(?: posted| ending)? balance|saldo diario)$/,
  account:
    /^(?:(?:source |bank )?account(?: number| no| #| name)?|acct(?: number| no| #)?|(?:numero de )?cuenta)$/,
  status: /^(?:status|estado|estatus)$/,
  currency: /^(?:currency|moneda|currency code)$/,
  text: /^(?:(?:original |full |bank |transaction |payment )?description|payee|name|memo|narrative|particulars|merchant(?: name)?|descripcion|concepto|detalle)$/,
} as const
const cardHeads = /^(?:card|card no|card number|card member|card #)$/

type Head = keyof typeof heads

/** Null where this row is no row of heads. */
export function columnsOfHeads(row: Row, body: readonly Row[]): Columns | null {
  const plain = row.map(plainHead)
  if (row.some((cell) => /\d/.test(cell) && (dayOf(cell, 'mdy') ?? figureOf(cell)))) return null
  const places = (head: Head) => plain.flatMap((name, at) => (heads[head].test(name) ? [at] : []))
  const first = (head: Head): number | null => places(head)[0] ?? null
  const [date] = plain
    .flatMap((name, at) =>
      dates.test(name) ? [{ at, rank: dateRank.findIndex((of) => of.test(name)) }] : [],
    )
    .toSorted((a, b) => a.rank - b.rank)
  const [amount, debit, credit] = [first('amount'), first('debit'), first('credit')]
  if (!date || (amount === null && (debit === null || credit === null))) return null
  const daily = first('daily')
  const type = places('type').find((at) => isTypes(body.map((cells) => cells[at] ?? ''))) ?? null
  const texts = places('text')
  const others = texts.length ? texts : places('type').filter((at) => at !== type)
  const status = first('status')
  return {
    date: date.at,
    texts: others,
    amount,
    debit: amount === null ? debit : null,
    credit: amount === null ? credit : null,
    type,
    balance: daily ?? first('balance'),
    isDaily: daily !== null,
    account: first('account'),
    status,
    currency: first('currency'),
    isCard: plain.some((name) => cardHeads.test(name)),
    isGuessed: false,
  }
}

const outWords =
  /^(?:debit|debito|cargo|dr|db|d|withdrawal|retiro|check|cheque|payment|fee|purchase|pos|atm|charge|sent)\b/i
const inWords = /^(?:credit|credito|abono|cr|c|deposit|deposito|dslip|interest|refund|received)\b/i

/** -1 out, 1 in, 0 where the word of a type does not tell. */
export const signOfType = (text: string): -1 | 0 | 1 => {
  const plain = text.trim()
  return outWords.test(plain) ? -1 : inWords.test(plain) ? 1 : 0
}

/** Enough of a column's cells say in or out. */
const isTypes = (cells: readonly string[]): boolean => {
  const said = cells.filter((cell) => cell.trim())
  return said.length > 0 && said.filter((cell) => signOfType(cell) !== 0).length * 10 >= said.length * 9
}

const SAMPLE = 200

/** Of a table without heads: rows with a day and an amount; null where there are none. */
export function columnsOfBody(rows: readonly Row[]): Columns | null {
  const body = rows
    .filter((row) => row.some((cell) => dayOf(cell, 'mdy') ?? dayOf(cell, 'dmy')))
    .slice(0, SAMPLE)
  const width = Math.max(0, ...body.map(({ length }) => length))
  const column = (at: number) => body.map((row) => row[at] ?? '')
  const all = Array.from({ length: width }, (_, at) => at)
  const most = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.filter(is).length * 10 >= cells.length * 8
  const date = all.find((at) =>
    most(column(at), (cell) => (dayOf(cell, 'mdy') ?? dayOf(cell, 'dmy')) !== null),
  )
  if (date === undefined) return null
  const money = all.filter((at) => at !== date && isMoney(column(at)))
  if (!money.length) return null
  const both = body.filter((row) => money.slice(0, 2).every((at) => row[at])).length
  const areSides = money.length > 1 && both === 0
  const type = all.find((at) => isTypes(column(at))) ?? null
  const texts = all.filter(
    (at) =>
      at !== date && at !== type && !money.includes(at) && column(at).some((cell) => /\p{L}{2}/u.test(cell)),
  )
  const [one = null, two = null, three = null] = money
  return {
    date,
    texts,
    amount: areSides ? null : one,
    debit: areSides ? one : null,
    credit: areSides ? two : null,
    type,
    balance: areSides ? three : two,
    isDaily: false,
    account: null,
    status: null,
    currency: null,
    isCard: false,
    isGuessed: areSides,
  }
}

/** Every cell that says anything is an amount, and one has cents: a number of a check has none. */
const isMoney = (cells: readonly string[]): boolean => {
  const said = cells.filter((cell) => cell.trim())
  return (
    said.length > 0 &&
    said.every((cell) => figureOf(cell)) &&
    said.some((cell) => /[.,]\d{1,2}\D*$/.test(cell))
  )
}
