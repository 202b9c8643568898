// The lead id or link code that a call names, by the spellings of all flows.

const holderOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** Null when the request names none. A link's code goes first, since a flow may send an old lead id along. */
export function codeIn(given: unknown): string | null {
  for (const holder of [holderOf(given), holderOf(holderOf(given)?.model)]) {
    if (!holder) continue
    const { link, code, leadid, sf_leadid, sfleadid } = holder
    const named = [link, code, leadid, sf_leadid, sfleadid].find(
      (each) => typeof each === 'string' && each.trim(),
    )
    if (named) return String(named).trim()
  }
  return null
}
