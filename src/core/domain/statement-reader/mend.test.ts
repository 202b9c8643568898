// What a person puts right is proven anew, by what the statement prints.
import { expect, it } from 'vitest'
import {
  madeBankOfAmerica,
  madeWellsFargo,
  pagesOf,
  type MadeStatement,
} from '../../../../test/made-statements.ts'
import { mendStatement, type Mend } from './mend.ts'
import { readStatement } from './read-statement.ts'

const shop: MadeStatement = {
  opening: 100_000,
  from: '2026-04-01',
  to: '2026-04-30',
  mask: '4321',
  lines: [
    { date: '2026-04-03', text: 'SQUARE INC DES:DEPOSIT', cents: 250_000 },
    { date: '2026-04-09', text: 'RENT OF THE SHOP', cents: -180_000 },
    { date: '2026-04-20', text: 'CHECK DEPOSIT', cents: 33_300 },
  ],
}
const read = (text: string) => {
  const outcome = readStatement(pagesOf(text))
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}
const mended = (text: string, ...mends: Mend[]) => {
  const outcome = mendStatement(read(text), mends)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value.accounts[0]!
}
const asPrinted = madeWellsFargo(shop)
/** The second amount and its totals stay as they are; the line is read with another digit. */
const misread = asPrinted.replace('RENT OF THE SHOP 1,800.00', 'RENT OF THE SHOP 1,300.00')
const rent = { date: '2026-04-09', text: 'RENT OF THE SHOP', balance: 170_000 }
const lineOf = (text: string, words: string) =>
  read(text).accounts[0]!.lines.findIndex((line) => line.text.includes(words))

it('a line that was read with another digit: changed, the account adds up', () => {
  expect(mended(misread).isProven).toBe(false)
  const line = lineOf(misread, 'RENT')
  const account = mended(misread, { kind: 'change', account: 0, line, ...rent, cents: -180_000 })
  expect(account).toMatchObject({ isProven: true, proof: { balance: 0, firstBreak: null } })
  expect(account.lines.map(({ isMended }) => isMended)).toEqual([false, true, false])
  // The same with a wrong figure says by how much it misses.
  const wrong = mended(misread, { kind: 'change', account: 0, line, ...rent, cents: -180_001 })
  expect(wrong).toMatchObject({ isProven: false, proof: { balance: -1 } })
})

it('of two mends of one line the later one stands; none leaves the reading as it was made', () => {
  const line = lineOf(misread, 'RENT')
  const change = (cents: number): Mend => ({ kind: 'change', account: 0, line, ...rent, cents })
  expect(mended(misread, change(-1), change(-180_000)).isProven).toBe(true)
  expect(mended(misread, change(-180_000), change(-1)).isProven).toBe(false)
  const asMade = read(asPrinted).accounts[0]!
  expect(mended(asPrinted)).toMatchObject({ isProven: true, proof: asMade.proof, opening: 100_000 })
})

it('a line too many is dropped, one that is lacking is added on its day', () => {
  const doubled = madeBankOfAmerica(shop).replace(/(04\/20\/26 CHECK DEPOSIT 333.00)/, '$1\n$1')
  expect(mended(doubled).isProven).toBe(false)
  const line = lineOf(doubled, 'CHECK DEPOSIT')
  expect(mended(doubled, { kind: 'drop', account: 0, line }).isProven).toBe(true)
  const lacking = madeBankOfAmerica(shop).replace(/04\/20\/26 CHECK DEPOSIT 333.00\n/, '')
  expect(mended(lacking).isProven).toBe(false)
  const whole = mended(lacking, {
    kind: 'add',
    account: 0,
    after: null,
    date: '2026-04-20',
    text: 'CHECK DEPOSIT',
    cents: 33_300,
    balance: null,
  })
  expect(whole.isProven).toBe(true)
  expect(whole.lines.map(({ date, line: at }) => [date, at])).toEqual([
    ['2026-04-03', 0],
    ['2026-04-09', 1],
    ['2026-04-20', null],
  ])
})

