// Who signs the agreement on an offer, and as what: the applicant first, then who signs for the business, last who only guarantees. Pure.
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
  /** Null for the applicant, and for the funder's own person. */
  readonly personId: string | null
  readonly guarantor: boolean
}

interface NamedAnswers {
  readonly firstName?: string
  readonly lastName?: string
  readonly title?: string
  readonly email?: string
}

/** Whoever signs for the funder, last of all. */
export interface Countersigner {
  readonly name: string
  readonly title: string
  readonly email: string
}

/** Where the funder signs; no other signer's place is called so. */
export const FUNDER_PLACE = 'funder'

const nameOf = ({ firstName = '', lastName = '' }: NamedAnswers): string => `${firstName} ${lastName}`.trim()

/**
 * Everybody whom the application names signs (ADR 043); only who was named a guarantor is asked to guarantee, signs as nothing else, and
 * after all who sign for the business: there is nothing to guarantee before. A share makes nobody a guarantor (ADR 142).
 */
export const contractSigners = (
  applicant: NamedAnswers & { readonly classification?: string },
  persons: readonly { readonly id: string; readonly role: PersonRole; readonly answers: NamedAnswers }[],
  countersigner: Countersigner | null = null,
): ContractSigner[] => {
  const ownersTitle = defaultTitle(applicant.classification ?? '')
  const inOrder = [
    ...persons.filter(({ role }) => role !== 'guarantor'),
    ...persons.filter(({ role }) => role === 'guarantor'),
  ]
  return [
    {
      place: 'signer-1',
      name: nameOf(applicant),
      role: applicant.title || ownersTitle,
      email: '',
      personId: null,
      guarantor: false,
    },
    ...inOrder.map(({ id, role, answers }, at) => ({
      place: `signer-${at + 2}`,
      name: nameOf(answers),
      role: answers.title || (role === 'owner' ? ownersTitle : ''),
      email: answers.email ?? '',
      personId: id,
      guarantor: role === 'guarantor',
    })),
    ...(countersigner
      ? [
          {
            place: FUNDER_PLACE,
            name: countersigner.name,
            role: countersigner.title,
            email: countersigner.email,
            personId: null,
            guarantor: false,
          },
        ]
      : []),
  ]
}

/** Somebody besides the applicant whom no link can reach. */
export const cannotBeReached = ({ personId, email }: ContractSigner): boolean =>
  personId !== null && email === ''

/** Whether two of them would be reached at one address: then nobody could tell who of them signed. */
export function shareAContact(signers: readonly ContractSigner[], ownerEmail: string): boolean {
  const addresses = signers.map(({ email }) => (email || ownerEmail).trim().toLowerCase())
  return new Set(addresses).size < addresses.length
}
