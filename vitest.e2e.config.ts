// Browser tests: the built application on a free port, one Chromium for each of four workers, which wait as much as they work, two sizes, two languages.
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/long-first.ts'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/templates.ts'],
    pool: 'forks',
    // A worker keeps what it loaded and its Chromium: each world has its own server and each visitor its own cookies.
    isolate: false,
    sequence: { sequencer: LongFirst },
    maxWorkers: 4,
    // Limits end what hangs and prove no speed: a machine that is three times slower passes too.
    testTimeout: 360_000,
    hookTimeout: 360_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
