// Reads the corpus of bank lines, and makes histories of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { isBankDay } from '#core/domain/bank-days.ts'
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'

export type Part = 'open' | 'held-out'
const folder = join(process.cwd(), 'src/core/domain/cases/corpus')
const fileOf = (part: Part, name: string): string => join(folder, part === 'open' ? '' : 'held-out', name)
const tableOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
export const listOf = (name: string): string[] => readFileSync(join(folder, name), 'utf8').trim().split('\n')

export interface CorpusLine {
  readonly form: string
  readonly direction: 'in' | 'out'
  readonly rail: string
  readonly label: string
  readonly text: string
}
export const corpusLines = (part: Part): CorpusLine[] =>
  tableOf(fileOf(part, 'lines.tsv')).map(([form, direction, rail, label, , , text]) => ({
    form: form ?? '',
    direction: direction === 'in' ? 'in' : 'out',
    rail: rail ?? '',
    label: label ?? '',
    text: text ?? '',
  }))

interface Innocent {
  readonly rhythm: string
  readonly cents: number
  readonly text: string
}
export const innocents = (part: Part): Innocent[] =>
  tableOf(fileOf(part, 'innocents.tsv')).map(([rhythm, dollars, text]) => ({
    rhythm: rhythm ?? '',
    cents: Math.round(Number(dollars) * 100),
    text: text ?? '',
  }))

export const refreshedOn = '2026-11-20'
const checking = (): BankAccount => ({
  id: 'checking',
  institution: 'Harbor Bank',
  name: 'Business Checking',
  mask: '1093',
  kind: 'checking',
  holder: 'business',
  owners: listOf('holders.txt'),
  balance: 2_000_000,
  balanceDate: refreshedOn,
})

/** A history of one account: [date, cents, text]. */
export function historyOf(lines: readonly (readonly [IsoDate, number, string])[]): BankHistory {
  const transactions = lines.map(([date, amount, description], i): BankTransaction => ({
    id: `t${i}`,
    accountId: 'checking',
    date,
    amount,
    description,
    pending: false,
  }))
  return { accounts: [checking()], transactions, refreshedOn }
}

/** Sales of $2,000 on every bank day since May, so that shares of revenue can be told. */
export const sales = (): [IsoDate, number, string][] =>
  bankDays('2026-05-01').map((date, i) => [
    date,
    180_000 + (i % 9) * 5_000,
    `SQUARE INC DES:SQ${date.replaceAll('-', '').slice(2)} ID:T3${i} INDN:SAMPLE BISTRO CO ID:9424300002 CCD`,
  ])

export function bankDays(from: IsoDate, to: IsoDate = '2026-11-19'): IsoDate[] {
  const days: IsoDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) if (isBankDay(dayNumber(date))) days.push(date)
  return days
}

/** Days of a rhythm from a day on: each due day or the next bank day. */
export function daysOf(rhythm: string, from: IsoDate): IsoDate[] {
  if (rhythm === 'daily') return bankDays(from)
  const step = rhythm === 'weekly' ? 7 : rhythm === 'biweekly' ? 14 : 30
  const days: IsoDate[] = []
  for (let due = from; due <= '2026-11-16'; due = addDays(due, step)) {
    let date = due
    while (!isBankDay(dayNumber(date))) date = addDays(date, 1)
    days.push(date)
  }
  return days
}

/** Each time with other references, as a bank writes them. */
export const varied = (text: string, i: number): string =>
  text.replace(/\d{4,}/g, (digits) =>
    String((Number(digits.slice(-9)) + i * 7919) % 10 ** digits.length).padStart(digits.length, '3'),
  )
