// PNC: a summary in columns, two tables of counts side by side, balances before the lines, the amount before the description.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, md, mdy, money, sum } from './formats.ts'
import { at, figures, Frame, type Draw, type Row } from './frame.ts'
import { dayRows, marked, moreOf, overdraftFees, worksheet } from './parts.ts'

const plain = (cents: number): string => money(cents, { sign: 'behind', bare: true })
const size = (cents: number): string => money(cents, { sign: 'none', bare: true })

export const pnc: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, page === 1 ? 'PNC Bank' : 'Business Checking', { size: 14 }).down(16)
    sheet
      .put(40, `For the period ${mdy(ledger.from)} to ${mdy(ledger.to)}`)
      .put(400, `Page ${page}`)
      .down()
    sheet.put(40, `Primary account number: XX-XXXX-${mask}`).down(20)
  })
  const { ins, checks, cards, fees, electronic, outs, deposits, otherIns } = groupsOf(ledger)
  frame.title('Balance Summary').table({
    columns: [
      figures(150, 'Beginning|balance'),
      figures(270, 'Deposits and|other additions'),
      figures(390, 'Checks and other|deductions'),
      figures(510, 'Ending|balance'),
    ],
    rows: [{ cells: [plain(ledger.opening), size(sum(ins)), size(sum(outs)), plain(ledger.closing)] }],
    text: 0,
  })
  overdraftFees(frame, ledger, { bare: true })
  const counts: readonly (readonly [string, readonly TrueLine[], string, readonly TrueLine[]])[] = [
    ['Deposits', deposits, 'Checks', checks],
    ['Other Additions', otherIns, 'Debit Card Purchases', cards],
    ['', [], 'Electronic Payments', electronic],
    ['', [], 'Service Charges and Fees', fees],
    ['Total', ins, 'Total', outs],
  ]
  sheet.put(40, 'Deposits and Other Additions', { font: 'bold' })
  sheet.put(310, 'Checks and Other Deductions', { font: 'bold' }).down(14)
  frame.table({
    columns: [
      at(40, 'Description'),
      figures(190, 'Items'),
      figures(280, 'Amount'),
      at(310, 'Description'),
      figures(460, 'Items'),
      figures(550, 'Amount'),
    ],
    rows: counts.map(([left, inside, right, outside]): Row => ({
      cells: [
        left,
        left && String(inside.length),
        left && size(sum(inside)),
        right,
        String(outside.length),
        size(sum(outside)),
      ],
    })),
    text: 0,
  })
  frame.across({
    title: 'Daily Balance',
    columns: [at(40, 'Date'), figures(170, 'Ledger balance')],
    rows: dayRows(ledger, md, plain),
    count: 3,
    step: 180,
    down: true,
  })
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: `${title} - continued`,
      columns: [
        at(40, 'Date|posted'),
        figures(180, 'Amount'),
        at(200, 'Transaction|description'),
        at(470, 'Reference|number'),
      ],
      rows: lines.map((line, nth) => ({
        cells: [md(line.date), size(line.cents), line.text, `0002600${nth}1883`],
        of: line,
        more: moreOf(nth, 1),
      })),
      text: 2,
    })
  }
  frame.title('Activity Detail', 14)
  section('Deposits and Other Additions', ins)
  frame.across({
    title: 'Checks and Substitute Checks',
    columns: [
      at(40, 'Date|posted'),
      at(80, 'Check|number'),
      figures(160, 'Amount'),
      at(168, 'Reference|number'),
    ],
    rows: marked(checks, ' *').map(({ line, number }, nth) => ({
      cells: [md(line.date), number, size(line.cents), `0${87_114_203 + nth}`],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  frame.say('* Gap in check sequence')
  section('ATM Withdrawals and Debit Card Purchases', cards)
  section('Electronic Payments', electronic)
  section('Other Deductions', fees)
  worksheet(frame, ledger)
  return frame.finish(() => 'Member FDIC')
}
