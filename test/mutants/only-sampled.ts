// Stryker's plugin that leaves out what stands in the range of a sampled mutant and was not chosen itself.
import { readFileSync } from 'node:fs'
import { CheckStatus, type CheckResult } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Checker } from '@stryker-mutator/api/check'
import { keyOf } from './mutant-key.ts'

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

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'only-sampled', OnlySampled)]
