// Unit and API tests: everything that ends in .test.ts(x), in two processes that keep what they loaded: loading it anew for each file took half of the time.
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/long-first.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'simulators/**/*.test.ts', 'test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongFirst },
    // A worker loads much and runs most of it once: to compile less and to begin with a large heap takes a fifth less processor time. So does
    // room for what is thrown away soon: collected at 32 to 64 MB, less of it is still in use and has to be copied. From 64 on a thread
    // that reaches its own limit of memory ends the whole process.
    execArgv: [
      '--expose-gc',
      '--initial-old-space-size=2048',
      '--interrupt-budget=800000',
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
    ],
    // Limits end what hangs and prove no speed: a machine that is ten times slower passes too.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
