// `npm run proof [filter] [-u]`: every case of the walks that `npm test` samples; before a release, and whenever what they prove changes.
import { binary, run } from './checks.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { build, install } from './start.mjs'

/** Each uses `test/sample.ts`. */
const walks = [
  'test/doors',
  'test/faults',
  'test/golden-personas',
  'test/durability',
  'src/features/papers/hostile',
  'e2e/apply',
]

install({ dev: true })
const given = process.argv.slice(2)
const options = given.filter((argument) => argument.startsWith('-'))
const asked = given.filter((argument) => !argument.startsWith('-'))
const chosen = asked.length ? asked : walks
const inBrowser = chosen.filter((each) => each.startsWith('e2e'))
const others = chosen.filter((each) => !each.startsWith('e2e'))

/** @param {string[]} args @param {Record<string, string>} env */
const prove = async (args, env) => {
  const { ok } = await run(binary('vitest'), ['run', ...args, ...options], { env: { PROOF: '1', ...env } })
  if (!ok) process.exitCode = 1
}

if (others.length) {
  const bin = process.env.TEST_DATABASE_URL ? null : findPostgres()
  const server = bin ? await startPostgres(bin, { durable: false }) : null
  const url = process.env.TEST_DATABASE_URL ?? server?.url
  if (!url) console.log('On the embedded database: no Postgres was found.')
  await prove(others, url ? { TEST_DATABASE_URL: url } : {})
  await server?.stop()
}
if (inBrowser.length) {
  const browser = await findBrowser()
  if (browser) {
    build()
    await prove(['--config', 'vitest.e2e.config.ts', ...inBrowser], { CHROME_PATH: browser })
  } else {
    console.error('No browser found. Install Chromium or Chrome, or set CHROME_PATH.')
    process.exitCode = 1
  }
}