it('balances at the ends and printed figures that were read wrongly', () => {
  const otherEnd = asPrinted.replaceAll(/(Ending balance on 4\/30 \$?)2,033.00/g, '$17,033.00')
  expect(mended(otherEnd).isProven).toBe(false)
  const ends = { opening: 100_000, closing: 203_300, from: shop.from, to: shop.to }
  expect(mended(otherEnd, { kind: 'ends', account: 0, ...ends }).isProven).toBe(true)
  const otherTotal = madeBankOfAmerica(shop).replaceAll('2,833.00', '2,888.00')
  const account = mended(otherTotal)
  expect(account).toMatchObject({ isProven: false, proof: { balance: 0 } })
  const puts = (cents: number | null) =>
    account.printed.figures.flatMap((printed, figure): Mend[] =>
      printed.cents === 288_800 ? [{ kind: 'figure', account: 0, figure, cents }] : [],
    )
  expect(puts(0)).not.toEqual([])
  expect(mended(otherTotal, ...puts(283_300)).isProven).toBe(true)
  // 'It is none' takes a figure out of the proof; the balance still has to come out.
  expect(mended(otherTotal, ...puts(null)).isProven).toBe(true)
})

it('a balance of a day that is none of this account’s', () => {
  const text = madeBankOfAmerica(shop).replace('04/30 2,033.00', '04/30 9,033.00')
  expect(mended(text)).toMatchObject({ isProven: false, proof: { balance: 0 } })
  expect(mended(text, { kind: 'day', account: 0, day: 0, cents: null }).isProven).toBe(true)
  expect(mended(text, { kind: 'day', account: 0, day: 0, cents: 203_300 }).isProven).toBe(true)
})

it('a day of a picture that stands out of order is told by a person, whatever is mended besides', () => {
  const text = madeBankOfAmerica({
    ...shop,
    lines: [3, 9, 14, 20, 27].map((day) => ({
      date: `2026-04-${String(day).padStart(2, '0')}`,
      text: `SALES OF DAY ${day}`,
      cents: day * 100,
    })),
  }).replace('04/14/26 SALES OF DAY 14', '04/04/26 SALES OF DAY 14')
  const seen = pagesOf(text).map(({ pieces }) => ({
    pieces: pieces.map((piece) => ({ ...piece, confidence: 0.95 })),
  }))
  const outcome = readStatement(seen)
  if (!outcome.ok) throw new Error(outcome.refusal)
  const [account] = outcome.value.accounts
  expect(account).toMatchObject({ isSeen: true, isProven: false, proof: { balance: 0, firstBreak: null } })
  const lines = account!.lines
  const change = (words: string, date: string): Mend => {
    const line = lines.findIndex((each) => each.text.endsWith(words))
    return { kind: 'change', account: 0, line, ...lines[line]!, date }
  }
  const proven = (...mends: Mend[]) => {
    const file = mendStatement(outcome.value, mends)
    return file.ok && file.value.accounts[0]
  }
  expect(proven(change('DAY 3', '2026-04-03'))).toMatchObject({ isProven: false })
  const doubted = proven()
  expect(doubted && doubted.outOfOrder.map((at) => doubted.lines[at]!.text)).toEqual([
    'SALES OF DAY 14',
    'SALES OF DAY 9',
  ])
  expect(proven(change('DAY 14', '2026-04-14'))).toMatchObject({ isProven: true, outOfOrder: [] })
})

it('what speaks of a thing that the reading does not have is refused', () => {
  const bad: Mend[] = [
    { kind: 'drop', account: 0, line: 3 },
    { kind: 'drop', account: 1, line: 0 },
    { kind: 'add', account: 0, after: 9, ...rent, cents: 1 },
    { kind: 'figure', account: 0, figure: 99, cents: 1 },
    { kind: 'day', account: 0, day: 99, cents: 1 },
    { kind: 'ends', account: 0, opening: 0, closing: 0, from: '2026-05-01', to: '2026-04-01' },
  ]
  for (const mend of bad)
    expect(mendStatement(read(asPrinted), [mend])).toMatchObject({ refusal: 'no-such-line' })
})
