// `npm run e2e [filter]`: builds what changed and runs the browser tests alone.
import { spawnSync } from 'node:child_process'
import { build, install } from './start.mjs'
import { findBrowser } from './find-browser.mjs'

install({ dev: true })
build()
const browser = await findBrowser()
if (!browser) {
  console.error('No browser found. Install Chromium or Chrome, or set CHROME_PATH.')
  process.exit(1)
}
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.e2e.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser } },
)
process.exit(run.status ?? 1)
