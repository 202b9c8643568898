// Bank of America: sections with a minus before, dates with short years, totals below and in the summary, a box of advertising beside it.
import { Sheet } from '../sheet.ts'
import { groupsOf, long, mdShortYear, sum, usd } from './formats.ts'
import { at, figures, Frame, type Draw, type Row } from './frame.ts'
import { dayRows, marked, moreOf, overdraftFees } from './parts.ts'
import type { TrueLine } from '../ledger.ts'

export const bankOfAmerica: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    if (page === 1) sheet.put(40, 'Bank of America, N.A.').down().put(40, 'P.O. Box 15284').down(20)
    else
      sheet
        .put(
          40,
          `HARBOR GRILL LLC | Account # 0000 1111 ${mask} | ${long(ledger.from)} to ${long(ledger.to)}`,
        )
        .down(24)
  })
  const { ins, noFees, checks, fees, outs } = groupsOf(ledger)
  frame.say('Your Business Advantage Fundamentals\u2122 Banking', 40, 12)
  frame.say(`for ${long(ledger.from)} to ${long(ledger.to)}`).say(`Account number: 0000 1111 ${mask}`)
  frame.title('Account summary').pairs(
    [
      [
        `Beginning balance on ${long(ledger.from)}`,
        usd(ledger.opening, '$'),
        'Earn up to $350.00 with a new card.',
      ],
      ['Deposits and other credits', usd(sum(ins)), `# of deposits/credits: ${ins.length}`],
      ['Withdrawals and other debits', usd(sum(noFees)), `# of withdrawals/debits: ${outs.length}`],
      ['Checks', usd(sum(checks)), '# of days in cycle: 31'],
      ['Service fees', usd(sum(fees)), 'Average ledger balance: $8,812.40'],
      [`Ending balance on ${long(ledger.to)}`, usd(ledger.closing, '$'), 'Spend $1,000.00 in 60 days.'],
    ],
    40,
    310,
    340,
  )
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    const rows = lines.map((line, nth): Row => {
      const cells = [mdShortYear(line.date), line.text, usd(line.cents)]
      return { cells, of: line, more: moreOf(nth, 2) }
    })
    frame.table({
      title,
      again: `${title} - continued`,
      columns: [at(40, 'Date'), at(100, 'Description'), figures(560, 'Amount')],
      rows,
      total: [`Total ${title.toLowerCase()}`, null, usd(sum(lines), '$')],
    })
  }
  section('Deposits and other credits', ins)
  section('Withdrawals and other debits', noFees)
  frame.across({
    title: 'Checks',
    again: 'Checks - continued',
    columns: [at(40, 'Date'), at(110, 'Check #'), figures(270, 'Amount')],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [mdShortYear(line.date), number, usd(line.cents)],
      of: line,
    })),
    count: 2,
    step: 280,
  })
  if (checks.length)
    frame.pairs(
      [
        ['Total checks', usd(sum(checks), '$')],
        ['Total # of checks', String(checks.length)],
      ],
      320,
      560,
    )
  frame.say('* There is a gap in sequential check numbers')
  frame.title('Service fees')
  frame.say(
    'The Monthly Fee on your account was waived: a combined average balance of $5,000.00 or $250.00 of purchases.',
  )
  frame.say('Without it the Monthly Fee would be $16.00.')
  section('Service fees', fees)
  overdraftFees(frame, ledger)
  frame.say('Note your Ending Balance already reflects the subtraction of Service Fees.')
  frame.across({
    title: 'Daily ledger balances',
    columns: [at(40, 'Date'), figures(180, 'Balance ($)')],
    rows: dayRows(ledger, (date) => mdShortYear(date).slice(0, 5)),
    count: 3,
    step: 180,
    down: true,
  })
  return frame.finish()
}
