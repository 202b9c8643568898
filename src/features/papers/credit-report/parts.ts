// The small parts that a credit report's paper is set of.
import type { ReportAmount } from '#core/domain/credit-report/report.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { CellValue, Fact, TableBlock, ValueKind } from '#core/paper/paper.ts'

export const text = (label: string, value: string): Fact => ({ label, as: 'text', value })
export const count = (label: string, value: number | null): Fact => ({ label, as: 'count', value })
export const date = (label: string, value: IsoDate | null): Fact => ({ label, as: 'date', value })
/** Whole dollars, 'UNKNOWN' as the bureau says it. */
export const amount = (label: string, value: ReportAmount): Fact => ({ label, as: 'dollars', value })

export const table = (
  caption: string,
  columns: readonly (readonly [label: string, as: ValueKind])[],
  rows: readonly (readonly CellValue[])[],
  empty: string,
): TableBlock => ({
  block: 'table',
  caption,
  columns: columns.map(([label, as]) => ({ label, as })),
  rows,
  empty,
})
