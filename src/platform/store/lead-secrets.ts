// Encrypted answers of an application: where each lives (the place is bound into its ciphertext), and what happens to one that is damaged.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Deps } from '../deps.ts'
import { UnreadableValue } from '../keys.ts'

export const secretPlace = (field: FieldId, leadId: string): string => `lead.${field}:${leadId}`

/** What a plain answer takes the place of: the same one where it was sealed, and with another street the unit of the one before. */
export const unsealedBy = (given: LeadAnswers): FieldId[] => [
  ...(Object.keys(given) as FieldId[]),
  ...(given.homeAddress === undefined ? [] : (['homeAddress2'] as const)),
]

/** Opens one; null where it cannot be read any more, which the log says without the value. */
export const openSecret = (
  deps: Pick<Deps, 'keys' | 'log'>,
  leadId: string,
  field: FieldId,
  sealed: string,
): string | null =>
  whereReadable(deps, { lead: leadId, field }, () => deps.keys.open(sealed, secretPlace(field, leadId)))

/** What `open` gives; null, and a line in the log, where the sealed value cannot be read any more. `what` names it, never its content. */
export function whereReadable<T>({ log }: Pick<Deps, 'log'>, what: object, open: () => T): T | null {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error
    log.error(what, 'a sealed value cannot be opened')
    return null
  }
}
