// Whether a file is one of ours, by its SHA-256 alone: kind, dates and initials, and nothing else of anybody.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { initialsOf } from '#core/domain/envelope.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'
import { paperByHash, paperRow } from '#platform/store/papers.ts'
import { signedCopyByHash } from '#platform/store/signed-copies.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import type { checkPaper as declared } from './contract.ts'

type Response = ResponseOf<typeof declared>

const unknown: Response = { known: false, kind: null, made: null, signed: null, initials: [] }
const dayOf = (at: Date | null): string | null => at && easternDay(at)

export async function checkPaper(
  { db, keys }: Deps,
  { hash }: RequestOf<typeof declared>,
): Promise<Answer<Response>> {
  const copy = await signedCopyByHash(db, hash)
  if (!copy) {
    const paper = await paperByHash(db, hash)
    return ok(paper ? { ...unknown, known: true, kind: paper.kind, made: dayOf(paper.madeAt) } : unknown)
  }
  const envelope = await readEnvelope(db, copy.subjectId, copy.envelopeId)
  const paper = envelope && (await paperRow(db, copy.subjectId, envelope.paperId))
  if (!envelope || !paper) return ok(unknown)
  const signers = (await signaturesOf(db, envelope)).map((row) => openSignature(keys, row))
  return ok({
    known: true,
    kind: paper.kind,
    made: dayOf(paper.madeAt),
    signed: dayOf(envelope.endedAt),
    initials: signers.map(({ name }) => initialsOf(name)),
  })
}
