// Who has signed the contract that is out, and what became of one that has ended: for whoever is about to change it, or comes by an old link.
import { nextSigner, waitsForSigners } from '#core/domain/envelope.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import type { SignerPart } from './signer-visit.server.ts'

/** Names of those who signed the contract that waits for others; empty where none is out, or nobody has. */
export async function whoSigned(
  { keys }: Pick<Deps, 'keys'>,
  db: Queryable,
  leadId: string,
): Promise<string[]> {
  const out = (await envelopesOf(db, leadId)).find(({ state }) => waitsForSigners(state))
  const rows = out ? await signaturesOf(db, out) : []
  return rows.filter(({ signedAt }) => signedAt).map((row) => openSignature(keys, row).name)
}

interface Successor {
  /** It can be signed by the same person now, or later; or they have signed it. */
  readonly standing: 'now' | 'later' | 'signed'
  /** Their own link to it, where it can be signed now; '' else. */
  readonly url: string
}

/** The contract in place of one that has ended, for the same signer; null where there is none, or it is not theirs to sign. */
export async function successorOf(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  { envelope, own }: SignerPart,
): Promise<Successor | null> {
  const [newest] = await envelopesOf(db, envelope.subjectId)
  if (!newest || newest.id === envelope.id) return null
  const out = waitsForSigners(newest.state) && newest.expiresAt > clock()
  if (!out && newest.state !== 'signed' && newest.state !== 'finished') return null
  const { name, email } = openSignature(keys, own)
  const rows = await signaturesOf(db, newest)
  const theirs = rows.find((row) => {
    const signer = openSignature(keys, row)
    // The applicant is the one without an address of their own, whatever their name is corrected to.
    return signer.email === email && (email === '' || signer.name === name)
  })
  if (!theirs) return null
  if (theirs.signedAt) return { standing: 'signed', url: '' }
  const isTurn = nextSigner(rows)?.id === theirs.id
  return isTurn
    ? { standing: 'now', url: openSignature(keys, theirs).address ?? '' }
    : { standing: 'later', url: '' }
}
