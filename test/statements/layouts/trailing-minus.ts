// A small bank's program: a minus behind, a running balance.
import { Sheet } from '../sheet.ts'
import { mdy, textOf, money, mdShortYear } from './formats.ts'
import type { Draw } from './frame.ts'

/** A minus behind the amount, a running balance, dates with short years. */
export const trailingMinus: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'First Valley Bank')
    .down()
    .put(40, `Statement Date ${mdy(ledger.to)}`)
    .down()
    .put(40, `Acct No. 004${mask}`)
    .down(20)
  let balance = ledger.opening
  sheet.put(40, 'ACCOUNT ACTIVITY').down()
  sheet
    .put(40, 'Date')
    .put(100, 'Description')
    .put(400, 'Amount', { right: true })
    .put(500, 'Balance', { right: true })
    .down()
  sheet
    .put(40, mdy(ledger.from))
    .put(100, 'Previous Balance')
    .put(500, money(balance, { sign: 'behind' }), { right: true })
    .down()
  for (const line of ledger.lines) {
    sheet.turn()
    balance += line.cents
    sheet.of = line
    const shown = money(line.cents, { sign: 'behind' })
    sheet
      .put(40, mdShortYear(line.date))
      .put(100, textOf(line))
      .put(line.cents < 0 ? 403 : 400, shown, { right: true })
      .put(500, money(balance, { sign: 'behind' }), { right: true })
      .down()
    sheet.of = null
  }
  sheet
    .put(40, mdy(ledger.to))
    .put(100, 'Ending Balance')
    .put(500, money(ledger.closing, { sign: 'behind' }), { right: true })
    .down()
  return sheet
}
