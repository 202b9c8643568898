// Plain tables of small and online banks: a column of types, the day at the end, noughts in the other column, two tables side by side, an odd order.
import { Sheet } from '../sheet.ts'
import { groupsOf, isIn, long, md, mdy, sum, textOf, usd, withBalances } from './formats.ts'
import { at, figures, Frame, type Account, type Draw } from './frame.ts'

const size = (cents: number): string => usd(Math.abs(cents))

/** With the ends of the account at its head. */
function begun({ ledger, mask }: Account, totals = true): Frame {
  const frame = new Frame(new Sheet(9))
  const { ins, outs } = groupsOf(ledger)
  frame.say('First Plains Bank').say(`Account Number: 00012${mask}`)
  frame.say(`Statement Period: ${mdy(ledger.from)} - ${mdy(ledger.to)}`)
  return frame.pairs([
    ['Beginning Balance', usd(ledger.opening, '$')],
    ...(totals
      ? ([
          ['Total Deposits', usd(sum(ins), '$')],
          ['Total Withdrawals', usd(-sum(outs), '$')],
        ] as const)
      : []),
    ['Ending Balance', usd(ledger.closing, '$')],
  ])
}

export const typeColumn: Draw = ([account]) =>
  begun(account, false)
    .table({
      columns: [at(40, 'Date'), at(110, 'Description'), at(360, 'Type'), figures(480, 'Amount')],
      rows: account.ledger.lines.map((line) => ({
        cells: [mdy(line.date), textOf(line), isIn(line) ? 'Credit' : 'Debit', size(line.cents)],
        of: line,
      })),
    })
    .finish()

export const amountThenDay: Draw = ([account]) =>
  begun(account)
    .table({
      columns: [at(40, 'Description'), figures(400, 'Amount'), at(450, 'Date')],
      rows: account.ledger.lines.map((line) => ({
        cells: [textOf(line), usd(line.cents), mdy(line.date)],
        of: line,
      })),
      text: 0,
    })
    .finish()

export const noughts: Draw = ([account]) =>
  begun(account)
    .table({
      columns: [
        at(40, 'Date'),
        at(110, 'Description'),
        figures(420, 'Money Out'),
        figures(490, 'Money In'),
        figures(570, 'Balance'),
      ],
      rows: withBalances(account.ledger).map(({ line, balance }) => ({
        cells: [
          mdy(line.date),
          textOf(line),
          isIn(line) ? '0.00' : size(line.cents),
          isIn(line) ? size(line.cents) : '0.00',
          usd(balance),
        ],
        of: line,
      })),
    })
    .finish()

/** The ends of the account by their days alone. */
export const balanceAsOf: Draw = ([{ ledger, mask }]) => {
  const frame = new Frame(new Sheet(9))
  frame.say('First Plains Bank').say(`Account 12${mask}`)
  frame.pairs([
    [`Balance as of ${mdy(ledger.from)}`, usd(ledger.opening, '$')],
    [`Balance as of ${mdy(ledger.to)}`, usd(ledger.closing, '$')],
  ])
  return frame
    .say(`${long(ledger.from)} to ${long(ledger.to)}`)
    .table({
      columns: [at(40, 'Date'), at(110, 'Description'), figures(480, 'Amount'), at(484)],
      rows: ledger.lines.map((line) => ({
        cells: [mdy(line.date), textOf(line), usd(line.cents), 'USD'],
        of: line,
      })),
    })
    .table({
      title: 'Pending transactions',
      columns: [at(40, 'Date'), at(110, 'Description'), figures(480, 'Amount')],
      rows: [{ cells: [mdy(ledger.to), 'Card hold Shell Oil', '-72.00'] }],
    })
    .finish()
}

/** In the order of months and days, in which January stands before December; so do the balances. */
export const byMonthAndDay: Draw = ([account]) => {
  const { lines, opening } = account.ledger
  let balance = opening
  return begun(account)
    .table({
      columns: [
        at(40, 'Date'),
        at(110, 'Description'),
        figures(420, 'Deposits / Credits'),
        figures(500, 'Withdrawals'),
        figures(580, 'Ending balance'),
      ],
      rows: lines
        .toSorted((one, other) => (md(one.date) < md(other.date) ? -1 : 1))
        .map((line) => ({
          cells: [
            md(line.date),
            textOf(line),
            isIn(line) ? size(line.cents) : null,
            isIn(line) ? null : size(line.cents),
            usd((balance += line.cents)),
          ],
          of: line,
        })),
    })
    .finish()
}

export const sideBySide: Draw = ([account]) => {
  const frame = begun(account)
  const { sheet } = frame
  const { ins, outs } = groupsOf(account.ledger)
  const heads = (): void => {
    for (const [x, title] of [
      [40, 'Deposits'],
      [320, 'Withdrawals'],
    ] as const)
      sheet.put(x, title)
    sheet.down(14)
    for (const x of [40, 320])
      sheet
        .put(x, 'Date')
        .put(x + 50, 'Description')
        .put(x + 255, 'Amount', { right: true })
    sheet.down()
  }
  heads()
  for (let row = 0; row < Math.max(ins.length, outs.length); row++) {
    frame.room(40, heads)
    for (const [x, line] of [
      [40, ins[row]],
      [320, outs[row]],
    ] as const) {
      if (!line) continue
      sheet.of = line
      sheet
        .put(x, md(line.date))
        .put(x + 50, textOf(line), { size: 5 })
        .put(x + 255, size(line.cents), { right: true })
      sheet.of = null
    }
    sheet.down()
  }
  return frame.finish()
}
