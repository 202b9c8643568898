// Answers that are kept encrypted: sealed when they are given, opened on the server alone, shown by their masks.
import type { AnswerValue, Fields } from '#core/contract/field-set.ts'
import { leadFields, type FieldId, type LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Deps } from '#platform/deps.ts'
import type { KeyRing } from '#platform/keys.ts'
import { openSecret, secretPlace } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'

interface Sealed<Id extends string> {
  readonly given: Readonly<Partial<Record<Id, AnswerValue>>>
  /** Field id -> ciphertext. */
  readonly sealed: Readonly<Partial<Record<Id, string>>>
}

/** Answers to any set of fields as they are stored: plain ones as they are, secret ones sealed for their `place`. */
export function sealAnswers<Id extends string>(
  keys: Pick<KeyRing, 'seal'>,
  fields: Fields<Id>,
  values: Readonly<Partial<Record<Id, AnswerValue>>>,
  place: (field: Id) => string,
  alsoSealed: readonly Id[] = [],
): Sealed<Id> {
  const given: Partial<Record<Id, AnswerValue>> = {}
  const sealed: Partial<Record<Id, string>> = {}
  for (const field of Object.keys(values) as Id[]) {
    const value = values[field]!
    if (fields[field].secret || alsoSealed.includes(field))
      sealed[field] = keys.seal(String(value), place(field))
    else given[field] = value
  }
  return { given, sealed }
}

/** The same for an application's own answers. */
export const sealLeadAnswers = (
  keys: Pick<KeyRing, 'seal'>,
  leadId: string,
  values: LeadAnswers,
  alsoSealed: readonly FieldId[] = [],
): { readonly given: LeadAnswers; readonly sealed: Sealed<FieldId>['sealed'] } =>
  sealAnswers<FieldId>(keys, leadFields, values, (field) => secretPlace(field, leadId), alsoSealed) as {
    given: LeadAnswers
    sealed: Sealed<FieldId>['sealed']
  }

type Held = Pick<LeadRow, 'id' | 'answers' | 'secrets'>

/** An answer of an application in clear, for comparing on the server; undefined where there is none, or none that can be read any more. */
export function clearAnswer(
  deps: Pick<Deps, 'keys' | 'log'>,
  lead: Held,
  field: FieldId,
): AnswerValue | undefined {
  const sealed = lead.secrets[field]
  if (sealed === undefined) return lead.answers[field]
  return openSecret(deps, lead.id, field, sealed) ?? undefined
}

/** An application's encrypted answers by their masks. One that cannot be read any more counts as not given: it is asked again. */
export function maskSecrets<Lead extends Held>(
  deps: Pick<Deps, 'keys' | 'log'>,
  lead: Lead,
): { readonly lead: Lead; readonly masks: Readonly<Record<string, string>> } {
  const masks: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  for (const [id, sealed] of Object.entries(lead.secrets) as [FieldId, string][]) {
    const value = openSecret(deps, lead.id, id, sealed)
    if (value === null) continue
    secrets[id] = sealed
    masks[id] = leadFields[id].kind.mask?.(value) ?? '••••'
  }
  return { lead: { ...lead, secrets }, masks }
}
