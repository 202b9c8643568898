// Gathers what an agreement states: parties, account and law, and who signs; with what of that is not known.
import type { Id } from '#core/ground/id.ts'
import type { Withheld } from '#core/contract/event-details.ts'
import { contractSigners, FUNDER_PLACE, type ContractSigner } from '#core/domain/contract-signers.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { openSigning } from '#features/capabilities/signing/who-signs.server.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { contractAccount } from '#features/capabilities/signing/account.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personsOf } from '#platform/store/persons.ts'
import { textStanding } from '../text-digest.server.ts'
import type { AgreementFacts, AgreementTerms } from './facts.ts'
import { missingFacts } from './missing-facts.ts'

export interface Gathered {
  readonly facts: AgreementFacts
  /** The funder's own person last, where one signs. */
  readonly signers: readonly ContractSigner[]
  /** Empty where it may go out. */
  readonly missing: readonly Withheld[]
}

/** A whole address, or null: half of one is none. */
function addressOf({ answers }: Pick<LeadRow, 'answers'>): string | null {
  const { businessAddress, businessAddress2, businessCity, businessState, businessZip } = answers
  if (!businessAddress || !businessCity || !businessState || !businessZip) return null
  return [businessAddress, businessAddress2, businessCity, `${businessState} ${businessZip}`]
    .filter(Boolean)
    .join(', ')
}

export async function gatherAgreement(
  deps: Deps,
  db: Queryable,
  lead: LeadRow,
  choice: Id,
  terms: AgreementTerms,
): Promise<Gathered> {
  const { answers } = lead
  const { governingState, countersigner } = deps.config.contract
  const brand = brandOf(deps, lead.brand)
  const account = await contractAccount(deps, db, lead.id)
  const signers = contractSigners(answers, await personsOf(db, lead.id), countersigner)
  const text = textStanding(deps, 'funding-agreement')
  const facts: AgreementFacts = {
    number: choice.slice(-12).toUpperCase(),
    date: easternDay(deps.clock()),
    funder: {
      name: brand.legalName,
      address: brand.address ?? null,
      contact: [brand.email, brand.phone].filter(Boolean).join(', ') || null,
    },
    business: { name: answers.businessName ?? '', address: addressOf(lead) },
    terms,
    account: { bank: account?.bank ?? null, mask: account?.mask ?? null },
    governingState,
    disclosure: null,
    text: text ?? 'sample',
    countersigner: countersigner && { name: countersigner.name, title: countersigner.title },
    signers: signers
      .filter(({ place }) => place !== FUNDER_PLACE)
      .map(({ place, name, role, guarantor }) => ({ place, name, role, guarantor })),
  }
  const ready = {
    signers,
    ownerEmail: answers.email ?? '',
    textMayBeSigned: text !== null,
    gaps: await openSigning(deps, db, lead),
  }
  return { facts, signers, missing: missingFacts(facts, ready) }
}
