// `npm run mutants [folder ...]`: installs what is missing, builds the run of test/mutants and starts it.
import { spawnSync } from 'node:child_process'
import { install } from './start.mjs'

install({ dev: true })
const { build } = await import('esbuild')
await build({
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  entryPoints: ['test/mutants/run.ts', 'test/mutants/stryker-plugins.ts'],
  outdir: 'dist/mutants',
})
process.exit(
  spawnSync(process.execPath, ['dist/mutants/run.js', ...process.argv.slice(2)], { stdio: 'inherit' })
    .status ?? 1,
)
