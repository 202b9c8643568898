// The statements that a simulated bank keeps of an account: one for each month that has ended, as the PDF that it would print.
import type { BankAccount, BankHistory } from '#core/domain/bank-history.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { addMonths, dayNumber, firstDay, lastDay, monthOf } from '#core/ground/dates.ts'
import { dailyBalances } from './make-persona-history.ts'

/** Months whose statements there are, newest first: whole ones that the history covers, of checking and savings accounts. */
export function statementMonths(history: BankHistory, account: BankAccount): IsoMonth[] {
  if ((account.kind !== 'checking' && account.kind !== 'savings') || account.balance === null) return []
  const first = history.transactions.find(({ accountId }) => accountId === account.id)?.date
  if (first === undefined) return []
  const months: IsoMonth[] = []
  let month = addMonths(monthOf(history.refreshedOn), -1)
  for (; firstDay(month) >= first; month = addMonths(month, -1)) months.push(month)
  return months
}

const usd = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const us = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`

/** What stands in it, line by line. Opening balance and lines add up to the closing balance. */
function statementLines(history: BankHistory, account: BankAccount, month: IsoMonth): string[] {
  const [from, to] = [firstDay(month), lastDay(month)]
  const lines = history.transactions.filter(
    ({ accountId, date, pending }) => accountId === account.id && !pending && date >= from && date <= to,
  )
  const days = dayNumber(history.refreshedOn) - dayNumber(from) + 1
  const closing = dailyBalances(history, account.id, days).find(({ date }) => date === to)?.balance ?? 0
  const moved = lines.reduce((sum, { amount }) => sum + amount, 0)
  const part = (title: string, sign: 1 | -1): string[] => [
    title,
    'Date Description Amount',
    ...lines
      .filter(({ amount }) => amount * sign > 0)
      .map(({ date, description, amount }) => `${us(date)} ${description} ${usd(amount)}`),
    '',
  ]
  return [
    account.institution,
    `${account.name} ending in ${account.mask}`,
    ...account.owners,
    `Statement period ${us(from)} to ${us(to)}`,
    '',
    `Beginning balance ${usd(closing - moved)}`,
    `Ending balance ${usd(closing)}`,
    '',
    ...part('Deposits and other credits', 1),
    ...part('Withdrawals and other debits', -1),
  ]
}

const LINES_A_PAGE = 48
/** Text of a PDF string: its own marks escaped, what its font lacks left out. */
const inPdf = (text: string): string => text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&')

/** The same account and month give the same bytes. */
export function statementPdf(history: BankHistory, account: BankAccount, month: IsoMonth): Buffer {
  const lines = statementLines(history, account, month)
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, at) =>
    lines.slice(at * LINES_A_PAGE, (at + 1) * LINES_A_PAGE),
  )
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => {
      const text = `BT /F 10 Tf 54 744 Td ${page.map((line) => `(${inPdf(line)}) Tj 0 -14 Td`).join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = String(body.length).padStart(10, '0')
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}
