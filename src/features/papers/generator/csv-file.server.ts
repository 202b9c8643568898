// Rows as a file that spreadsheets open.

/** RFC 4180 with a byte order mark; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(`\ufeff${rows.map(lineOf).join('\r\n')}\r\n`)

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',')
