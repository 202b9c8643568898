// Clients' money that only passes through: trust and escrow accounts, what is paid on to consignors and owners, weeks in which all that came goes again.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import { exclusion, unclassed } from '../credit-codes.ts'
import { paidOnWithinDays } from './in-equals-out.ts'
import { byDay, finding, sumOf, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  /** What is paid on over what came in, and how often. */
  paidOnShare: 0.15,
  paidOnTimes: 4,
  /** All that passes over a month's income. */
  weight: 0.05,
  /** A seller of travel: what he pays on over all that he takes in but commissions. */
  soldShare: 0.6,
} as const

/** American Bar Association, Model Rule 1.15, and states' rules for brokers and managers: clients' money lies in accounts that say so. */
const trustAccount =
  /\b(?:iolta|iola|client(?:s|'s|s')? (?:trust|funds?|escrow)|(?:attorney|lawyers?|broker|sales|rental|management) trust|trust (?:account|acct)|escrow (?:account|acct|trust)|security deposits?|fiduciary)\b/i
const trustCredit =
  /\b(?:iolta|iola|earnest money|escrow dep(?:osit)?s?|trust (?:dep(?:osit)?s?|account|acct)|in trust|client funds?)\b/i
const paidOn =
  /\b(?:consign(?:or|ors|ment|ed)?|owners? (?:pmts?|payments?|payouts?|proceeds|remit\w*)|payouts?|(?:seller|host|client|landlord|vendor) (?:disb\w*|proceeds|remit\w*)|airlines? report\w*|\barc (?:sales|settlement)|iata bsp|(?:escrow|trust) disb\w*|rents? remit\w*)\b/i

/**
 * Airlines' sales are theirs and are held in trust (Airlines Reporting Corporation, Agent Reporting Agreement, section 'Proceeds of sales');
 * who settles with them pays cruise lines and tour operators in the same way. What an agent earns comes as commissions and fees.
 */
const sellsTravel = /\b(?:airlines? report\w*|arc (?:sales|settlement)|iata bsp)\b/i
const commission = /\b(?:comm(?:ission)?s?|agency com)\b/i

interface PassedThrough {
  /** Clients' money by its words or its account: no revenue. */
  readonly clients: readonly number[]
  /** Income of which an unknown part is kept. */
  readonly unsure: readonly number[]
  readonly findings: readonly WholeFileFinding[]
}

/** Per account: 1 = it holds clients' money, by its name or its owners'. */
const trustAccounts = ({ ledger }: Look): Uint8Array =>
  Uint8Array.from(ledger.accounts, ({ account }) =>
    trustAccount.test([account.name, ...account.owners].join(' ; ')) ? 1 : 0,
  )

/** Whether the text of a row says it; each shape is read once. */
function saysBy(look: Look, words: RegExp): (row: number) => boolean {
  const known = new Map<number, boolean>()
  return (row) => {
    const line = look.ledger.line[row] as number
    let found = known.get(line)
    if (found === undefined) known.set(line, (found = words.test(look.textOf(row))))
    return found
  }
}

/** Credits of accounts that hold clients' money, and large ones elsewhere whose words say that they are a client's. */
function clientsRows(look: Look, trust: Uint8Array): number[] {
  const { ledger, codes, settled } = look
  const says = saysBy(look, trustCredit)
  const isTrust = (row: number): boolean => trust[ledger.account[row] as number] === 1
  const rows = look.incoming.filter((row) => !isTrust(row) && says(row))
  if (!trust.includes(1)) return rows
  for (let row = 0; row < ledger.count; row++)
    if (
      isTrust(row) &&
      (ledger.amount[row] as number) > 0 &&
      settled[row] === 0 &&
      (codes[row] === 0 || codes[row] === unclassed) &&
      ledger.operating[ledger.account[row] as number] === 1
    )
      rows.push(row)
  return rows
}

/** What comes over from a trust account may be an earned fee: only the ledger of the clients' money proves it. */
function fromTrust(look: Look, trust: Uint8Array): number[] {
  const { ledger, codes, settled } = look
  if (!trust.includes(1)) return []
  const left = new Map<number, number[]>()
  for (const row of ledger.order)
    if ((ledger.amount[row] as number) < 0 && trust[ledger.account[row] as number] === 1) {
      const cents = -(ledger.amount[row] as number)
      const days = left.get(cents)
      if (days) days.push(look.bankDay(row))
      else left.set(cents, [look.bankDay(row)])
    }
  const ownTransfer = exclusion['own-transfer']
  const rows: number[] = []
  for (const row of ledger.transferRows) {
    if (codes[row] !== ownTransfer || settled[row] === 1) continue
    const account = ledger.account[row] as number
    if (ledger.operating[account] === 0 || trust[account] === 1) continue
    const days = left.get(ledger.amount[row] as number)
    const at = days?.findIndex((day) => Math.abs(day - look.bankDay(row)) <= 3) ?? -1
    if (!days || at < 0) continue
    days.splice(at, 1)
    rows.push(row)
  }
  return rows
}

