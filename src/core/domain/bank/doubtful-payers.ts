// Who does not earn the name of a customer by coming again: an owner's family, the one payer of his kind in a shop, round sums of cash.
import { evidenceCode, unclassed } from './credit-codes.ts'
import type { Ledger } from './ledger.ts'
import type { LineClass } from './line-class.ts'
import { plainText } from './parse/words.ts'

/** Funders leave out what owners, their family and their other firms pay in (related parties), and large sums that nothing explains. */
const limits = {
  /** So much of the income comes by cards, marketplaces and over the counter in a shop: companies hardly pay it. */
  shop: 0.7,
  /** So many companies, or people, who come again make such payers usual. */
  fewestAlike: 3,
  /** Of a month's income; less moves nothing. */
  weight: 0.03,
  /** The same under words of an invoice, which speak for a customer. */
  weightInvoiced: 0.08,
  /** Cash of a till is uneven. Multiples of $100 from $300 on, so many, this part of all that is paid in so. */
  roundTo: 10_000,
  roundFrom: 30_000,
  roundTimes: 6,
  roundShare: 0.5,
  /** Without cards what is paid in may be checks of even sums, unless the bank says that it is cash. */
  cardShare: 0.3,
} as const

/** What a business lives on, as the texts of its credits tell. */
interface Trade {
  /** Mean income of 30 days, cents. */
  readonly month: number
  readonly isShop: boolean
  readonly takesCards: boolean
}

/** `evidence`: per row, as `earned.ts` gives it from the text. */
export function tradeOf(ledger: Ledger, codes: Uint8Array, evidence: Uint8Array): Trade {
  const { amount, account, operating, classes, line, count, from, to } = ledger
  let income = 0
  let open = 0
  let shop = 0
  let cards = 0
  for (let row = 0; row < count; row++) {
    const cents = amount[row] as number
    if (cents <= 0 || operating[account[row] as number] === 0) continue
    if (codes[row] === unclassed && classes[line[row] as number]?.mayEarn) open += cents
    if (codes[row] !== 0) continue
    income += cents
    if (evidence[row] === evidenceCode.rail || evidence[row] === evidenceCode.counter) shop += cents
    if (classes[line[row] as number]?.cardSales) cards += cents
  }
  return {
    month: ((income + open) * 30) / Math.max(30, to - from + 1),
    isShop: shop > 0 && shop >= (income + open) * limits.shop,
    takesCards: cards > 0 && cards >= income * limits.cardShare,
  }
}

export interface ComingPayer {
  readonly isPerson: boolean
  /** Names as the bank tells them. */
  readonly name: string
  /** What he earned by coming again in 30 days, cents. */
  readonly month: number
  /** An insurer, who pays for repairs: the tables know him. */
  readonly isKnown: boolean
}

/** Of payers who come again those who are asked about all the same: of the owners' family, or of weight and of a kind that hardly comes here. */
export function isDoubtful(
  ledger: Ledger,
  trade: Trade,
  payers: readonly ComingPayer[],
): (payer: ComingPayer) => boolean {
  const people = payers.filter(({ isPerson }) => isPerson).length
  const companies = payers.length - people
  return ({ isPerson, name, month, isKnown }) => {
    if (isPerson && ledger.holder.isOfFamily(name)) return true
    if (isKnown || month < trade.month * limits.weight) return false
    return isPerson ? people < limits.fewestAlike : trade.isShop && companies < limits.fewestAlike
  }
}

/** Cash and deposits that are paid in again and again in even sums beside the cards of a shop, or cash by the bank's own word: nobody's till. */
export function roundCash(ledger: Ledger, codes: Uint8Array, trade: Trade): number[] {
  const { amount, account, operating, classes, line, count, from, to } = ledger
  const kinds = { cash: [] as number[], deposit: [] as number[] }
  for (let row = 0; row < count; row++) {
    const cents = amount[row] as number
    if (cents < limits.roundFrom || codes[row] !== 0 || operating[account[row] as number] === 0) continue
    const credit = classes[line[row] as number]?.credit
    if (credit === 'cash' || (credit === 'deposit' && trade.takesCards)) kinds[credit].push(row)
  }
  return Object.values(kinds).flatMap((paidIn) => {
    const round = paidIn.filter((row) => (amount[row] as number) % limits.roundTo === 0)
    const sum = round.reduce((cents, row) => cents + (amount[row] as number), 0)
    const isOften = round.length >= limits.roundTimes && round.length >= paidIn.length * limits.roundShare
    return isOften && (sum * 30) / Math.max(30, to - from + 1) >= trade.month * limits.weight ? round : []
  })
}

/** Words that whoever pays may write; those of accounts payable, of a carrier or a tenant come from the payer's books. */
const anybodysWords =
  /\b(?:inv(?:oice|c|ce)?s?|orders?|ord|job|estimate|est|contract|project|retainer|consult\w*|services? rendered|professional)\b/
const booksWords = /\b(?:ap|a\/p|edi|payables?|vendor|vendors|vndr|supplier|rmr|rmt)\b/

/**
 * Payments under words of an invoice in a shop that hardly anybody pays by invoice: who lends a friend's shop money writes an invoice's number as
 * well. Of weight, from fewer than three such payers, or of the owners' family in whatever business. `coming`: payers who come again without such
 * words (companies, people).
 */
export function doubtfulInvoices(
  ledger: Ledger,
  codes: Uint8Array,
  evidence: Uint8Array,
  trade: Trade,
  coming: readonly ComingPayer[],
): number[] {
  const { amount, account, operating, parties, line, classes, count, from, to } = ledger
  const payers = new Map<number, { readonly found: LineClass; readonly rows: number[]; cents: number }>()
  for (let row = 0; row < count; row++) {
    if (evidence[row] !== evidenceCode.words || codes[row] !== 0) continue
    if ((amount[row] as number) <= 0 || operating[account[row] as number] === 0) continue
    const number = line[row] as number
    const party = parties[number] as number
    let payer = payers.get(party)
    if (!payer) payers.set(party, (payer = { found: classes[number] as LineClass, rows: [], cents: 0 }))
    payer.rows.push(row)
    payer.cents += amount[row] as number
  }
  const all = [...payers.values()]
  const isPerson = ({ found }: (typeof all)[number]): boolean => found.rail === 'person'
  const alike = (person: boolean): number =>
    all.filter((payer) => isPerson(payer) === person).length +
    coming.filter((payer) => payer.isPerson === person).length
  const textOf = (row: number): string =>
    plainText(ledger.history.transactions[ledger.source[row] as number]?.description ?? '')
  return all
    .filter((payer) => {
      const text = textOf(payer.rows[0] as number)
      if (isPerson(payer) && ledger.holder.isOfFamily(payer.found.counterparty)) return true
      const month = (payer.cents * 30) / Math.max(30, to - from + 1)
      if (!trade.isShop || month < trade.month * limits.weightInvoiced) return false
      return alike(isPerson(payer)) < limits.fewestAlike && anybodysWords.test(text) && !booksWords.test(text)
    })
    .flatMap(({ rows }) => rows)
}
