// `npm run proof [filter] [-u]`: every case of the walks that `npm test` samples; before a release, and whenever what they prove changes.
import { binary, run } from './checks.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { install } from './start.mjs'

/** Each uses `test/sample.ts`. */
const walks = [
  'test/doors',
  'test/faults',
  'test/golden-personas',
  'test/durability',
  'src/features/papers/hostile',
]

install({ dev: true })
const given = process.argv.slice(2)
const filters = given.filter((argument) => !argument.startsWith('-'))
const bin = process.env.TEST_DATABASE_URL ? null : findPostgres()
const server = bin ? await startPostgres(bin, { durable: false }) : null
if (!server && !process.env.TEST_DATABASE_URL) console.log('On the embedded database: no Postgres was found.')
const { ok } = await run(binary('vitest'), ['run', ...(filters.length ? [] : walks), ...given], {
  env: { PROOF: '1', ...(server ? { TEST_DATABASE_URL: server.url } : {}) },
})
await server?.stop()
process.exit(ok ? 0 : 1)