/** Large debits whose words say that clients are paid their part. */
function paidOnRows(look: Look): number[] {
  const says = saysBy(look, paidOn)
  return look.outgoing.filter((row) => {
    const { debit, rail } = look.classOf(row)
    return rail !== 'card' && debit !== 'bill' && debit !== 'lender' && says(row)
  })
}

/** Of each month as much of the income as was paid on in it, the earliest first. */
function paidOnIncome(look: Look, paid: readonly number[]): number[] {
  const { ledger, codes, settled } = look
  const monthOfDay = new Map<number, string>()
  const monthOf = (row: number): string => {
    const day = ledger.day[row] as number
    let month = monthOfDay.get(day)
    if (month === undefined) monthOfDay.set(day, (month = isoFromDayNumber(day).slice(0, 7)))
    return month
  }
  const left = new Map<string, number>()
  for (const row of paid)
    left.set(monthOf(row), (left.get(monthOf(row)) ?? 0) - (ledger.amount[row] as number))
  const income: number[] = []
  for (const row of ledger.order)
    if (
      (ledger.amount[row] as number) > 0 &&
      codes[row] === 0 &&
      settled[row] === 0 &&
      ledger.operating[ledger.account[row] as number] === 1
    )
      income.push(row)
  const rows: number[] = []
  for (const row of income.sort(byDay(look))) {
    const rest = left.get(monthOf(row)) ?? 0
    if (rest <= 0) continue
    left.set(monthOf(row), rest - (ledger.amount[row] as number))
    rows.push(row)
  }
  return rows
}

/**
 * The whole streams of a seller of travel by which the money came that he pays on: the largest payers, terminals and counters first, until
 * they make up all of it. Which part of a stream he keeps no line tells. Null where he pays on too little.
 */
function travelStreams(look: Look, paid: readonly number[]): number[] | null {
  const { ledger, codes, settled, classOf, nameOf } = look
  const travels = saysBy(look, sellsTravel)
  if (!paid.some(travels)) return null
  const isCommission = saysBy(look, commission)
  const streams = new Map<string, number[]>()
  for (const row of ledger.order) {
    if ((ledger.amount[row] as number) <= 0 || (codes[row] !== 0 && codes[row] !== unclassed)) continue
    if (settled[row] === 1 || ledger.operating[ledger.account[row] as number] === 0 || isCommission(row))
      continue
    const name = nameOf(row) || classOf(row).rail
    const stream = streams.get(name)
    if (stream) stream.push(row)
    else streams.set(name, [row])
  }
  const gone = look.outgoing.filter((row) => {
    const { debit, rail } = classOf(row)
    return rail !== 'card' && rail !== 'check' && debit === 'purchase'
  })
  const all = [...streams.values()].map((rows) => ({ rows, cents: sumOf(look, rows) }))
  let left = -sumOf(look, gone)
  if (left < all.reduce((sum, { cents }) => sum + cents, 0) * limits.soldShare) return null
  const rows: number[] = []
  for (const stream of all.sort((a, b) => b.cents - a.cents)) {
    if (left <= 0) break
    rows.push(...stream.rows)
    left -= stream.cents
  }
  return rows
}

export function findPassThrough(look: Look): PassedThrough {
  const trust = trustAccounts(look)
  const clients = clientsRows(look, trust)
  const moved = fromTrust(look, trust)
  const paid = paidOnRows(look)
  const income = look.month * Math.max(1, (look.ledger.to - look.ledger.from + 1) / 30)
  const isPaidOn = paid.length >= limits.paidOnTimes && -sumOf(look, paid) >= income * limits.paidOnShare
  const unsure = isPaidOn ? (travelStreams(look, paid) ?? paidOnIncome(look, paid)) : []
  const flowing = isPaidOn || clients.length > 0 ? [] : paidOnWithinDays(look)
  const lines = [...clients, ...moved, ...(isPaidOn ? paid : []), ...flowing]
  const sum =
    sumOf(look, clients) + sumOf(look, moved) - (isPaidOn ? sumOf(look, paid) : 0) + sumOf(look, flowing)
  // A single line that says so moves no month.
  const weighs = sum >= look.month * limits.weight
  return {
    clients,
    unsure: [
      ...moved,
      ...unsure.filter((row) => look.codes[row] === 0),
      ...flowing.filter((row) => look.codes[row] === 0),
    ],
    findings:
      lines.length && weighs
        ? [finding(look, 'pass-through', { actual: lines.length, usdActual: sum }, lines)]
        : [],
  }
}
