// A credit union: 'Dec01', shares by their suffix, parentheses; a loan behind them of which no balance is printed that it begins with.
import { Sheet } from '../sheet.ts'
import { mdy, money, monthTight, withBalances } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { moreOf } from './parts.ts'

const shown = (cents: number): string => money(cents, { sign: 'parentheses' })

export const sharesOwing: Draw = (accounts) => {
  const { from, to } = accounts[0].ledger
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(220, 'Statement of Accounts').down()
    sheet
      .put(300, 'Member No. XXXX4417')
      .put(410, `${mdy(from)} to ${mdy(to)}`)
      .put(530, `Page ${page}`)
      .down(20)
  })
  for (const { kind, mask, ledger } of accounts.toReversed()) {
    frame.room(90)
    sheet
      .put(40, kind === 'savings' ? 'REGULAR SHARES' : 'BUSINESS SHARE DRAFT')
      .put(480, `Suffix ${mask}`)
      .down(14)
    frame.table({
      columns: [
        at(40, 'Post'),
        at(90, 'Eff'),
        at(140, 'Transaction Description'),
        figures(460, 'Amount'),
        figures(560, 'Balance'),
      ],
      rows: [
        { cells: [monthTight(ledger.from), null, 'Balance Forward', null, shown(ledger.opening)] },
        ...withBalances(ledger).map(({ line, balance }, nth) => ({
          cells: [
            monthTight(line.date),
            monthTight(line.date),
            line.check ? `Draft ${line.check} Tracer 8243679` : line.text,
            shown(line.cents),
            shown(balance),
          ],
          of: line,
          more: moreOf(nth, 1),
        })),
        { cells: [monthTight(ledger.to), null, 'Ending Balance', null, shown(ledger.closing)] },
      ],
      text: 2,
    })
  }
  frame.title('VEHICLE LOAN 0201').say('Annual Percentage Rate 6.490%')
  frame.table({
    columns: [
      at(40, 'Date'),
      at(100, 'Description'),
      figures(320, 'Payment'),
      figures(400, 'Interest'),
      figures(480, 'Principal'),
      figures(560, 'Balance'),
    ],
    rows: [{ cells: [monthTight(to), 'Payment Home Banking', '72.00', '36.00', '36.00', '18204.77'] }],
  })
  return frame.finish()
}
