// Every mutant that there could be, and the sample of them that a seed chooses: the same for the same seed, whatever else changed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { keyOf } from './mutant-key.ts'
import { compiling } from './compiling.ts'
import { filesOf, type Part, type Target } from './targets.ts'

export interface Mutant {
  /** As `keyOf` names it. */
  readonly key: string
  readonly target: string
  readonly part: Part
  readonly file: string
  /** Lines from 1, columns from 0, as Stryker's ranges have them. */
  readonly range: string
  readonly mutator: string
  /** What stands there, and what takes its place. */
  readonly original: string
  readonly replacement: string
  /** The line that it begins on, without its indent. */
  readonly line: string
}

const silent = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: () => {} }

/** All mutants of a target that are worth a run. */
export async function mutantsOf(target: Target): Promise<Mutant[]> {
  const files = filesOf(target).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const texts = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  const instrumenter = new Instrumenter(silent as never)
  const { mutants } = await instrumenter.instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
  })
  return mutants
    .map((mutant): Mutant => {
      const { fileName, location, mutatorName, replacement } = mutant
      const { start, end } = location
      const lines = texts.get(fileName) ?? []
      const line = lines[start.line] ?? ''
      return {
        key: keyOf(mutant),
        target: target.name,
        part: target.part,
        file: fileName,
        range: `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
        mutator: mutatorName,
        original: textBetween(lines, start, end),
        replacement,
        line: line.trim(),
      }
    })
    .filter(isWorth)
}

interface Place {
  readonly line: number
  readonly column: number
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  if (start.line === end.line) return (lines[start.line] ?? '').slice(start.column, end.column)
  const inner = lines.slice(start.line + 1, end.line)
  return [
    (lines[start.line] ?? '').slice(start.column),
    ...inner,
    (lines[end.line] ?? '').slice(0, end.column),
  ].join('\n')
}

/** SQL without a word is refused by the database, and the sentence of an exception is for developers: neither says what a test is worth. */
function isWorth({ target, mutator, original, line }: Mutant): boolean {
  if (mutator !== 'StringLiteral') return true
  if (/\b(?:Error|TypeError|RangeError)\(/.test(line)) return false
  return target !== 'platform/store' && target !== 'platform/outbox' ? true : !isSql(original)
}

const isSql = (text: string): boolean =>
  text.startsWith('`') ||
  /\b(?:select|insert|update|delete|from|where|order by|null|asc|desc)\b|::/.test(text)

/**
 * `count` of the mutants that compile, spread over the targets in proportion, at least `floor` of each or all that it has.
 */
export function choose(all: readonly Mutant[], count: number, floor: number, seed: number): Mutant[] {
  const names = new Set(all.map(({ target }) => target))
  const groups = [...names].map((name) => all.filter(({ target }) => target === name))
  const wanted = shares(
    groups.map((group) => group.length),
    count,
    floor,
  )
  const candidates = groups.map((group, at) => ranked(group, seed).slice(0, (wanted[at] ?? 0) * SPARE))
  const kept = new Set(compiling(candidates.flat()))
  return candidates.flatMap((group, at) => group.filter((mutant) => kept.has(mutant)).slice(0, wanted[at]))
}

/** So many candidates for each that is wanted: a third of them does not compile. */
const SPARE = 2

/** How many of each: what the floors add to the small ones is taken from the large ones. */
function shares(sizes: readonly number[], count: number, floor: number): number[] {
  const least = sizes.map((size) => Math.min(size, floor))
  const rest = count - least.reduce((sum, each) => sum + each, 0)
  const above = sizes.map((size, at) => size - (least[at] ?? 0))
  const total = above.reduce((sum, each) => sum + each, 0) || 1
  return sizes.map((_, at) => (least[at] ?? 0) + Math.round((rest * (above[at] ?? 0)) / total))
}

/** In an order that follows from the seed and from each mutant's own text, not from its place: an edit elsewhere moves no other. */
function ranked(group: readonly Mutant[], seed: number): Mutant[] {
  const seen = new Map<string, number>()
  const ranks = group.map((mutant) => {
    const { file, mutator, line, original, replacement } = mutant
    const name = JSON.stringify([file, mutator, line, original, replacement])
    const again = seen.get(name) ?? 0
    seen.set(name, again + 1)
    const rank = createHash('sha256').update(`${seed} ${name} ${again}`).digest('hex')
    return { mutant, rank }
  })
  return ranks.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ mutant }) => mutant)
}
