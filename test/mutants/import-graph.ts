// Which file imports which, at once or later: by the words of their imports.
import { existsSync, readFileSync } from 'node:fs'
import { resolved } from '../source-files.ts'

const known = new Map<string, readonly string[]>()

/** The project's files that a file imports. */
function importsOf(file: string): readonly string[] {
  const found =
    known.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)]
      .map(([, written = '']) => resolved(file, written))
      .filter((path) => existsSync(path))
  known.set(file, found)
  return found
}

/** All that is reached from some files, themselves too. */
export function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts)
  // A set is walked on while it grows.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

/** How many imports lie between each of these files and one that they reach; files that do not reach it are left out. */
export function distancesTo(file: string, from: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const each of reachedFrom(from))
    for (const next of importsOf(each)) importers.set(next, [...(importers.get(next) ?? []), each])
  const distances = new Map([[file, 0]])
  for (const [each, distance] of distances)
    for (const importer of importers.get(each) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
