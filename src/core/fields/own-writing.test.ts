// A name in its owner's own writing: what is kept of what was typed, and how names in letters that papers lack are refused.
import { describe, expect, test } from 'vitest'
import { businessNameKind } from './business-name.ts'
import { nameKind, toldNameKind } from './name.ts'
import { keptBeside } from './kept-beside.ts'
import { besideOwn, ownWritingKind } from './own-writing.ts'
import { signatureKind } from './signature.ts'

test.each([
  ['nothing was typed that a paper lacks', '', ['Zhang', 'Wei'], ''],
  ['the whole name in the first field', '', ['张伟', ''], '张伟'],
  ['given name, then family name, in Chinese', '', ['伟', '张'], '张伟'],
  ['the family name after the given name was kept', '伟', ['伟', '张'], '张伟'],
  ['in Hindi the given name stands first', '', ['राम', 'शर्मा'], 'राम शर्मा'],
  ['a name that grows while it is typed', '张', ['张伟', ''], '张伟'],
  ['a name that is wiped, letter by letter', '张伟', ['张', ''], '张伟'],
  ['what was written by hand stays', '張偉 (張記)', ['张伟', ''], '張偉 (張記)'],
  ['one part in Latin letters', '', ['Wei', '张'], '张'],
  ['a business', '', ['张记贸易'], '张记贸易'],
])('%s', (_what, kept, parts, expected) => expect(keptBeside(kept, parts)).toBe(expected))

const unprinted = [
  '张伟',
  '山田 太郎',
  '김민준',
  'राम शर्मा',
  'สมชาย',
  'გიორგი',
  'Արամ',
  'তামিম',
  'ગીતા',
  'ሰላም',
  '𞤀𞤣𞤤𞤢𞤥',
]

describe('a name in letters that no paper can print', () => {
  test.each(unprinted)('%s is refused as a name, and kept as it is in the own writing', (name) => {
    for (const kind of [nameKind, businessNameKind])
      expect(kind.parse(name)).toMatchObject({ ok: false, refusal: { key: 'latin' } })
    expect(ownWritingKind.parse(name)).toEqual({ ok: true, value: name })
    expect(toldNameKind.parse(name)).toEqual({ ok: true, value: name })
  })

  test('is no typed signature', () => {
    expect(signatureKind.parse('张伟')).toMatchObject({ ok: false, refusal: { key: 'latin' } })
    expect(signatureKind.parse('Zhang Wei')).toMatchObject({ ok: true })
  })

  test('turned round it is refused in the own writing too', () =>
    expect(ownWritingKind.parse('\u202e张伟')).toMatchObject({ ok: false, refusal: { key: 'turned' } }))
})

test.each([
  ['José Núñez', 'José Núñez'],
  ['Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
  ['Ọláṣadé', 'Ọláṣadé'],
  ['Ọláṣadé'.normalize('NFD'), 'Ọláṣadé'],
  ['Жанна', 'Жанна'],
  ['Ωμέγα', 'Ωμέγα'],
  ['שלום', 'שלום'],
  ['محمد', 'محمد'],
  ['ＺＨＡＮＧ', 'ZHANG'],
  ['𝓐𝓷𝓪', 'Ana'],
])('%s is a name: %s', (typed, kept) =>
  expect(nameKind.parse(typed)).toEqual({ ok: true, value: kept.normalize('NFC') }),
)

test('a business may have the signs of prices and brands, and no picture', () => {
  expect(businessNameKind.parse('Joe’s Café #2 & Co. – €5').ok).toBe(true)
  expect(businessNameKind.parse('Joe’s ☕')).toMatchObject({ ok: false, refusal: { key: 'latin' } })
})

test('a screen shows both', () => {
  expect(besideOwn('Zhang Wei', '张伟')).toBe('Zhang Wei (张伟)')
  expect(besideOwn('Zhang Wei', undefined)).toBe('Zhang Wei')
})
