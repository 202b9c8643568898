// What is read of a statement's text: line by line, checked, and never a guess.
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#core/ground/dates.ts'
import {
  madeBankOfAmerica,
  madeWellsFargo,
  pagesOf,
  type MadeStatement,
} from '../../../../test/made-statements.ts'
import { readStatement } from './read-statement.ts'

const words = [
  'SQUARE INC DES:DEPOSIT',
  'Online transfer ref',
  'COMCAST 800-555-0100',
  'ACH PMT ON 12/30',
  'Zelle to Ann',
]
const statements = fc
  .record({
    opening: fc.integer({ min: -500_000, max: 9_000_000 }),
    from: fc.constantFrom('2025-12-04', '2026-01-01', '2024-02-01'),
    days: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 30 }),
        text: fc.constantFrom(...words),
        cents: fc.integer({ min: -2_000_000, max: 3_000_000 }).filter((cents) => cents !== 0),
      }),
      { maxLength: 40 },
    ),
    checks: fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 5 }),
  })
  .map(({ opening, from, days, checks }): MadeStatement => ({
    opening,
    from,
    to: addDays(from, 30),
    mask: '4321',
    lines: [
      ...days.map(({ day, text, cents }) => ({ date: addDays(from, day), text, cents })),
      ...checks.map((cents, at) => ({ date: addDays(from, at), text: `Check ${1001 + at}`, cents: -cents })),
    ],
  }))
const gaps = fc.constantFrom(' ', '        ')
const read = (text: string) => {
  const outcome = readStatement(pagesOf(text))
  if (!outcome.ok) throw new Error(outcome.refusal)
  const [account, other] = outcome.value.accounts
  if (!account || other) throw new Error(`${outcome.value.accounts.length} accounts`)
  return { bank: outcome.value.bank, ...account }
}
const shown = (lines: MadeStatement['lines']) =>
  lines.map(({ date, text, cents }) => `${date} ${text} ${cents}`).toSorted()

const shop: MadeStatement = {
  opening: 120_000,
  from: '2025-12-04',
  to: '2026-01-03',
  mask: '4321',
  lines: [
    { date: '2025-12-05', text: 'SQUARE INC DES:DEPOSIT', cents: 180_000 },
    { date: '2025-12-31', text: 'RENT', cents: -250_000 },
    { date: '2026-01-02', text: 'SUPPLIES', cents: -60_055 },
  ],
}

