// Banks post what belongs together in any order: dates that move to neighbouring bank days, and lines that change places, change no position.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { analyseBank } from '../bank-analysis.ts'
import { SampleHistory, onBankDays, weeklyOn } from '../cases/sample-history.ts'

const nextBankDay = (date: IsoDate, step: number): IsoDate => {
  let at = addDays(date, step)
  while (!onBankDays(at)) at = addDays(at, step)
  return at
}
const moved = (date: IsoDate, by: number): IsoDate => {
  let at = date
  for (let i = 0; i < Math.abs(by); i++) at = nextBankDay(at, Math.sign(by))
  return at
}

const names = ['FORWARD FINANCING', 'SUMMIT PEAK FUNDING', 'ZXQ HOLDCO', 'NRTHQYCAPFND'] as const
const made = (name: string, cadence: 'daily' | 'weekly', isRenewed: boolean) => {
  const history = new SampleHistory()
    .every('2026-05-01', '2026-11-13', onBankDays, 2_400, 'SQUARE INC 0601')
    .add('2026-06-08', 24_000, `${name === 'NRTHQYCAPFND' ? 'NORTHQUAY CAPIT' : name} DES:FUNDING ID:1`)
    .every(
      '2026-06-10',
      '2026-09-10',
      cadence === 'daily' ? onBankDays : weeklyOn(3),
      cadence === 'daily' ? -310 : -1_550,
      `${name} DES:ACH PMT ID:2 CO ID:1852277104 CCD`,
    )
    .add('2026-10-07', cadence === 'daily' ? 420 : 2_100, 'RETURNED ITEM')
    .add('2026-10-07', -35, 'RETURNED ITEM FEE')
  if (isRenewed) history.add('2026-09-15', 30_000, `${name} DES:FUNDING ID:3`)
  return history.every(
    '2026-09-17',
    '2026-11-13',
    cadence === 'daily' ? onBankDays : weeklyOn(3),
    cadence === 'daily' ? -420 : -2_100,
    `${name} DES:ACH PMT ID:2 CO ID:1852277104 CCD`,
  )
}
const told = (history: SampleHistory, move: (at: number) => number, key: (at: number) => number) => {
  const built = history.build()
  const lines = built.transactions.map((line, at) => ({ ...line, date: moved(line.date, move(at)) }))
  const transactions = lines
    .map((line, at) => ({ line, key: key(at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ line }) => line)
  const { positions, nsfLast90Days } = analyseBank({ ...built, transactions }, { asOf: '2026-11-20' })
  return {
    nsfLast90Days,
    positions: positions.map((each) => [
      each.lender,
      each.sureness,
      each.evidence,
      each.cadence,
      each.payment,
      each.state,
      each.returnedDates.length,
      each.fundings?.map(({ transactionId }) => transactionId),
      [...each.transactionIds].sort(),
    ]),
  }
}

test('dates within neighbouring bank days and the order of lines', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom('daily' as const, 'weekly' as const),
      fc.boolean(),
      fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 50, maxLength: 50 }),
      fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }),
      (name, cadence, isRenewed, moves, keys) => {
        const history = made(name, cadence, isRenewed)
        const plain = told(
          history,
          () => 0,
          (at) => at,
        )
        expect(plain).toMatchObject({ nsfLast90Days: 1, positions: [{}] })
        expect(
          told(
            history,
            (at) => moves[at % 50]!,
            (at) => keys[at % 60]! * 7 + ((at * 31) % 101),
          ),
        ).toEqual(plain)
      },
    ),
    { numRuns: 60 },
  ))
