// The keys of a database: the same ones and more start, another or a missing one does not, in words that show no key.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { fingerprintsOf, makeKeyMaterial, type KeyMaterial } from '../key-material.ts'
import { checkKeys, knownKeys } from './known-keys.ts'

const db = await testDatabase()
afterAll(() => db.close())
beforeEach(() => db.script('delete from known_key'))

const now = new Date('2026-11-23T09:00:00Z')
const material = makeKeyMaterial()
const other = makeKeyMaterial()
const key = (of: KeyMaterial) => of.fieldKeys.slice(3)
const start = (given: KeyMaterial) => checkKeys(db, given, now)

test('the first start notes the keys, later ones with them and with more go on', async () => {
  await start(material)
  await start(material)
  await start({ ...material, fieldKeys: `${material.fieldKeys},k2:${key(other)}` })
  await start({
    fieldKeys: `k2:${key(other)},${material.fieldKeys}`,
    indexKey: `2:${other.indexKey},1:${material.indexKey}`,
  })
  expect((await knownKeys(db)).map(({ setting, id }) => `${setting} ${id}`)).toEqual([
    'FIELD_KEYS k1',
    'FIELD_KEYS k2',
    'INDEX_KEY 1',
    'INDEX_KEY 2',
  ])
})

test.each<[string, KeyMaterial, string]>([
  [
    'another field key',
    { ...material, fieldKeys: other.fieldKeys },
    "FIELD_KEYS: the key 'k1' is another one now",
  ],
  ['a missing one', { ...material, fieldKeys: `k2:${key(other)}` }, "FIELD_KEYS: the key 'k1' (fingerprint"],
  ['another name', { ...material, fieldKeys: `kx:${key(material)}` }, "the key 'kx' was called 'k1'"],
  [
    'another index key',
    { ...material, indexKey: other.indexKey },
    "INDEX_KEY: the key '1' is another one now",
  ],
  [
    'a missing version',
    { ...material, indexKey: `2:${other.indexKey}` },
    "INDEX_KEY: the key '1' (fingerprint",
  ],
])('%s is refused, and none is noted', async (_what, given, sentence) => {
  await start(material)
  const error = await start(given).catch((e: Error) => e)
  expect(error).toBeInstanceOf(Error)
  const { message } = error as Error
  expect(message).toContain(sentence)
  expect(message).toContain('docs/operating.md')
  for (const secret of [material.indexKey, other.indexKey, key(material), key(other)])
    expect(message).not.toContain(secret.slice(0, 8))
  expect(await knownKeys(db)).toEqual(fingerprintsOf(material))
})

test('a wrong list of keys is refused without showing it', () => {
  for (const wrong of [
    { ...material, indexKey: `1:${material.indexKey},1:${other.indexKey}` },
    { ...material, fieldKeys: key(material) },
    { ...material, indexKey: 'short' },
  ])
    expect(() => fingerprintsOf(wrong)).toThrow(/^(FIELD_KEYS|INDEX_KEY) must be [^=]+$/)
})
