// Reads the lines and histories that strangers to the rules collected and labelled, and makes bank histories of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { isBankDay } from '#core/domain/bank-days.ts'
import { tradeOf, type Trade } from '#core/codes/trade-buyers.ts'
import { addDays, addMonths, dayNumber, firstDay, monthOf, type IsoDate } from '#core/ground/dates.ts'
import type { Part } from './corpus.ts'

/** `second`: lines alone, collected later by a reader who knew neither the rules nor the first ones. */
export type StrangersPart = Part | 'second'
const folders: Readonly<Record<StrangersPart, string>> = {
  open: 'strangers',
  'held-out': 'held-out/strangers',
  second: 'strangers-2',
}
const folderOf = (part: StrangersPart): string =>
  join(process.cwd(), 'src/core/domain/cases/corpus', folders[part])

export interface StrangersLine {
  readonly direction: 'in' | 'out'
  readonly label: string
  readonly sure: 'certain' | 'likely' | 'unclear'
  readonly rhythm: string
  readonly text: string
  readonly why: string
}

/** Lines by themselves: what each of them is, how sure a careful reader would be, and why. */
export const strangersLines = (part: StrangersPart): StrangersLine[] =>
  readFileSync(join(folderOf(part), 'lines.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, , direction = '', label = '', sure = '', , rhythm = '', , text = '', why = ''] =
        line.split('\t')
      return {
        direction: direction === 'in' ? 'in' : 'out',
        label,
        sure: sure === 'certain' || sure === 'likely' ? sure : 'unclear',
        rhythm,
        text,
        why,
      }
    })

export interface StrangersHistory {
  readonly name: string
  readonly history: BankHistory
  /** What each line is, by transaction id. */
  readonly labels: ReadonlyMap<string, string>
  /** The business and its owners, as the applicant states them. */
  readonly owners: readonly string[]
  /** As the form would have it; null where nobody says who buys from it. */
  readonly trade: Trade | null
  /** True revenue of each month in cents: what is proved, and what it could be. */
  readonly revenue: ReadonlyMap<string, readonly [low: number, high: number]>
  readonly findings: readonly string[]
  readonly findingsTolerated: readonly string[]
}

interface Row {
  readonly every: string
  readonly from: IsoDate
  readonly to: IsoDate
  readonly account: string
  readonly amount: string
  readonly text: string
  readonly label: string
}

const cents = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100)

/** What falls on no bank day moves to the next one. */
function onBankDay(date: IsoDate): IsoDate {
  let day = date
  while (!isBankDay(dayNumber(day))) day = addDays(day, 1)
  return day
}

function datesOf({ every, from, to }: Row): IsoDate[] {
  const dates: IsoDate[] = []
  if (every === 'once') return [from]
  if (every === 'monthly') {
    const dayOfMonth = Number(from.slice(8))
    for (let i = 0; ; i++) {
      const month = addMonths(monthOf(from), i)
      const last = dayNumber(firstDay(addMonths(month, 1))) - dayNumber(firstDay(month))
      const due = addDays(firstDay(month), Math.min(dayOfMonth, last) - 1)
      if (due > to) return dates
      dates.push(onBankDay(due))
    }
  }
  const step = every === 'daily' ? 1 : every === 'weekly' ? 7 : 14
  for (let due = from; due <= to; due = addDays(due, step))
    if (every !== 'daily' || isBankDay(dayNumber(due))) dates.push(onBankDay(due))
  return dates
}

/** Digits or letters that differ from line to line, and are the same each time. */
function signs(seed: string, count: number, alphabet: string): string {
  let hash = 2_166_136_261
  const next = (code: number): void => {
    hash = Math.imul(hash ^ code, 16_777_619) >>> 0
  }
  for (const letter of seed) next(letter.charCodeAt(0))
  let text = ''
  for (let i = 0; i < count; i++) {
    next(i)
    text += alphabet[(hash >>> 8) % alphabet.length]
  }
  return text
}

