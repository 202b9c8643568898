// Signatures in a PDF: a typed one looks written where the face has its letters and it fits on the line.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { linesAddress } from '#core/fields/drawn-lines.ts'
import { pngOf } from '../../../test/bombs.ts'
import { pageTexts } from '../../../test/pdf-tools.ts'
import { flattenPng } from './flatten-png.ts'
import { writePaper } from './write-paper.ts'

const signedBy = (picture: string | null, text: string) =>
  writePaper(
    {
      kind: 'test',
      version: '1',
      language: 'en',
      title: 'Sample',
      sender: 'Underway',
      foot: '',
      blocks: [
        {
          block: 'signature',
          place: 'p',
          signer: 'A',
          role: '',
          signed: { picture, text, on: '2026-11-27' },
        },
      ],
    },
    new Date('2026-11-27T15:00:00Z'),
  ).bytes

test.each([
  ['Ana Quispe', true],
  ["Siobhán O'Connor-Łuczak", true],
  ['דוד כהן', false],
  ['Ana 山田', false],
  // One line of the written face is not room enough.
  ['Juan Carlos de la Cruz y Fernández de Córdoba Maldonado', false],
])('%s: %s', async (name, written) => {
  const bytes = signedBy(null, name)
  expect(Buffer.from(bytes).toString('latin1').includes('DancingScript')).toBe(written)
  if (/^[\p{Script=Latin}\P{L}]+$/u.test(name)) expect((await pageTexts(bytes)).join(' ')).toContain(name)
})

const lines = linesAddress(
  [
    [
      { x: 10, y: 60 },
      { x: 90, y: 20 },
      { x: 300, y: 61 },
    ],
  ],
  120,
)
const isPicture = (bytes: Uint8Array) => /\/Subtype \/Image/.test(Buffer.from(bytes).toString('latin1'))

test('drawn lines are lines, with their words for whoever listens; a picture from before is a picture', async () => {
  const drawn = signedBy(lines, 'Signature of Ana')
  expect(isPicture(drawn)).toBe(false)
  expect(Buffer.from(drawn).toString('latin1')).toContain('/Alt (Signature of Ana)')
  // The words stand for what is drawn: they are not printed beside it.
  expect((await pageTexts(drawn)).join(' ')).not.toContain('Signature of Ana')
  // All of it black.
  const dots = Buffer.alloc(241)
  for (let at = 4; at < dots.length; at += 4) dots[at] = 255
  const whole = flattenPng(pngOf(60, 24, deflateSync(Buffer.concat(Array<Buffer>(24).fill(dots)))))
  expect(isPicture(signedBy(Buffer.from(whole!).toString('base64'), 'Signature of Ana'))).toBe(true)
})

test('what is neither lines of ours nor a picture leaves its words', async () => {
  for (const picture of [lines.replace('4.8', '48'), `${lines}x`, 'AAAA', 'data:image/svg+xml,<svg/>'])
    expect((await pageTexts(signedBy(picture, 'Signature of Ana'))).join(' ')).toContain('Signature of Ana')
})
