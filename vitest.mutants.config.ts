// The tests that mutants are run against (docs/mutants.md): quick ones, those with a database or those without.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BrokenFiles } from './test/mutants/broken-files.ts'
import { NearestFirst } from './test/mutants/nearest-first.ts'
import { isDatabaseTest, isPlainTest } from './test/mutants/telling-tests.ts'
import { sourceFiles } from './test/source-files.ts'

const [folders, isTelling] =
  process.env.MUTANTS_PART === 'database'
    ? ([['src', 'test'], isDatabaseTest] as const)
    : ([['src'], isPlainTest] as const)

export default defineConfig({
  test: {
    include: sourceFiles(folders, /\.test\.tsx?$/).filter((file) =>
      isTelling(file, readFileSync(file, 'utf8')),
    ),
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/mutants/hooks-count.ts'],
    reporters: [new BrokenFiles()],
    sequence: { sequencer: NearestFirst },
    // What the files of a run share is loaded once; each mutant's run has a worker of its own.
    isolate: false,
    // What hangs is found out by these, or by Stryker: a mutant may wait for ever.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
