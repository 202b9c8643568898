// Chase: sections without signs.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { usd, md, long, sum, isIn, endOfDays } from './formats.ts'
import type { Draw } from './frame.ts'

/** Sections without signs, checks two and two, balances of days three and three. */
export const inSections: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  const page = (): void => {
    sheet.put(400, `Page ${sheet.pages.length} of 9`).down(14)
    sheet.put(40, `${long(ledger.from)} through ${long(ledger.to)}`).down(20)
  }
  sheet.put(40, 'JPMorgan Chase Bank, N.A.', { size: 12 }).down(14).put(40, 'P O Box 659754').down(12)
  page()
  sheet.put(330, `Account Number: 00000059123${mask}`).down(24).put(40, 'HARBOR GRILL LLC').down(30)
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
      sheet.of = line
      sheet
        .put(40, md(line.date))
        .put(90, line.text)
        .put(540, usd(Math.abs(line.cents), at ? '' : '$'), { right: true })
        .down()
      if (at % 5 === 2) sheet.put(90, 'Trn: 3344556677Tc 44.90 Ref').down()
      sheet.of = null
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
      if (line) {
        sheet.of = line
        sheet
          .put(x, `${line.check} ^`)
          .put(x + 110, md(line.date))
          .put(x + 220, usd(-line.cents), { right: true })
      }
    sheet.of = null
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
