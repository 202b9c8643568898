// Signatures in a PDF: a typed one looks written where the face has its letters and it fits on the line.
import { expect, test } from 'vitest'
import { pageTexts } from '../../../test/pdf-tools.ts'
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
