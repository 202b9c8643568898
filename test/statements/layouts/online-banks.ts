// Bluevine: two dates, a minus before the dollar sign, sums only in the summary. Relay: ISO dates, newest first, signs on all, no balance. Novo: parentheses.
import { Sheet } from '../sheet.ts'
import { dashShortYear, dayBefore, groupsOf, long, mdy, money, sum, textOf, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { moreOf } from './parts.ts'

export const bluevine: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    if (page === 1) sheet.put(40, 'Bluevine Business Checking', { size: 15 }).down(24)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say(`Account ending in ${mask}`).say(`${mdy(ledger.from)} - ${mdy(ledger.to)}`)
  frame.title('Account summary').pairs([
    ['Beginning balance', usd(ledger.opening, '$')],
    ['Total deposits and credits', usd(sum(ins), '$')],
    ['Total withdrawals and debits', usd(sum(outs), '$')],
    ['Ending balance', usd(ledger.closing, '$')],
  ])
  frame.table({
    title: 'Transactions',
    columns: [
      at(40, 'Transaction|date'),
      at(110, 'Posting|date'),
      at(180, 'Description'),
      figures(570, 'Amount'),
    ],
    rows: ledger.lines.map((line, nth) => ({
      cells: [
        dashShortYear(nth % 3 ? dayBefore(line.date) : line.date),
        dashShortYear(line.date),
        textOf(line),
        usd(line.cents, '$'),
      ],
      of: line,
      more: moreOf(nth, 1),
    })),
    text: 2,
  })
  frame.say('In case of errors or questions about your electronic transfers call us. Wires cost $15.00 each.')
  return frame.finish()
}

export const relay: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Relay').put(400, 'Account Statement').down(24)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say('Banking services provided by Thread Bank; Member FDIC').say(`Checking ***${mask}`)
  frame.say(`Statement period: ${ledger.from} to ${ledger.to}`)
  frame.table({
    columns: [
      figures(130, 'Opening balance'),
      figures(270, 'Money in'),
      figures(410, 'Money out'),
      figures(550, 'Closing balance'),
    ],
    rows: [
      {
        cells: [usd(ledger.opening, '$'), usd(sum(ins), '$'), usd(sum(outs), '$'), usd(ledger.closing, '$')],
      },
    ],
    text: 0,
  })
  frame.table({
    columns: [at(40, 'Date'), at(110, 'Payee'), at(360, 'Type'), figures(560, 'Amount')],
    rows: ledger.lines.toReversed().map((line) => ({
      cells: [
        line.date,
        textOf(line),
        line.check ? 'Check' : line.cents > 0 ? 'Receive' : 'Spend',
        money(line.cents, { sign: 'both before', dollar: '$' }),
      ],
      of: line,
    })),
  })
  return frame.finish()
}

export const novo: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(10)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Novo Platform Inc.').put(400, `Account number xxxxxx${mask}`).down(24)
  })
  frame.say(`Monthly statement: ${long(ledger.from)} to ${long(ledger.to)}`, 40, 12)
  frame.table({
    columns: [at(40, 'DATE'), at(120, 'DESCRIPTION'), figures(560, 'AMOUNT')],
    rows: [
      {
        cells: [
          mdy(ledger.from),
          'Beginning balance',
          money(ledger.opening, { sign: 'parentheses', dollar: '$' }),
        ],
      },
      ...ledger.lines.map((line, nth) => ({
        cells: [mdy(line.date), textOf(line), money(line.cents, { sign: 'parentheses', dollar: '$' })],
        of: line,
        more: moreOf(nth, 2),
      })),
      {
        cells: [
          mdy(ledger.to),
          'Ending balance',
          money(ledger.closing, { sign: 'parentheses', dollar: '$' }),
        ],
      },
    ],
    amounts: 'last',
  })
  return frame.finish()
}
