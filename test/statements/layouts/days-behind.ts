// Small banks: the day stands behind the text and its leaders; a line printer's page, with the amount before the text and heads joined by points.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { groupsOf, isIn, md, mdShortYear, money, sum, textOf, usd } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { dayRows, marked } from './parts.ts'

const size = (lines: readonly TrueLine[]): string => money(sum(lines), { sign: 'none' })

export const dayLast: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Old Mill Bank & Trust').put(480, `PAGE ${page}`).down(20)
  })
  const { ins, notChecks, checks, outs } = groupsOf(ledger)
  frame.say(`COMMERCIAL CHECKING Acct 44-${mask}`)
  frame.table({
    columns: [
      figures(130, 'BEGINNING BALANCE'),
      figures(260, 'DEPOSITS'),
      figures(400, 'CHECKS & DEBITS'),
      figures(560, 'ENDING BALANCE'),
    ],
    rows: [
      {
        cells: [usd(ledger.opening), size(ins), size(outs), usd(ledger.closing)],
      },
    ],
    text: 0,
  })
  frame.say(`From ${mdShortYear(ledger.from)} thru ${mdShortYear(ledger.to)}`)
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.title(title)
    for (const line of lines) {
      frame.room(40)
      sheet.of = line
      sheet
        .put(40, textOf(line))
        .put(320, '.'.repeat(50))
        .put(450, mdShortYear(line.date))
        .put(560, isIn(line) ? `${usd(line.cents)} CR` : usd(-line.cents), { right: true })
        .down()
      sheet.of = null
    }
    sheet.down(8)
  }
  section('Deposits and Credits', ins)
  section('Withdrawals and Debits', notChecks)
  frame.across({
    title: 'Checks Paid',
    columns: [at(40), at(90), figures(200)],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [number, md(line.date), usd(-line.cents)],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  frame.across({
    title: 'Balance by Date',
    columns: [at(40), figures(200)],
    rows: dayRows(ledger),
    count: 3,
    step: 180,
  })
  return frame.finish()
}

export const linePrinter: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  sheet.put(460, 'ACCOUNT NUMBER').down().put(460, `12345${mask}`).down()
  sheet.put(460, 'STATEMENT DATE').down().put(460, mdShortYear(ledger.to)).down(20)
  const frame = new Frame(sheet)
  const { ins, outs } = groupsOf(ledger)
  frame.table({
    columns: [
      figures(130, 'BALANCE|LAST STATEMENT'),
      figures(190, 'NO.OF|DEBITS'),
      figures(290, 'TOTAL AMOUNT|OF DEBITS PAID'),
      figures(340, 'NO.OF|DEP'),
      figures(450, 'TOTAL AMOUNT|OF DEPOSITS MADE'),
      figures(570, 'BALANCE THIS|STATEMENT'),
    ],
    rows: [
      {
        cells: [
          usd(ledger.opening),
          String(outs.length),
          size(outs),
          String(ins.length),
          size(ins),
          usd(ledger.closing),
        ],
      },
    ],
    text: 0,
  })
  const list = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.title(title).say('DATE..........AMOUNT.TRANSACTION DESCRIPTION')
    for (const [nth, line] of lines.entries()) {
      frame.room(40)
      sheet.of = line
      sheet
        .put(40, md(line.date))
        .put(140, usd(Math.abs(line.cents)), { right: true })
        .put(150, textOf(line))
        .down()
      if (nth % 2) sheet.put(150, 'AMAZON MKTPLACE').put(300, 'AMZN.COM/BILLWA').down()
      sheet.of = null
    }
  }
  list('DEPOSITS AND OTHER CREDITS', ins)
  list('OTHER DEBITS', outs)
  frame.title('ACCOUNT BALANCE SUMMARY').across({
    columns: [at(40, 'DATE.........BALANCE'), figures(125)],
    rows: dayRows(ledger),
    count: 2,
    step: 280,
    down: true,
  })
  return frame.finish()
}
