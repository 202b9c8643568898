// `npm run check`: lint, types, format, and beside them the tests that need neither a database nor a browser. For every change; `npm test` runs the rest.
import { binary, printChecks, run, runChecks } from './checks.mjs'
import { install } from './start.mjs'

install({ dev: true })
const [tests, checks] = await Promise.all([
  run(binary('vitest'), ['run', '--config', 'vitest.quick.config.ts', '--reporter=dot'], { quiet: true }),
  runChecks(),
])
const failed = printChecks([...checks, ['Tests without a database', tests]])
for (const title of failed) console.log(`Failed: ${title}`)
process.exit(failed.length ? 1 : 0)