describe('a statement that is made', () => {
  it('in the first layout is read back line by line', () => {
    fc.assert(
      fc.property(statements, gaps, (made, gap) => {
        const found = read(madeBankOfAmerica(made, gap))
        expect(shown(found.lines)).toEqual(shown(made.lines))
        expect(found).toMatchObject({ mask: '4321', from: made.from, to: made.to, opening: made.opening })
        expect(found.isProven).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('in the second layout too: signs by the balances; where a day allows several ways its sums are still right', () => {
    fc.assert(
      fc.property(statements, gaps, (made, gap) => {
        const found = read(madeWellsFargo(made, gap))
        const bare = (lines: MadeStatement['lines']) =>
          shown(lines.map((line) => ({ ...line, cents: Math.abs(line.cents) })))
        expect(bare(found.lines)).toEqual(bare(made.lines))
        expect(found.isProven).toBe(true)
      }),
      { numRuns: 60 },
    )
    expect(shown(read(madeWellsFargo(shop)).lines)).toEqual(shown(shop.lines))
  })
})

describe('what does not add up', () => {
  it('is told in cents, and by which total', () => {
    const text = madeBankOfAmerica(shop)
    const changed = read(text.replace('SUPPLIES -600.55', 'SUPPLIES -600.50'))
    expect(changed.proof).toMatchObject({ balance: 5, deposits: 0, withdrawals: -5, outside: 0 })
    expect(changed.isProven).toBe(false)
    expect(read(text.replace('credits 1,800.00', 'credits 1,900.00')).proof).toMatchObject({
      balance: 0,
      deposits: -10_000,
    })
    expect(read(madeWellsFargo(shop).replace('RENT 2,500.00', 'RENT 2,500.10')).proof.balance).not.toBe(0)
  })

  it('nor does what prints no balance: unknown is not zero', () => {
    const found = read(madeBankOfAmerica(shop).replace(/^(?:Beginning|Ending) balance.*$/gm, ''))
    expect(found).toMatchObject({ opening: null, proof: { balance: null } })
    expect(found.isProven).toBe(false)
  })

  it('a line of a day outside the period', () => {
    const text = madeBankOfAmerica(shop).replace('12/05/25', '11/05/25')
    expect(read(text).proof.outside).toBe(1)
    expect(read(text).isProven).toBe(false)
  })
})

describe('lines', () => {
  it('go on over rows and pages, and page feet are no part of them', () => {
    const text = madeBankOfAmerica(shop)
    const rows = text.replace(
      '12/31/25 RENT -2,500.00',
      '12/31/25 RENT\nPage 3 of 9\nof the shop (2,500.00)\nINDN: MADE SHOP',
    )
    const found = read(rows)
    expect(found.lines).toContainEqual(
      expect.objectContaining({
        date: '2025-12-31',
        text: 'RENT of the shop INDN: MADE SHOP',
        cents: -250_000,
      }),
    )
    expect(found.isProven).toBe(true)
  })
})

describe('hostile texts', () => {
  it('are refused by name', () => {
    const refusal = (text: string) => {
      const outcome = readStatement(pagesOf(text))
      return outcome.ok ? 'read' : outcome.refusal
    }
    expect(refusal(' \n\f ')).toBe('no-text')
    expect(refusal('First Bank of Nowhere\nStatement period 01/01/2026 - 01/31/2026')).toBe('no-statement')
    expect(refusal('Bank of America, N.A.\nBeginning balance 7.00')).toBe('no-period')
    expect(refusal('x\n'.repeat(500_000))).toBe('too-long')
  })

  it('of a megabyte do not throw', () => {
    const head =
      'Wells Fargo Bank\nStatement period 12/04/2025 - 01/03/2026\nBeginning balance on 12/4 1.00\nTransaction history\n'
    const many = Array.from(
      { length: 15_000 },
      (_, at) => `12/${5 + (at % 20)} line account number ${at} ${at}.17`,
    )
    for (const text of [
      head + many.join('\n'),
      head + '1,'.repeat(500_000),
      head + '99/99 odd day 1.00\n'.repeat(9_000),
      head + `12/05 Beginning balance ${'mar'.repeat(90)}! 1.00\n`.repeat(500),
      head + `12/05 ${'account x*x*x*1 '.repeat(18)} 1.00\n`.repeat(500),
    ])
      expect(read(text).isProven).toBe(false)
  })

  it('of any letters do not throw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...madeWellsFargo(shop).split(/(?<=[ \n])/), '-', '(', '13/45 ', '\n')),
        (parts) => {
          readStatement(pagesOf(`Wells Fargo\nStatement period 12/04/2025 - 01/03/2026\n${parts.join('')}`))
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** Public samples that are not ours to keep here. */
const samples = '../shared/samples'
describe.each([
  ['statement_text_bankofamerica.txt', 6, 'Bank of America'],
  ['statement_text_wellsfargo.txt', 4, 'Wells Fargo'],
])('the sample %s (skipped where it is not at hand)', (name, count, bank) => {
  const file = `${samples}/${name}`
  it.skipIf(!existsSync(file))('is read; it prints no balances, so that nothing is said to add up', () => {
    const found = read(readFileSync(file, 'utf8'))
    expect(found.bank).toContain(bank)
    expect(found).toMatchObject({ from: '2026-01-01', to: '2026-01-31' })
    expect(found.lines).toHaveLength(count)
    expect(found.isProven).toBe(false)
  })
})
