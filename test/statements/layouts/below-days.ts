// Popular: lines below the date of their day, in Spanish.
import { Sheet } from '../sheet.ts'
import { usd, mdy, long, sum, isIn, textOf, money } from './formats.ts'
import type { Draw } from './frame.ts'

/** Lines below the date of their day, CR and DR behind the amounts. */
export const belowDays: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(9)
  sheet
    .put(40, 'Banco Popular de Puerto Rico')
    .down()
    .put(40, `Cuenta comercial n\u00famero: 301-88${mask}`)
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
    sheet.of = line
    sheet
      .put(70, textOf(line))
      .put(500, money(line.cents, { sign: 'CR/DR' }), { right: true })
      .down()
    if (at % 3 === 0) sheet.put(70, 'ID 99102').down()
    sheet.of = null
  }
  return sheet
}
