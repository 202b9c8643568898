// Regions: a sign apart behind the figures of the summary, a form on the last page. Fifth Third: 'N items totaling', parentheses, checks four and four.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, long, md, mdy, money, plainMd, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { captions, dayRows, marked, moreOf, worksheet } from './parts.ts'

const size = (lines: readonly TrueLine[], dollar = ''): string => money(sum(lines), { sign: 'none', dollar })

export const regions: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Regions Bank').put(430, 'ACCOUNT #').put(500, `025881${mask}`).down()
    sheet.put(430, 'PAGE').put(500, String(page)).down(20)
  })
  const { ins, noFees, fees, checks } = groupsOf(ledger)
  frame
    .say('LIFEGREEN BUSINESS CHECKING', 200, 11)
    .say(`${long(ledger.from)} through ${long(ledger.to)}`, 200)
  frame.title('SUMMARY').pairs(
    [
      ['Beginning Balance', usd(ledger.opening, '$'), '', 'Minimum Balance $1,204'],
      ['Deposits & Credits', size(ins, '$'), '+'],
      ['Withdrawals', size(noFees, '$'), '-'],
      ['Fees', size(fees, '$'), '-'],
      ['Automatic Transfers', '$0.00', '+'],
      ['Checks', size(checks, '$'), '-'],
      ['Ending Balance', usd(ledger.closing, '$')],
    ],
    40,
    300,
    304,
  )
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: `${title} (CONTINUED)`,
      columns: [at(40), at(90), figures(560)],
      rows: lines.map((line, nth) => ({
        cells: [plainMd(line.date), line.text, usd(Math.abs(line.cents), nth ? '' : '$')],
        of: line,
      })),
    })
    frame.pairs(
      [
        [
          `Total ${title === 'FEES' ? 'Fees' : title === 'WITHDRAWALS' ? 'Withdrawals' : 'Deposits & Credits'}`,
          size(lines, '$'),
        ],
      ],
      360,
      560,
    )
  }
  section('DEPOSITS & CREDITS', ins)
  section('WITHDRAWALS', noFees)
  section('FEES', fees)
  frame.across({
    title: 'CHECKS',
    columns: [at(40, 'Date'), at(80, 'Check No.'), figures(200, 'Amount')],
    rows: marked(checks, ' *').map(({ line, number }) => ({
      cells: [plainMd(line.date), number, usd(-line.cents)],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  if (checks.length) frame.pairs([['Total Checks', size(checks, '$')]], 360, 560)
  frame.say('* Break In Check Number Sequence.')
  frame.across({
    title: 'DAILY BALANCE SUMMARY',
    columns: [at(40, 'Date'), figures(190, 'Balance')],
    rows: dayRows(ledger, plainMd),
    count: 3,
    step: 180,
    down: true,
  })
  worksheet(frame, ledger)
  return frame.finish(() => 'Thank You For Banking With Us!')
}

const shown = (cents: number): string => money(cents, { sign: 'parentheses', dollar: '$' })

export const fifthThird: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet
      .put(40, page === 1 ? 'FIFTH THIRD BANK' : 'HARBOR GRILL LLC')
      .put(380, `Statement Period Date: ${mdy(ledger.from)} - ${mdy(ledger.to)}`)
      .down()
    sheet
      .put(380, 'Account Type: Bus Standard Checking')
      .down()
      .put(380, `Account Number: 7021${mask}`)
      .down(20)
  })
  const { ins, notChecks, checks } = groupsOf(ledger)
  frame.title(`Account Summary - 7021${mask}`).pairs([
    [`${md(ledger.from)}   Beginning Balance`, usd(ledger.opening, '$'), 'Number of Days in Period', '31'],
    [`${checks.length}   Checks`, shown(sum(checks))],
    [`${notChecks.length}   Withdrawals / Debits`, shown(sum(notChecks))],
    [`${ins.length}   Deposits / Credits`, shown(sum(ins))],
    [`${md(ledger.to)}   Ending Balance`, shown(ledger.closing)],
  ])
  const list = (title: string, lines: readonly TrueLine[]): void => {
    frame.title(title)
    frame.say(`${lines.length} ${lines.length === 1 ? 'item' : 'items'} totaling ${size(lines, '$')}`, 400)
  }
  if (checks.length) {
    list('Checks', checks)
    frame.say('* Indicates gap in check sequence   i = Electronic Image   s = Substitute Check')
    frame.across({
      columns: [at(40, 'Number'), at(80, 'Date Paid'), figures(165, 'Amount')],
      rows: marked(checks, '*').map(({ line, number }) => ({
        cells: [`${number} i`, md(line.date), usd(-line.cents)],
        of: line,
      })),
      count: 4,
      step: 138,
      down: true,
    })
  }
  for (const [title, lines] of [
    ['Withdrawals / Debits', notChecks],
    ['Deposits / Credits', ins],
  ] as const) {
    if (!lines.length) continue
    list(title, lines)
    frame.table({
      again: `${title} - continued`,
      columns: [at(40, 'Date'), figures(150, 'Amount'), at(170, 'Description')],
      rows: lines.map((line, nth) => ({
        cells: [md(line.date), usd(Math.abs(line.cents)), line.text],
        of: line,
        more: moreOf(nth, 1),
      })),
      text: 2,
    })
  }
  frame.across({
    title: 'Daily Balance Summary',
    columns: [at(40, 'Date'), figures(180, 'Amount')],
    rows: dayRows(ledger, md, (cents) => money(cents, { sign: 'parentheses' })),
    count: 3,
    step: 180,
    down: true,
  })
  captions(frame, ledger)
  return frame.finish()
}
