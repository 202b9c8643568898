// KeyBank: dates with dashes, 'N Additions +', checks four and four. M&T: a summary in one row, columns of credits and debits, checks listed again below.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import {
  dashShortYear,
  groupsOf,
  isIn,
  mdy,
  money,
  plainDash,
  sum,
  textOf,
  usd,
  withBalances,
} from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { marked } from './parts.ts'

const size = (lines: readonly TrueLine[], dollar = ''): string => money(sum(lines), { sign: 'none', dollar })

export const keyBank: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'KeyBank').put(400, 'Business Banking Statement').down()
    sheet
      .put(400, dashShortYear(ledger.to))
      .down()
      .put(400, `page ${page}`)
      .down()
      .put(400, `3599810${mask}`)
      .down(20)
  })
  const { ins, noFees, checks, fees, outs } = groupsOf(ledger)
  const others = outs.filter((line) => !fees.includes(line))
  frame.title(`Key Basic Business Checking 3599810${mask}`).pairs([
    [`Beginning balance ${dashShortYear(ledger.from)}`, usd(ledger.opening, '$')],
    [`${ins.length} Additions`, `+${size(ins)}`],
    [`${others.length} Subtractions`, `-${size(others)}`],
    ['Net fees and charges', `-${size(fees)}`],
    [`Ending balance ${dashShortYear(ledger.to)}`, usd(ledger.closing, '$')],
  ])
  const section = (title: string, place: string, lines: readonly TrueLine[]): void => {
    frame.table({
      title,
      again: `${title} (con't)`,
      columns: [at(40, 'Date'), at(90, 'Serial #'), at(150, place), figures(560)],
      rows: lines.map((line, nth) => ({
        cells: [
          plainDash(line.date),
          nth % 3 ? null : '118',
          line.text,
          usd(Math.abs(line.cents), nth ? '' : '$'),
        ],
        of: line,
      })),
      text: 2,
    })
  }
  frame.title('Additions')
  if (ins.length) section('Deposits', 'Source', ins)
  frame.pairs([['Total additions', size(ins, '$')]], 400, 560)
  frame.title('Subtractions')
  if (checks.length) {
    frame.title('Paper Checks', 10).say('* check missing from sequence')
    frame.across({
      columns: [at(40, 'Check'), at(85, 'Date'), figures(165, 'Amount')],
      rows: marked(checks, '').map(({ line, number }, nth, all) => ({
        cells: [
          nth && Number(all[nth - 1]!.number) + 1 !== Number(number) ? `*${number}` : number,
          plainDash(line.date),
          usd(-line.cents, nth ? '' : '$'),
        ],
        of: line,
      })),
      count: 4,
      step: 138,
    })
    frame.pairs([['Paper Checks Paid', size(checks, '$')]], 400, 560)
  }
  if (noFees.length) section('Withdrawals', 'Location', noFees)
  frame.pairs([['Total subtractions', size(others, '$')]], 400, 560)
  if (fees.length) {
    frame.table({
      title: 'Fees and charges',
      columns: [at(40, 'Date'), at(90), figures(400, 'Quantity'), figures(470, 'Unit Charge'), figures(560)],
      rows: fees.map((line) => ({
        cells: [plainDash(line.date), line.text, '1', usd(-line.cents), `-${usd(-line.cents, '$')}`],
        of: line,
      })),
    })
    frame.pairs([['Fees and charges assessed this period', `-${size(fees, '$')}`]], 300, 560)
  }
  return frame.finish(() => 'See your Account Disclosures for details.')
}

export const mAndT: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'M&T Bank').put(300, 'ACCOUNT TYPE: COMMERCIAL CHECKING').down()
    sheet
      .put(300, `ACCOUNT NUMBER 9855${mask}`)
      .put(450, `${mdy(ledger.from)} - ${mdy(ledger.to)}`)
      .down(24)
  })
  const { credits, interest, checks, notChecks, ins, outs } = groupsOf(ledger)
  frame.title('ACCOUNT SUMMARY').table({
    columns: [
      figures(100, 'BEGINNING|BALANCE'),
      figures(125, '|NO.'),
      figures(215, 'CREDITS|AMOUNT'),
      figures(240, '|NO.'),
      figures(325, 'CHECKS PAID|AMOUNT'),
      figures(350, '|NO.'),
      figures(435, 'OTHER DEBITS|AMOUNT'),
      figures(500, 'INTEREST|CREDITED'),
      figures(590, 'ENDING|BALANCE'),
    ],
    rows: [
      {
        cells: [
          usd(ledger.opening, '$'),
          String(credits.length),
          size(credits),
          String(checks.length),
          size(checks),
          String(notChecks.length),
          size(notChecks),
          size(interest),
          usd(ledger.closing, '$'),
        ],
      },
    ],
    text: 0,
  })
  frame.table({
    title: 'ACCOUNT ACTIVITY',
    again: 'ACCOUNT ACTIVITY (CONTINUED)',
    columns: [
      at(40, 'POSTING|DATE'),
      at(105, 'TRANSACTION DESCRIPTION'),
      figures(400, 'DEPOSITS & OTHER|CREDITS (+)'),
      figures(490, 'WITHDRAWALS &|OTHER DEBITS (-)'),
      figures(575, 'DAILY|BALANCE'),
    ],
    rows: [
      { cells: [mdy(ledger.from), 'BEGINNING BALANCE', null, null, usd(ledger.opening, '$')] },
      ...withBalances(ledger).map(({ line, balance, isLast }) => ({
        cells: [
          mdy(line.date),
          line.check ? `CHECK NUMBER  ${line.check}` : textOf(line),
          isIn(line) ? usd(line.cents, '$') : null,
          isIn(line) ? null : usd(-line.cents, '$'),
          isLast ? usd(balance) : null,
        ],
        of: line,
      })),
      { cells: [null, 'ENDING BALANCE', size(ins, '$'), size(outs, '$'), usd(ledger.closing, '$')] },
    ],
  })
  frame.say(`NUMBER OF DEPOSITS/CHECKS PAID          ${ins.length}          ${checks.length}`)
  frame.across({
    title: 'CHECKS PAID SUMMARY',
    columns: [at(40, 'CHECK NO.'), at(95, 'DATE'), figures(205, 'AMOUNT')],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [number, mdy(line.date).slice(0, 5), usd(-line.cents)],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  frame.say('* - GAP IN CHECK SEQUENCE   R - CHECK RETURNED')
  frame.pairs([['AMOUNT OF CHECKS PAID', size(checks, '$')]], 40, 300)
  return frame.finish()
}
