// Mercury: newest line first, a running balance.
import { Sheet } from '../sheet.ts'
import { usd, mdy, short, sum, isIn, textOf } from './formats.ts'
import type { Draw } from './frame.ts'

/** A running balance on each line, newest line first, signs in front. */
export const newestFirst: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'Mercury', { size: 16 })
    .down(20)
    .put(40, `Checking ending in ${mask}`)
    .down()
    .put(40, `${mdy(ledger.from)} - ${mdy(ledger.to)}`)
    .down(20)
  sheet
    .put(40, 'Starting balance')
    .put(200, 'Money in')
    .put(320, 'Money out')
    .put(440, 'Ending balance')
    .down()
  const ins = ledger.lines.filter(isIn)
  sheet
    .put(40, usd(ledger.opening, '$'))
    .put(200, usd(sum(ins), '$'))
    .put(320, usd(sum(ledger.lines) - sum(ins), '$'))
    .put(440, usd(ledger.closing, '$'))
    .down(24)
  sheet
    .put(40, 'Date (UTC)')
    .put(110, 'Description')
    .put(420, 'Amount', { right: true })
    .put(540, 'End of transaction balance', { right: true })
    .down()
  let balance = ledger.closing
  for (const line of ledger.lines.toReversed()) {
    sheet.turn()
    sheet.of = line
    sheet
      .put(40, short(line.date))
      .put(110, textOf(line))
      .put(420, `${line.cents < 0 ? '\u2013' : ''}${usd(Math.abs(line.cents), '$')}`, { right: true })
      .put(540, usd(balance, '$'), { right: true })
      .down()
    sheet.of = null
    balance -= line.cents
  }
  return sheet
}
