// The columns of an application that follow from its answers: what lists, filters, the search box and duplicates are found by.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { settleOneName } from '#core/domain/one-name.ts'
import type { KeyRing } from '../keys.ts'

export interface LeadColumns {
  readonly businessName: string
  readonly ownerName: string
  /** Two letters; '' while none is known. */
  readonly state: string
  /** Cents. */
  readonly requestedAmount: number | null
  /** Small letters; every word of a search must occur in it. */
  readonly search: string
  /** Keyed hashes: the same person is found by them without being read. */
  readonly emailKey: string | null
  readonly phoneKey: string | null
}

type TextColumn =
  | 'businessName'
  | 'firstName'
  | 'lastName'
  | 'ownName'
  | 'ownBusinessName'
  | 'email'
  | 'cellPhone'
  | 'businessPhone'
  | 'businessState'
  | 'homeState'

/** Worked out from all answers that the application holds, for whoever writes them: a save and a correction by staff. */
export function columnsOf(keys: Pick<KeyRing, 'index'>, id: string, answers: LeadAnswers): LeadColumns {
  const text = (field: TextColumn) => answers[field] ?? ''
  const index = (field: TextColumn, purpose: string) =>
    answers[field] === undefined ? null : keys.index(text(field), purpose)
  const businessName = text('businessName')
  const ownerName = `${text('firstName')} ${text('lastName')}`.trim()
  const names = [businessName, text('ownBusinessName'), ownerName, text('ownName')]
  const words = [...names, text('email'), text('cellPhone'), text('businessPhone'), id]
  return {
    businessName,
    ownerName,
    state: text('businessState') || text('homeState'),
    requestedAmount: answers.requestedAmount ?? null,
    search: words.filter(Boolean).join(' ').toLowerCase(),
    emailKey: index('email', 'email'),
    phoneKey: index('cellPhone', 'phone'),
  }
}

/** The keyed hash that an application or a business is found by: of the EIN, or for a sole proprietor of the SSN. */
export const taxIndex = (keys: Pick<KeyRing, 'index'>, field: 'ein' | 'ssn', value: string): string =>
  keys.index(value, taxPurpose(field))

export const taxPurpose = (field: 'ein' | 'ssn'): string => (field === 'ssn' ? 'ssn' : 'tax')

/** By what the business that the register of defaulted merchants was asked for is known again: its name and EIN, and what the hash is for. */
export const registerSubject = (legalName: string, ein = ''): readonly [string, string] => [
  `${legalName}\0${ein}`,
  'register subject',
]

/** A change of answers or sealed secrets, by field. */
export interface Change<Held> {
  readonly values: Held
  /** Fields that were emptied. */
  readonly removed?: readonly string[]
  /** Fields that stand as they are, once given. */
  readonly keeps?: readonly string[] | null
}

/** What is held after a change: the new laid over the old, field by field. */
export function layOver<Held extends object>(
  old: Held,
  { values, removed = [], keeps }: Change<Partial<Held>>,
): Held {
  const before = old as Readonly<Record<string, unknown>>
  const after: Record<string, unknown> = { ...before, ...values }
  for (const field of keeps ?? []) if (before[field] !== undefined) after[field] = before[field]
  for (const field of removed) delete after[field]
  settleOneName(after, values)
  return after as Held
}
