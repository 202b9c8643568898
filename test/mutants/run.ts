// `npm run mutants [folder ...]`: puts a sample of small faults into the code, one at a time, and tells which of them no test finds.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutantResult } from '@stryker-mutator/api/core'
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs'
import { isEquivalent } from './equivalents.ts'
import { keyOf } from './mutant-key.ts'
import { choose, mutantsOf, type Mutant } from './sample.ts'
import { endOf, shortened, tally, type End } from './tally.ts'
import { targets, type Part } from './targets.ts'

const SEED = Number(process.env.MUTANTS_SEED ?? 2026)
const COUNT = Number(process.env.MUTANTS ?? 400)
/** Of the sample: the least that a folder gets, where it has as many. */
const LEAST_SHARE = 0.06
const FOLDER = 'dist/mutants'

async function runPart(part: Part, sample: readonly Mutant[]): Promise<MutantResult[]> {
  const file = resolve(FOLDER, `${part}.json`)
  writeFileSync(file, JSON.stringify(sample.map(({ key }) => key)))
  // For the vitest configuration and the checker, which Stryker loads in processes of their own.
  process.env.MUTANTS_PART = part
  process.env.MUTANTS_SAMPLE = file
  return new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', resolve(FOLDER, 'stryker-plugins.js')],
    checkers: ['only-sampled'],
    // What else stands in these ranges is made a mutant too; the checker leaves it out.
    mutate: [...new Set(sample.map(({ file, range }) => `${file}:${range}`))],
    ignorePatterns: ['dist', 'data', 'docs/pictures'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 20,
    reporters: ['progress-append-only', 'survivors'],
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  }).runMutationTest()
}

/** Where Postgres is installed and no server was named: one that lives as long as the run. Else the embedded database has to do. */
async function serverForTests() {
  const bin = process.env.TEST_DATABASE_URL ? null : findPostgres()
  if (!bin) return null
  const server = await startPostgres(bin, { durable: false })
  process.env.TEST_DATABASE_URL = server.quickUrl
  return server
}

/** Results count lines and columns from 1. */
function keyOfResult({ location: { start, end }, ...result }: MutantResult): string {
  const from0 = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 })
  return keyOf({ ...result, location: { start: from0(start), end: from0(end) } })
}

interface Row extends Mutant {
  readonly end: End
  readonly covered: number
}

/** What happened to each mutant of the sample; those that were not run are left out. */
function rowsOf(sample: readonly Mutant[], results: readonly MutantResult[]): Row[] {
  const byKey = new Map(results.map((result) => [keyOfResult(result), result]))
  return sample.flatMap((mutant) => {
    const result = byKey.get(mutant.key)
    const end = result && endOf(result.status, isEquivalent(mutant))
    return end ? [{ ...mutant, end, covered: result.coveredBy?.length ?? 0 }] : []
  })
}

const began = Date.now()
mkdirSync(FOLDER, { recursive: true })
const all: Mutant[] = []
const asked = process.argv.slice(2)
for (const target of targets)
  if (!asked.length || asked.includes(target.name)) all.push(...(await mutantsOf(target)))
const sample = choose(all, COUNT, Math.round(COUNT * LEAST_SHARE), SEED)
const results: MutantResult[] = []
for (const part of ['plain', 'database'] as const) {
  const own = sample.filter((mutant) => mutant.part === part)
  if (!own.length) continue
  const server = part === 'database' ? await serverForTests() : null
  try {
    results.push(...(await runPart(part, own)))
  } finally {
    await server?.stop()
  }
}
const rows = rowsOf(sample, results)
writeFileSync(resolve(FOLDER, 'results.json'), JSON.stringify(rows, null, 1))
for (const { file, range, original, replacement, end } of rows)
  if (end === 'survived' || end === 'no coverage')
    console.log(`${end}: ${file}:${range}\n  ${shortened(original)}\n  ${shortened(replacement)}`)
console.log(`\n${tally(rows)}\n`)
const minutes = Math.ceil((Date.now() - began) / 60_000)
console.log(`seed ${SEED}, ${rows.length} of ${all.length} possible mutants, ${minutes} minutes`)
