// The kinds of files that a bank's export may be, by what they are and by what they are called.

export const exportTypes = ['csv', 'ofx', 'xlsx'] as const
export type ExportType = (typeof exportTypes)[number]

export const exportMimes = {
  csv: 'text/csv',
  ofx: 'application/x-ofx',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportType, string>

export type ExportMime = (typeof exportMimes)[ExportType]

const mimes: ReadonlySet<string> = new Set(Object.values(exportMimes))
export const isExportMime = (mime: string): mime is ExportMime => mimes.has(mime)

/** What such a file may be called, the usual name first. */
export const exportExtensions: Readonly<Record<ExportType, readonly string[]>> = {
  csv: ['csv', 'tsv', 'txt'],
  ofx: ['ofx', 'qfx', 'qbo'],
  xlsx: ['xlsx'],
}
