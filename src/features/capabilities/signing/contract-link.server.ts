// Where the applicant signs the contract that is out: for screens that lead to it.
import { nextSigner, waitsForSigners } from '#core/domain/envelope.ts'
import type { Deps } from '#platform/deps.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'

/** Whether the applicant has signed the contract that is out, and others have not. */
export async function waitsForOthers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  leadId: string,
): Promise<boolean> {
  const out = (await envelopesOf(db, leadId)).find(
    ({ state, expiresAt }) => waitsForSigners(state) && expiresAt > clock(),
  )
  return out !== undefined && (await signaturesOf(db, out)).some(({ signedAt }) => signedAt !== null)
}

/** The address of the applicant's own link; null while no contract is out, or it is another signer's turn. */
export async function contractLinkOf(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  leadId: string,
): Promise<string | null> {
  const out = (await envelopesOf(deps.db, leadId)).find(
    ({ state, expiresAt }) => waitsForSigners(state) && expiresAt > deps.clock(),
  )
  const next = out && nextSigner(await signaturesOf(deps.db, out))
  if (!next) return null
  const { email, address } = openSignature(deps.keys, next)
  return email === '' ? address : null
}
