// Layouts of statements, drawn after public descriptions of what banks print: the tables differ, the truth is one ledger.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Ledger, TrueLine } from './ledger.ts'
import { Sheet } from './sheet.ts'

const usd = (cents: number, sign = ''): string =>
  `${cents < 0 ? '-' : ''}${sign}${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const md = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8)}`
const mdy = (date: IsoDate): string => `${md(date)}/${date.slice(0, 4)}`
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const long = (date: IsoDate): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${String(Number(date.slice(8))).padStart(2, '0')}, ${date.slice(0, 4)}`
const short = (date: IsoDate): string =>
  `${months[Number(date.slice(5, 7)) - 1]!.slice(0, 3)} ${Number(date.slice(8))}`
const sum = (lines: readonly TrueLine[]): number => lines.reduce((all, { cents }) => all + cents, 0)
const isIn = ({ cents }: TrueLine): boolean => cents > 0
const textOf = ({ text, check }: TrueLine): string => (check ? `Check ${check}` : text)

function endOfDays({ lines, opening }: Ledger): { date: IsoDate; cents: number }[] {
  let balance = opening
  const days = new Map<IsoDate, number>()
  for (const { date, cents } of lines) days.set(date, (balance += cents))
  return [...days].map(([date, cents]) => ({ date, cents }))
}

type Layout = (ledger: Ledger) => Sheet

/** Sections without signs, checks two and two, balances of days three and three. */
const inSections: Layout = (ledger) => {
  const sheet = new Sheet(9)
  const page = (): void => {
    sheet.put(400, `Page ${sheet.pages.length} of 9`).down(14)
    sheet.put(40, `${long(ledger.from)} through ${long(ledger.to)}`).down(20)
  }
  sheet.put(40, 'JPMorgan Chase Bank, N.A.', { size: 12 }).down(14).put(40, 'P O Box 659754').down(12)
  page()
  sheet.put(330, 'Account Number: 000000591238821').down(24).put(40, 'HARBOR GRILL LLC').down(30)
  sheet.put(40, 'CHECKING SUMMARY', { size: 12 }).put(260, 'Chase Business Complete Checking').down(14)
  sheet.put(280, 'INSTANCES', { size: 7 }).put(420, 'AMOUNT', { size: 7, right: true }).down()
  const ins = ledger.lines.filter(isIn)
  const checks = ledger.lines.filter(({ check }) => check)
  const outs = ledger.lines.filter((line) => !isIn(line) && !line.check)
  const row = (label: string, count: number | null, cents: number): void => {
    sheet.put(40, label)
    if (count !== null) sheet.put(300, String(count))
    sheet.put(420, usd(cents), { right: true }).down()
  }
  row('Beginning Balance', null, ledger.opening)
  row('Deposits and Additions', ins.length, sum(ins))
  row('Checks Paid', checks.length, sum(checks))
  row('Electronic Withdrawals', outs.length, sum(outs))
  row('Ending Balance', ins.length + outs.length + checks.length, ledger.closing)
  sheet.down(20)
  const table = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    const head = (more: string): void => {
      sheet.put(40, `${title}${more}`, { size: 12 }).down(16)
      sheet
        .put(40, 'DATE', { size: 7 })
        .put(90, 'DESCRIPTION', { size: 7 })
        .put(540, 'AMOUNT', { size: 7, right: true })
        .down()
    }
    head('')
    for (const [at, line] of lines.entries()) {
      if (sheet.turn()) {
        page()
        head(' (continued)')
      }
      sheet
        .put(40, md(line.date))
        .put(90, line.text)
        .put(540, usd(Math.abs(line.cents), at ? '' : '$'), { right: true })
        .down()
      if (at % 5 === 2) sheet.put(90, 'Trn: 3344556677Tc 44.90 Ref').down()
    }
    sheet
      .put(40, `Total ${title}`)
      .put(540, usd(Math.abs(sum(lines)), '$'), { right: true })
      .down(24)
  }
  table('DEPOSITS AND ADDITIONS', ins)
  sheet.put(40, 'CHECKS PAID', { size: 12 }).down(16)
  for (const x of [40, 300])
    sheet
      .put(x, 'CHECK NO.', { size: 7 })
      .put(x + 110, 'DATE PAID', { size: 7 })
      .put(x + 220, 'AMOUNT', { size: 7, right: true })
  sheet.down()
  for (let at = 0; at < checks.length; at += 2) {
    if (sheet.turn()) page()
    for (const [x, line] of [
      [40, checks[at]],
      [300, checks[at + 1]],
    ] as const)
      if (line)
        sheet
          .put(x, `${line.check} ^`)
          .put(x + 110, md(line.date))
          .put(x + 220, usd(-line.cents), { right: true })
    sheet.down()
  }
  sheet
    .put(40, 'Total Checks Paid')
    .put(520, usd(-sum(checks), '$'), { right: true })
    .down(20)
  table('ELECTRONIC WITHDRAWALS', outs)
  if (sheet.turn(80)) page()
  sheet.put(40, 'DAILY ENDING BALANCE', { size: 12 }).down(16)
  const days = endOfDays(ledger)
  for (let at = 0; at < days.length; at += 3) {
    if (sheet.turn()) page()
    for (const [col, day] of days.slice(at, at + 3).entries())
      sheet.put(40 + col * 180, md(day.date)).put(170 + col * 180, usd(day.cents), { right: true })
    sheet.down()
  }
  sheet.down(20).put(40, 'A fee of $34.00 applies to each item, up to $102.00 a day.').down()
  return sheet
}

/** Debit and credit columns below two rows of heads, the balance at the end of each day. */
const endingDaily: Layout = (ledger) => {
  const sheet = new Sheet(8)
  sheet
    .put(40, 'Wells Fargo Bank, N.A.')
    .down()
    .put(40, `${long(ledger.to)}  Page 1 of 3`)
    .down(20)
  sheet.put(40, 'Statement period activity summary').put(330, 'Account number: 7731 204418').down()
  sheet
    .put(40, `Beginning balance on ${Number(ledger.from.slice(5, 7))}/${Number(ledger.from.slice(8))}`)
    .put(250, usd(ledger.opening, '$'), { right: true })
    .put(330, 'HARBOR GRILL LLC')
    .down()
  const ins = ledger.lines.filter(isIn)
  sheet
    .put(40, 'Deposits/Credits')
    .put(250, usd(sum(ins)), { right: true })
    .down()
  sheet
    .put(40, 'Withdrawals/Debits')
    .put(250, `- ${usd(sum(ins) - sum(ledger.lines))}`, { right: true })
    .down()
  sheet
    .put(40, `Ending balance on ${Number(ledger.to.slice(5, 7))}/${Number(ledger.to.slice(8))}`)
    .put(250, usd(ledger.closing, '$'), { right: true })
    .down(24)
  const head = (): void => {
    sheet
      .put(90, 'Check')
      .put(450, 'Deposits/', { right: true })
      .put(510, 'Withdrawals/', { right: true })
      .put(570, 'Ending daily', { right: true })
      .down(10)
    sheet
      .put(40, 'Date')
      .put(90, 'Number')
      .put(130, 'Description')
      .put(450, 'Credits', { right: true })
      .put(510, 'Debits', { right: true })
      .put(570, 'balance', { right: true })
      .down()
  }
  sheet.put(40, 'Transaction history', { size: 12 }).down(16)
  head()
  let balance = ledger.opening
  for (const [at, line] of ledger.lines.entries()) {
    if (sheet.turn(60)) {
      sheet.put(40, 'Transaction history (continued)').down(14)
      head()
    }
    balance += line.cents
    sheet.put(40, `${Number(line.date.slice(5, 7))}/${Number(line.date.slice(8))}`)
    if (line.check) sheet.put(90, line.check)
    sheet.put(130, line.check ? 'Check' : line.text)
    sheet.put(isIn(line) ? 450 : 510, usd(Math.abs(line.cents)), { right: true })
    if (ledger.lines[at + 1]?.date !== line.date) sheet.put(570, usd(balance), { right: true })
    sheet.down()
    if (at % 4 === 1) sheet.put(130, 'S466003 Card 8812').down()
  }
  sheet.put(40, 'Ending balance on 1/31').put(570, usd(ledger.closing), { right: true }).down()
  sheet
    .put(40, 'Totals')
    .put(450, usd(sum(ins), '$'), { right: true })
    .put(510, usd(sum(ins) - sum(ledger.lines), '$'), { right: true })
    .down(20)
  sheet.put(40, 'The Ending Daily Balance does not reflect any pending withdrawals or holds.').down()
  return sheet
}

/** A running balance on each line, newest line first, signs in front. */
const newestFirst: Layout = (ledger) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'Mercury', { size: 16 })
    .down(20)
    .put(40, `Checking ending in 4402`)
    .down()
    .put(40, `${mdy(ledger.from)} - ${mdy(ledger.to)}`)
    .down(20)
  sheet
    .put(40, 'Starting balance')
    .put(200, 'Money in')
    .put(320, 'Money out')
    .put(440, 'Ending balance')
    .down()
  const ins = ledger.lines.filter(isIn)
  sheet
    .put(40, usd(ledger.opening, '$'))
    .put(200, usd(sum(ins), '$'))
    .put(320, usd(sum(ledger.lines) - sum(ins), '$'))
    .put(440, usd(ledger.closing, '$'))
    .down(24)
  sheet
    .put(40, 'Date (UTC)')
    .put(110, 'Description')
    .put(420, 'Amount', { right: true })
    .put(540, 'End of transaction balance', { right: true })
    .down()
  let balance = ledger.closing
  for (const line of ledger.lines.toReversed()) {
    sheet.turn()
    sheet
      .put(40, short(line.date))
      .put(110, textOf(line))
      .put(420, `${line.cents < 0 ? '\u2013' : ''}${usd(Math.abs(line.cents), '$')}`, { right: true })
      .put(540, usd(balance, '$'), { right: true })
      .down()
    balance -= line.cents
  }
  return sheet
}

/** A minus behind the amount, a running balance, dates with short years. */
const trailingMinus: Layout = (ledger) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'First Valley Bank')
    .down()
    .put(40, `Statement Date ${mdy(ledger.to)}`)
    .down()
    .put(40, 'Acct No. 0048812')
    .down(20)
  let balance = ledger.opening
  sheet.put(40, 'ACCOUNT ACTIVITY').down()
  sheet
    .put(40, 'Date')
    .put(100, 'Description')
    .put(400, 'Amount', { right: true })
    .put(500, 'Balance', { right: true })
    .down()
  sheet.put(40, mdy(ledger.from)).put(100, 'Previous Balance').put(500, usd(balance), { right: true }).down()
  for (const line of ledger.lines) {
    sheet.turn()
    balance += line.cents
    const shown = `${usd(Math.abs(line.cents))}${line.cents < 0 ? '-' : ''}`
    sheet
      .put(40, `${md(line.date)}/${line.date.slice(2, 4)}`)
      .put(100, textOf(line))
      .put(line.cents < 0 ? 403 : 400, shown, { right: true })
      .put(500, `${usd(Math.abs(balance))}${balance < 0 ? '-' : ''}`, { right: true })
      .down()
  }
  sheet
    .put(40, mdy(ledger.to))
    .put(100, 'Ending Balance')
    .put(500, usd(ledger.closing), { right: true })
    .down()
  return sheet
}

/** Lines below the date of their day, CR and DR behind the amounts. */
const belowDays: Layout = (ledger) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'Banco Popular de Puerto Rico')
    .down()
    .put(40, 'Cuenta comercial n\u00famero: 301-882204')
    .down()
    .put(40, `Periodo: ${mdy(ledger.from)} al ${mdy(ledger.to)}`)
    .down(20)
  sheet.put(40, 'Balance anterior').put(300, usd(ledger.opening), { right: true }).down()
  const ins = ledger.lines.filter(isIn)
  sheet
    .put(40, 'Dep\u00f3sitos y cr\u00e9ditos')
    .put(300, usd(sum(ins)), { right: true })
    .down()
  sheet
    .put(40, 'Retiros y d\u00e9bitos')
    .put(300, usd(sum(ins) - sum(ledger.lines)), { right: true })
    .down()
  sheet.put(40, 'Balance final').put(300, usd(ledger.closing), { right: true }).down(20)
  sheet.put(40, 'Detalle de transacciones').down(14)
  let day = ''
  for (const [at, line] of ledger.lines.entries()) {
    sheet.turn(60)
    if (line.date !== day) sheet.put(40, long(line.date), { font: 'bold' }).down()
    day = line.date
    sheet
      .put(70, textOf(line))
      .put(500, `${usd(Math.abs(line.cents))} ${line.cents < 0 ? 'DR' : 'CR'}`, { right: true })
      .down()
    if (at % 3 === 0) sheet.put(70, 'ID 99102').down()
  }
  return sheet
}

export const layouts: Readonly<Record<string, Layout>> = {
  inSections,
  endingDaily,
  newestFirst,
  trailingMinus,
  belowDays,
}
