// What each persona promises, on any day that a demo may start, reckoned from the raw lines and not with the product's own analysis.
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { addDays, dayNumber, weekday } from '#core/ground/dates.ts'
import { bankDayFrom, isBankDay } from './bank-days.ts'
import { dailyBalances, makePersonaHistory } from './make-persona-history.ts'
import { merchantPlans } from './merchant-plans.ts'
import type { Persona } from './personas.ts'
import { identityOf, personaNames, personas } from './personas.ts'

const startDays = [
  '01-31',
  '02-28',
  '03-01',
  '04-15',
  '05-30',
  '06-19',
  '07-04',
  '08-17',
  '09-07',
  '10-12',
  '11-20',
  '12-25',
].map((day) => `2026-${day}`)

const untrue = /TRANSFER (FROM|TO)|RETURNED ITEM|FUNDING|WIRE IN|PROCEEDS|INTEREST PAYMENT|PAYMENT THANK YOU/
const fullMonths = (history: BankHistory): string[] =>
  [...new Set(history.transactions.map((t) => t.date.slice(0, 7)))].sort().slice(1, -1)
const trueRevenue = (history: BankHistory, months: readonly string[]): number =>
  history.transactions
    .filter(
      (t) => !t.pending && t.amount > 0 && months.includes(t.date.slice(0, 7)) && !untrue.test(t.description),
    )
    .reduce((sum, t) => sum + t.amount, 0) / months.length
const checkingDays = (history: BankHistory, days: number): number[] =>
  dailyBalances(history, 'a1', days).map((day) => day.balance)
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
const on = (persona: Persona, endDate: string): BankHistory => makePersonaHistory(persona, { endDate })

describe.each(startDays)('personas linked on %s', (endDate) => {
  it.each(['healthy', 'mfa', 'oauth', 'needs-login'] as const)(
    '%s is fundable and never negative',
    (persona) => {
      const history = on(persona, endDate)
      const months = fullMonths(history)
      expect(trueRevenue(history, months.slice(-6)) / 100).toBeGreaterThan(48_000)
      expect(trueRevenue(history, months.slice(-6)) / 100).toBeLessThan(72_000)
      expect(mean(checkingDays(history, 120)) / 100).toBeGreaterThan(15_000)
      expect(Math.min(...checkingDays(history, 730))).toBeGreaterThan(0)
    },
  )

  it('seasonal earns at least 2.5 times as much in its best month as in its worst, and gets through the winter', () => {
    const history = on('seasonal', endDate)
    const months = fullMonths(history).map((month) => trueRevenue(history, [month]))
    expect(Math.max(...months) / Math.min(...months)).toBeGreaterThan(2.5)
    expect(Math.min(...months) / 100).toBeGreaterThan(20_000)
    expect(Math.min(...checkingDays(history, 730))).toBeGreaterThan(0)
  })

  it('thin stays under 20,000 a month with a small balance', () => {
    const history = on('thin', endDate)
    for (const month of fullMonths(history)) expect(trueRevenue(history, [month]) / 100).toBeLessThan(20_000)
    expect(mean(checkingDays(history, 120)) / 100).toBeLessThan(4_000)
  })

  it('stacked pays three advances now, each funded by a credit, one of them young', () => {
    const history = on('stacked', endDate)
    for (const advance of merchantPlans.stacked.advances) {
      const funded = history.transactions.filter((t) => t.description === advance.creditText)
      expect(funded.map((t) => t.amount)).toEqual([advance.funded])
      const debits = history.transactions.filter((t) => t.description === advance.debitText)
      expect(debits.length).toBeGreaterThanOrEqual(8)
      expect(debits.every((t) => t.amount === -advance.payment && t.date > (funded[0]?.date ?? ''))).toBe(
        true,
      )
      expect(dayNumber(endDate) - dayNumber(debits.at(-1)?.date ?? '')).toBeLessThanOrEqual(9)
    }
    const youngest = history.transactions.find((t) => t.description.startsWith('ACH CREDIT RAPID'))
    expect(dayNumber(endDate) - dayNumber(youngest?.date ?? '')).toBeLessThan(30)
    expect(trueRevenue(history, fullMonths(history).slice(-6)) / 100).toBeGreaterThan(50_000)
  })

  it('nsf-ridden has three or more returned payments and negative days in every full month', () => {
    const history = on('nsf-ridden', endDate)
    const balances = dailyBalances(history, 'a1', 730)
    for (const month of fullMonths(history)) {
      const fees = history.transactions.filter(
        (t) => t.date.startsWith(month) && t.description === 'NSF RETURNED ITEM FEE',
      )
      expect(fees.length).toBeGreaterThanOrEqual(3)
      expect(
        balances.filter((day) => day.date.startsWith(month) && day.balance < 0).length,
      ).toBeGreaterThanOrEqual(3)
    }
  })

  it('personal-only has no business account', () => {
    expect(on('personal-only', endDate).accounts.map((a) => a.holder)).toEqual(['personal', 'personal'])
  })

  it('busy has thousands of lines', () => {
    expect(on('busy', endDate).transactions.length).toBeGreaterThan(8_000)
  })
})

