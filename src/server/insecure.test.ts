// Production starts only with what is safe, or with what its operator named.
import { expect, test } from 'vitest'
import { insecurityNames, readConfig } from '#platform/config.ts'
import { makeKeyMaterial, type KeyMaterial } from '#platform/key-material.ts'
import { refuseInsecure, refusePlainDatabase } from './insecure.ts'

const safe = {
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
  expect([...new Set(cases.map(([name]) => name)), 'owner-role']).toEqual([...insecurityNames]))

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
    'ALLOW_INSECURE must be names of demo,zero-keys,no-rate-limits,plain-http,no-db-tls,owner-role',
  )
})
