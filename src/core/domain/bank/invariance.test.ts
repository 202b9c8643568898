// What must not matter: the order of lines, a feed that repeats itself, capitals, one history spread over two connections.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelledHistories } from '../../../../bench/quality/histories.ts'
import { analyseBank } from '../bank-analysis.ts'
import type { BankHistory } from '../bank-history.ts'
import { mergeHistories } from '../merge-histories.ts'

const histories = labelledHistories('open').map(({ history }) => history)
const sorted = (ids: readonly string[]): string[] => [...ids].sort()
const answer = (history: BankHistory) => {
  const { excludedCredits, openCredits, positions, ...rest } = analyseBank(history, {
    asOf: history.refreshedOn,
  })
  return {
    ...rest,
    // The bank's own text is shown as it is.
    openCredits: openCredits.map(({ description, payer, ...credit }) => ({
      ...credit,
      payer: payer?.toUpperCase(),
      description: description.toUpperCase(),
    })),
    excludedCredits: excludedCredits.map((credit) => JSON.stringify(credit)).sort(),
    positions: positions.map((position) => ({
      ...position,
      transactionIds: sorted(position.transactionIds),
    })),
  }
}
/** A history by its place, so that a failure prints a number. */
const one = fc.nat(histories.length - 1)
const seeds = fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 })

it('the order of the lines', () =>
  fc.assert(
    fc.property(one, seeds, (at, keys) => {
      const history = histories[at]!
      const key = (line: { id: string }): number =>
        keys[Number(line.id.slice(1)) % 40]! * 1_009 + Number(line.id.slice(1)) * 31
      const transactions = [...history.transactions].sort((a, b) => (key(a) % 997) - (key(b) % 997))
      expect(answer({ ...history, transactions })).toEqual(answer(history))
    }),
    { numRuns: 40 },
  ))

it('lines that the feed sends again', () =>
  fc.assert(
    fc.property(one, fc.nat(6), (at, rest) => {
      const history = histories[at]!
      const again = history.transactions.filter((_, i) => i % 7 !== rest)
      expect(answer({ ...history, transactions: [...history.transactions, ...again] })).toEqual(
        answer(history),
      )
    }),
    { numRuns: 20 },
  ))

it.each(['toUpperCase', 'toLowerCase'] as const)('%s of the texts', (change) => {
  for (const history of histories)
    expect(
      answer({
        ...history,
        transactions: history.transactions.map((line) => ({
          ...line,
          description: line.description[change](),
        })),
      }),
    ).toEqual(answer(history))
})

it('accounts spread over two connections, and one account whose lines two links share between them', () => {
  for (const history of histories) {
    const [first, ...others] = history.accounts
    if (!first) continue
    const isFirst = ({ accountId }: { accountId: string }): boolean => accountId === first.id
    const apart = mergeHistories([
      { ...history, accounts: [first], transactions: history.transactions.filter(isFirst) },
      { ...history, accounts: others, transactions: history.transactions.filter((line) => !isFirst(line)) },
    ])!
    expect(answer(apart)).toEqual(answer(history))
    const again = { ...first, id: 'again' }
    const shared = history.transactions.map((line, i) =>
      isFirst(line) && i % 2 ? { ...line, accountId: 'again' } : line,
    )
    const { accounts: _, ...figures } = answer({
      ...history,
      accounts: [...history.accounts, again],
      transactions: shared,
    })
    const { accounts: __, ...whole } = answer(history)
    expect(figures).toEqual(whole)
  }
})
