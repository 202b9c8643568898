// When a report may be obtained and how one ended: each bar alone, and which of several is told.
import { expect, test } from 'vitest'
import { pullBar, resultOf } from './pulls.ts'
import { readReport } from './read-report.ts'

const may = {
  bureau: true,
  closed: false,
  consent: { given: true, version: '2026-11-22' },
  numbersKnown: true,
  latest: null,
} as const
test.each([
  ['nothing in the way', {}, null],
  ['no bureau', { bureau: false }, 'off'],
  ['ended', { closed: true }, 'closed'],
  ['asked for', { latest: { state: 'asked', usable: false } }, 'under-way'],
  ['there', { latest: { state: 'received', usable: true } }, 'there'],
  ['too old', { latest: { state: 'received', usable: false } }, null],
  ['failed', { latest: { state: 'failed', usable: true } }, null],
  ['never asked', { consent: null }, 'no-consent'],
  ['refused', { consent: { given: false, version: '1' } }, 'no-consent'],
  ['no number', { numbersKnown: false }, 'no-number'],
  ['all of it', { bureau: false, closed: true, consent: null, numbersKnown: false }, 'off'],
  ['ended, asked for', { closed: true, latest: { state: 'asked', usable: false } }, 'closed'],
  ['neither consent nor number', { consent: null, numbersKnown: false }, 'no-consent'],
] as const)('%s: %s', (_, facts, bar) => {
  expect(pullBar({ ...may, ...facts })).toBe(bar)
})

const person = { consumerIdentity: { name: { firstName: 'ANA', surname: 'QUISPE' } } }
const frozen = { informationalMessage: { messageNumber: '1', messageText: 'FILE FROZEN' } }
test.each([
  ['scored', { ...person, riskModel: { modelIndicator: 'F9', score: '0700' } }],
  ['unscored', { ...person, riskModel: { modelIndicator: 'F9', score: '9003' } }],
  ['unscored', person],
  ['no-file', {}],
  ['frozen', frozen],
  ['unscored', { ...person, ...frozen }],
  ['errors', { errors: { errorCode: '5', message: 'DOWN' } }],
])('%s', (result, profile) => {
  expect(resultOf(readReport({ creditProfile: [profile] }))).toBe(result)
})