function textOf(row: Row, date: IsoDate, k: number): string {
  const [year, month, day] = date.split('-') as [string, string, string]
  const parts: Readonly<Record<string, string>> = {
    'm/d': `${Number(month)}/${Number(day)}`,
    'mm/dd': `${month}/${day}`,
    mmdd: month + day,
    yymmdd: year.slice(2) + month + day,
    mmddyy: month + day + year.slice(2),
    'mm/dd/yy': `${month}/${day}/${year.slice(2)}`,
    yyyymmdd: year + month + day,
  }
  let place = 0
  return row.text.replace(/\{([^}]*)\}/g, (whole, word: string) => {
    place++
    const dated = parts[word]
    if (dated !== undefined) return dated
    const seed = `${row.text}/${row.from}/${k}/${place}`
    if (/^#\d+$/.test(word)) return signs(seed, Number(word.slice(1)), '0123456789')
    if (/^a\d+$/.test(word)) return signs(seed, Number(word.slice(1)), 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789')
    const count = /^n(\d+)(?:\+(\d+))?$/.exec(word)
    if (count) return String(Number(count[1]) + k * Number(count[2] ?? 1))
    const choices = word.startsWith('pick:') ? word.slice(5).split(';') : []
    if (choices.length === 0) throw new Error(`placeholder ${whole}`)
    return (choices[(k * 7 + Math.floor(k / choices.length)) % choices.length] as string).trim()
  })
}

/** The k-th amount lies at `frac(0.4937 + k * 0.6180339887)` between the two ends, so that the sums of the labels hold. */
function amountOf(amount: string, k: number): number {
  const [low, high] = amount.split('~').map(cents) as [number, number | undefined]
  return high === undefined ? low : Math.round(low + (high - low) * ((0.4937 + k * 0.6180339887) % 1))
}

const kindOf = (text: string): BankAccount['kind'] =>
  text.includes('saving') || text.includes('money')
    ? 'savings'
    : text.includes('check')
      ? 'checking'
      : 'other'
const isCompany = (name: string): boolean => /\b(?:llc|inc|corp|co|ltd|pllc|pc|llp|company)\b\.?/i.test(name)

function accountOf(fields: string, asOf: IsoDate): BankAccount {
  const [id = '', institution = '', kind = '', holders = '', balance = ''] = fields
    .split('|')
    .map((field) => field.trim())
  const owners = holders.split(';').map((name) => name.trim())
  return {
    id,
    institution,
    name: kind,
    mask: /(\d{4})/.exec(kind)?.[1] ?? '',
    kind: kindOf(kind.toLowerCase()),
    holder: owners.some(isCompany) ? 'business' : 'unknown',
    owners,
    balance: balance === '' ? null : cents(balance),
    balanceDate: asOf,
  }
}

const list = (text: string): string[] =>
  text === 'none' || text === '' ? [] : text.split(', ').map((each) => each.trim())

/** The choices of the form that the readers' own words for an industry come to. */
const asChosen: readonly (readonly [RegExp, general: string, below?: string])[] = [
  [/contractor|installer|roofing/, 'Construction and Contracting'],
  [/food distribution/, 'Wholesale', 'Food and Beverage'],
  [/body repair/, 'Automotive', 'Auto Body and Collision'],
  [/therapy clinic/, 'Healthcare', 'Physical Therapy'],
  [/machine shop|cabinet maker|sign shop/, 'Manufacturing'],
  [/courier/, 'Transportation and Logistics', 'Courier and Delivery'],
  [/trucking/, 'Transportation and Logistics', 'Trucking - Long Haul'],
  [/catering/, 'Restaurants and Food Services', 'Catering'],
]
function tradeIn(answers: string): Trade | null {
  const stated = /industry=([^;]*)/.exec(answers)?.[1] ?? ''
  const chosen = asChosen.find(([words]) => words.test(stated))
  return chosen ? tradeOf(chosen[1], chosen[2]) : null
}

/** Throws Error on a row whose fields it does not know. */
function readHistory(name: string, text: string): StrangersHistory {
  const lines = text.split('\n').map((line) => line.trim())
  const after = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const expect = (what: string): string[] =>
    after('expect')
      .filter((line) => line.startsWith(`${what} = `))
      .map((line) => line.slice(what.length + 3))
  const asOf = after('asof')[0] ?? ''
  const rows = lines.filter((line) => /^(?:daily|weekly|biweekly|monthly|\d{4}-)/.test(line)).map(rowOf)
  const dated = rows
    .flatMap((row) => datesOf(row).map((date, k) => ({ row, date, k })))
    .filter(({ date }) => date <= asOf)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const transactions = dated.map(({ row, date, k }, i): BankTransaction => ({
    id: `t${i}`,
    accountId: row.account,
    date,
    amount: amountOf(row.amount, k),
    description: textOf(row, date, k),
    pending: false,
  }))
  const revenue = after('expect')
    .map((line) => /^revenue (\S+) = (\d+\.\d+)(?:\.\.(\d+\.\d+))?$/.exec(line))
    .filter((found) => found !== null)
    .map((found): [string, readonly [number, number]] => [
      found[1] as string,
      [cents(found[2] as string), cents(found[3] ?? (found[2] as string))],
    ])
  return {
    name,
    history: {
      accounts: after('account').map((fields) => accountOf(fields, asOf)),
      transactions,
      refreshedOn: asOf,
    },
    labels: new Map(dated.map(({ row }, i) => [`t${i}`, row.label])),
    trade: tradeIn(after('answers')[0] ?? ''),
    owners: (after('owners')[0] ?? '').split(';').map((each) => each.trim()),
    revenue: new Map(revenue),
    findings: expect('findings').flatMap(list),
    findingsTolerated: expect('findings-tolerated').flatMap(list),
  }
}

function rowOf(line: string): Row {
  const [when = '', account = '', amount = '', text = '', label = '', more] = line
    .split('|')
    .map((field) => field.trim())
  const series = /^(\w+) (\S+)\.\.(\S+)$/.exec(when)
  if (label === '' || more !== undefined || (!series && !/^\d{4}-\d\d-\d\d$/.test(when)))
    throw new Error(`a row that cannot be read: ${line}`)
  return series
    ? {
        every: series[1] as string,
        from: series[2] as string,
        to: series[3] as string,
        account,
        amount,
        text,
        label,
      }
    : { every: 'once', from: when, to: when, account, amount, text, label }
}

export function strangersHistories(part: Part): StrangersHistory[] {
  const folder = join(folderOf(part), 'histories')
  return readdirSync(folder)
    .sort()
    .map((file) => readHistory(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
}
