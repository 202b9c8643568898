// Bank of America: a table for each kind of line, so that the table tells the sign.
import type { LayoutReading, ReadLine, StatementLayout } from '../layout.ts'
import { printedAmount, printedSum } from '../printed-amounts.ts'
import { cutAmounts } from '../statement-lines.ts'
import { tableRows } from '../table-rows.ts'

type Section = 'in' | 'out' | 'checks'

const into = 'deposits(?: and other (?:credits|additions))?'
const outs = [
  'withdrawals and other (?:debits|subtractions)',
  '(?:atm and )?debit card (?:subtractions|purchases)',
  'other subtractions',
  'checks',
  'service fees',
] as const
const more = '(?: ?-? ?\\(?continued\\)?)?'
const headIn = new RegExp(`^${into}${more}$`, 'i')
const headChecks = new RegExp(`^checks${more}$`, 'i')
const headOut = new RegExp(`^(?:${outs.filter((each) => each !== 'checks').join('|')})${more}$`, 'i')
const ends = /^(?:total |daily (?:ledger )?balances?|account summary|beginning balance|ending balance)/i
const furniture =
  /^(?:date\b.*\bamount|date|description|amount|page \d+ of \d+|continued on the next page|subtotal for|card account #|bank of america|.*\| ?account ?#|.*\bpage \d+ of \d+$|your checking account$)/i

const sectionAt = (line: string): Section | 'end' | null => {
  if (ends.test(line)) return 'end'
  const { text, amounts } = cutAmounts(line, 1)
  // With an amount it is a line of the summary.
  if (amounts.length) return null
  return headIn.test(text) ? 'in' : headChecks.test(text) ? 'checks' : headOut.test(text) ? 'out' : null
}

/** Of the summary, else under the tables. */
const printedOf = (lines: readonly string[], labels: readonly string[]) =>
  printedSum(
    lines,
    labels.map((label) => new RegExp(`^${label}$`, 'i')),
  ) ??
  printedSum(
    lines,
    labels.map((label) => new RegExp(`^total ${label}$`, 'i')),
  )

export const bankOfAmerica: StatementLayout = {
  bank: 'Bank of America',
  name: /bank of america/i,
  read: (lines, period): LayoutReading => {
    const rows = tableRows<Section>(lines, period, {
      sectionAt,
      isFurniture: (line) => furniture.test(line),
      amounts: 1,
      sideBySide: (section) => section === 'checks',
    })
    return {
      opening: printedAmount(lines, /^beginning balance\b/i),
      closing: printedAmount(lines, /^ending balance\b/i),
      lines: rows.map(({ section, date, text, amounts }): ReadLine => {
        const size = Math.abs(amounts[0]!)
        const cents = section === 'in' ? amounts[0]! : amounts[0]! < 0 ? amounts[0]! : -size || 0
        return { date, text: section === 'checks' ? `Check ${text}`.trim() : text, cents }
      }),
      deposits: printedOf(lines, [into]),
      withdrawals: printedOf(lines, outs),
    }
  },
}
