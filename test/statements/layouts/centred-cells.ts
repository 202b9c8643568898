// Word processors: day and amount stand at half the height of a text of two rows; headings with remarks behind them.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, long, md, money, short, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { dayRows, marked } from './parts.ts'

const size = (lines: readonly TrueLine[]): string => money(sum(lines), { sign: 'none' })

/** The second row begins with another day. */
const twoRows = ({ text, date }: TrueLine, nth: number): readonly [string, string | null] =>
  nth % 2
    ? [text, null]
    : [`${text}, *****30041288712, AUT 050626`, `${md(date)} 84795373 SHELL OIL 57444212`]

export const centredCells: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Hudson County Bank').put(380, `Primary Account #: 43188${mask}`).down(14)
  })
  const year = ledger.to.slice(0, 4)
  frame.say(`Statement Period: ${short(ledger.from)} ${ledger.from.slice(0, 4)}-${short(ledger.to)} ${year}`)
  const { deposits, otherIns, checks, notChecks } = groupsOf(ledger)
  frame.title('ACCOUNT SUMMARY').pairs([
    [`Beginning Balance as of ${long(ledger.from)}`, usd(ledger.opening)],
    ['Deposits', size(deposits)],
    ['Electronic Deposits', size(otherIns)],
    ['Checks Paid', size(checks)],
    ['Electronic Payments', size(notChecks)],
    ['Ending Balance', usd(ledger.closing)],
  ])
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.title(title).table({
      columns: [at(40, 'POSTING DATE'), at(120, 'DESCRIPTION'), figures(560, 'AMOUNT')],
      rows: [],
    })
    for (const [nth, line] of lines.entries()) {
      const [first, second] = twoRows(line, nth)
      frame.room(40)
      sheet.of = line
      sheet.put(120, first)
      if (second) sheet.down(4.9)
      sheet.put(40, md(line.date)).put(560, usd(Math.abs(line.cents)), { right: true })
      if (second) sheet.down(4.9).put(120, second)
      sheet.of = null
      sheet.down(12.6)
    }
    frame.pairs([['Subtotal:', size(lines)]], 440, 560)
  }
  section('Deposits', deposits)
  section('Electronic Deposits', otherIns)
  frame.across({
    title: `Checks Paid No. Checks: ${checks.length} *Indicates break in serial sequence`,
    columns: [at(40, 'DATE'), at(110, 'SERIAL NO.'), figures(270, 'AMOUNT')],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [md(line.date), number, usd(-line.cents)],
      of: line,
    })),
    count: 2,
    step: 280,
  })
  section('Electronic Payments', notChecks)
  frame.across({
    title: 'DAILY BALANCE SUMMARY',
    columns: [at(40, 'DATE'), figures(250, 'BALANCE')],
    rows: dayRows(ledger),
    count: 2,
    step: 280,
    down: true,
  })
  return frame.finish()
}
