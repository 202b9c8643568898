// Reads what banks export for Quicken, QuickBooks and Money (OFX 1 and 2, QFX, QBO): bank and card accounts, their lines and the balance they were left at.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { AccountKind, StatementFile, UnreadReason } from '../statement-reader/read-statement.ts'
import { readAccount } from './account-of-lines.ts'
import { centsOf, dayOf, figureOf } from './cell-values.ts'
import { signOfType } from './column-roles.ts'
import { marksOf } from './marks.ts'
import { maskOf, MOST_LINES } from './read-table.ts'

/** Characters: 30,000 lines with everything that the form knows. */
const LONGEST = 20_000_000
const LONGEST_VALUE = 300

type Fields = Partial<Record<string, string>>

interface Statement {
  readonly isCard: boolean
  readonly fields: Fields
  readonly lines: Fields[]
}

/**
 * Never throws. The form carries the balance of one day and none before it: by itself nothing is proven of it (see `opened-by-earlier.ts`).
 */
export function readOfx(text: string): Outcome<StatementFile, UnreadReason> {
  if (text.length > LONGEST) return refused('too-long')
  const { statements, bank } = statementsIn(text)
  if (statements.reduce((sum, { lines }) => sum + lines.length, 0) > MOST_LINES) return refused('too-long')
  const dollars = statements.filter(({ fields }) => /^(?:|usd)$/i.test(fields.CURDEF ?? ''))
  if (statements.length && !dollars.length) return refused('not-dollars')
  const accounts = dollars.flatMap((statement) => accountOf(statement) ?? [])
  return accounts.length ? ok({ bank, accounts }) : refused('no-statement')
}

/** A field belongs to the aggregate that was opened last: those of the other account of a transfer are nobody's. */
const holders = new Set([
  'BANKACCTFROM',
  'CCACCTFROM',
  'BANKTRANLIST',
  'LEDGERBAL',
  'AVAILBAL',
  'BALLIST',
  'STMTTRN',
  'PAYEE',
  'BANKACCTTO',
  'CCACCTTO',
  'CURRENCY',
  'ORIGCURRENCY',
  'FI',
])
const ofStatement: Readonly<Record<string, readonly string[]>> = {
  '': ['CURDEF'],
  BANKACCTFROM: ['ACCTID', 'ACCTTYPE'],
  CCACCTFROM: ['ACCTID'],
  BANKTRANLIST: ['DTSTART', 'DTEND'],
  LEDGERBAL: ['BALAMT', 'DTASOF'],
}
const ofLine = new Set(['TRNTYPE', 'DTPOSTED', 'TRNAMT', 'FITID', 'NAME', 'MEMO'])

function statementsIn(text: string): { readonly statements: readonly Statement[]; readonly bank: string } {
  const statements: Statement[] = []
  let bank = ''
  let open: Statement | null = null
  let line: Fields | null = null
  let holder = ''
  for (const { name, isEnd, text: raw } of marksOf(text)) {
    const value = raw.replace(/\s+/g, ' ').trim().slice(0, LONGEST_VALUE)
    if (name === 'STMTRS' || name === 'CCSTMTRS') {
      open = isEnd ? null : { isCard: name === 'CCSTMTRS', fields: {}, lines: [] }
      if (open) statements.push(open)
      line = null
      holder = ''
    } else if (name === 'STMTTRN') {
      line = isEnd || !open ? null : {}
      if (line) open!.lines.push(line)
      holder = line ? name : 'BANKTRANLIST'
    } else if (holders.has(name)) holder = isEnd ? (line ? 'STMTTRN' : '') : name
    else if (isEnd || !value) continue
    else if (name === 'ORG' && holder === 'FI') bank ||= value.slice(0, 60)
    else if (line && ofLine.has(name) && (holder === 'STMTTRN' || holder === 'PAYEE')) line[name] ??= value
    else if (open && ofStatement[holder]?.includes(name)) open.fields[name] ??= value
  }
  return { statements, bank }
}

const kinds: Readonly<Record<string, AccountKind>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
  CREDITLINE: 'loan',
}

function accountOf({ isCard, fields, lines: raw }: Statement) {
  const lines = linesOf(raw)
  const days = lines.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const said = { from: day(fields.DTSTART), to: day(fields.DTEND) }
  const from = said.from && (!first || said.from <= first) ? said.from : first
  const ended = said.to && endOf(said.to, fields.DTEND ?? '', said.from)
  const to = ended && (!last || ended >= last) ? ended : (last ?? ended)
  if (!from || !to || from > to) return null
  const ledger = figureOf(fields.BALAMT ?? '')
  const asOf = day(fields.DTASOF)
  // Of another day it says nothing of the last line: most banks give the balance of the day of the download.
  const isOfEnd = asOf !== null && (!last || asOf >= last) && asOf <= addDays(to, 1)
  return readAccount({
    mask: maskOf(fields.ACCTID ?? ''),
    kind: isCard ? 'card' : (kinds[(fields.ACCTTYPE ?? '').toUpperCase()] ?? 'unknown'),
    period: { from, to },
    opening: null,
    closing: ledger && isOfEnd ? centsOf(ledger) : null,
    figures: [],
    days: [],
    lines,
  })
}

/** To some banks the end is the last day, to others the moment after it: a month does not end on its first day. */
const endOf = (to: IsoDate, written: string, from: IsoDate | null): IsoDate =>
  /^\d{8}(?:0{4}|$)/.test(written) && to.endsWith('-01') && from !== null && from < to ? addDays(to, -1) : to

/** The day as the bank wrote it, whatever its hour and zone. */
const day = (value: string | undefined): IsoDate | null => dayOf((value ?? '').slice(0, 8), 'mdy')

function linesOf(raw: readonly Fields[]) {
  const seen = new Set<string>()
  const read = raw.flatMap((fields) => {
    const date = day(fields.DTPOSTED)
    const amount = figureOf(fields.TRNAMT ?? '')
    // Some banks send a line twice; its number is one line's alone.
    const key = JSON.stringify([fields.FITID, fields.DTPOSTED, fields.TRNAMT, fields.NAME, fields.MEMO])
    if (!date || !amount?.size || (fields.FITID && seen.has(key))) return []
    seen.add(key)
    const text = [...new Set([fields.NAME, fields.MEMO].filter(Boolean))].join(' ')
    return [{ date, amount, text, type: signOfType(fields.TRNTYPE ?? '') }]
  })
  const isSigned = read.some(({ amount }) => amount.sign < 0) || read.every(({ type }) => type >= 0)
  return read.map(({ date, amount, text, type }) => ({
    date,
    text,
    // The form wants signs; some banks leave it to the type.
    cents: isSigned ? centsOf(amount) : (type || 1) * amount.size,
    isSure: isSigned || type !== 0,
    balance: null,
    section: 0,
  }))
}
