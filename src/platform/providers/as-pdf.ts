// That a file from a vendor is the PDF it says it is: a page that says 'sign in' is none.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from './faults.ts'

const PDF = '%PDF-'

/** Some put a few bytes before the mark; readers look for it in the first kilobyte. */
export const asPdf = (bytes: Uint8Array): Outcome<Uint8Array, Fault> =>
  Buffer.from(bytes.subarray(0, 1024)).includes(PDF)
    ? ok(bytes)
    : refused({ kind: 'malformed', vendorCode: 'not-a-pdf' })
