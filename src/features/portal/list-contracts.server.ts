// The contracts of an application as papers in its owner's portal: one to sign, those that wait for others, sealed copies.
import { nextSigner, waitsForSigners } from '#core/domain/envelope.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Deps } from '#platform/deps.ts'
import { envelopesOf, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf, type SignatureRow } from '#platform/store/signatures.ts'
import type { readApplication } from './contract.ts'

type Paper = ResponseOf<typeof readApplication>['papers'][number]
type Db = Pick<Deps, 'db' | 'keys' | 'clock'>

/** Newest first. Contracts that ended unsigned are not among them: nobody is asked for anything there. */
export async function listContracts(deps: Db, leadId: string): Promise<Paper[]> {
  const papers: Paper[] = []
  for (const envelope of await envelopesOf(deps.db, leadId)) {
    const kind = kindOf(deps, envelope, await signaturesOf(deps.db, envelope))
    const at = (envelope.finishedAt ?? envelope.sentAt ?? envelope.madeAt).toISOString()
    if (kind) papers.push({ id: envelope.id, kind, at, title: '', text: '' })
  }
  return papers
}

function kindOf(
  { keys, clock }: Db,
  envelope: EnvelopeRow,
  rows: readonly SignatureRow[],
): Paper['kind'] | null {
  if (envelope.state === 'finished') return 'signed-copy'
  if (envelope.state === 'signed') return 'contract-signed'
  if (!waitsForSigners(envelope.state) || envelope.expiresAt <= clock()) return null
  const next = nextSigner(rows)
  return next && openSignature(keys, next).email === '' ? 'contract' : 'contract-others'
}

/** The owner's own part of a contract that is sealed; null where there is none. */
export async function ownCopy(deps: Db, leadId: string, envelopeId: string): Promise<SignatureRow | null> {
  const envelope = (await envelopesOf(deps.db, leadId)).find(({ id }) => id === envelopeId)
  if (envelope?.state !== 'finished') return null
  const rows = await signaturesOf(deps.db, envelope)
  return rows.find((row) => openSignature(deps.keys, row).email === '') ?? null
}
