// Rows as a file that spreadsheets open.
import { csvText } from '#core/ground/csv-text.ts'

/** UTF-8 of `csvText`. */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array => Buffer.from(csvText(rows))
