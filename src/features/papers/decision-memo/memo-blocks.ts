// The blocks that the memo is built of: a text beside its label, and a table whose columns are words of the memo.
import type { Block, CellValue, Column, Fact } from '#core/paper/paper.ts'
import type { en } from '#core/words/paper-decision-memo/en.ts'

export type Words = Readonly<Record<keyof typeof en, string>>

export const text = (label: string, value: string | null): Fact => ({ label, as: 'text', value })

/** `columns`: the word of each and the kind of its values. */
export const table = (
  caption: string,
  columns: readonly (readonly [keyof typeof en, Column['as']])[],
  rows: readonly (readonly CellValue[])[],
  empty: string,
  t: Words,
): Block => ({
  block: 'table',
  caption,
  columns: columns.map(([word, as], at) => ({
    label: t[word],
    as,
    ...(at === 0 && { rowHead: true as const }),
  })),
  rows,
  empty,
})
