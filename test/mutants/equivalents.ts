// Mutants that change nothing that anybody could see, each with why: no test can find them.
import { readFileSync } from 'node:fs'
import type { Mutant } from './sample.ts'

type Named = Pick<Mutant, 'file' | 'mutator' | 'line' | 'original' | 'replacement'>

interface Equivalent extends Named {
  readonly why: string
}

const nameOf = ({ file, mutator, line, original, replacement }: Named): string =>
  JSON.stringify([file, mutator, line, original, replacement])

const equivalents = JSON.parse(readFileSync('test/mutants/equivalents.json', 'utf8')) as readonly Equivalent[]

const judged = new Set(equivalents.map(nameOf))

export const isEquivalent = (mutant: Named): boolean => judged.has(nameOf(mutant))
