// A match between the question and its 'Confirm': sealed for its application, opened once.
import type { KeyRing } from '#platform/keys.ts'
import type { PrefillIdentity } from '#platform/providers/prefill/port.ts'

const place = (leadId: string): string => `prefill.match:${leadId}`

export const sealMatch = (keys: Pick<KeyRing, 'seal'>, leadId: string, match: PrefillIdentity): string =>
  keys.seal(JSON.stringify(match), place(leadId))

/** Throws `UnreadableValue` for one that no key opens. */
export const openMatch = (keys: Pick<KeyRing, 'open'>, leadId: string, sealed: string): PrefillIdentity =>
  JSON.parse(keys.open(sealed, place(leadId))) as PrefillIdentity
