// `npm run rehearse [seconds a stage] [tag]`: builds a release and this state, and upgrades from one to the other under load (bench/rehearsal).
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, install } from './start.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'

const [seconds = '20', given] = process.argv.slice(2)
/** @type {(args: string[]) => string} */
const git = (args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const tag = given ?? git(['tag', '--list', 'v*', '--sort=-v:refname']).split('\n')[0]
const bin = findPostgres()
if (!tag || !bin) {
  console.error(
    tag
      ? 'Install Postgres 15 or later, or set POSTGRES_BIN.'
      : 'There is no tag of a release (git fetch --tags).',
  )
  process.exit(1)
}

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
  entryPoints: { rehearse: 'bench/rehearsal/rehearse.ts' },
  outdir: 'dist/bench',
})

const folder = mkdtempSync(join(tmpdir(), 'underway-before-'))
try {
  process.exitCode = await rehearse(tag, bin)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @type {(tag: string, bin: string) => Promise<number>} */
async function rehearse(tag, bin) {
  console.error(`Building ${tag} ...`)
  const archive = join(folder, 'release.tar')
  git(['archive', '--output', archive, tag])
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const lock = (/** @type {string} */ at) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' })
  const postgres = await startPostgres(bin)
  try {
    const run = spawnSync(process.execPath, ['dist/bench/rehearse.js', seconds], {
      stdio: 'inherit',
      env: { ...process.env, BENCH_DATABASE_URL: postgres.url, RELEASE_BEFORE: folder },
    })
    return run.status ?? 1
  } finally {
    await postgres.stop()
  }
}
