// `npm run names -- --try 'NAME' KIND`: installs what is missing, bundles the command, runs it.
import { spawnSync } from 'node:child_process'
import { install } from './start.mjs'

install({ dev: true })
const { build: bundle } = await import('esbuild')
await bundle({
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  entryPoints: { names: 'bench/names.ts' },
  outdir: 'dist/bench',
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, ['dist/bench/names.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
