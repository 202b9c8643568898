// What of a balance the business did not earn, day by day: it stays until it is spent, moved on, or a month old.
import { expect, test } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { hasTwoEnds, lowEnd } from '../two-ends.ts'
import { inputsFromAnalysis } from '../model-inputs.ts'

/** A shop that earns $1,000 and spends $900 on every bank day. */
function shop(): SampleHistory {
  const history = new SampleHistory()
  for (let date = '2026-06-01'; date < '2026-11-20'; date = addDays(date, 1))
    if (onBankDays(date)) history.add(date, 1_000, 'SQUARE INC DES:SQ1001').add(date, -900, 'CHECKCARD SYSCO')
  return history
}
const analysed = (history: SampleHistory) => analyseBank(history.build(), { asOf: history.refreshedOn })
/** Of October, whole dollars: the balance less what is earned of it. */
function notEarned(history: SampleHistory): number {
  const october = analysed(history).months.find(({ month }) => month === '2026-10')!
  return Math.round((october.averageDailyBalance - october.earnedDailyBalance!) / 100)
}
const unknown = 'ORCHARD HOLDINGS DES:PAYMENT ID:1'

test('sales and what comes back are earned', () => {
  expect(notEarned(shop())).toBe(0)
  expect(notEarned(shop().add('2026-10-05', 3_100, 'PURCHASE RETURN AUTHORIZED ON 10/05 SYSCO'))).toBe(0)
})
test('a credit of nobody counts out of the balance from its day on', () =>
  // 27 of 31 days.
  expect(notEarned(shop().add('2026-10-05', 3_100, unknown))).toBe(2_700))
test.each([
  'LOAN PROCEEDS 44',
  'OWNER CONTRIBUTION',
  'ONLINE TRANSFER FROM SAV 4471',
  'KAPITUS DES:FUNDING ID:1',
])('%s too', (text) => expect(notEarned(shop().add('2026-10-05', 3_100, text))).toBe(2_700))
test('until it is spent', () =>
  expect(
    notEarned(shop().add('2026-10-05', 31_000, unknown).add('2026-10-13', -31_900, 'WIRE OUT BNF:DEALER')),
  ).toBe(8_000))
test('or moved back', () =>
  expect(
    notEarned(
      shop()
        .add('2026-10-05', 3_100, 'ONLINE TRANSFER FROM SAV 4471')
        .add('2026-10-06', -3_100, 'ONLINE TRANSFER TO SAV 4471'),
    ),
  ).toBe(100))
test('or a month old', () =>
  // In September 8 days, in October 22 of the 30.
  expect(notEarned(shop().add('2026-09-23', 3_100, unknown))).toBe(2_200))
test('never more than there is', () => {
  const { months } = analysed(shop().add('2026-10-05', 3_100, unknown))
  for (const month of months) expect(month.earnedDailyBalance).toBeLessThanOrEqual(month.averageDailyBalance)
})
test('the lower end counts without it', () => {
  const inputs = inputsFromAnalysis(analysed(shop().add('2026-10-05', 3_100, unknown)))
  const low = lowEnd(inputs)
  const less = inputs.months.flatMap(({ month, averageDailyBalance }, i) => {
    const dollars = Math.round((averageDailyBalance - low.months[i]!.averageDailyBalance) / 100)
    return dollars > 0 ? [`${month} ${dollars}`] : []
  })
  expect(less).toEqual(['2026-10 2700'])
  expect(hasTwoEnds(inputs)).toBe(true)
})
test('today too', () => {
  const inputs = inputsFromAnalysis(analysed(shop().add('2026-11-18', 5_000, unknown)))
  expect(lowEnd(inputs).balanceToday).toBe(inputs.balanceToday! - 500_000)
})
