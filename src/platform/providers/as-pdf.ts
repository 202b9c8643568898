// That a file from a vendor is the PDF it says it is: a page that says 'sign in' is none.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { pdfHeadAt } from './blobs/pdf-head.ts'
import type { Fault } from './faults.ts'

export const asPdf = (bytes: Uint8Array): Outcome<Uint8Array, Fault> =>
  pdfHeadAt(bytes) >= 0 ? ok(bytes) : refused({ kind: 'malformed', vendorCode: 'not-a-pdf' })
