// Two declines side by side.
import { expect, test } from 'vitest'
import { compareDeclines } from './declines-compared.ts'
import type { Reason } from './underwriting.ts'

const reason = (code: Reason['code'], actual = 1): Reason => ({ code, values: { actual } })

test.each([
  ['nothing changed', [reason('nsf-count')], [reason('nsf-count')], ['nsf-count'], [], []],
  [
    'one went',
    [reason('nsf-count'), reason('credit-score')],
    [reason('nsf-count')],
    ['nsf-count'],
    ['credit-score'],
    [],
  ],
  ['one came', [], [reason('nsf-count')], [], [], ['nsf-count']],
  ['all others', [reason('nsf-count')], [reason('credit-score')], [], ['nsf-count'], ['credit-score']],
] as const)('%s', (_, before, now, same, gone, added) => {
  const compared = compareDeclines(before, now)
  const codes = (reasons: readonly Reason[]) => reasons.map(({ code }) => code)
  expect(codes(compared.same.map((each) => each.now))).toEqual(same)
  expect([codes(compared.gone), codes(compared.added)]).toEqual([gone, added])
})

test('the same cause keeps both values', () => {
  const [both] = compareDeclines([reason('nsf-count', 9)], [reason('nsf-count', 4)]).same
  expect([both!.then.values.actual, both!.now.values.actual]).toEqual([9, 4])
})
