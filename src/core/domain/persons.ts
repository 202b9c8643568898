// The persons of an application besides its applicant: which roles there are, and what each still has to give. Pure.

export const personRoles = ['owner', 'guarantor', 'signer'] as const
export type PersonRole = (typeof personRoles)[number]

/** agreement: to our policies; details: who they are; signature. */
export const personAsks = ['agreement', 'details', 'signature'] as const
export type PersonAsk = (typeof personAsks)[number]

/** Field ids without which a person is not known; an owner's share besides. */
const details = [
  'firstName',
  'lastName',
  'title',
  'ssn',
  'dateOfBirth',
  'homeAddress',
  'homeCity',
  'homeState',
  'homeZip',
] as const

interface PersonFacts {
  readonly role: PersonRole
  readonly answers: Readonly<Partial<Record<string, unknown>>>
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Partial<Record<string, string>>>
  readonly agreedAt: Date | null
  readonly signedAt: Date | null
}

/** What a person still has to give, in the order in which it is asked; empty once nothing is missing. */
export function asksOf({ role, answers, secrets, agreedAt, signedAt }: PersonFacts): PersonAsk[] {
  const has = (field: string) =>
    answers[field] !== undefined ||
    secrets[field] !== undefined ||
    (field === 'lastName' && answers.oneName === true)
  const known = details.every(has) && (role !== 'owner' || has('ownership'))
  return [
    ...(agreedAt ? [] : (['agreement'] as const)),
    ...(known ? [] : (['details'] as const)),
    ...(signedAt ? [] : (['signature'] as const)),
  ]
}
