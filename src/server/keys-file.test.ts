// The keys of a data folder: made once, for their owner only, and never half.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createKeyRing, makeKeyMaterial } from '#platform/keys.ts'
import { loadKeyMaterial } from './keys-file.ts'

const root = mkdtempSync(join(tmpdir(), 'keys-'))
const folder = join(root, 'data', 'inner')
const file = join(folder, 'keys.json')
const load = (more: Record<string, string> = {}) =>
  createKeyRing(loadKeyMaterial(readConfig({ DATA_DIR: folder, ...more })))
afterEach(() => rmSync(join(root, 'data'), { recursive: true, force: true }))

test('what was sealed before a restart opens after it', () => {
  const sealed = load().seal('secret', 'place')
  expect(load().open(sealed, 'place')).toBe('secret')
})

test.skipIf(process.platform === 'win32')('the folder and the file are their owner’s alone', () => {
  load()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a start that was cut off while it wrote the keys leaves none, and the next one makes them', () => {
  load()
  rmSync(file)
  writeFileSync(`${file}.new`, '{"fieldKeys":"k1:')
  const sealed = load().seal('secret', 'place')
  expect(load().open(sealed, 'place')).toBe('secret')
  expect(existsSync(`${file}.new`)).toBe(false)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).sort()).toEqual([
    'fieldKeys',
    'indexKey',
  ])
})

test('half of the keys, or a database server without any, ends the start in words', () => {
  const { fieldKeys, indexKey } = makeKeyMaterial()
  expect(() => load({ FIELD_KEYS: fieldKeys })).toThrow('Set both')
  expect(() => load({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('needs FIELD_KEYS')
  expect(() => load({ FIELD_KEYS: fieldKeys, INDEX_KEY: indexKey })).not.toThrow()
  expect(existsSync(file)).toBe(false)
})
