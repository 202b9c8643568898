// What a signer's link leads to: their part of the envelope, and its state.
import { nextSigner, waitsForSigners } from '#core/domain/envelope.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import { isId } from '#core/ground/id.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import type { KeyRing } from '#platform/keys.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { heldAddresses } from '../contact-hold/held-addresses.server.ts'
import { contactHolds } from '#platform/store/contact-holds.ts'
import { readEnvelope, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { openSignature, readSignature, signaturesOf, type SignatureRow } from '#platform/store/signatures.ts'
import type { openSigning } from './contract.ts'
import { ownerOfVisit } from './owner.server.ts'
import { proofOf, type Proof } from './signer-browser.server.ts'

export interface SignerPart {
  readonly envelope: EnvelopeRow
  readonly own: SignatureRow
  readonly all: readonly SignatureRow[]
  /** Where this signer is reached: what signing is bound to. */
  readonly email: string
  /** That address was changed and does not act yet: whoever reads there may be whoever changed it (ADR 025). */
  readonly held: boolean
}

/** Null for a link that names no part, or whose envelope is not there. */
export async function partOf(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Queryable,
  visit: PartyVisit,
): Promise<SignerPart | null> {
  const { subjectId } = ownerOfVisit(visit)
  const signature = String(visit.link.detail.signature)
  const own = isId(signature) ? await readSignature(db, subjectId, signature) : null
  const envelope = own && (await readEnvelope(db, subjectId, own.envelopeId))
  if (!own || !envelope) return null
  // The applicant and an affiliate are the signers without an address of their own.
  const others = openSignature(keys, own).email
  const email = others || ((visit.lead ?? visit.affiliate).answers.email ?? '')
  const held = visit.lead ? await isHeld(db, visit.lead.id, others, clock()) : false
  return { envelope, own, all: await signaturesOf(db, envelope), email, held }
}

/** `other`: the address of a signer who is not the applicant; '' = the applicant. */
async function isHeld(db: Queryable, leadId: string, other: string, now: Date): Promise<boolean> {
  if (!other) return (await contactHolds(db, leadId, now)).some(({ channel }) => channel === 'email')
  return (await heldAddresses(db, leadId, now)).includes(other)
}

/** By what this browser is known to be the signer's; null where it is not. A contact on hold proves nothing, however it was opened. */
export const proofHere = async (
  deps: Deps,
  visit: PartyVisit,
  { email, held }: SignerPart,
  call: Call,
): Promise<Proof | null> => (held ? null : proofOf(deps, call, ownerOfVisit(visit).subjectId, email))

/** Whose part a link leads to. Refuses with 'link-invalid' one that leads to none. */
export async function findPart(deps: Deps, visit: PartyVisit, _call: Call): Promise<Answer<SignerPart>> {
  const part = await partOf(deps, deps.db, visit)
  return part ? ok(part) : refused({ code: 'link-invalid' })
}

/** The same, for what only this signer does and reads: refuses with 'code-needed' a browser in which no code to their own contact was typed. */
export async function findProvenPart(
  deps: Deps,
  visit: PartyVisit,
  call: Call,
): Promise<Answer<SignerPart & { readonly proof: Proof }>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const proof = await proofHere(deps, visit, found.value, call)
  return proof ? ok({ ...found.value, proof }) : refused({ code: 'code-needed' })
}

export type Standing = ResponseOf<typeof openSigning>['standing']

/** How the part stands whoever asks; 'code' is told besides, where the browser is not known to be the signer's. */
export function standingOf({ envelope, own, all }: SignerPart, now: Date): Exclude<Standing, 'code'> {
  if (envelope.state === 'finished') return 'finished'
  if (envelope.state === 'signed') return 'sealing'
  if (envelope.state === 'declined') return 'declined'
  if (!waitsForSigners(envelope.state) || envelope.expiresAt <= now) return 'ended'
  if (own.signedAt) return 'signed'
  // A provider has its own statement of electronic records.
  if (!own.consentAt && envelope.provider === OWN_SIGNING) return 'consent'
  return nextSigner(all)?.id === own.id ? 'sign' : 'wait'
}

/** How an envelope ended before all had signed; null where it did not. One that ran out has, also before the sweep writes it down. */
export function endedBy({ envelope }: SignerPart, now: Date): 'void' | 'expired' | 'declined' | null {
  const { state, expiresAt } = envelope
  if (state === 'void' || state === 'expired' || state === 'declined') return state
  return waitsForSigners(state) && expiresAt <= now ? 'expired' : null
}

/** There is something to be read, signed or kept, so that it matters who does: the finished copy says all that the paper said. */
export const asksForCode = (part: SignerPart, now: Date): boolean =>
  ['consent', 'sign', 'wait', 'finished'].includes(standingOf(part, now))

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The code in a signer's sample: always the same for the same part, and only we can make it. */
export function sampleCode(keys: Pick<KeyRing, 'lastingIndex'>, signatureId: string): string {
  const bytes = Buffer.from(keys.lastingIndex(signatureId, 'e-sign-sample'), 'base64url')
  return [...bytes.subarray(0, 6)].map((byte) => letters[byte % letters.length]).join('')
}
