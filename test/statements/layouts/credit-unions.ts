// Navy Federal: a minus apart behind, a summary of accounts, items listed again. A credit union: several shares and a loan, two dates, descriptions above the dated line.
import { Sheet } from '../sheet.ts'
import {
  dashMd,
  dayBefore,
  groupsOf,
  mdShortYear,
  mdy,
  money,
  sum,
  textOf,
  usd,
  withBalances,
} from './formats.ts'
import { at, figures, Frame, type Account, type Draw } from './frame.ts'
import { marked, moreOf } from './parts.ts'

const apart = (cents: number): string => money(cents, { sign: 'apart behind' })
const all = (accounts: readonly Account[], of: (account: Account) => number): string =>
  usd(
    accounts.reduce((total, account) => total + of(account), 0),
    '$',
  )

export const navyFederal: Draw = (accounts) => {
  const { from, to } = accounts[0].ledger
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'NAVY FEDERAL Credit Union').put(420, 'Statement of Account').down()
    sheet.put(420, `Statement Period ${mdShortYear(from)} - ${mdShortYear(to)}`).down()
    sheet.put(420, `Access No. 1180${page}77`).down(20)
  })
  const nameOf = ({ kind }: Account) => (kind === 'savings' ? 'Mbr Business Savings' : 'Business Checking')
  frame.title('Summary of your deposit accounts').table({
    columns: [
      at(40),
      figures(220, 'Previous|Balance'),
      figures(310, 'Deposits/|Credits'),
      figures(400, 'Withdrawals/|Debits'),
      figures(490, 'Ending|Balance'),
      figures(570, 'YTD|Dividends'),
    ],
    rows: accounts.map((account) => {
      const { ins, outs } = groupsOf(account.ledger)
      const { opening, closing } = account.ledger
      return {
        cells: [
          nameOf(account),
          usd(opening, '$'),
          usd(sum(ins), '$'),
          usd(-sum(outs), '$'),
          usd(closing, '$'),
          '$1.04',
        ],
        more: [`71174${account.mask}`],
      }
    }),
    text: 0,
    total: [
      'Totals',
      all(accounts, ({ ledger }) => ledger.opening),
      all(accounts, ({ ledger }) => sum(groupsOf(ledger).ins)),
      all(accounts, ({ ledger }) => -sum(groupsOf(ledger).outs)),
      all(accounts, ({ ledger }) => ledger.closing),
      '$1.04',
    ],
  })
  for (const account of accounts) {
    const { ledger, mask } = account
    frame.table({
      title: `${nameOf(account)} - 71174${mask}`,
      again: `${nameOf(account)} - 71174${mask} (Continued from previous page)`,
      columns: [
        at(40, 'Date'),
        at(90, 'Transaction Detail'),
        figures(460, 'Amount($)'),
        figures(570, 'Balance($)'),
      ],
      rows: [
        { cells: [dashMd(ledger.from), 'Beginning Balance', null, apart(ledger.opening)] },
        ...withBalances(ledger).map(({ line, balance }, nth) => ({
          cells: [dashMd(line.date), textOf(line), apart(line.cents), apart(balance)],
          of: line,
          more: moreOf(nth, 1),
        })),
        { cells: [dashMd(ledger.to), 'Ending Balance', null, apart(ledger.closing)] },
      ],
    })
    if (!ledger.lines.length) frame.say('No Transactions This Period')
    frame.across({
      title: 'Items Paid',
      columns: [at(40, 'Date'), at(80, 'Item'), figures(200, 'Amount($)')],
      rows: marked(groupsOf(ledger).checks).map(({ line, number }) => ({
        cells: [dashMd(line.date), number, usd(-line.cents)],
        of: line,
      })),
      count: 3,
      step: 180,
    })
  }
  return frame.finish()
}

/** A loan's lines are its repayments of principal: its balance is what is owed. */
function drawLoan(frame: Frame, { ledger, mask }: Account): void {
  frame.title(`LOAN ${mask} - BUSINESS VEHICLE LOAN`)
  frame.say('Annual Percentage Rate 7.240%   Daily Periodic Rate .019836%   Payment Due $612.40')
  frame.table({
    columns: [
      at(40, 'Post Date'),
      at(100, 'Transaction Description'),
      figures(330, 'Amount'),
      figures(410, 'Interest'),
      figures(490, 'Principal'),
      figures(575, 'Balance'),
    ],
    rows: [
      { cells: [mdy(ledger.from), 'Previous Balance', null, null, null, usd(ledger.opening)] },
      ...withBalances(ledger).map(({ line, balance }) => ({
        cells: [
          mdy(line.date),
          'Payment by Transfer',
          usd(line.cents - 11_040),
          '110.40',
          usd(line.cents),
          usd(balance),
        ],
        of: line,
      })),
      { cells: [mdy(ledger.to), 'New Balance', null, null, null, usd(ledger.closing)] },
    ],
  })
  frame.say('Interest Charged Year to Date 110.40   Fees Charged Year to Date 0.00')
}

export const shares: Draw = (accounts) => {
  const { from, to } = accounts[0].ledger
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Harbor Community Credit Union').put(400, 'Member Number 44****18').down()
    sheet
      .put(400, `Statement Period ${mdy(from)} thru ${mdy(to)}`)
      .down()
      .put(400, `Page ${page}`)
      .down(20)
  })
  const nameOf = ({ kind, mask }: Account) =>
    `${kind === 'loan' ? 'LOAN' : 'SHARE'} ${mask} - ${kind === 'loan' ? 'BUSINESS VEHICLE LOAN' : kind === 'savings' ? 'PRIMARY SAVINGS' : 'BUSINESS CHECKING'}`
  frame.table({
    title: 'Account Balances at a Glance',
    columns: [at(40, 'Account'), figures(420, 'Balance')],
    rows: accounts.map((account) => ({ cells: [nameOf(account), usd(account.ledger.closing, '$')] })),
    text: 0,
  })
  const deposits = accounts.filter(({ kind }) => kind !== 'loan')
  for (const account of deposits.toReversed()) {
    const { ledger } = account
    frame.table({
      title: nameOf(account),
      again: `${nameOf(account)} (continued)`,
      columns: [
        at(40, 'Trans Date'),
        at(105, 'Eff Date'),
        at(165, 'Transaction Description'),
        figures(470, 'Amount'),
        figures(570, 'Balance'),
      ],
      rows: [
        { cells: [null, mdShortYear(ledger.from), 'Previous Balance', null, usd(ledger.opening)] },
        ...withBalances(ledger).map(({ line, balance }, nth) => ({
          cells: [
            // The day of the transaction stands only where it is another one than the day it counts.
            nth % 2 ? null : mdShortYear(dayBefore(line.date)),
            mdShortYear(line.date),
            line.check ? `Draft ${line.check}` : line.text,
            usd(line.cents),
            usd(balance),
          ],
          of: line,
          more: moreOf(nth, 1),
        })),
        { cells: [null, mdShortYear(ledger.to), 'New Balance', null, usd(ledger.closing)] },
      ],
      text: 2,
      amounts: 'last with date',
    })
    const { ins, outs } = groupsOf(ledger)
    frame.pairs(
      [
        [`${ins.length} Deposits, Dividends and Other Credits`, usd(sum(ins))],
        [`${outs.length} Withdrawals, Fees and Other Debits`, usd(sum(outs))],
      ],
      165,
      470,
    )
  }
  for (const account of accounts) if (account.kind === 'loan') drawLoan(frame, account)
  frame.say('Total Dividends Paid Year to Date 0.22   Dividend rate 0.05%')
  return frame.finish()
}
