// Rows as a text that spreadsheets open.

/** RFC 4180 with a byte order mark; a text that a spreadsheet would take for a formula gets an apostrophe before it, a plain number does not. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(lineOf).join('\r\n')}\r\n`

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell)

const lineOf = (cells: readonly string[]): string =>
  cells
    .map(
      (cell) => `"${(isNumber(cell) ? cell : cell.replace(/^(?=[=+\-@\t\r])/, "'")).replaceAll('"', '""')}"`,
    )
    .join(',')
