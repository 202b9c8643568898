// What a text costs, by the alphabet of phones.
import { expect, test } from 'vitest'
import { outsideGsm7, textParts, withPlainSigns } from './gsm7.ts'

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ñ'.repeat(160), 1],
  ['é¿¡üÑ'.repeat(32), 1],
  ['á'.repeat(70), 1],
  ['á'.repeat(71), 2],
  ['á'.repeat(134), 2],
  ['á'.repeat(135), 3],
])('%s takes %i parts', (text, parts) => expect(textParts(text)).toBe(parts))

test('letters outside the alphabet', () =>
  expect(outsideGsm7('Él pidió más: ¿sí? Señal ñ ü, …')).toEqual(['ó', 'á', 'í', '…']))

test('signs of typographers become those of keyboards, and letters stay', () =>
  expect(withPlainSigns('O’Brien – “Café Núñez”… Ñandú\u00A0S.A.')).toBe(
    'O\'Brien - "Café Núñez"... Ñandú S.A.',
  ))
