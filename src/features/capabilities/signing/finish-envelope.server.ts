// The job behind the last signature: the sealed file, kept once for each signer and once for us. Our own is written with its audit page; a provider's is fetched.
import { createHash } from 'node:crypto'
import { initialsOf } from '#core/domain/envelope.ts'
import type { Id } from '#core/ground/id.ts'
import type { Paper } from '#core/paper/paper.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { newId } from '#platform/ids.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { findESign } from '#platform/providers/e-sign/port.ts'
import { faultText, type Fault } from '#platform/providers/faults.ts'
import { envelopeTree, readEnvelope, setEnvelopeState, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { paperRow } from '#platform/store/papers.ts'
import { addSignedCopy, copyPlace, type SignedCopyRow } from '#platform/store/signed-copies.ts'
import { openSignature, signaturesOf, type SignatureRow } from '#platform/store/signatures.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { belongsTo } from '../messages/addressee.server.ts'
import { lockOwner, readOwner } from './owner.server.ts'
import { sealPaper } from './seal-paper.server.ts'
import { sendToSigner } from './send-to-signer.server.ts'
import { signedPaper, type AuditedSigner } from './signed-paper.ts'

type Copy = SignedCopyRow & { readonly file: Uint8Array }

/** After the last signature: signers wait for their copies, but not long for an authority that says when. */
const PATIENCE_MS = 3_600_000

/** Runs again without harm: what is finished stays as it is. */
export const finishEnvelope =
  (deps: Deps): JobRunner<'finish-envelope'> =>
  async ({ leadId, payload }) => {
    const { seal } = deps
    const envelope = await readEnvelope(deps.db, leadId, payload.envelope)
    if (envelope?.state !== 'signed') return done
    const port = findESign(deps.eSign, envelope.provider)
    if (!port) return { giveUp: 'whoever has it signed is not set up here' }
    const told = await port.look(envelope.reference)
    if (!told.ok) return afterFault(envelope.provider, 'the signatures were not read', told.refusal)
    if (told.value.state !== 'signed' && told.value.state !== 'finished')
      return { giveUp: 'not all have signed' }
    const rows = await signaturesOf(deps.db, envelope)
    const theirs = port.embedded && (await port.embedded.download(envelope.reference))
    if (theirs && !theirs.ok) return afterDownload(envelope, theirs.refusal)
    if (!theirs && !seal) return { giveUp: 'papers are not sealed here' }
    const copies: Copy[] = []
    for (const reader of [null, ...rows.map(({ id }) => id)]) {
      const bytes = theirs || (await writeSealed({ ...deps, seal: seal! }, envelope, rows, reader))
      if (!bytes.ok) return bytes.refusal
      const copy = await copyOf(deps, envelope, reader, bytes.value)
      if (!copy) return { retry: 'a copy was not encrypted' }
      copies.push(copy)
    }
    await deps.db.transaction((tx) => keep(tx, deps, envelope, rows, copies))
    deps.nudge()
    return done
  }

type Tx = Parameters<Parameters<Deps['db']['transaction']>[0]>[0]

async function keep(
  tx: Tx,
  deps: Deps,
  envelope: EnvelopeRow,
  rows: readonly SignatureRow[],
  copies: readonly Copy[],
): Promise<void> {
  const now = deps.clock()
  const owner = await lockOwner(tx, envelope)
  if (!owner || !(await setEnvelopeState(tx, envelope, ['signed'], 'finished', now))) return
  for (const copy of copies) await addSignedCopy(tx, copy)
  const detail = { envelope: envelope.id, copies: copies.length }
  await addEvent(tx, { ...belongsTo(owner), kind: 'contract-finished', actor: 'system', detail }, now)
  for (const row of rows) await sendToSigner(tx, deps, owner, row, 'signed-copy')
}

/** All have signed, so it will be there: one that is still being written is refused for a while. */
function afterDownload({ provider }: EnvelopeRow, fault: Fault): JobResult {
  const what = 'the signed file was not fetched'
  const isRefused = fault.kind === 'rejected' && !fault.ours
  return isRefused ? { retry: faultText(what, fault) } : afterFault(provider, what, fault)
}

/** `reader`: whose copy; null = ours, with the addresses of all. The refusal says how the job goes on. */
async function writeSealed(
  deps: Deps & Required<Pick<Deps, 'seal'>>,
  envelope: EnvelopeRow,
  rows: readonly SignatureRow[],
  reader: Id | null,
): Promise<Outcome<Uint8Array, JobResult>> {
  const { db, keys, threads } = deps
  const tree = JSON.parse(await envelopeTree(db, keys, envelope)) as Paper
  const [paper, owner] = [
    await paperRow(db, envelope.subjectId, envelope.paperId),
    await readOwner(db, envelope),
  ]
  if (!paper) throw new Error('an envelope without its paper')
  const madeAt = deps.clock()
  const parts = rows.map((row) => ({ row, ...openSignature(deps.keys, row) }))
  const signers = rows.map((row) => {
    const own = parts.find((part) => part.row === row)
    const shared = parts.filter(
      (part) => part.row !== row && part.from?.device && part.from.device === own?.from?.device,
    )
    // Nobody gets another's whole name but the operator: initials say enough.
    const sharedWith = shared.map(({ name }) => (reader === null ? name : initialsOf(name)))
    return audited(deps, row, owner?.answers.email ?? '', reader === null || reader === row.id, sharedWith)
  })
  const audit = { paperHash: paper.hash, envelope: envelope.id, sealer: tree.sender, signers }
  const written = await threads.run('write-paper', {
    paper: signedPaper(tree, audit),
    madeAt: madeAt.toISOString(),
  })
  if (!written.ok) return refused({ retry: 'a copy was not written' })
  const words = pick({ en, es }, tree.language)
  const signedAt = Math.max(...rows.map((row) => row.signedAt?.getTime() ?? 0))
  return sealPaper(deps, written.value.bytes, {
    at: madeAt,
    reason: words.sealReason,
    reasonByOurClock: words.sealReasonByOurClock,
    patientUntil: new Date(signedAt + PATIENCE_MS),
  })
}

/** The row of a copy, its file encrypted; null where a thread failed. */
async function copyOf(
  { threads, clock }: Deps,
  { subjectId, id: envelopeId }: EnvelopeRow,
  reader: Id | null,
  bytes: Uint8Array,
): Promise<Copy | null> {
  const madeAt = clock()
  const id = newId(madeAt)
  // The hash first: the thread takes the bytes away.
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { length } = bytes
  const file = await threads.run('seal-bytes', { bytes: bytes.slice(), place: copyPlace(id) })
  if (!file.ok) return null
  return {
    subjectId,
    envelopeId,
    id,
    signatureId: reader,
    hash,
    bytes: length,
    madeAt,
    file: file.value,
  }
}

function audited(
  deps: Deps,
  row: SignatureRow,
  ownerEmail: string,
  withAddresses: boolean,
  sharedWith: readonly string[],
): AuditedSigner {
  const { name, role, email, image, from } = openSignature(deps.keys, row)
  const { signedAt, consentAt, how, seenHash, consentVersion } = row
  const iso = (at: Date | null) => at && at.toISOString()
  if (
    !signedAt ||
    !consentAt ||
    !how ||
    how === 'provider' ||
    !image ||
    !from ||
    !seenHash ||
    !consentVersion
  )
    throw new Error('a part of a signed envelope is not signed')
  return {
    place: row.place,
    name,
    role,
    how,
    image,
    signedOn: easternDay(signedAt),
    course: {
      sent: iso(row.sentAt),
      opened: iso(row.openedAt),
      sampleShown: iso(row.sampleAt),
      consented: consentAt.toISOString(),
      viewed: iso(row.viewedAt),
      signed: signedAt.toISOString(),
    },
    consentVersion,
    consentBy: row.consentBy,
    seenHash,
    proof: from.proof ?? null,
    sharedWith,
    variant: from.variant === true,
    from: withAddresses ? { ip: from.ip, browser: from.browser, email: email || ownerEmail } : null,
  }
}
