// Online banks: the balance of a day beside its first line, newest first, with cells that touch; two days of which the second one counts.
import { Sheet, widthOf } from '../sheet.ts'
import {
  dayBefore,
  groupsOf,
  long,
  money,
  short,
  shortWithYear,
  sum,
  textOf,
  usd,
  withBalances,
} from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'

export const dayBalanceFirst: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Quicksilver Banking').down(20)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say(`Checking \u2022\u2022${mask}`)
  frame.say(`Statement period ${shortWithYear(ledger.from)} \u2013 ${shortWithYear(ledger.to)}`)
  const minus = (cents: number): string => `${cents < 0 ? '\u2212' : ''}${usd(Math.abs(cents), '$')}`
  frame.table({
    columns: [
      at(40, 'Starting balance'),
      at(170, 'Total deposits'),
      at(300, 'Total withdrawals'),
      at(430, 'Statement balance'),
    ],
    rows: [
      {
        cells: [minus(ledger.opening), minus(sum(ins)), minus(sum(outs)), minus(ledger.closing)],
      },
    ],
    text: 0,
  })
  frame.title('All transactions')
  const end = 430
  const typeX = 340
  const heads = (): void => {
    sheet
      .put(40, 'Date (UTC)')
      .put(40 + widthOf('Date (UTC)', 8), 'Description')
      .put(typeX, 'Type')
      .put(end - widthOf('Amount', 8), 'Amount')
      .put(end, 'End of day balance')
      .down(14)
  }
  heads()
  for (const { line, balance, isLast } of withBalances(ledger).toReversed()) {
    frame.room(40, heads)
    const amount = minus(line.cents)
    const type = line.check ? 'Check' : 'Domestic wire'
    sheet.of = line
    sheet
      .put(40, short(line.date))
      .put(82, textOf(line))
      // Its end touches the amount.
      .put(end - widthOf(amount, 8) - widthOf(type, 8), type)
      .put(end - widthOf(amount, 8), amount)
    if (isLast) sheet.put(520, minus(balance), { right: true })
    sheet.of = null
    sheet.down(14)
  }
  return frame.finish()
}

export const initiatedAndPosted: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Cash account statement').down(20)
  })
  const { ins, outs } = groupsOf(ledger)
  const shown = (cents: number, dollar = ''): string => money(cents, { sign: 'parentheses', dollar })
  frame.say(`Account 8899${mask}`).say(`${ledger.from} \u2013 ${ledger.to}`)
  frame.pairs([
    ['Beginning balance', `USD ${shown(ledger.opening)}`],
    ['Money in', `USD ${shown(sum(ins))}`],
    ['Money out', `USD ${shown(sum(outs))}`],
    ['Ending balance', `USD ${shown(ledger.closing)}`],
  ])
  frame.table({
    columns: [
      at(40, 'Initiated'),
      at(95, 'Posted'),
      at(150, 'Counterparty'),
      figures(450, 'Amount (USD)'),
      figures(550, 'Balance (USD)'),
    ],
    rows: withBalances(ledger).map(({ line, balance }, nth) => ({
      cells: [
        nth % 3 ? dayBefore(line.date) : line.date,
        line.date,
        textOf(line),
        shown(line.cents),
        shown(balance),
      ],
      of: line,
      more: [`${line.cents > 0 ? 'Incoming' : 'Outgoing'} \u00b7 ref BX0${1000 + nth}`],
    })),
    text: 2,
  })
  frame.say(`Balance on ${long(ledger.to)} as shown above.`)
  return frame.finish()
}
