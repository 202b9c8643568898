// Which kinds of files our reader of statements reads.
import { exportMimes } from './statement-exports/export-kinds.ts'

/** Pages that are pictures. */
const pictureMimes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])
export const isPictureOfStatement = (mime: string): boolean => pictureMimes.has(mime)

const mimes: ReadonlySet<string> = new Set([
  'application/pdf',
  ...pictureMimes,
  ...Object.values(exportMimes),
])
/** A file of another kind waits for a person. */
export const isReadableStatement = (mime: string): boolean => mimes.has(mime)
