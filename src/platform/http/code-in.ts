// The lead id or link code that a call names, by the spellings of all flows.

const holderOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** All that the request names, each once. A link's code goes first, since a flow may send an old lead id along. */
export function codesIn(given: unknown): string[] {
  const holders = [holderOf(given), holderOf(holderOf(given)?.model)]
  const named = holders.flatMap((holder) => {
    const { link, code, leadid, sf_leadid, sfleadid, sfLeadId } = holder ?? {}
    const { oppid, opportunity_id, sfOpportunityId, account_id } = holder ?? {}
    return [
      link,
      code,
      leadid,
      sf_leadid,
      sfleadid,
      sfLeadId,
      oppid,
      opportunity_id,
      sfOpportunityId,
      account_id,
    ]
  })
  const codes = named.flatMap((each) => (typeof each === 'string' && each.trim() ? [each.trim()] : []))
  return [...new Set(codes)]
}

/** The one that counts; null when the request names none. */
export const codeIn = (given: unknown): string | null => codesIn(given)[0] ?? null
