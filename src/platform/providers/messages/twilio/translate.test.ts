// Twilio's words as ours: its statuses, its error codes, the text that was sent although no answer came.
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../faults.ts'
import { changeOf, explainTwilio, findText, isFileHost, statusOf } from './translate.ts'

// Every status of its published list.
const published = {
  delivered: ['delivered', 'read'],
  failed: ['failed', 'undelivered', 'canceled'],
  underway: [
    'queued',
    'sending',
    'sent',
    'accepted',
    'scheduled',
    'partially_delivered',
    'receiving',
    'received',
  ],
} as const
const words = Object.entries(published).flatMap(([ours, theirs]) =>
  theirs.map((word) => [word, ours] as const),
)

test.each(words)('%s is %s', (word, ours) => expect(statusOf(word)).toBe(ours))

describe('a text whose answer never came', () => {
  const since = new Date('2026-11-20T15:00:00Z')
  const message = (status: string, secondsLater = 5, body = 'Your offers are ready') => ({
    sid: `SM-${status}`,
    body,
    status,
    date_created: new Date(since.getTime() + secondsLater * 1000).toUTCString(),
  })
  const found = (...messages: ReturnType<typeof message>[]) =>
    findText(messages, 'Your offers are ready', since)?.providerId ?? null

  test.each(words)('that is %s there: %s', (word, ours) => {
    expect(found(message(word))).toBe(ours === 'failed' ? null : `SM-${word}`)
  })

  test('one that failed hides no later one that was sent', () => {
    expect(found(message('failed'), message('undelivered'), message('sent'))).toBe('SM-sent')
  })

  test('is ours by its words and its time; the provider’s clock may be a minute behind', () => {
    expect(found(message('sent', 5, 'Your offers are ready!'))).toBeNull()
    expect(found(message('sent', -60))).toBe('SM-sent')
    expect(found(message('sent', -61))).toBeNull()
    expect(found()).toBeNull()
  })
})

test.each<readonly [status: number, code: number, fault: Fault | undefined]>([
  [400, 21610, { kind: 'rejected', vendorCode: 'opted-out' }],
  [400, 21211, { kind: 'rejected', vendorCode: 'invalid-number' }],
  ...[21212, 21214, 21217, 21408, 21421, 21612, 21614].map(
    (code) => [400, code, { kind: 'rejected', vendorCode: 'invalid-number' }] as const,
  ),
  [429, 20429, { kind: 'rate-limited', vendorCode: '20429' }],
  // The operator's own: https://www.twilio.com/docs/api/errors
  ...[20003, 20005, 21603, 21606, 21608, 21659, 21660, 21701, 21703].map(
    (code) => [400, code, { kind: 'rejected', vendorCode: String(code), ours: true }] as const,
  ),
  // The status says more than an unknown code: too many calls, or their own fault.
  [429, 1, undefined],
  [499, 1, { kind: 'rejected', vendorCode: '1' }],
  [500, 1, undefined],
  [503, 20500, undefined],
])('status %i with code %i', (status, code, fault) => {
  expect(explainTwilio(status, { code, message: 'x' })).toEqual(fault)
})

test('an error without a code is explained by its status alone', () => {
  expect(explainTwilio(400, { message: 'x' })).toBeUndefined()
  expect(explainTwilio(400, null)).toBeUndefined()
})

describe('an answer from a phone', () => {
  test.each(['STOP', 'START', 'HELP'] as const)('OptOutType %s counts, whatever was written', (type) => {
    const told = { change: type.toLowerCase(), answeredByProvider: true }
    expect(changeOf('¿Qué?', type)).toEqual(told)
    expect(changeOf('¿Qué?', type.toLowerCase())).toEqual(told)
  })

  test('the provider answers its exact words alone; other wordings are ours to answer', () => {
    for (const word of ['stop', 'STOPALL', ' Unsubscribe ', 'cancel', 'end', 'quit'])
      expect(changeOf(word, undefined), word).toEqual({ change: 'stop', answeredByProvider: true })
    for (const word of ['start', 'unstop'])
      expect(changeOf(word, undefined), word).toEqual({ change: 'start', answeredByProvider: true })
    for (const word of ['help', 'info'])
      expect(changeOf(word, undefined), word).toEqual({ change: 'help', answeredByProvider: true })
    // 'Yes' opts in there; with us it says nothing.
    expect(changeOf('YES', undefined).answeredByProvider).toBe(true)
    expect(changeOf('please stop texting', undefined)).toEqual({ change: 'stop', answeredByProvider: false })
    expect(changeOf('When will it arrive?', 'OTHER')).toEqual({ change: 'text', answeredByProvider: false })
  })
})

test.each([
  ['https://mms.twiliocdn.com/AC1/abc', true],
  ['https://api.twilio.com/x', true],
  ['https://s3-external-1.amazonaws.com/media.twiliocdn.com/AC1/abc', true],
  ['https://media.twiliocdn.com.s3-external-1.amazonaws.com/AC1/abc', true],
  ['https://s3.amazonaws.com/somebody/abc', false],
  ['http://mms.twiliocdn.com/AC1/abc', false],
  ['https://twiliocdn.com.evil.example/abc', false],
  ['https://169.254.169.254/abc', false],
])('a file may lie at %s: %s', (address, isOne) =>
  expect(isFileHost(new URL(address), new URL('https://api.twilio.com'))).toBe(isOne),
)
