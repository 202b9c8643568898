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
]
const browserWalks = ['e2e/apply']

install({ dev: true })
const given = process.argv.slice(2)
const isFiltered = given.some((argument) => !argument.startsWith('-'))
const asksFor = (/** @type {string} */ part) =>
  !isFiltered || given.some((argument) => argument.includes(part))

/** @param {string[]} args @param {Record<string, string>} env */
const prove = async (args, env) => {
  const { ok } = await run(binary('vitest'), ['run', ...args], { env: { PROOF: '1', ...env } })
  if (!ok) process.exitCode = 1
}

if (!isFiltered || !asksFor('e2e')) {
  const bin = process.env.TEST_DATABASE_URL ? null : findPostgres()
  const server = bin ? await startPostgres(bin, { durable: false }) : null
  const url = process.env.TEST_DATABASE_URL ?? server?.quickUrl
  if (!url) console.log('On the embedded database: no Postgres was found.')
  await prove([...(isFiltered ? [] : walks), ...given], url ? { TEST_DATABASE_URL: url } : {})
  await server?.stop()
  // On a server it kills the server's half alone.
  if (url && asksFor('durability')) await prove(['test/durability'], { TEST_DATABASE_URL: '' })
}
if (asksFor('e2e')) {
  const browser = await findBrowser()
  if (browser) {
    build()
    const args = ['--config', 'vitest.e2e.config.ts', ...(isFiltered ? [] : browserWalks), ...given]
    await prove(args, { CHROME_PATH: browser })
  } else {
    console.error('No browser found. Install Chromium or Chrome, or set CHROME_PATH.')
    process.exitCode = 1
  }
}
