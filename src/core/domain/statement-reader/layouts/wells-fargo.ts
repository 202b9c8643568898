// Wells Fargo: one table for both directions; the balance at the end of a day tells the signs of its lines.
import type { LayoutReading, ReadLine, StatementLayout } from '../layout.ts'
import { printedAmount } from '../printed-amounts.ts'
import { signByBalance, type UnsignedLine } from '../sign-by-balance.ts'
import { tableRows } from '../table-rows.ts'

type Section = 'in' | 'out' | 'both'

const into = /^deposits and other (?:credits|additions)(?: ?-? ?\(?continued\)?)?$/i
const out = /^withdrawals and other (?:debits|subtractions)(?: ?-? ?\(?continued\)?)?$/i
const both = /^(?:transaction history|activity detail)(?: ?-? ?\(?continued\)?)?$/i
const ends =
  /^(?:totals?\b|ending balance\b|beginning balance\b|the ending daily balance|monthly service fee|daily ledger balance|summary of)/i
const furniture =
  /^(?:date\b.*|check(?: deposits.*)?$|number$|description$|deposits\/.*|withdrawals\/.*|additions\b.*|subtractions\b.*|credits\b.*|debits$|ending daily.*|balance$|wells fargo.*|.*\bpage \d+ of \d+|page \d+.*|\(\d+\)|account number.*)$/i
/** Words that speak for money that came in, where no balance tells. */
const comesIn =
  /\b(?:deposit|credit|payroll|refund|reversal|interest payment|transfer from|zelle from|wire in)\b/i

const sectionAt = (line: string): Section | 'end' | null =>
  into.test(line) ? 'in' : out.test(line) ? 'out' : both.test(line) ? 'both' : ends.test(line) ? 'end' : null

const monthDay = /^(?:beginning|ending) balance on (\d{1,2}\/\d{1,2})\b/i

export const wellsFargo: StatementLayout = {
  bank: 'Wells Fargo',
  name: /wells fargo/i,
  findPeriod: (lines) => {
    const [from, to] = ['beginning', 'ending'].map((which) => {
      const line = lines.find((each) => monthDay.test(each) && each.toLowerCase().startsWith(which))
      return line && monthDay.exec(line)![1]
    })
    const year = /^[a-z]{3,9} \d{1,2}, (20\d\d)\b/i
    const ended = lines.map((line) => year.exec(line)?.[1]).find(Boolean)
    if (!from || !to || !ended) return null
    const [first, last] = [from, to].map((each) => Number(each.split('/')[0]))
    return `${from}/${first! > last! ? Number(ended) - 1 : ended} - ${to}/${ended}`
  },
  read: (lines, period): LayoutReading => {
    const opening = printedAmount(lines, /^beginning balance\b/i)
    const closing = printedAmount(lines, /^ending balance\b/i)
    const rows = tableRows<Section>(lines, period, {
      sectionAt,
      isFurniture: (line) => furniture.test(line),
      amounts: 2,
    }).map(({ section, date, text, amounts }): UnsignedLine => ({
      date,
      text,
      cents:
        (section === 'in' || (section === 'both' && comesIn.test(text)) ? 1 : -1) * Math.abs(amounts[0]!),
      isSure: section !== 'both',
      balance: amounts[1] ?? null,
    }))
    const byDay = rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    const size = (label: RegExp) => {
      const found = printedAmount(lines, label)
      return found === null ? null : Math.abs(found)
    }
    return {
      opening,
      closing,
      lines: signByBalance(byDay, opening, closing).map(({ date, text, cents }): ReadLine => ({
        date,
        text,
        cents,
      })),
      deposits: size(/^(?:total )?deposits(?:\/| and other )(?:credits|additions)$/i),
      withdrawals: size(/^(?:total )?withdrawals(?:\/| and other )(?:debits|subtractions)(?: -)?$/i),
    }
  },
}
