// `npm run bench [part ...]`, `npm run bench soak [minutes]`: installs and builds what is missing, starts a throw-away Postgres where there is one, measures.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { build, install } from './start.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'

install({ dev: true })
build()
const { build: bundle } = await import('esbuild')
await bundle({
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  loader: { '.css': 'empty' },
  entryPoints: {
    run: 'bench/run.ts',
    load: 'bench/load.ts',
    waiting: 'bench/waiting.ts',
    'floor-server': 'bench/floor-server.ts',
    'reach-server': 'bench/reach-server.ts',
    'reach-load': 'bench/reach-load.ts',
    soak: 'bench/soak/soak.ts',
  },
  outdir: 'dist/bench',
})

const parts = process.argv.slice(2)
/** Neither a database nor a browser has a part in these. */
const alone =
  parts.length > 0 &&
  parts.every(
    (part) => ['size', 'papers', 'bombs', 'scans'].includes(part) || part.startsWith('underwriting'),
  )
const given = alone ? undefined : process.env.DATABASE_URL
const bin = given || alone ? null : findPostgres()
const server = bin ? await startPostgres(bin) : null
const database = given ? await ownDatabase(given) : server && { url: server.url, drop: () => server.stop() }
const version = bin && execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
const browser = alone ? null : await findBrowser()

const { DATABASE_URL: _given, ...env } = process.env
const [first, ...rest] = parts
const [script, words] = first === 'soak' ? ['soak', rest] : ['run', parts]
const run = spawnSync(process.execPath, [`dist/bench/${script}.js`, ...words], {
  stdio: 'inherit',
  env: {
    ...env,
    ...(database ? { BENCH_DATABASE_URL: database.url } : {}),
    ...(version ? { BENCH_DATABASE_NAME: `Postgres ${/\d+(\.\d+)?/.exec(version)?.[0]}` } : {}),
    ...(browser ? { CHROME_PATH: browser } : {}),
  },
})
await database?.drop()
process.exit(run.status ?? 1)

/**
 * A database of the bench's own on a given server, dropped afterwards.
 * @param {string} url
 */
async function ownDatabase(url) {
  const { default: pg } = await import('pg')
  const name = `underway_bench_${randomBytes(4).toString('hex')}`
  const admin = async (/** @type {string} */ statement) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => admin(`drop database ${name} with (force)`),
  }
}
