// Whose turn it is to sign, while a paper waits, and initials in any script.
import { expect, test } from 'vitest'
import { envelopeStates, initialsOf, nextSigner, waitsForSigners } from './envelope.ts'

const at = new Date('2026-11-20T15:00:00Z')
const part = (position: number, ended: 'signed' | 'declined' | null = null) => ({
  position,
  signedAt: ended === 'signed' ? at : null,
  declinedAt: ended === 'declined' ? at : null,
})

test.each([
  ['the first, whatever the order of the list', [part(3), part(1), part(2)], 1],
  ['the next after those who signed', [part(3), part(1, 'signed'), part(2)], 2],
  ['one who was left out, before later ones', [part(1), part(2, 'signed')], 1],
  ['nobody once all have signed', [part(1, 'signed'), part(2, 'signed')], null],
  ['nobody once one has declined', [part(1, 'declined'), part(2)], null],
  ['nobody where nobody signs', [], null],
])('%s', (_, parts, position) => {
  expect(nextSigner(parts)?.position ?? null).toBe(position)
})

test('a paper waits from when it is made until it is signed or ended', () => {
  expect(envelopeStates.filter(waitsForSigners)).toEqual(['made', 'sent', 'opened'])
})

test.each([
  ['Ana Quispe', 'A. Q.'],
  ['ana maría de la quispe', 'A. Q.'],
  ['Cher', 'C.'],
  ['  Ana   Quispe ', 'A. Q.'],
  ['Ñusta Ærø', 'Ñ. Æ.'],
  ['𝒜na 𝒬', '𝒜. 𝒬.'],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
