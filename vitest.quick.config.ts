// Tests that need neither a database nor a browser: what `npm run check` runs.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/core/**/*.test.ts',
      'src/ui/**/*.test.{ts,tsx}',
      'test/{citations,days,floors,guides,sample,settings,test-count,unused-exports,vendor-names,words}.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 240_000,
  },
})
