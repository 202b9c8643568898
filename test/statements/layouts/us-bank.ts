// U.S. Bank: numbers of reference, 'Jan 5', a minus behind only in sums and withdrawals, a dollar sign on the first line, the year only at the head.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, money, short, shortWithYear, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { dayRows, marked } from './parts.ts'

const reference = (nth: number): string => String(8_054_320_000 + nth * 7_919)

export const usBank: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet
      .put(40, page === 1 ? 'U.S. Bank National Association' : 'HARBOR GRILL LLC')
      .put(450, 'Statement Period:')
    sheet.down().put(450, shortWithYear(ledger.from)).down().put(450, 'through').down()
    sheet.put(450, shortWithYear(ledger.to)).down(20)
  })
  const { deposits, otherIns, checks, cards, fees, electronic } = groupsOf(ledger)
  const others = [...fees, ...electronic].toSorted((a, b) => a.date.localeCompare(b.date))
  frame.say(`SILVER BUSINESS CHECKING   Account Number 1-991-0044-${mask}`, 40, 10)
  frame.title('Account Summary')
  const row = (label: string, lines: readonly TrueLine[]): [string, string, string] => [
    label,
    money(sum(lines), { sign: 'behind' }),
    `${lines.length}`,
  ]
  frame.pairs([
    [
      `Beginning Balance on ${short(ledger.from)}`,
      usd(ledger.opening, '$ '),
      '# Items',
      'Interest Paid this Year $ 4.12',
    ],
    row('Customer Deposits', deposits),
    row('Other Deposits', otherIns),
    row('Card Withdrawals', cards),
    row('Other Withdrawals', others),
    row('Checks Paid', checks),
    [
      `Ending Balance on ${shortWithYear(ledger.to)}`,
      money(ledger.closing, { sign: 'behind', dollar: '$ ' }),
    ],
  ])
  frame.across({
    title: 'Customer Deposits',
    columns: [at(40, 'Number'), at(85, 'Date'), at(130, 'Ref Number'), figures(270, 'Amount')],
    rows: deposits.map((line, nth) => ({
      cells: [null, short(line.date), reference(nth), usd(Math.abs(line.cents))],
      of: line,
    })),
    count: 2,
    step: 280,
  })
  const total = (label: string, lines: readonly TrueLine[]): void => {
    if (lines.length) frame.pairs([[label, money(sum(lines), { sign: 'behind', dollar: '$ ' })]], 320, 560)
  }
  total('Total Customer Deposits', deposits)
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: `${title} (continued)`,
      columns: [
        at(40, 'Date'),
        at(90, 'Description of Transaction'),
        at(390, 'Ref Number'),
        figures(560, 'Amount'),
      ],
      rows: lines.map((line, nth) => ({
        cells: [
          short(line.date),
          line.text,
          nth % 2 ? reference(nth) : null,
          money(line.cents, { sign: 'behind', dollar: nth ? '' : '$ ' }),
        ],
        of: line,
        more: nth % 2 ? [] : [`REF=26${nth}0034 880N00 IND 1.00`],
      })),
    })
    total(`Total ${title}`, lines)
  }
  section('Other Deposits', otherIns)
  section('Card Withdrawals', cards)
  section('Other Withdrawals', others)
  frame.across({
    title: 'Checks Presented Conventionally',
    again: 'Checks Presented Conventionally (continued)',
    columns: [at(40, 'Check'), at(85, 'Date'), at(130, 'Ref Number'), figures(270, 'Amount')],
    rows: marked(checks).map(({ line, number }, nth) => ({
      cells: [number, short(line.date), reference(nth), usd(-line.cents)],
      of: line,
    })),
    count: 2,
    step: 280,
    down: true,
  })
  frame.say('* Gap in check sequence')
  total(`Conventional Checks Paid (${checks.length})`, checks)
  frame.across({
    title: 'Balance Summary',
    columns: [at(40, 'Date'), figures(180, 'Ending Balance')],
    rows: dayRows(ledger, short, (cents) => money(cents, { sign: 'behind' })),
    count: 3,
    step: 180,
    down: true,
  })
  frame.say('Balances only appear for days reflecting change.')
  return frame.finish((page, pages) => `Page ${page} of ${pages}`)
}
