// A community bank with one of the large core systems: figures without a zero, fees printed twice, checks in number order, captions of pictures.
import { Sheet } from '../sheet.ts'
import { daysOf, groupsOf, money, plainMd, plainMdShortYear, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { captions, dayRows, marked, moreOf, overdraftFees } from './parts.ts'
import type { TrueLine } from '../ledger.ts'

const bare = (cents: number): string => money(cents, { sign: 'behind', bare: true })
const size = (lines: readonly TrueLine[]): string => money(sum(lines), { sign: 'none', bare: true })
/** 1/05 */
const date = (iso: string): string => plainMdShortYear(iso).slice(0, -3)

export const jackHenry: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5, 'slanted')
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, page === 1 ? 'FIRST STATE BANK OF THE VALLEY' : 'HARBOR GRILL LLC')
    sheet
      .put(360, `Date ${plainMdShortYear(ledger.to)}`)
      .put(500, `Page ${page}`)
      .down()
    sheet.put(360, 'PRIMARY ACCOUNT').put(500, `XXXX${mask}`).down(20)
  })
  const { credits, interest, checks, noFees, fees, outs } = groupsOf(ledger)
  const notFees = outs.filter((line) => !fees.includes(line))
  frame.say('---------------------------- SUMMARY OF ACCOUNTS ----------------------------', 80)
  frame.table({
    columns: [at(40, 'ACCOUNT NUMBER'), at(200, 'ACCOUNT TITLE'), figures(500, 'CURRENT BALANCE')],
    rows: [{ cells: [`XXXX${mask}`, 'BUSINESS CHECKING', bare(ledger.closing)] }],
  })
  frame.say('CHECKING ACCOUNT').pairs([
    [
      'ACCOUNT NUMBER',
      `XXXX${mask}`,
      `Statement Dates  ${plainMdShortYear(ledger.from)} thru ${plainMdShortYear(ledger.to)}`,
    ],
    ['BEGINNING BALANCE', bare(ledger.opening), `DAYS IN THE STATEMENT PERIOD   ${daysOf(ledger)}`],
    [`   ${credits.length} DEPOSITS/CREDITS`, size(credits), 'AVERAGE LEDGER        9,114.20'],
    [`   ${notFees.length} CHECKS/DEBITS`, size(notFees), 'AVERAGE COLLECTED     8,871.63'],
    ['SERVICE CHARGE', size(fees)],
    ['INTEREST PAID', size(interest), `${ledger.to.slice(0, 4)} Interest Paid     1.23`],
    ['ENDING BALANCE', bare(ledger.closing)],
  ])
  for (const _ of [1, 2]) overdraftFees(frame, ledger, { bare: true, dollar: '$' })
  const section = (title: string, lines: readonly TrueLine[], suffix: (line: TrueLine) => string): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: title,
      columns: [at(40, 'DATE'), at(90, 'DESCRIPTION'), figures(500, 'AMOUNT')],
      rows: lines.map((line, nth) => ({
        cells: [
          date(line.date),
          line.text,
          `${money(line.cents, { sign: 'none', bare: true })}${suffix(line)}`,
        ],
        of: line,
        more: moreOf(nth, 3),
      })),
      splits: true,
    })
  }
  const debits = [...noFees, ...fees].toSorted((a, b) => a.date.localeCompare(b.date))
  const deposits = [...credits, ...interest].toSorted((a, b) => a.date.localeCompare(b.date))
  section('DEPOSITS AND OTHER CREDITS', deposits, () => '')
  section('CHECKS AND OTHER DEBITS', debits, (line) => (fees.includes(line) ? '-SC' : '-'))
  frame.across({
    title: '--- CHECKS IN NUMBER ORDER ---',
    columns: [at(40, 'Date'), at(85, 'Check No'), figures(200, 'Amount')],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [date(line.date), number, money(line.cents, { sign: 'none', bare: true })],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  frame.say('* Denotes missing check numbers')
  frame.across({
    title: 'DAILY BALANCE INFORMATION',
    columns: [at(40, 'Date'), figures(190, 'Balance')],
    rows: [{ cells: [date(ledger.from), bare(ledger.opening)] }, ...dayRows(ledger, date, bare)],
    count: 3,
    step: 180,
  })
  frame.say(
    `INTEREST RATE SUMMARY   ${plainMd(ledger.from)}   0.010000%   on balances above ${usd(250_000, '$')}`,
  )
  captions(frame, ledger)
  return frame.finish(() => 'Notice: See reverse side')
}
