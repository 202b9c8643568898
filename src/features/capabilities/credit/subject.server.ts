// Whom a credit report is about: the applicant or another person of the application, with what the bureau needs to know of them.
import { filedName } from '#core/domain/one-name.ts'
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { CreditQuery } from '#platform/providers/consumer-credit/port.ts'
import { openSecret, whereReadable } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personPlace, personsOf, type PersonRow } from '#platform/store/persons.ts'

export interface CreditSubject {
  /** Null: the applicant. */
  readonly personId: Id | null
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: PersonRow['secrets']
}

/** The applicant first, then the others in the order in which they were named. */
export async function creditSubjects(db: Queryable, lead: LeadRow): Promise<CreditSubject[]> {
  const others = await personsOf(db, lead.id)
  return [
    { personId: null, answers: lead.answers, secrets: lead.secrets },
    ...others.map(({ id, answers, secrets }) => ({ personId: id, answers, secrets })),
  ]
}

const needed: readonly FieldId[] = [
  'firstName',
  'lastName',
  'ssn',
  'homeAddress',
  'homeCity',
  'homeState',
  'homeZip',
]

/** Whether everything that a bureau needs is known of them; nothing is opened for it. */
export const areNumbersGiven = ({ answers, secrets }: CreditSubject): boolean =>
  needed.every(
    (field) =>
      secrets[field] !== undefined ||
      Boolean(answers[field]) ||
      (field === 'lastName' && answers.oneName === true),
  )

/** What the bureau is asked with; null where something of it is missing or cannot be opened any more. */
export function creditQueryOf(
  deps: Pick<Deps, 'keys' | 'log'>,
  leadId: string,
  subject: CreditSubject,
): Omit<CreditQuery, 'reference'> | null {
  const told = (field: FieldId): string => {
    const plain = subject.answers[field]
    if (plain !== undefined && plain !== '') return String(plain)
    const sealed = subject.secrets[field]
    return (sealed && openOf(deps, leadId, subject.personId, field, sealed)) || ''
  }
  const query = {
    ...(subject.answers.oneName === true
      ? filedName({ firstName: told('firstName'), lastName: '' })
      : { firstName: told('firstName'), lastName: told('lastName') }),
    ssn: told('ssn').replace(/\D/g, ''),
    dateOfBirth: told('dateOfBirth') || null,
    home: {
      street: told('homeAddress'),
      unit: told('homeAddress2'),
      city: told('homeCity'),
      state: told('homeState'),
      zip: told('homeZip').slice(0, 5),
    },
  }
  const { street, city, state, zip } = query.home
  const complete = [query.firstName, query.lastName, query.ssn, street, city, state, zip].every(Boolean)
  return complete ? query : null
}

const openOf = (
  deps: Pick<Deps, 'keys' | 'log'>,
  leadId: string,
  personId: Id | null,
  field: FieldId,
  sealed: string,
): string | null =>
  personId
    ? whereReadable(deps, { lead: leadId, person: personId, field }, () =>
        deps.keys.open(sealed, personPlace(field, personId)),
      )
    : openSecret(deps, leadId, field, sealed)
