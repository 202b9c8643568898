// Citi: debits left of credits, descriptions of up to five lines, a balance on each line, the fees of last month with amounts.
import { Sheet } from '../sheet.ts'
import {
  groupsOf,
  isIn,
  md,
  mdShortYear,
  short,
  shortWithYear,
  sum,
  textOf,
  usd,
  withBalances,
} from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { moreOf } from './parts.ts'

export const citi: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet
      .put(40, page === 1 ? 'Citibank CBO Services' : 'HARBOR GRILL LLC')
      .put(400, `Account 49851${mask}`)
      .down()
    sheet.put(400, `Statement Period ${short(ledger.from)} - ${shortWithYear(ledger.to)}`).down()
    sheet.put(400, `Page ${page}`).down(20)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say(`CitiBusiness Streamlined Checking as of ${shortWithYear(ledger.to)}`, 40, 12)
  frame.table({
    title: 'Relationship Summary',
    columns: [at(40), figures(300)],
    rows: [
      { cells: ['Checking', usd(ledger.closing, '$')] },
      { cells: ['Savings', '-----'] },
      { cells: ['Checking Plus', '-----'] },
    ],
    text: 0,
  })
  frame.table({
    title: 'SERVICE CHARGE SUMMARY FROM LAST MONTH',
    columns: [
      at(40, 'Type of Charge'),
      figures(340, 'No./Units'),
      figures(430, 'Price/Unit'),
      figures(560, 'Amount'),
    ],
    rows: [
      { cells: ['STREAMLINED CHECKING #49851'] },
      { cells: ['Average Daily Collected Balance', null, null, '$22,981.40'] },
      { cells: ['DEPOSIT SERVICES'] },
      { cells: ['DEPOSIT TICKETS', '4', '.0000', '0.00'] },
      { cells: ['CHECKS, DEP ITEMS, ACH', '112', '.4500', '50.40'] },
      { cells: ['Net Service Charge', null, null, '$50.40'] },
    ],
    text: 0,
  })
  frame.title('Checking Activity')
  frame.say(`CitiBusiness Streamlined Checking   49851${mask}`)
  frame.pairs(
    [
      ['Beginning Balance:', usd(ledger.opening, '$')],
      ['Ending Balance:', usd(ledger.closing, '$')],
    ],
    330,
    560,
  )
  frame.table({
    again: 'CHECKING ACTIVITY Continued',
    columns: [
      at(40, 'Date'),
      at(85, 'Description'),
      figures(400, 'Debits'),
      figures(480, 'Credits'),
      figures(575, 'Balance'),
    ],
    rows: withBalances(ledger).map(({ line, balance }, nth) => ({
      cells: [
        md(line.date),
        line.check ? `CHECK NO: ${line.check}` : textOf(line),
        isIn(line) ? null : usd(-line.cents),
        isIn(line) ? usd(line.cents) : null,
        usd(balance),
      ],
      of: line,
      more: moreOf(nth, 4),
    })),
    splits: true,
    total: [null, 'Total Debits/Credits', usd(-sum(outs)), usd(sum(ins))],
  })
  frame.say(
    `Your account was opened before ${mdShortYear(ledger.from)}. A fee of $25.00 applies to each returned item.`,
  )
  return frame.finish()
}
