// Texts, ids and keys of a book's lines: what goes in comes out, whatever its length; an account's key is the FNV-1a digest of its id.
import { expect, test } from 'vitest'
import { accountIdOf, readAccountId } from './account-id.ts'
import { joinTexts, textFrom, unitsOf } from './code-units.ts'
import { findLine, idOf, shortKey, textOf } from './line-book.ts'
import { madeBook } from './made-book.fixture.ts'

test('code units come back as the text they were, at every length around what an engine takes at once', () => {
  for (const text of ['', 'a', 'ñ – 😀']) expect(textFrom(unitsOf(text))).toBe(text)
  for (const length of [8_191, 8_192, 8_193, 16_384, 20_001]) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(65 + (at % 57))).join('')
    expect(textFrom(unitsOf(text)) === text, String(length)).toBe(true)
  }
  expect([...unitsOf('Aé')]).toEqual([65, 233])
})

test('texts one behind the other, each with its place', () => {
  const at = new Uint32Array(4)
  expect(textFrom(joinTexts(['one', '', 'three'], at))).toBe('onethree')
  expect([...at]).toEqual([0, 3, 3, 8])
})

test('a line’s text and id, and the line of an id', () => {
  const book = madeBook([
    { day: '2026-10-01', amount: 1, text: 'FIRST' },
    { day: '2026-10-02', amount: 2, text: '' },
    { day: '2026-10-03', amount: 3, text: 'THIRD LINE' },
  ])
  expect([0, 1, 2].map((line) => textOf(book, line))).toEqual(['FIRST', '', 'THIRD LINE'])
  expect([0, 1, 2].map((line) => idOf(book, line))).toEqual(['id-0', 'id-1', 'id-2'])
  for (const [id, line] of [
    ['id-0', 0],
    ['id-2', 2],
    ['id-3', -1],
    ['xd-1', -1],
    ['id-', -1],
    ['id-22', -1],
    ['', -1],
  ] as const)
    expect([id, findLine(book, id)]).toEqual([id, line])
})

test('keys are the published digests of 32-bit FNV-1a', () => {
  const vectors = { '': '811c9dc5', a: 'e40c292c', foobar: 'bf9cf968' }
  for (const [id, key] of Object.entries(vectors)) expect(shortKey(id)).toBe(key)
  // Eight digits, zeros in front too.
  const keys = Array.from({ length: 500 }, (_, at) => shortKey(`account ${at}`))
  expect(keys.filter((key) => !/^[0-9a-f]{8}$/.test(key))).toEqual([])
  expect(keys.some((key) => key.startsWith('0'))).toBe(true)
})

test('an account’s id on the wire names application and account, and nothing else is read as one', () => {
  const leadId = '0192f0c0-0000-7000-8000-00000000000a'
  const id = accountIdOf(leadId, 'foobar')
  expect(id).toBe(`${leadId}.bf9cf968`)
  expect(readAccountId(id)).toEqual({ leadId, key: 'bf9cf968' })
  for (const bad of [
    '',
    leadId,
    `${id}0`,
    `x${id}`,
    ` ${id}`,
    `${id}\n1`,
    id.slice(0, -1),
    id.slice(1),
    id.replace('.', '-'),
    id.replace('-7000', ''),
    id.replace('7000', '70000'),
    id.replace('000a', '00a'),
    id.toUpperCase(),
    id.replace('bf9', 'gf9'),
    id.replace('0192f', '0192g'),
    id.replace('7000', '700x'),
    id.replace('000a', '000x'),
  ])
    expect(readAccountId(bad), bad).toBeNull()
})
