// The day stands once: '15 Dec 25' with D for overdrawn and amounts on the last row of a text; below the name of a weekday, with a sign on each amount.
import { dayNumber } from '#core/ground/dates.ts'
import { Sheet } from '../sheet.ts'
import { dated, groupsOf, isIn, long, money, sum, textOf, usd, withBalances } from './formats.ts'
import { at, figures, Frame, type Draw } from './frame.ts'

const shortYear = dated(({ day, name, year }) => `${day} ${name.slice(0, 3)} ${year.slice(2)}`)
const dayMonthYear = dated(({ day, name, year }) => `${Number(day)} ${name} ${year}`)

export const datesOnce: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  const frame = new Frame(
    sheet,
    (page) => {
      sheet
        .put(40, 'PACIFIC METRO BANK')
        .put(330, `Statement ${dayMonthYear(ledger.from)} to ${dayMonthYear(ledger.to)}`)
        .down()
        .put(330, `Account no. 6001${mask}`)
        .put(480, `Sheet ${page}`)
        .down(20)
    },
    11,
  )
  const { ins, outs } = groupsOf(ledger)
  const shown = (cents: number): string => `${money(cents, { sign: 'none' })}${cents < 0 ? ' D' : ''}`
  frame.pairs(
    [
      ['Opening Balance', shown(ledger.opening)],
      ['Payments In', usd(sum(ins))],
      ['Payments Out', usd(-sum(outs))],
      ['Closing Balance', shown(ledger.closing)],
    ],
    330,
    540,
  )
  const all = withBalances(ledger)
  frame.table({
    columns: [
      at(40, 'Date'),
      at(95, 'Details'),
      figures(390, 'Paid out'),
      figures(460, 'Paid in'),
      figures(540, 'Balance'),
    ],
    rows: [
      { cells: [shortYear(ledger.from), 'BALANCE BROUGHT FORWARD', null, null, shown(ledger.opening)] },
      ...all.map(({ line, balance, isLast }, nth) => ({
        cells: [
          all[nth - 1]?.line.date === line.date ? null : shortYear(line.date),
          line.check ? `Cheque ${line.check}` : line.text,
          isIn(line) ? null : usd(-line.cents),
          isIn(line) ? usd(line.cents) : null,
          isLast ? shown(balance) : null,
        ],
        of: line,
        more: nth % 4 === 2 ? ['WORTH TX'] : [],
        dateAgain: shortYear(line.date),
      })),
    ],
    amounts: 'last',
    carried: (row) => [
      null,
      'BALANCE BROUGHT FORWARD',
      null,
      null,
      shown(all[row - 2]?.balance ?? ledger.opening),
    ],
  })
  return frame.finish()
}

const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday']

export const belowWeekdays: Draw = ([{ ledger, mask }]) => {
  const sheet = new Sheet(8)
  const frame = new Frame(sheet, () => {
    sheet.put(40, 'Ember Money').put(400, 'Account Statement').down(24)
  })
  const { ins, outs } = groupsOf(ledger)
  frame.say(`Account Number 1018${mask}`).say(`Statement Dates ${long(ledger.from)} to ${long(ledger.to)}`)
  frame.table({
    columns: [
      at(40, 'Opening Balance'),
      at(170, 'Money In'),
      at(300, 'Money Out'),
      at(430, 'Closing Balance'),
    ],
    rows: [
      {
        cells: [
          usd(ledger.opening, '$'),
          money(sum(ins), { sign: 'both before', dollar: '$' }),
          usd(sum(outs), '$'),
          usd(ledger.closing, '$'),
        ],
      },
    ],
    text: 0,
  })
  let day = ''
  for (const line of ledger.lines) {
    frame.room(60, () => (day = ''))
    if (line.date !== day) {
      sheet.put(40, `${weekdays[dayNumber(line.date) % 7]!}, ${long(line.date)}`).down(13)
      day = line.date
    }
    sheet.of = line
    sheet
      .put(52, textOf(line))
      .put(560, money(line.cents, { sign: 'both before', dollar: '$' }), { right: true })
      .down(15)
    sheet.of = null
  }
  return frame.finish((page, pages) => `${page}/${pages}`)
}
