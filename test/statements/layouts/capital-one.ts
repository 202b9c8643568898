// Capital One: for firms three columns of figures with a dollar sign on all; for households a sign apart, a category, several accounts and their summary.
import { Sheet } from '../sheet.ts'
import {
  daysOf,
  isIn,
  md,
  mdy,
  money,
  short,
  shortWithYear,
  groupsOf,
  sum,
  textOf,
  usd,
  withBalances,
} from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { moreOf, overdraftFees } from './parts.ts'

export const capitalOneBusiness: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Capital One, N.A.').put(400, `PAGE ${page}`).down(20)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say(`ACCOUNT SUMMARY     FOR PERIOD ${mdy(ledger.from)} - ${mdy(ledger.to)}`, 40, 10)
  frame.say(`Business Basic Checking 0000208${mask}`).pairs([
    [
      `Previous Balance ${mdy(ledger.from)}`,
      usd(ledger.opening, '$'),
      'Number of Days in Cycle',
      String(daysOf(ledger)),
    ],
    [`${ins.length} Deposits/Credits`, usd(sum(ins), '$'), 'Minimum Balance This Cycle', '$1,000.00'],
    [`${outs.length} Checks/Debits`, usd(sum(outs), '$'), 'Average Collected Balance', '$7,431.19'],
    ['Service Charges', '$0.00'],
    [`Ending Balance ${mdy(ledger.to)}`, usd(ledger.closing, '$')],
  ])
  frame.table({
    title: 'ACCOUNT DETAIL',
    again: `ACCOUNT DETAIL CONTINUED FOR PERIOD ${mdy(ledger.from)} - ${mdy(ledger.to)}`,
    columns: [
      at(40, 'Date'),
      at(85, 'Description'),
      figures(390, 'Deposits/Credits'),
      figures(480, 'Withdrawals/Debits'),
      figures(575, 'Resulting Balance'),
    ],
    rows: withBalances(ledger).map(({ line, balance }, nth) => ({
      cells: [
        md(line.date),
        textOf(line),
        isIn(line) ? usd(line.cents, '$') : null,
        isIn(line) ? null : usd(-line.cents, '$'),
        usd(balance, '$'),
      ],
      of: line,
      more: moreOf(nth, 1),
    })),
    total: ['Total', null, usd(sum(ins), '$'), usd(-sum(outs), '$')],
  })
  overdraftFees(frame, ledger)
  return frame.finish()
}

export const capitalOneHome: Draw = (accounts) => {
  const { from, to } = accounts[0].ledger
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Capital One 360', { size: 13 }).put(400, `Page ${page}`).down(14)
    sheet.put(40, `STATEMENT PERIOD ${short(from)} - ${shortWithYear(to)}`).down(24)
  })
  frame.table({
    title: 'Account Summary',
    columns: [at(40, 'ACCOUNT NAME'), figures(300, short(from)), figures(420, short(to))],
    rows: accounts.map(({ ledger, kind, mask }) => ({
      cells: [
        `360 ${kind === 'savings' ? 'Performance Savings' : 'Checking'}...${mask}`,
        usd(ledger.opening, '$'),
        usd(ledger.closing, '$'),
      ],
    })),
    text: 0,
    total: [
      'All Accounts',
      usd(
        accounts.reduce((all, { ledger }) => all + ledger.opening, 0),
        '$',
      ),
      usd(
        accounts.reduce((all, { ledger }) => all + ledger.closing, 0),
        '$',
      ),
    ],
  })
  for (const { ledger, kind, mask } of accounts) {
    frame.title(`360 ${kind === 'savings' ? 'Performance Savings' : 'Checking'} - 3600088${mask}`)
    frame.table({
      columns: [
        at(40, 'DATE'),
        at(90, 'DESCRIPTION'),
        at(330, 'CATEGORY'),
        figures(470, 'AMOUNT'),
        figures(575, 'BALANCE'),
      ],
      rows: [
        { cells: [short(from), 'Opening Balance', null, null, usd(ledger.opening, '$')] },
        ...withBalances(ledger).map(({ line, balance }, nth) => ({
          cells: [
            short(line.date),
            textOf(line),
            isIn(line) ? 'Credit' : 'Debit',
            `${isIn(line) ? '+' : '-'} ${money(line.cents, { sign: 'none', dollar: '$' })}`,
            usd(balance, '$'),
          ],
          of: line,
          more: moreOf(nth, 1),
        })),
        { cells: [short(to), 'Closing Balance', null, null, usd(ledger.closing, '$')] },
      ],
    })
    frame.say('Fees Summary   TOTAL FOR THIS PERIOD $0.00   TOTAL YEAR-TO-DATE $0.00')
  }
  return frame.finish()
}
