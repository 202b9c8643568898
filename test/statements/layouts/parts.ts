// What stands on statements beside the lines: further lines of descriptions, forms to fill in, tables of fees, captions of pictures, gap marks.
import type { Ledger, TrueLine } from '../ledger.ts'
import { endOfDays, md, mdy, money, usd } from './formats.ts'
import type { Frame, Row } from './frame.ts'

const further = [
  'IND ID:99812 CO ENTRY DESCR:SALE SEC:CCD',
  'Trn: 3344556677Tc 44.90 Ref',
  'S466003 Card 8812 01/02 Austin TX',
  'Total due 1,204.11 paid in full',
  'Balance forward of invoice 77012',
]
/** Up to so many further lines, other ones for each row; every third row has none. */
export const moreOf = (row: number, most: number): string[] =>
  row % 3 === 0 ? [] : Array.from({ length: 1 + (row % most) }, (_, nth) => further[(row + nth) % 5]!)

/** Checks in the order of their numbers, with a mark where numbers are left out. */
export function marked(checks: readonly TrueLine[], mark = '*'): { line: TrueLine; number: string }[] {
  const sorted = checks.toSorted((a, b) => Number(a.check) - Number(b.check))
  return sorted.map((line, nth) => {
    const before = sorted[nth - 1]
    const gap = before && Number(line.check) !== Number(before.check) + 1
    return { line, number: `${line.check}${gap ? mark : ''}` }
  })
}

/** Balances of days as rows of two cells. */
export const dayRows = (ledger: Ledger, date = md, balance = (cents: number) => usd(cents)): Row[] =>
  endOfDays(ledger).map((day) => ({ cells: [date(day.date), balance(day.cents)] }))

/** A page to fill in by hand, with the balance printed on it already. */
export function worksheet(frame: Frame, { closing, to }: Ledger): void {
  const { sheet } = frame.page()
  frame.title('How to Balance your Account')
  frame.pairs([
    ['1. Your ending balance shown on this statement is:', '', 'Ending', usd(closing)],
    ['2. List deposits that do not appear on this statement.', '', 'Balance', '+'],
    ['3. Subtotal by adding lines 1 and 2.', '', 'Total', '____________'],
    ['4. List checks and withdrawals outstanding.', '', 'Deposits', '-'],
    ['5. Subtract line 4 from 3. This is your balance.', '', 'Adjusted', '____________'],
  ])
  for (const x of [40, 320])
    sheet
      .put(x, 'DEPOSITS NOT ON STATEMENT')
      .put(x + 160, 'DOLLARS')
      .put(x + 220, 'CENTS')
  sheet.down()
  for (let line = 0; line < 8; line++)
    sheet
      .put(40, '______________________ ____ $ ________ . ____')
      .put(320, '______________________ ____ $ ________ . ____')
      .down(14)
  sheet.put(40, 'Total Deposits').put(280, '$ 0.00', { right: true }).put(320, 'Total Withdrawals').down(20)
  frame.say(`Call us within 60 days of ${mdy(to)} about errors in transfers, or your loss may exceed $50.00.`)
}

/** What Regulation DD has banks print: fees of the period and of the year. */
export function overdraftFees(
  frame: Frame,
  ledger: Ledger,
  style: Parameters<typeof money>[1] = { dollar: '$' },
): void {
  const fees = ledger.lines.filter(({ text, cents }) => cents < 0 && /overdraft/i.test(text))
  const paid = fees.reduce((all, { cents }) => all - cents, 0)
  const { sheet } = frame
  frame.room(100)
  sheet
    .put(400, 'Total For', { right: true })
    .put(520, 'Total', { right: true })
    .down(10)
    .put(400, 'This Period', { right: true })
    .put(520, 'Year-to-Date', { right: true })
    .down(14)
    .put(60, 'Total Overdraft Fees')
    .put(400, money(paid, style), { right: true })
    .put(520, money(paid + 7_200, style), { right: true })
    .down(14)
    .put(60, 'Total Returned Item Fees')
    .put(400, money(0, style), { right: true })
    .put(520, money(3_600, style), { right: true })
    .down(20)
}

/** Captions below the pictures of checks, three and three. */
export function captions(frame: Frame, { lines }: Ledger): void {
  const checks = lines.filter(({ check }) => check)
  if (!checks.length) return
  frame.page().title('Images for this account')
  for (let nth = 0; nth < Math.min(checks.length, 30); nth += 3) {
    frame.room(90)
    frame.sheet.down(50)
    for (const [column, { check, cents, date }] of checks.slice(nth, nth + 3).entries())
      frame.sheet.put(40 + column * 180, `Check: ${check}  Amount: ${usd(-cents, '$')}  ${mdy(date)}`, {
        size: 7,
      })
    frame.sheet.down(16)
  }
}
