// Citizens: a balance that is worked out, the amount between check and date. Huntington: amounts before descriptions, balances four and four.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, md, mdy, money, plainMd, shortWithYear, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { captions, dayRows, marked, moreOf } from './parts.ts'

const size = (lines: readonly TrueLine[], dollar = ''): string => money(sum(lines), { sign: 'none', dollar })

export const citizens: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Citizens Bank, N.A.').put(400, 'Business Account Statement').down()
    sheet.put(400, `${shortWithYear(ledger.from)} through ${shortWithYear(ledger.to)}`).down()
    if (page > 1) sheet.put(40, `Clearly Better Business Checking for XXXXXX-${mask} continued`).down()
    sheet.down(12)
  })
  const { ins, notChecks, checks, cards } = groupsOf(ledger)
  const rest = notChecks.filter((line) => !cards.includes(line))
  frame.say(`Clearly Better Business Checking XXXXXX-${mask}`, 40, 11)
  frame.title('Balance Calculation').pairs(
    [
      ['Previous Balance', usd(ledger.opening), '', 'Balance'],
      ['Checks', size(checks), '-', 'Average Daily Balance 6,204.11'],
      ['Withdrawals & Debits', size(notChecks), '-'],
      ['Deposits & Credits', size(ins), '+', 'Your next statement: see below'],
      ['Current Balance', usd(ledger.closing), '='],
    ],
    40,
    300,
    304,
  )
  frame.title('TRANSACTION DETAILS')
  if (checks.length) {
    frame.title('Checks*').say('*There is a break in check sequence')
    frame.across({
      columns: [at(40, 'Check #'), figures(160, 'Amount'), at(180, 'Date')],
      rows: marked(checks).map(({ line, number }) => ({
        cells: [number, usd(-line.cents), plainMd(line.date)],
        of: line,
      })),
      count: 2,
      step: 200,
    })
    frame.pairs([['Total Checks', `- ${size(checks)}`]], 440, 570)
  }
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      columns: [at(40, 'Date'), figures(150, 'Amount'), at(170, 'Description')],
      rows: lines.map((line, nth) => ({
        cells: [plainMd(line.date), usd(Math.abs(line.cents)), line.text],
        of: line,
        more: moreOf(nth, 3),
      })),
      text: 2,
    })
  }
  frame.title('Withdrawals & Debits')
  section('ATM/Purchases', cards)
  section('Other Withdrawals', rest)
  frame.pairs([['Total Withdrawals & Debits', `- ${size(notChecks)}`]], 360, 570)
  section('Deposits & Credits', ins)
  frame.pairs([['Total Deposits & Credits', `+ ${size(ins)}`]], 360, 570)
  frame.across({
    title: 'Daily Balance',
    columns: [at(40, 'Date'), figures(160, 'Balance')],
    rows: dayRows(ledger, plainMd),
    count: 3,
    step: 180,
  })
  captions(frame, ledger)
  return frame.finish()
}

export const huntington: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  const frame = new Frame(sheet, (page) => {
    sheet.put(
      40,
      page === 1
        ? `The Huntington National Bank   Account:-------${mask}`
        : `Unlimited Plus Business Checking ***${mask} (cont.)`,
    )
    sheet
      .down()
      .put(400, `Statement period from ${mdy(ledger.from)} to ${mdy(ledger.to)}`)
      .down(20)
  })
  const { deposits, otherIns, fees, checks, cards, electronic, ins, notFees } = groupsOf(ledger)
  const others = [...cards, ...electronic].toSorted((a, b) => a.date.localeCompare(b.date))
  frame.title('Account Summary').pairs([
    ['Beginning Balance', usd(ledger.opening, '$'), 'Average Ledger Balance*', '$11,200.31'],
    ['Credits (+)', size(ins), 'Average Collected Balance*', '$10,988.02'],
    ['   Deposits', size(deposits), '* The above balances are those of'],
    ['   Other Credits', size(otherIns), 'the service charge cycle.'],
    ['Debits (-)', size(notFees)],
    ['   Regular Checks Paid', size(checks)],
    ['   Other Debits', size(others)],
    ['Total Service Charges (-)', size(fees)],
    ['Ending Balance', usd(ledger.closing, '$')],
  ])
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title: `${title}   Account:-------${mask}`,
      again: `${title} (continued)`,
      columns: [at(40, 'Date'), figures(150, 'Amount'), at(170, 'Description')],
      rows: lines.map((line, nth) => ({
        cells: [md(line.date), usd(Math.abs(line.cents)), line.text],
        of: line,
        more: moreOf(nth, 1),
      })),
      text: 2,
    })
  }
  section('Deposits (+)', deposits)
  section('Other Credits (+)', otherIns)
  frame.across({
    title: `Checks (-)   Account:-------${mask}`,
    columns: [at(40, 'Date'), figures(160, 'Amount'), at(190, 'Check #')],
    rows: marked(checks, '*').map(({ line, number }) => ({
      cells: [md(line.date), usd(-line.cents), number],
      of: line,
    })),
    count: 2,
    step: 280,
    down: true,
  })
  frame.say(
    '(*) Indicates the prior sequentially numbered check(s) may have been voided or have not yet been presented.',
  )
  section('Other Debits (-)', others)
  section('Service Charge Detail (-)', fees)
  frame.table({
    title: 'Service Charge Summary',
    columns: [at(40), figures(330)],
    rows: [
      { cells: ['Previous Month Service Charges (-)', '$0.00'] },
      { cells: ['Total Service Charges (-)', size(fees, '$')] },
      { cells: ['Items over 250 at $0.50 each', '$0.00'] },
    ],
    text: 0,
  })
  frame.across({
    title: `Balance Activity   Account:-------${mask}`,
    columns: [at(40, 'Date'), figures(150, 'Balance')],
    rows: dayRows(ledger),
    count: 4,
    step: 138,
    down: true,
  })
  return frame.finish(() => 'In the Event of Errors or Questions')
}
