// What happened to the mutants, folder by folder, as a table.
import type { MutantStatus } from '@stryker-mutator/api/core'

/** The kinds of an end that the report tells apart. */
export type End = 'killed' | 'timeout' | 'survived' | 'no coverage' | 'equivalent'

/** A run that ends in an error outside of a test is a failed run: the fault was found. Null for what was not run. */
export function endOf(status: MutantStatus, isEquivalent: boolean): End | null {
  if (status === 'Killed' || status === 'RuntimeError') return 'killed'
  if (status === 'Timeout') return 'timeout'
  if (status !== 'Survived' && status !== 'NoCoverage') return null
  if (isEquivalent) return 'equivalent'
  return status === 'Survived' ? 'survived' : 'no coverage'
}

interface Ended {
  readonly target: string
  readonly end: End
}

const columns: readonly End[] = ['killed', 'timeout', 'survived', 'no coverage', 'equivalent']

/** The share of those not judged equivalent that tests found, in percent with one decimal; a timeout is found. */
function score(rows: readonly Ended[]): string {
  const judged = rows.filter(({ end }) => end !== 'equivalent')
  const found = judged.filter(({ end }) => end === 'killed' || end === 'timeout')
  return judged.length ? `${((found.length * 100) / judged.length).toFixed(1)}%` : '-'
}

/** A Markdown table: a row for each folder, and one of all. */
export function tally(rows: readonly Ended[]): string {
  const names = [...new Set(rows.map(({ target }) => target))]
  const line = (name: string, of: readonly Ended[]) => [
    name,
    String(of.length),
    ...columns.map((end) => String(of.filter((row) => row.end === end).length)),
    score(of),
  ]
  const table = [
    ['folder', 'mutants', ...columns, 'found'],
    ...names.map((name) =>
      line(
        name,
        rows.filter(({ target }) => target === name),
      ),
    ),
    line('all', rows),
  ]
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)))
  const text = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [
    text(table[0]!),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...table.slice(1).map(text),
  ].join('\n')
}

/** On one line, `most` letters of it. */
export function shortened(text: string, most = 90): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 3)}...` : line
}
