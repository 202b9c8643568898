// One list of credits: none stands twice, and what the owner is asked about comes first.
import { expect, test } from 'vitest'
import type { BankPicture } from '../bank-contract.ts'
import { creditsListed } from './credits-listed.ts'

const credit = (transactionId: string) => ({
  transactionId,
  date: '2026-10-12',
  amount: 100 * transactionId.length,
  description: 'CREDIT MEMO',
  label: null,
})
const question = (id: string, ...lines: string[]) => ({
  id,
  payer: '',
  lines: lines.map(credit),
  says: null,
  words: '',
  saidAt: null,
  document: false,
  against: null,
  before: [],
})
const listed = (openCredits: string[], ownersWord: BankPicture['ownersWord']) =>
  creditsListed({ openCredits: openCredits.map(credit), ownersWord }).map(
    ({ credit: { transactionId }, asked }) =>
      [transactionId, asked?.question.id ?? '-', ...(asked?.same ? ['same'] : [])].join(' '),
  )
const word = (...questions: ReturnType<typeof question>[]) => ({ askedAt: '', beyond: false, questions })

test('each credit once, asked ones first, the lines of a payer together', () =>
  expect(listed(['big', 'b', 'a', 'c'], word(question('1', 'a', 'c'), question('2', 'b')))).toEqual([
    'a 1',
    'c 1 same',
    'b 2',
    'big -',
  ]))
test('a line that is no open credit any more stays with its question', () =>
  expect(listed(['big'], word(question('1', 'gone')))).toEqual(['gone 1', 'big -']))
test('one that fresh data bring under another id is the same', () =>
  expect(
    creditsListed({
      openCredits: [
        { ...credit('new'), label: 'income' },
        { ...credit('other'), amount: 200 },
      ],
      ownersWord: word(question('1', 'old')),
    }).map((each) => [each.credit.transactionId, each.credit.label, each.asked?.question.id]),
  ).toEqual([
    ['new', 'income', '1'],
    ['other', null, undefined],
  ]))
test('where nobody is asked they stand as they are', () => {
  expect(listed(['b', 'a'], null)).toEqual(['b -', 'a -'])
  expect(listed([], word())).toEqual([])
})
