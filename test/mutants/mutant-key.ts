// What a mutant is known by, in the sample and in Stryker's results alike.
import { relative } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'

/** `mutant`: with the lines of its place counted from 0. */
export function keyOf({
  fileName,
  location: { start, end },
  mutatorName,
  replacement,
}: Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>): string {
  const file = relative(process.cwd(), fileName).replaceAll('\\', '/')
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`
  return [file, place, mutatorName, replacement].join(' | ')
}
