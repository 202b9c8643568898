// Texts are compared once each, and not at all where a day has more than a till's.
import { describe, expect, test } from 'vitest'
import { checking, SampleHistory } from '../../cases/sample-history.ts'
import { buildLedger } from '../ledger.ts'
import { plainOf, wordsOf, type Words } from './alike-text.ts'
import { RepeatRows } from './repeat-rows.ts'
import { RowQueues } from './row-queues.ts'
import { foldLaggedRuns } from './runs-twice.ts'
import { alikeOnes, TextPile } from './text-pile.ts'

/** A name of letters alone for each number. */
const nameOf = (at: number): string =>
  `Q${[...String(at)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}X`

/** Texts that count how often one was compared. */
function watched(texts: readonly string[]) {
  const seen = { compared: 0 }
  const byText = new Map<string, Words>()
  for (const text of texts) {
    const words = wordsOf(plainOf(text))
    byText.set(text, {
      plain: words.plain,
      all: words.all,
      names: words.names,
      get numbers() {
        seen.compared++
        return words.numbers
      },
    })
  }
  return { seen, textOf: (text: string) => ({ words: byText.get(text)!, reference: '' }) }
}

describe('how often texts are compared', () => {
  test.each([
    [20_000, 100, 100 * 100 * 2],
    [4_000, 4_000, 0],
  ])('%i lines of %i texts: at most %i times', (lines, texts, most) => {
    const all = Array.from({ length: lines }, (_, at) => nameOf(at % texts))
    const groups = watched(all)
    expect(alikeOnes(all, groups.textOf).length).toBe(texts)
    expect(groups.seen.compared).toBeLessThanOrEqual(most)
    const pile = watched(all)
    const open = new TextPile(all, pile.textOf)
    for (const text of all) expect(open.take(pile.textOf(text))).toBe(text)
    expect(open.take(pile.textOf(nameOf(0)))).toBeUndefined()
    expect(pile.seen.compared).toBeLessThanOrEqual(most)
  })
  test('a text is split into words once', () => {
    const history = new SampleHistory([checking])
      .add('2026-10-01', 3, 'VENDING')
      .add('2026-10-02', 3, 'VENDING')
    const ledger = buildLedger(history.build())
    const all = new RepeatRows(ledger, history.transactions, ledger.accounts, new Set())
    expect(all.wordsOf(0)).toBe(all.wordsOf(1))
  })
})

test('the first that is like it is taken, and none twice', () => {
  const all = ['ZELLE ANA RUIZ', 'ZELLE LUIS HALE', 'ANA RUIZ', 'DEPOSIT 4471']
  const textOf = (text: string) => ({ words: wordsOf(text), reference: '' })
  expect(alikeOnes(all, textOf)).toEqual([
    ['ZELLE ANA RUIZ', 'ANA RUIZ'],
    ['ZELLE LUIS HALE'],
    ['DEPOSIT 4471'],
  ])
  const pile = new TextPile(all, textOf)
  expect([1, 2, 3].map(() => pile.take(textOf('RUIZ ANA')))).toEqual([
    'ZELLE ANA RUIZ',
    'ANA RUIZ',
    undefined,
  ])
  const other = new TextPile(['ANA RUIZ'], (text) => ({ words: wordsOf(text), reference: 'A1' }))
  expect(other.take({ words: wordsOf('ANA RUIZ'), reference: 'A2' })).toBeUndefined()
})

test('a day of more texts than a till’s: equal ones are marked, others not', () => {
  const history = new SampleHistory([checking])
  for (let at = 0; at < 250; at++) history.add('2026-10-01', 3, `${nameOf(at)} COFFEE`)
  history.add('2026-10-01', 3, `${nameOf(7)} COFFEE`).add('2026-10-01', 3, `${nameOf(8)} COFFEE BAR`)
  expect(buildLedger(history.build()).alike).toEqual([[250, 7]])
})

test('rows wait in order, and what was not taken is left', () => {
  const queues = new RowQueues<string>()
  for (const [at, key] of ['a', 'b', 'a', 'a'].entries()) queues.add(key, at)
  expect([queues.take('a'), queues.peek('a'), queues.take('c')]).toEqual([0, 2, undefined])
  expect(queues.left()).toEqual([2, 3, 1])
})

test('as many lines counted once as no call takes for arguments', () => {
  const history = new SampleHistory([checking])
  for (let at = 0; at < 12; at++) history.add('2026-10-01', 10 + at, 'SQUARE')
  const ledger = buildLedger(history.build())
  const all = new RepeatRows(ledger, history.transactions, ledger.accounts, new Set())
  for (let at = 0; at < 300_000; at++) all.repeats.push({ source: 0, of: 1, why: 'run', run: 3 })
  const pairs = [0, 2, 4, 6, 8].map((row) => ({ account: 0, day: 1, amount: row, rows: [row, row + 1] }))
  expect(() => foldLaggedRuns(all, pairs)).not.toThrow()
})
