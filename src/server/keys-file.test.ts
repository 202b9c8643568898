// The keys of a data folder: made once, for their owner only, and never half.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { loadKeyMaterial } from './keys-file.ts'
import { loadSeal } from './seal.ts'

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

const today = new Date('2026-11-22T15:00:00Z')
const log = { warn: () => {}, error: () => {} }
const clock = () => today
const seal = async (more: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: folder, ...more })
  return (await loadSeal(config, { doors: createDoors({ clock, log }), clock }))?.identity ?? null
}

test('a demo makes its seal once, for its owner only, and finds it again', async () => {
  const [first, again] = [await seal(), await seal()]
  expect(again).toEqual(first)
  if (process.platform !== 'win32') expect(statSync(join(folder, 'seal.pem')).mode & 0o777).toBe(0o600)
})

test.each([[{ NODE_ENV: 'production' }], [{ DEMO: '0' }], [{ DATABASE_URL: 'postgres://nowhere/underway' }]])(
  'elsewhere none is made up: %j',
  async (more) => {
    expect(await seal(more)).toBeNull()
    expect(existsSync(join(folder, 'seal.pem'))).toBe(false)
  },
)

test('a given one is taken; one that cannot be used ends the start with its reason', async () => {
  const given = join(root, 'given.pem')
  const production = { NODE_ENV: 'production', SEAL_FILE: given }
  await expect(seal(production)).rejects.toThrow(`SEAL_FILE names '${given}', which is not there.`)
  writeFileSync(given, 'nothing')
  await expect(seal(production)).rejects.toThrow('cannot be used: it holds no certificate. See .env.example.')
  writeFileSync(given, await makeSealPem('Operator', today))
  expect((await seal(production))?.name).toBe('Operator')
})

test('a service that signs is half set up in words, and takes a file without the key', async () => {
  const given = join(root, 'given.pem')
  const pem = await makeSealPem('Operator', today)
  const [certificates] = pem.split('-----BEGIN PRIVATE')
  const by = (more: Record<string, string>) =>
    seal({
      NODE_ENV: 'production',
      SEAL_FILE: given,
      KMS_ACCESS_KEY_ID: 'a',
      KMS_SECRET_ACCESS_KEY: 'b',
      ...more,
    })
  writeFileSync(given, pem)
  const service = { SEAL_SIGNER_URL: 'https://signer.example/sign', SEAL_SIGNER_TOKEN: 'token' }
  for (const more of [service, { SEAL_KMS_KEY_ID: 'alias/seal' }])
    await expect(by(more)).rejects.toThrow('leave only the certificates in it')
  await expect(by({ SEAL_SIGNER_URL: service.SEAL_SIGNER_URL })).rejects.toThrow('go together')
  await expect(by({ ...service, SEAL_KMS_KEY_ID: 'x' })).rejects.toThrow('not both')
  await expect(by({ ...service, SEAL_FILE: '' })).rejects.toThrow('SEAL_SIGNER_URL needs SEAL_FILE')
  await expect(by({ ...service, SEAL_SIGNER_URL: 'http://signer.example' })).rejects.toThrow('with https:')
  writeFileSync(given, certificates!)
  for (const more of [service, { SEAL_KMS_KEY_ID: 'alias/seal' }])
    expect((await by(more))?.name).toBe('Operator')
})
