// What the product needs to have an uploaded file looked at for malware.
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface ScanResult {
  readonly clean: boolean
  /** The name of what was found. */
  readonly signature?: string
}

/** The code of a refusal: the file is larger than the scanner is set to take. */
export const TOO_LARGE_TO_SCAN = 'size-limit'

export interface FileScanPort {
  scan(bytes: Uint8Array): Promise<Outcome<ScanResult, Fault>>
}
