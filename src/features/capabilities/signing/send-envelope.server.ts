// Sends a frozen paper out for signature. Knows no kinds of papers: it gets bytes, a tree and who signs where.
import type { Id } from '#core/ground/id.ts'
import { ENVELOPE_DAYS } from '#core/domain/envelope.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Paper, SignaturePlace } from '#core/paper/paper.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { newId } from '#platform/ids.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import type { JobResult } from '#platform/outbox/outbox.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { addEnvelope, envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { addPaper, type NewPaper } from '#platform/store/papers.ts'
import { addSignature, signaturesOf, type SignerPerson } from '#platform/store/signatures.ts'
import { belongsTo, type Addressee } from '../messages/addressee.server.ts'
import { idOfJob } from '../messages/queue-message.server.ts'
import { sendToSigner } from './send-to-signer.server.ts'

interface EnvelopeToSend {
  readonly row: NewPaper
  readonly bytes: Uint8Array
  readonly tree: Paper
  /** Where in the file there is to be signed. */
  readonly places: readonly SignaturePlace[]
  /** In the order in which they sign. `language`: their own; the paper's where there is none. */
  readonly signers: readonly (SignerPerson & { readonly place: string; readonly language?: Language })[]
  readonly choiceId: Id | null
  /** Its id, the same at each try: a provider is asked by it what it took before. */
  readonly id: Id
  /** Where the applicant is reached: a provider knows its signers by their address. */
  readonly ownerEmail: string
  /** Until when it can be signed; ENVELOPE_DAYS from now where nothing depends on the day. */
  readonly expiresAt?: Date
}

/** Writes paper, envelope and signers, and sends the first one their link; in the caller's transaction, which holds the lock of whose it is. */
type WriteEnvelope = (tx: Queryable, owner: Addressee) => Promise<Id>

/** Hands the paper to whoever has it signed, outside of any transaction; what it answers writes the envelope. */
export async function prepareEnvelope(
  deps: Deps,
  { row, bytes, tree, places, signers, choiceId, id, ownerEmail, ...given }: EnvelopeToSend,
): Promise<Outcome<WriteEnvelope, Fault>> {
  const [eSign] = deps.eSign
  if (!eSign) return refused({ kind: 'unavailable', vendorCode: 'not-set-up' })
  const now = deps.clock()
  const expiresAt = given.expiresAt ?? new Date(now.getTime() + ENVELOPE_DAYS * 86_400_000)
  const parts = signers.map(({ place, language, ...signer }, at) => ({
    id: newId(now),
    position: at + 1,
    place,
    language,
    signer,
  }))
  const made = await eSign.create({
    envelope: id,
    subjectId: row.subjectId,
    title: tree.title,
    language: row.language,
    bytes,
    hash: row.hash,
    places,
    signers: parts.map(({ signer, id: partId, position, place }) => ({
      id: partId,
      position,
      place,
      name: signer.name,
      email: signer.email || ownerEmail,
    })),
    expiresAt,
  })
  if (!made.ok) return made
  return ok(async (tx, owner) => {
    await addPaper(tx, deps.keys, row)
    const { subject, subjectId, language } = row
    await addEnvelope(
      tx,
      deps.keys,
      {
        subject,
        subjectId,
        id,
        paperId: row.id,
        provider: eSign.name,
        reference: made.value.reference,
        choiceId,
        expiresAt,
        tree: JSON.stringify(tree),
      },
      now,
    )
    for (const part of parts)
      await addSignature(tx, deps.keys, {
        ...part,
        subjectId,
        envelopeId: id,
        language: part.language ?? language,
      })
    const [first] = await signaturesOf(tx, { subjectId, id })
    await sendToSigner(tx, deps, owner, first!, 'sign')
    await addEvent(
      tx,
      {
        ...belongsTo(owner),
        kind: 'contract-sent',
        actor: 'system',
        detail: { envelope: id, signature: first!.id },
      },
      now,
    )
    return id
  })
}

/** How the job goes on whose order was refused: what is wrong with the order itself is for a person. */
export const afterRefusedOrder = ({ eSign: [first] }: Pick<Deps, 'eSign'>, fault: Fault): JobResult =>
  afterFault(first?.name ?? 'the provider of signatures', 'the envelope was not made', fault)

/** The id of the envelope that a job makes: the same at each try, another once it has made one. */
export async function nextEnvelope(db: Queryable, jobId: string, subjectId: string): Promise<Id> {
  const made = await envelopesOf(db, subjectId)
  return idOfJob(jobId, `envelope ${made.length}`)
}
