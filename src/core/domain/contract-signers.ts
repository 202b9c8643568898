// Who signs the agreement on an offer, and as what: the applicant first, then every other person in the order in which they were added. Pure.
import type { PersonRole } from './persons.ts'
import { defaultTitle } from './titles.ts'

export interface ContractSigner {
  /** Where in the paper. */
  readonly place: string
  readonly name: string
  /** A job title; '' where none is known. */
  readonly role: string
  /** '' for the applicant, who is written to as the application's owner. */
  readonly email: string
  /** Null for the applicant. */
  readonly personId: string | null
  readonly guarantor: boolean
}

interface NamedAnswers {
  readonly firstName?: string
  readonly lastName?: string
  readonly title?: string
  readonly email?: string
}

const nameOf = ({ firstName = '', lastName = '' }: NamedAnswers): string => `${firstName} ${lastName}`.trim()

/** Everybody whom the application names signs (ADR 043); only who was named a guarantor is asked to guarantee. */
export const contractSigners = (
  applicant: NamedAnswers & { readonly classification?: string },
  persons: readonly { readonly id: string; readonly role: PersonRole; readonly answers: NamedAnswers }[],
): ContractSigner[] => {
  const ownersTitle = defaultTitle(applicant.classification ?? '')
  return [
    {
      place: 'signer-1',
      name: nameOf(applicant),
      role: applicant.title || ownersTitle,
      email: '',
      personId: null,
      guarantor: false,
    },
    ...persons.map(({ id, role, answers }, at) => ({
      place: `signer-${at + 2}`,
      name: nameOf(answers),
      role: answers.title || (role === 'owner' ? ownersTitle : ''),
      email: answers.email ?? '',
      personId: id,
      guarantor: role === 'guarantor',
    })),
  ]
}

/** Somebody besides the applicant whom no link can reach. */
export const cannotBeReached = ({ personId, email }: ContractSigner): boolean =>
  personId !== null && email === ''
