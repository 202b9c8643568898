// Keys: what was sealed opens in its place only, old keys still open, codes and cookies cannot be made up.
import { expect, test } from 'vitest'
import { makeKeyMaterial } from './key-material.ts'
import { createKeyRing } from './keys.ts'

const material = makeKeyMaterial()
const keys = createKeyRing(material)
const id = '0192f0c0-0000-7000-8000-000000000001'

test('a sealed field opens only in its place, unchanged, and never looks the same twice', () => {
  const sealed = keys.seal('123-45-6789', 'lead.ssn:1')
  expect(sealed).not.toContain('6789')
  expect(keys.open(sealed, 'lead.ssn:1')).toBe('123-45-6789')
  expect(keys.seal('123-45-6789', 'lead.ssn:1')).not.toBe(sealed)
  expect(() => keys.open(sealed, 'lead.ssn:2')).toThrow()
  expect(() => keys.open(`${sealed.slice(0, -2)}AA`, 'lead.ssn:1')).toThrow()
  const bytes = keys.sealBytes(new Uint8Array([1, 2, 3]), 'f')
  expect([...keys.openBytes(bytes, 'f')]).toEqual([1, 2, 3])
})

test('keys rotate: the first seals, the others still open', () => {
  const old = keys.seal('x', 'p')
  const rotated = createKeyRing({
    ...material,
    fieldKeys: `k2:${makeKeyMaterial().fieldKeys.slice(3)},${material.fieldKeys}`,
  })
  expect(rotated.open(old, 'p')).toBe('x')
  expect(rotated.seal('x', 'p').startsWith('k2.')).toBe(true)
  expect(() => keys.open(rotated.seal('x', 'p'), 'p')).toThrow(
    expect.objectContaining({ cause: new Error("no key 'k2'") }),
  )
})

test("an application's code names it, and nobody else can make one", () => {
  const code = keys.leadCode(id, 0)
  expect(code).toMatch(/^[\w-]{44}$/)
  expect(keys.readLeadCode(code)).toEqual({ id, epoch: 0 })
  expect(keys.readLeadCode(keys.leadCode(id, 3))).toEqual({ id, epoch: 3 })
  expect(keys.readLeadCode(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  expect(keys.readLeadCode(createKeyRing(makeKeyMaterial()).leadCode(id, 0))).toBeNull()
  for (const text of ['', 'x', id, `${code}x`]) expect(keys.readLeadCode(text)).toBeNull()
})

test('a signed text reads back, a changed one does not', () => {
  const signed = keys.sign('a.b.1')
  expect(keys.unsign(signed)).toBe('a.b.1')
  expect(keys.unsign(signed.replace('b', 'c'))).toBeNull()
  expect(keys.unsign('nothing')).toBeNull()
  expect(keys.index('a@b.example', 'email')).not.toBe(keys.index('a@b.example', 'phone'))
})

test('key material that is not what it should be is refused in a sentence', () => {
  expect(() => createKeyRing({ ...material, fieldKeys: 'k1:short' })).toThrow('FIELD_KEYS')
  expect(() => createKeyRing({ ...material, indexKey: '' })).toThrow('INDEX_KEY')
})

test('a digest is keyed, and keeps purposes apart', () => {
  const other = createKeyRing(makeKeyMaterial())
  expect(keys.digest('123-45-6789', 'a')).toBe(keys.digest('123-45-6789', 'a'))
  expect(keys.digest('123-45-6789', 'a')).not.toBe(keys.digest('123-45-6789', 'b'))
  expect(keys.digest('123-45-6789', 'a')).not.toBe(other.digest('123-45-6789', 'a'))
  expect(keys.digest('123-45-6789', 'a')).toMatch(/^[\w-]{43}$/)
})
