// Texts of statements in the conventions of two banks, made of lines, and pages with a piece of text for each line: for tests.
import type { Cents } from '#core/ground/money.ts'
import type { Page } from '#core/domain/statement-reader/page.ts'
import type { Line } from '#core/domain/statement-reader/sign-by-balance.ts'
import { widthOf } from './statements/sheet.ts'

export interface MadeStatement {
  readonly opening: Cents
  readonly lines: readonly Line[]
  /** ISO dates. */
  readonly from: string
  readonly to: string
  readonly mask: string
}

const usd = (cents: Cents): string => {
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}${whole}.${String(size % 100).padStart(2, '0')}`
}
const us = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
const sumOf = (lines: readonly Line[], sign: 1 | -1): Cents =>
  lines.reduce((sum, { cents }) => sum + (cents * sign > 0 ? Math.abs(cents) : 0), 0)
const closingOf = ({ opening, lines }: MadeStatement): Cents =>
  lines.reduce((sum, { cents }) => sum + cents, opening)

/** `gap` stands between the columns: one space as a PDF's text has it, many as a printed page's. */
export function madeBankOfAmerica(made: MadeStatement, gap = ' '): string {
  const { opening, lines, from, to, mask } = made
  const row = ({ date, text, cents }: Line) =>
    [`${date.slice(5, 7)}/${date.slice(8)}/${date.slice(2, 4)}`, text, usd(cents)].join(gap)
  const checks = lines.filter(({ cents, text }) => cents < 0 && /^Check \d+$/.test(text))
  const out = lines.filter((line) => line.cents < 0 && !checks.includes(line))
  const into = lines.filter(({ cents }) => cents >= 0)
  const cells = checks.map((line) => row({ ...line, text: line.text.slice(6) }))
  const half = Math.ceil(out.length / 2)
  return [
    'Bank of America, N.A.',
    'Business Advantage Fundamentals Banking',
    `for ${us(from)} to ${us(to)}${gap}Account number: 0000 0000 ${mask}`,
    'Account summary',
    `Beginning balance on ${us(from)}${gap}$${usd(opening)}${gap}# of deposits/credits: ${into.length}`,
    `Deposits and other credits${gap}${usd(sumOf(into, 1))}${gap}# of withdrawals/debits: 4`,
    `Withdrawals and other debits${gap}-${usd(sumOf(out, -1))}`,
    `Checks${gap}-${usd(sumOf(checks, -1))}`,
    `Service fees${gap}-0.00${gap}Average ledger balance: $9.99`,
    `Ending balance on ${us(to)}${gap}$${usd(closingOf(made))}`,
    'Deposits and other credits',
    `Date${gap}Description${gap}Amount`,
    ...into.map(row),
    `Total deposits and other credits${gap}$${usd(sumOf(into, 1))}`,
    'Withdrawals and other debits',
    `Date${gap}Description${gap}Amount`,
    ...out.slice(0, half).map(row),
    'continued on the next page',
    'Page 1 of 2',
    '\fMADE SHOP LLC | Account # 0000 0000 1111 | January',
    'Withdrawals and other debits - continued',
    `Date${gap}Description${gap}Amount`,
    ...out.slice(half).map(row),
    `Total withdrawals and other debits${gap}-$${usd(sumOf(out, -1))}`,
    'Checks',
    `Date${gap}Check #${gap}Amount${gap}Date${gap}Check #${gap}Amount`,
    ...cells.flatMap((cell, at) => (at % 2 ? [] : [cells.slice(at, at + 2).join(gap)])),
    `Total checks${gap}-$${usd(sumOf(checks, -1))}`,
    'Daily ledger balances',
    `Date${gap}Balance ($)`,
    `${us(to).slice(0, 5)}${gap}${usd(closingOf(made))}`,
    'Page 2 of 2',
  ].join('\n')
}

/** A day's last line has the balance; the table tells no signs. */
export function madeWellsFargo(made: MadeStatement, gap = ' '): string {
  const { opening, from, to, mask } = made
  const lines = made.lines.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const date = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}`
  let balance = opening
  const rows = lines.map((line, at) => {
    balance += line.cents
    const isLast = lines[at + 1]?.date !== line.date
    return [date(line.date), line.text, usd(Math.abs(line.cents)), ...(isLast ? [usd(balance)] : [])].join(
      gap,
    )
  })
  const half = Math.ceil(rows.length / 2)
  return [
    'Wells Fargo Bank, N.A.',
    'Initiate Business Checking',
    `Statement period ${us(from)} - ${us(to)}`,
    'Statement period activity summary',
    `Beginning balance on ${date(from)}${gap}$${usd(opening)}${gap}Account number: 000000${mask}${gap}(1111)`,
    `Deposits/Credits${gap}${usd(sumOf(lines, 1))}`,
    `Withdrawals/Debits${gap}- ${usd(sumOf(lines, -1))}`,
    `Ending balance on ${date(to)}${gap}$${usd(balance)}`,
    'Transaction history',
    `Date${gap}Number${gap}Description${gap}Credits${gap}Debits${gap}balance`,
    ...rows.slice(0, half),
    'Page 2 of 3',
    'Transaction history (continued)',
    `Date${gap}Number${gap}Description${gap}Credits${gap}Debits${gap}balance`,
    ...rows.slice(half),
    `Ending balance on ${date(to)}${gap}${usd(balance)}`,
    `Totals${gap}$${usd(sumOf(lines, 1))}${gap}$${usd(sumOf(lines, -1))}`,
  ].join('\n')
}

/** As a PDF has it that sets whole lines; a form feed begins a page. */
export const pagesOf = (text: string): Page[] =>
  text.split('\f').map((page) => ({
    pieces: page.split('\n').map((line, at) => ({
      text: line,
      x: 40,
      y: 40 + at * 14,
      width: widthOf(line, 9),
      height: 9,
      font: 'body',
    })),
  }))
