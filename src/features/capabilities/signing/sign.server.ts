// A signer's consent, signature or no: each in one transaction with what follows from it.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { consentWording } from '#core/domain/consents.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { signatureKind, signedHow, type SignedHow } from '#core/fields/signature.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { lockEnvelope } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { paperRow } from '#platform/store/papers.ts'
import { noteConsent, writeDeclined, writeSignature } from '#platform/store/signatures.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { noteFinished } from '../link-visit/visit.server.ts'
import { belongsTo, type Addressee } from '../messages/addressee.server.ts'
import { afterDecline, afterSignature } from './after-signing.server.ts'
import type { consentToSign, declinePaper, signPaper } from './contract.ts'
import { lockOwner, ownerOfVisit } from './owner.server.ts'
import {
  findPart,
  partOf,
  sampleCode,
  standingOf,
  type SignerPart,
  type Standing,
} from './signer-visit.server.ts'

type Done = Answer<{ ok: boolean }>
const done: Done = ok({ ok: true })

const wrong = (field: string, message: string): { readonly ok: false; readonly refusal: Refusal } =>
  refused({ code: 'invalid-fields', errors: [{ field, message }] })
const byOf = ({ ip, userAgent }: Call) => ({ actor: 'applicant', ip, userAgent }) as const

interface Held extends SignerPart {
  readonly owner: Addressee
  readonly standing: Standing
  readonly now: Date
}

/** With the envelope and whose it is locked: two signatures, or a signature and a changed offer, come one after the other. */
async function holding(
  deps: Deps,
  visit: PartyVisit,
  call: Call,
  work: (tx: Queryable, held: Held) => Promise<Done>,
): Promise<Done> {
  const now = deps.clock()
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    const owner = await lockOwner(tx, ownerOfVisit(visit))
    if (!owner) return refused({ code: 'link-invalid' })
    await lockEnvelope(tx, owner.id, found.value.envelope.id)
    const part = await partOf(tx, visit)
    if (!part) return refused({ code: 'link-invalid' })
    return work(tx, { ...part, owner, now, standing: standingOf(part, now) })
  })
  if (answer.ok) deps.nudge()
  return answer
}

/** Shows that the signer can read what we send: the code stands in the sample alone (15 USC 7001(c)(1)(C)(ii)). */
export const consentToSigning = (
  deps: Deps,
  visit: PartyVisit,
  { code, version }: RequestOf<typeof consentToSign>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, { owner, envelope, own, now }) => {
    const words = pick({ en, es }, call.language)
    if (code.replace(/[\s-]/g, '').toUpperCase() !== sampleCode(deps.keys, own.id))
      return wrong('code', words.wrongCode)
    if (version !== consentWording('e-sign', call.language).version) return refused({ code: 'done-already' })
    if (!(await noteConsent(tx, own, version, now))) return done
    await addEvent(
      tx,
      {
        ...belongsTo(owner),
        kind: 'contract-consented',
        ...byOf(call),
        detail: { envelope: envelope.id, signature: own.id, version },
      },
      now,
    )
    return done
  })

/**
 * The same signature twice is one. Refused with 'not-possible-now' where it is not, or no longer, this signer's turn: that is judged before
 * anybody looks at a picture, and again with everything locked.
 */
export async function signPart(
  deps: Deps,
  visit: PartyVisit,
  { signature, hash }: RequestOf<typeof signPaper>,
  call: Call,
): Promise<Done> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  if (found.value.own.signedAt) return done
  const { subjectId } = ownerOfVisit(visit)
  const may = await maySign(deps.db, subjectId, found.value, { hash, now: deps.clock() })
  if (!may) return refused({ code: 'not-possible-now' })
  const read = await readSignature(deps, signature, call.language)
  if (!read.ok) return read
  return holding(deps, visit, call, async (tx, held) => {
    const { owner, own, now } = held
    if (own.signedAt) return done
    if (!(await maySign(tx, owner.id, held, { hash, now }))) return refused({ code: 'not-possible-now' })
    const { how, image } = read.value
    const from = { ip: call.ip, browser: call.userAgent }
    await writeSignature(tx, deps.keys, own, { how, image, from, seenHash: hash }, now)
    await noteFinished(tx, visit, call, now)
    await afterSignature(tx, deps, held, how, byOf(call), now)
    return done
  })
}

/** Whether it is this signer's turn, here, and on the paper that they were shown (`hash`). */
async function maySign(
  db: Queryable,
  subjectId: string,
  part: SignerPart,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<boolean> {
  // What is signed on a provider's page is signed nowhere else.
  if (part.envelope.provider !== OWN_SIGNING || standingOf(part, now) !== 'sign') return false
  return (await paperRow(db, subjectId, part.envelope.paperId))?.hash === hash
}

async function readSignature(
  { threads }: Deps,
  text: string,
  language: Language,
): Promise<Answer<{ readonly how: SignedHow; readonly image: string }>> {
  const parsed = signatureKind.parse(text)
  const invalid = wrong('signature', fieldMessage({ key: 'signature' }, '', language))
  if (!parsed.ok) return invalid
  const how = signedHow(parsed.value)
  if (how === 'typed') return ok({ how, image: parsed.value })
  const png = Buffer.from(parsed.value.slice(parsed.value.indexOf(',') + 1), 'base64')
  const flat = await threads.run('flatten-signature', { png })
  if (!flat.ok) return refused(refusalOfThread(flat.refusal))
  return flat.value ? ok({ how, image: Buffer.from(flat.value).toString('base64') }) : invalid
}

/** Ends the envelope for everybody. */
export const declinePart = (
  deps: Deps,
  visit: PartyVisit,
  { reason }: RequestOf<typeof declinePaper>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, held) => {
    const { own, standing, now } = held
    if (standing === 'declined' && own.declinedAt) return done
    if (!reason.trim()) return wrong('reason', pick({ en, es }, call.language).reasonNeeded)
    if (standing !== 'sign' && standing !== 'consent') return refused({ code: 'not-possible-now' })
    await writeDeclined(tx, deps.keys, own, reason.trim(), now)
    await noteFinished(tx, visit, call, now)
    await afterDecline(tx, held, byOf(call), now)
    return done
  })
