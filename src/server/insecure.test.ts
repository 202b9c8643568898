// Production starts only with what is safe, or with what its operator named.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { textDigest } from '#features/papers/text-digest.server.ts'
import { insecurityNames, readConfig } from '#platform/config.ts'
import { makeKeyMaterial, type KeyMaterial } from '#platform/key-material.ts'
import { refuseInsecure, refusePlainDatabase } from './insecure.ts'

const folder = mkdtempSync(join(tmpdir(), 'insecure-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const brands = (...all: readonly object[]): string => {
  const file = join(folder, `${++files}.json`)
  writeFileSync(file, JSON.stringify(all))
  return file
}
const firm = {
  id: 'default',
  name: 'Harbor Funding',
  legalName: 'Harbor Funding, Inc.',
  address: '1 Main St, Portland, ME 04101',
  email: 'help@harbor.example',
}
const approved = [textDigest('consents'), textDigest('notices')].join()

const safe = {
  BRANDS_FILE: brands(firm),
  TEXTS_APPROVED: approved,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://funding.example',
  DATABASE_URL: 'postgres://underway@db.example/underway?sslmode=verify-full',
}
const zeros = Buffer.alloc(32).toString('base64')
const check = (env: Record<string, string>, keys: KeyMaterial = makeKeyMaterial()) =>
  refuseInsecure(readConfig({ ...safe, ...env }), keys)

const cases: readonly [name: string, env: Record<string, string>, keys?: KeyMaterial][] = [
  ['demo', { DEMO: '1' }],
  ['zero-keys', {}, { ...makeKeyMaterial(), indexKey: zeros }],
  ['zero-keys', {}, { ...makeKeyMaterial(), fieldKeys: `${makeKeyMaterial().fieldKeys},old:${zeros}` }],
  ['no-rate-limits', { RATE_LIMITS: 'off' }],
  ['plain-http', { PUBLIC_URL: 'http://funding.example' }],
  ['plain-http', { PUBLIC_URL: '' }],
  ['no-db-tls', { DATABASE_URL: 'postgres://underway@db.example/underway' }],
  ['no-db-tls', { DATABASE_URL: 'postgres://underway@127.0.0.1/underway?sslmode=disable' }],
  ['no-db-tls', { DATABASE_URL: 'postgres://underway@db.example/underway?sslmode=no-verify' }],
  [
    'no-db-tls',
    { DATABASE_URL: 'postgres://underway@db.example/underway?uselibpqcompat=true&sslmode=require' },
  ],
  ['no-db-tls', { MIGRATE_DATABASE_URL: 'postgres://owner@db.example/underway' }],
  ['sample-brand', { BRANDS_FILE: brands({ ...firm, name: 'Underway' }) }],
  ['sample-brand', { BRANDS_FILE: brands({ ...firm, legalName: 'Underway Funding' }) }],
  ['sample-brand', { BRANDS_FILE: brands({ ...firm, address: '120 Commercial St, Portland, ME 04101' }) }],
  ['sample-brand', { BRANDS_FILE: brands(firm, { ...firm, id: 'harbor', name: 'Harbor Pay' }) }],
  ['no-funder-address', { BRANDS_FILE: brands({ ...firm, address: '' }) }],
  ['no-funder-address', { BRANDS_FILE: brands({ ...firm, email: undefined }) }],
  ['no-funder-address', { BRANDS_FILE: brands(firm, { ...firm, id: 'acme', address: undefined }) }],
  ['unapproved-texts', { TEXTS_APPROVED: '' }],
  ['unapproved-texts', { TEXTS_APPROVED: textDigest('consents') }],
  ['unapproved-texts', { TEXTS_APPROVED: `${textDigest('notices')},${'0'.repeat(64)}` }],
]

test.each(cases)('%s is refused with %j, and told where it is allowed by name', (name, env, keys) => {
  expect(() => check(env, keys)).toThrow(`ALLOW_INSECURE=${name}`)
  expect(() => check(env, keys)).toThrow(`  ${name}: `)
  const others = insecurityNames.filter((each) => each !== name).join()
  expect(() => check({ ...env, ALLOW_INSECURE: others }, keys)).toThrow(`ALLOW_INSECURE=${name}`)
  expect(check({ ...env, ALLOW_INSECURE: ` ${name} , demo` }, keys)).toEqual([
    expect.stringMatching(`^${name}: `),
  ])
  expect(check({ ...env, NODE_ENV: '' }, keys)).toEqual([])
})

// 'owner-role' is for the database to tell: test/roles.test.ts.
test('every name has its case', () =>
  expect([...new Set(cases.map(([name]) => name)), 'owner-role'].sort()).toEqual([...insecurityNames].sort()))

test('without a file of brands, or with one that names none as default, it is the sample firm without an address', () => {
  for (const BRANDS_FILE of ['', brands({ ...firm, id: 'acme' })])
    expect(() => check({ BRANDS_FILE })).toThrow('ALLOW_INSECURE=sample-brand,no-funder-address')
})

test('the brands that something is wrong with are named', () => {
  const acme = { ...firm, id: 'acme', address: undefined }
  const BRANDS_FILE = brands(firm, acme, { ...acme, id: 'other' })
  expect(() => check({ BRANDS_FILE })).toThrow('("acme", "other").')
  expect(() => check({ BRANDS_FILE: brands({ ...firm, name: 'Underway' }) })).toThrow('("default").')
})

test('a command refuses a database in clear, of either role, and nothing else', () => {
  const command = (env: Record<string, string>) =>
    refusePlainDatabase(readConfig({ ...safe, DEMO: '1', RATE_LIMITS: 'off', ...env }))
  command({})
  const plain = 'postgres://owner@db.example/underway'
  for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL']) {
    const env = { [name]: plain }
    expect(() => command(env)).toThrow('ALLOW_INSECURE=no-db-tls')
    command({ ...env, ALLOW_INSECURE: 'no-db-tls' })
    command({ ...env, NODE_ENV: '' })
  }
})

test('a safe set-up starts and has nothing to tell; the embedded database needs no TLS', () => {
  expect(check({})).toEqual([])
  expect(check({ DATABASE_URL: '' })).toEqual([])
  expect(check({ DATABASE_URL: 'postgres://underway@db.example/underway?ssl=true' })).toEqual([])
})

test('a name that nobody knows is refused, everywhere', () => {
  expect(() => readConfig({ ALLOW_INSECURE: 'demo,everything' })).toThrow(
    'ALLOW_INSECURE must be names of demo,zero-keys,no-rate-limits,plain-http,no-db-tls,owner-role,sample-brand,no-funder-address,unapproved-texts',
  )
})
