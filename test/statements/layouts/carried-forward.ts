// A bank of the city: '05 JAN', the balance on the last line of a day, carried forward to each page. A bank that prints three entries to a line.
import {
  withBalances,
  dayFirst,
  groupsOf,
  isIn,
  long,
  md,
  monthFirst,
  money,
  sum,
  textOf,
  usd,
} from './formats.ts'
import { at, figures, Frame, type Draw, type Row } from './frame.ts'
import { Sheet } from '../sheet.ts'
import { dayRows, marked, moreOf } from './parts.ts'
import type { TrueLine } from '../ledger.ts'

export const carriedForward: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'Commerce & Trust Company of New York').put(400, `Account 610-${mask}`).down()
    sheet.put(400, `Sheet ${page}`).down(20)
  })
  frame.say(`Statement of account from ${long(ledger.from)} to ${long(ledger.to)}`, 40, 11)
  const all = withBalances(ledger)
  const negative = (cents: number): string => money(cents, { sign: 'parentheses' })
  frame.table({
    columns: [
      at(40, 'Date'),
      at(95, 'Particulars'),
      figures(390, 'Paid out'),
      figures(470, 'Paid in'),
      figures(570, 'Balance'),
    ],
    rows: [
      { cells: [dayFirst(ledger.from), 'BALANCE BROUGHT FORWARD', null, null, negative(ledger.opening)] },
      ...all.map(({ line, balance, isLast }, nth) => ({
        cells: [
          // The date stands once for a day.
          all[nth - 1]?.line.date === line.date ? null : dayFirst(line.date),
          line.check ? `Cheque ${line.check}` : line.text,
          isIn(line) ? null : usd(-line.cents),
          isIn(line) ? usd(line.cents) : null,
          isLast ? negative(balance) : null,
        ],
        of: line,
        more: moreOf(nth, 1),
        dateAgain: dayFirst(line.date),
      })),
      { cells: [dayFirst(ledger.to), 'CLOSING BALANCE', null, null, negative(ledger.closing)] },
    ],
    amounts: 'last',
    carried: (row) => [
      null,
      'BALANCE CARRIED FORWARD',
      null,
      null,
      negative(all[row - 2]?.balance ?? ledger.opening),
    ],
  })
  return frame.finish((page, pages) => (page < pages ? 'continued on next page' : 'end of statement'))
}

const kindOf = ({ check, cents, text }: TrueLine): string =>
  check
    ? `#${check}`
    : cents > 0
      ? /deposit/i.test(text)
        ? 'DEPOSIT'
        : 'CREDIT'
      : /fee/i.test(text)
        ? 'SVC CHG'
        : 'DEBIT'

export const threeToALine: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Prairie State Bank').put(420, `ACCT ${mask}`).put(500, monthFirst(ledger.to)).down(24)
  })
  const { ins, notChecks, checks, outs } = groupsOf(ledger)
  frame.say(`${long(ledger.from)} THRU ${long(ledger.to)}`)
  const heads = [
    figures(120, 'BALANCE LAST|STATEMENT'),
    figures(250, `${ins.length} CREDITS|TOTAL`),
    figures(380, `${outs.length} DEBITS|TOTAL`),
    figures(520, 'BALANCE THIS|STATEMENT'),
  ]
  frame.table({
    columns: heads,
    rows: [{ cells: [usd(ledger.opening), usd(sum(ins)), usd(-sum(outs)), usd(ledger.closing)] }],
    text: 0,
  })
  const list = (title: string, rows: readonly Row[]): void => {
    frame.across({
      title: `* * * ${title} * * *`,
      columns: [at(40, 'Date'), at(90, 'Type'), figures(205, 'Amount')],
      rows,
      count: 3,
      step: 185,
    })
  }
  const rowOf = (line: TrueLine): Row => ({
    cells: [monthFirst(line.date), kindOf(line), usd(Math.abs(line.cents))],
    of: line,
  })
  list('ALL CREDIT ACTIVITY', ins.map(rowOf))
  list('ALL DEBIT ACTIVITY', notChecks.map(rowOf))
  list(
    'CHECKS',
    marked(checks).map(({ line, number }) => ({
      ...rowOf(line),
      cells: [monthFirst(line.date), number, usd(-line.cents)],
    })),
  )
  frame.across({
    title: '* * * DAILY BALANCES * * *',
    columns: [at(40, 'Date'), figures(150, 'Balance')],
    rows: dayRows(ledger, monthFirst),
    count: 4,
    step: 138,
  })
  frame.table({
    title: 'ELECTRONIC ITEMS DESCRIBED',
    columns: [at(40, 'Date'), at(90, 'Description'), figures(540, 'Amount')],
    rows: [...ins, ...notChecks].map((line) => ({
      cells: [md(line.date), textOf(line), usd(Math.abs(line.cents))],
      of: line,
    })),
  })
  return frame.finish()
}
