// What a measurement answers with, and how the table of all of them is printed.

export interface Figure {
  readonly name: string
  /** As printed: '0.61 (3,020 of 4,950 a second)'; with `why` it says what kept it from running. */
  readonly value: string
  /** As printed: 'at least 0.5'; empty when the figure is only reported. */
  readonly target: string
  /** null = reported only, or not run. */
  readonly pass: boolean | null
  readonly notRun?: true
}

export const reached = (
  name: string,
  ratio: number,
  limit: { least: number } | { most: number },
  detail: string,
): Figure => ({
  name,
  value: `${shown(ratio)} (${detail})`,
  target: 'least' in limit ? `at least ${limit.least}` : `at most ${limit.most}`,
  pass: 'least' in limit ? ratio >= limit.least : ratio <= limit.most,
})

export const reported = (name: string, value: string): Figure => ({ name, value, target: '', pass: null })

export const notRun = (name: string, why: string): Figure => ({
  name,
  value: why,
  target: '',
  pass: null,
  notRun: true,
})

/** Two significant decimals, thousands with a comma. */
const shown = (value: number): string => (value < 100 ? value.toFixed(2) : whole(value))
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The table as Markdown, columns aligned. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'measured', 'target', 'result'],
    ...figures.map((f) => [
      f.name,
      f.value,
      f.target,
      f.notRun ? 'not run' : f.pass === null ? 'reported' : f.pass ? 'pass' : 'FAIL',
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`
  return [
    line(rows[0]!),
    `|${widths.map((w) => '-'.repeat(w + 2)).join('|')}|`,
    ...rows.slice(1).map(line),
  ].join('\n')
}
