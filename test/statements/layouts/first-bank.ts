// FirstBank of Puerto Rico: Spanish heads, '05 ENE', debit and credit columns, checks three and three, balances four and four.
import { Sheet } from '../sheet.ts'
import { daysOf, dia, diaLargo, groupsOf, isIn, money, sum, usd, withBalances } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'
import { dayRows, marked, moreOf } from './parts.ts'

export const firstBank: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8.5)
  const frame = new Frame(sheet, (page) => {
    sheet.put(40, 'FirstBank Puerto Rico').put(400, `P\u00e1gina ${page}`).down()
    sheet.put(40, 'ESTADO DE CUENTA').put(400, `N\u00famero de cuenta: 380${mask}`).down(20)
  })
  const { ins, outs, checks } = groupsOf(ledger)
  frame.say(`Per\u00edodo: ${diaLargo(ledger.from)} al ${diaLargo(ledger.to)}`, 40, 11)
  frame.title('Resumen de cuenta').pairs([
    ['Balance anterior', usd(ledger.opening, '$'), 'D\u00edas en el per\u00edodo', String(daysOf(ledger))],
    [
      `${ins.length} Dep\u00f3sitos y otros cr\u00e9ditos`,
      usd(sum(ins), '$'),
      'Balance promedio',
      '$9,402.18',
    ],
    [`${outs.length} Cheques y otros d\u00e9bitos`, money(sum(outs), { sign: 'none', dollar: '$' })],
    ['Cargos por servicio', '$0.00'],
    ['Balance actual', usd(ledger.closing, '$')],
  ])
  const negative = (cents: number): string => money(cents, { sign: 'behind' })
  frame.table({
    title: 'Detalle de transacciones',
    again: 'Detalle de transacciones (contin\u00faa)',
    columns: [
      at(40, 'Fecha'),
      at(90, 'Descripci\u00f3n'),
      figures(390, 'D\u00e9bitos'),
      figures(480, 'Cr\u00e9ditos'),
      figures(575, 'Balance'),
    ],
    rows: withBalances(ledger).map(({ line, balance, isLast }, nth) => ({
      cells: [
        dia(line.date),
        line.check ? `Cheque ${line.check}` : line.text,
        isIn(line) ? null : usd(-line.cents),
        isIn(line) ? usd(line.cents) : null,
        isLast ? negative(balance) : null,
      ],
      of: line,
      more: moreOf(nth, 1),
    })),
    total: [null, 'Total', money(sum(outs), { sign: 'none' }), usd(sum(ins))],
  })
  frame.across({
    title: 'Cheques pagados',
    columns: [at(40, 'N\u00famero'), at(90, 'Fecha'), figures(205, 'Cantidad')],
    rows: marked(checks).map(({ line, number }) => ({
      cells: [number, dia(line.date), usd(-line.cents)],
      of: line,
    })),
    count: 3,
    step: 180,
  })
  frame.say('* Indica salto en la secuencia de cheques')
  frame.across({
    title: 'Resumen de balances diarios',
    columns: [at(40, 'Fecha'), figures(155, 'Balance')],
    rows: dayRows(ledger, dia, negative),
    count: 4,
    step: 138,
    down: true,
  })
  frame.say('Un cargo de $15.00 aplica a cada partida devuelta, hasta $45.00 por d\u00eda.')
  return frame.finish((page, pages) => `P\u00e1gina ${page} de ${pages}`)
}
