// TD: figures of interest on the baselines of the summary, subtotals, descriptions of several lines, a daily balance that begins before the period, a form.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { dayBefore, daysOf, groupsOf, md, money, short, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { dayRows, marked, moreOf, worksheet } from './parts.ts'

const size = (lines: readonly TrueLine[]): string => money(sum(lines), { sign: 'none' })

export const td: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet
      .put(40, page === 1 ? 'TD Bank' : 'HARBOR GRILL LLC')
      .put(380, 'Page:')
      .put(480, String(page))
      .down()
    sheet
      .put(380, 'Statement Period:')
      .put(480, `${short(ledger.from)} ${ledger.from.slice(0, 4)}-`)
      .down()
    sheet.put(480, `${short(ledger.to)} ${ledger.to.slice(0, 4)}`).down()
    sheet.put(380, 'Primary Account #:').put(480, `434-992${mask}`).down(20)
  })
  const { deposits, otherIns, interest, checks, cards, fees, electronic } = groupsOf(ledger)
  const credits = otherIns.filter((line) => !interest.includes(line))
  const payments = [...cards, ...electronic].toSorted((a, b) => a.date.localeCompare(b.date))
  frame.say('TD Business Convenience Plus', 40, 12).say(`HARBOR GRILL LLC   Account # 434-992${mask}`)
  frame.title('ACCOUNT SUMMARY').pairs(
    [
      ['Beginning Balance', usd(ledger.opening), 'Average Collected Balance', '18,204.77'],
      ['Deposits', size(deposits), 'Interest Earned This Period', '0.00'],
      ['Electronic Deposits', size(credits), 'Interest Paid Year-to-Date', size(interest)],
      ['Other Credits', size(interest), 'Annual Percentage Yield Earned', '0.00%'],
      ['Checks Paid', size(checks), 'Days in Period', String(daysOf(ledger))],
      ['Electronic Payments', size(payments)],
      ['Service Charges', size(fees)],
      ['Ending Balance', usd(ledger.closing)],
    ],
    40,
    250,
    300,
  )
  frame.title('DAILY ACCOUNT ACTIVITY')
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: `${title} (continued)`,
      columns: [at(40, 'POSTING DATE'), at(120, 'DESCRIPTION'), figures(560, 'AMOUNT')],
      rows: lines.map((line, nth) => ({
        cells: [md(line.date), line.text, usd(Math.abs(line.cents))],
        of: line,
        more: moreOf(nth, 2),
      })),
      splits: true,
    })
    frame.pairs([['Subtotal:', size(lines)]], 440, 560)
  }
  section('Deposits', deposits)
  section('Electronic Deposits', credits)
  section('Other Credits', interest)
  if (checks.length) {
    frame.title('Checks Paid')
    frame.say(
      `No. Checks: ${checks.length}     *Indicates break in serial sequence or check processed electronically`,
    )
    frame.across({
      again: 'Checks Paid (continued)',
      columns: [at(40, 'DATE'), at(110, 'SERIAL NO.'), figures(270, 'AMOUNT')],
      rows: marked(checks).map(({ line, number }) => ({
        cells: [md(line.date), number, usd(-line.cents)],
        of: line,
      })),
      count: 2,
      step: 280,
    })
    frame.pairs([['Subtotal:', size(checks)]], 440, 560)
  }
  section('Electronic Payments', payments)
  section('Service Charges', fees)
  frame.across({
    title: 'DAILY BALANCE SUMMARY',
    columns: [at(40, 'DATE'), figures(250, 'BALANCE')],
    rows: [{ cells: [md(dayBefore(ledger.from)), usd(ledger.opening)] }, ...dayRows(ledger)],
    count: 2,
    step: 280,
    down: true,
  })
  worksheet(frame, ledger)
  return frame.finish(() => 'Bank Deposits FDIC Insured')
}
