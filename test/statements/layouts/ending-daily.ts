// Wells Fargo: debit and credit columns, the balance at the end of each day.
import { Sheet } from '../sheet.ts'
import { usd, long, sum, isIn, plainMd } from './formats.ts'
import type { Draw } from './frame.ts'

/** Debit and credit columns below two rows of heads, the balance at the end of each day. */
export const endingDaily: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  sheet
    .put(40, 'Wells Fargo Bank, N.A.')
    .down()
    .put(40, `${long(ledger.to)}  Page 1 of 3`)
    .down(20)
  sheet.put(40, 'Statement period activity summary').put(330, `Account number: 7731 20${mask}`).down()
  sheet
    .put(40, `Beginning balance on ${plainMd(ledger.from)}`)
    .put(250, usd(ledger.opening, '$'), { right: true })
    .put(330, 'HARBOR GRILL LLC')
    .down()
  const ins = ledger.lines.filter(isIn)
  sheet
    .put(40, 'Deposits/Credits')
    .put(250, usd(sum(ins)), { right: true })
    .down()
  sheet
    .put(40, 'Withdrawals/Debits')
    .put(250, `- ${usd(sum(ins) - sum(ledger.lines))}`, { right: true })
    .down()
  sheet
    .put(40, `Ending balance on ${plainMd(ledger.to)}`)
    .put(250, usd(ledger.closing, '$'), { right: true })
    .down(24)
  const head = (): void => {
    sheet
      .put(90, 'Check')
      .put(450, 'Deposits/', { right: true })
      .put(510, 'Withdrawals/', { right: true })
      .put(570, 'Ending daily', { right: true })
      .down(10)
    sheet
      .put(40, 'Date')
      .put(90, 'Number')
      .put(130, 'Description')
      .put(450, 'Credits', { right: true })
      .put(510, 'Debits', { right: true })
      .put(570, 'balance', { right: true })
      .down()
  }
  sheet.put(40, 'Transaction history', { size: 12 }).down(16)
  head()
  let balance = ledger.opening
  for (const [at, line] of ledger.lines.entries()) {
    if (sheet.turn(60)) {
      sheet.put(40, 'Transaction history (continued)').down(14)
      head()
    }
    balance += line.cents
    sheet.of = line
    sheet.put(40, plainMd(line.date))
    if (line.check) sheet.put(90, line.check)
    sheet.put(130, line.check ? 'Check' : line.text)
    sheet.put(isIn(line) ? 450 : 510, usd(Math.abs(line.cents)), { right: true })
    if (ledger.lines[at + 1]?.date !== line.date) sheet.put(570, usd(balance), { right: true })
    sheet.down()
    if (at % 4 === 1) sheet.put(130, 'S466003 Card 8812').down()
    sheet.of = null
  }
  sheet
    .put(40, `Ending balance on ${plainMd(ledger.to)}`)
    .put(570, usd(ledger.closing), { right: true })
    .down()
  sheet
    .put(40, 'Totals')
    .put(450, usd(sum(ins), '$'), { right: true })
    .put(510, usd(sum(ins) - sum(ledger.lines), '$'), { right: true })
    .down(20)
  sheet.put(40, 'The Ending Daily Balance does not reflect any pending withdrawals or holds.').down()
  return sheet
}
