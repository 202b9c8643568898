// What an agreement must state before anybody is asked to sign it, and what of that is not known. Pure.
import type { Withheld } from '#core/contract/event-details.ts'
import { cannotBeReached, shareAContact, type ContractSigner } from '#core/domain/contract-signers.ts'
import type { SigningGap } from '#core/domain/who-signs.ts'
import { printable } from '#core/ground/letters.ts'
import type { AgreementFacts } from './facts.ts'

type Stated = Pick<AgreementFacts, 'funder' | 'business' | 'account' | 'governingState'>

interface Ready {
  /** Everybody who signs, the funder's person too. */
  readonly signers: readonly ContractSigner[]
  /** Where the applicant is written to. */
  readonly ownerEmail: string
  /** Whether a paper with this text may be signed here: the operator approved it, or it is a sample and says so. */
  readonly textMayBeSigned: boolean
  /** What of who signs must be settled, by the policy. */
  readonly gaps: readonly SigningGap[]
}

const blank = (text: string | null): boolean => text === null || text.trim() === ''

/** Nothing, or letters in whose place the paper would say that it cannot print them (ADR 105): names from before that was asked. */
const unsaid = (text: string | null): boolean => blank(text) || printable(text ?? '') === null

/** Why it may not go out, the owner's part first; empty = it states everything. */
export function missingFacts(
  { funder, business, account, governingState }: Stated,
  { signers, ownerEmail, textMayBeSigned, gaps }: Ready,
): Exclude<Withheld, 'disclosure' | 'paper' | 'dates' | 'decision'>[] {
  const unknown = {
    account: blank(account.bank) || !/^\d{4}$/.test(account.mask ?? ''),
    business: unsaid(business.name) || unsaid(business.address),
    signers:
      blank(ownerEmail) ||
      signers.length === 0 ||
      signers.some((signer) => unsaid(signer.name) || cannotBeReached(signer)) ||
      shareAContact(signers, ownerEmail),
    funder: [funder.name, funder.address, funder.contact, governingState].some(unsaid),
    text: !textMayBeSigned,
    owners: gaps.some(({ code }) => code !== 'nobody-binds'),
    authority: gaps.some(({ code }) => code === 'nobody-binds'),
  }
  const reasons = ['owners', 'authority', 'account', 'business', 'signers', 'funder', 'text'] as const
  return reasons.filter((reason) => unknown[reason])
}
