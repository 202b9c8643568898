// Commands that bring files in and take labels out: businesses, outcomes of deals, a comparison of policies.
import { readBrands } from '#platform/brands.ts'
import { closeSync, createReadStream, openSync, readFileSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { Comparing, type Flip } from '#core/domain/compare-decisions.ts'
import { exportLabels } from '#features/capabilities/bank-analysis/export-labels.server.ts'
import { compareStored } from '#features/capabilities/learning/compare-stored.server.ts'
import { comparisonText } from '#features/capabilities/learning/comparison-text.ts'
import { importOutcomes } from '#features/capabilities/learning/import-outcomes.server.ts'
import { importBusinesses } from '#features/staff/businesses/import-businesses.server.ts'
import { usageOf } from './command-help.ts'
import { operatorOf, splitOperator } from './operator.ts'
import { readPolicy } from './policy-file.ts'
import { readSettings, say, withKept, withKeys } from './command-world.ts'

export async function importFile(...words: string[]): Promise<void> {
  const dryRun = words.includes('--dry-run')
  const [file, ...more] = words.filter((word) => word !== '--dry-run')
  if (!file || more.length) throw new Error(usageOf('import-businesses'))
  const config = readSettings()
  const bytes = readFileSync(file)
  const brands = [...readBrands(config.env.BRANDS_FILE).keys()]
  await withKeys(async (db, keys) => {
    const done = await importBusinesses({ db, keys, clock: () => new Date() }, bytes, { dryRun, brands })
    for (const { line, column, message } of done.problems)
      say(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
    if (done.problems.length) throw new Error('Nothing was written. Mend these lines and run it again.')
    const { made, updated, unchanged, erased } = done
    for (const line of erased) say(`line ${line}: left out, an erasure of this business was asked for`)
    say(
      `${made} new, ${updated} brought up to date, ${unchanged} unchanged.${dryRun ? ' Nothing was written.' : ''}`,
    )
  })
}

export async function importOutcomesFrom(...words: string[]): Promise<void> {
  const dryRun = words.includes('--dry-run')
  const [file, ...more] = words.filter((word) => word !== '--dry-run')
  if (!file || more.length) throw new Error(usageOf('import-outcomes'))
  await withKept(async (db) => {
    const told = { name: basename(file), chunks: createReadStream(file) as AsyncIterable<Uint8Array> }
    const done = await importOutcomes({ db, clock: () => new Date() }, told, { dryRun })
    for (const { line, column, message } of done.problems)
      say(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
    if (done.problems.length) throw new Error('Nothing was written. Mend these lines and run it again.')
    say(`${done.written} new, ${done.known} known already.${dryRun ? ' Nothing was written.' : ''}`)
  })
}

export async function compare(...words: string[]): Promise<void> {
  const asJson = words.includes('--json')
  const [to, from, ...more] = words.filter((word) => word !== '--json')
  if (!to || more.length) throw new Error(usageOf('compare'))
  const policies = { from: from === undefined ? ('kept' as const) : readPolicy(from), to: readPolicy(to) }
  await withKeys(async (db, keys) => {
    const comparing = new Comparing()
    const flips: Flip[] = []
    for await (const pair of compareStored({ db, keys }, policies)) {
      const flip = comparing.add(pair)
      if (flip) flips.push(flip)
    }
    const result = comparing.result()
    say(asJson ? JSON.stringify({ ...result, flipped: flips }, null, 2) : comparisonText(result, flips))
  })
}

export async function exportLabelsTo(...words: string[]): Promise<void> {
  const { rest, email } = splitOperator(words)
  const [file, ...more] = rest
  if (!file || more.length) throw new Error(usageOf('export-labels'))
  await withKeys(async (db, keys) => {
    const by = await operatorOf(db, email)
    const out = openSync(file, 'wx', 0o600)
    let count = 0
    try {
      for await (const line of exportLabels({ db, keys, clock: () => new Date() }, by)) {
        writeSync(out, `${JSON.stringify(line)}\n`)
        count++
      }
    } finally {
      closeSync(out)
    }
    say(`Labels written: ${count}`)
  })
}