describe('every history', () => {
  const anyPersona = fc.constantFrom(...personaNames)
  const anyDay = fc
    .integer({ min: dayNumber('2024-01-01'), max: dayNumber('2031-12-31') })
    .map((n) => addDays('1970-01-01', n))

  it('posts on bank days only, in whole cents, within 24 months, with unique ids, and moves own money in pairs', () => {
    fc.assert(
      fc.property(anyPersona, anyDay, fc.integer({ min: 1, max: 50 }), (persona, endDate, seed) => {
        const { transactions } = makePersonaHistory(persona, { endDate, seed })
        expect(new Set(transactions.map((t) => t.id)).size).toBe(transactions.length)
        const posted = transactions.filter((t) => !t.pending)
        expect(posted.every((t) => isBankDay(t.date) && Number.isInteger(t.amount) && t.amount !== 0)).toBe(
          true,
        )
        expect(posted.every((t) => t.date <= endDate)).toBe(true)
        const own = posted.filter((t) => t.description.startsWith('ONLINE TRANSFER'))
        expect(own.reduce((sum, t) => sum + t.amount, 0)).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  it('only grows when the clock moves on after the link', () => {
    fc.assert(
      fc.property(anyPersona, anyDay, fc.integer({ min: 1, max: 60 }), (persona, linkedOn, later) => {
        const posted = (endDate: string): BankTransaction[] =>
          makePersonaHistory(persona, { endDate, linkedOn, months: 24 }).transactions.filter(
            (t) => !t.pending,
          )
        const first = posted(linkedOn)
        const second = new Map(posted(addDays(linkedOn, later)).map((t) => [t.id, t]))
        const recent = first.filter((t) => t.date > addDays(linkedOn, -600))
        for (const line of recent) expect(second.get(line.id)).toEqual(line)
      }),
      { numRuns: 10 },
    )
  })
})

it('knows the bank days of a holiday week', () => {
  expect(isBankDay('2026-11-26')).toBe(false)
  expect(isBankDay('2026-11-27')).toBe(true)
  expect(isBankDay('2026-07-03')).toBe(true)
  expect(bankDayFrom('2027-07-04')).toBe('2027-07-06')
  expect(weekday(bankDayFrom('2026-01-01', -1))).toBe(3)
})

it('knows its logins by name, whatever the case', () => {
  expect(identityOf(' User_Healthy ')).toEqual({ persona: 'healthy', trait: 'none' })
  expect(identityOf('user_5xx')).toEqual({ persona: 'healthy', trait: 'server-error' })
  expect(identityOf('somebody')).toBeUndefined()
  expect(personas.map((p) => p.persona).sort()).toEqual([...personaNames].sort())
})

const lenders = new URL('../../../shared/reference/lists/lenders.json', import.meta.url)
it.skipIf(!existsSync(lenders))(
  'names funders in the words of the public list (skipped where the list is absent)',
  () => {
    const known = JSON.parse(readFileSync(lenders, 'utf8')) as { patterns: string[] }[]
    const patterns = known.flatMap((lender) => lender.patterns)
    for (const { debitText, creditText } of merchantPlans.stacked.advances) {
      for (const text of [debitText, creditText])
        expect(patterns.some((p) => text.toLowerCase().includes(p))).toBe(true)
    }
  },
)
