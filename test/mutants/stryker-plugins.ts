// Stryker's plugins: what stands in the range of a sampled mutant and was not chosen is left out; what survives is told at once.
import { readFileSync } from 'node:fs'
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check'
import type { Mutant, MutantResult } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { keyOf } from './mutant-key.ts'
import { shortened } from './tally.ts'

class OnlySampled implements Checker {
  private keys: ReadonlySet<string> = new Set()

  init(): Promise<void> {
    const file = process.env.MUTANTS_SAMPLE ?? ''
    this.keys = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
    return Promise.resolve()
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const results = mutants.map((mutant): [string, CheckResult] => [
      mutant.id,
      this.keys.has(keyOf(mutant))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' },
    ])
    return Promise.resolve(Object.fromEntries(results))
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)])
  }
}

/** Says at once what is left to do: the whole takes half an hour. */
class Survivors implements Reporter {
  onMutantTested({ status, fileName, location, mutatorName, replacement }: MutantResult): void {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const { line, column } = location.start
    console.log(
      `${status}: ${fileName}:${line}:${column} ${mutatorName}: ${shortened(replacement ?? '', 100)}`,
    )
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'only-sampled', OnlySampled),
  declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors),
]
