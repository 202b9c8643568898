// A signer's consent, signature or no: each in one transaction with what follows from it.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { signerWording } from '#core/domain/consents.ts'
import { needsWords } from '#core/domain/decline-whys.ts'
import { compareSignature } from '#core/domain/signed-name.ts'
import { isLines } from '#core/fields/drawn-lines.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { signatureKind, signedHow, type SignedHow } from '#core/fields/signature.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { addEvent } from '#platform/store/events.ts'
import { paperRow } from '#platform/store/papers.ts'
import { noteConsent, openSignature, writeDeclined, writeSignature } from '#platform/store/signatures.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { noteFinished } from '../link-visit/visit.server.ts'
import { belongsTo } from '../messages/addressee.server.ts'
import { afterDecline, afterSignature } from './after-signing.server.ts'
import type { consentToSign, declinePaper, signPaper } from './contract.ts'
import { byOf, done, holding, type Done } from './held-part.server.ts'
import { ownerOfVisit } from './owner.server.ts'
import { wasShownHere } from './shown.server.ts'
import { deviceOf } from './signer-browser.server.ts'
import { findProvenPart, sampleCode, standingOf, type SignerPart } from './signer-visit.server.ts'

const wrong = (field: string, message: string): { readonly ok: false; readonly refusal: Refusal } =>
  refused({ code: 'invalid-fields', errors: [{ field, message }] })

/** Shows that the signer can read what we send (15 USC 7001(c)(1)(C)(ii), ADR 103): the sample was shown in this browser, or its code read elsewhere. */
export const consentToSigning = (
  deps: Deps,
  visit: PartyVisit,
  { code, version }: RequestOf<typeof consentToSign>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, { owner, envelope, own, now }) => {
    if (own.consentAt) return done
    const words = pick({ en, es }, call.language)
    const typed = (code ?? '').replace(/[\s-]/g, '').toUpperCase()
    if (typed && typed !== sampleCode(deps.keys, own.id)) return wrong('code', words.wrongCode)
    if (!typed && !wasShownHere(deps, own, call)) return wrong('code', words.sampleFirst)
    if (version !== signerWording(call.language).version) return refused({ code: 'done-already' })
    const by = typed ? 'code' : 'shown'
    if (!(await noteConsent(tx, own, { version, by }, now))) return done
    await addEvent(
      tx,
      {
        ...belongsTo(owner),
        kind: 'contract-consented',
        ...byOf(call),
        detail: { envelope: envelope.id, signature: own.id, version, by },
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
  { signature, hash, variant }: RequestOf<typeof signPaper>,
  call: Call,
): Promise<Done> {
  const found = await findProvenPart(deps, visit, call)
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
    const { name } = openSignature(deps.keys, own)
    const likeness = how === 'typed' ? compareSignature(image, name) : 'same'
    const words = pick({ en, es }, call.language)
    if (likeness === 'other') return wrong('signature', fill(words.otherName, { name }))
    if (likeness === 'variant' && !variant) return wrong('variant', fill(words.confirmVariant, { name }))
    const from = {
      ip: call.ip,
      browser: call.userAgent,
      device: deviceOf(deps, call),
      proof: held.proof,
      ...(likeness === 'variant' ? { variant: true as const } : {}),
    }
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
  // Lines that we draw are no picture: nobody unpacks anything.
  if (how === 'typed' || isLines(parsed.value)) return ok({ how, image: parsed.value })
  const png = Buffer.from(parsed.value.slice(parsed.value.indexOf(',') + 1), 'base64')
  const flat = await threads.run('flatten-signature', { png })
  if (!flat.ok) return refused(refusalOfThread(flat.refusal))
  return flat.value ? ok({ how, image: Buffer.from(flat.value).toString('base64') }) : invalid
}

/** Ends the envelope for everybody. */
export const declinePart = (
  deps: Deps,
  visit: PartyVisit,
  { why, reason }: RequestOf<typeof declinePaper>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, held) => {
    const { own, standing, now } = held
    if (standing === 'declined' && own.declinedAt) return done
    if (!reason.trim() && needsWords(why))
      return wrong('reason', pick({ en, es }, call.language).reasonNeeded)
    if (standing !== 'sign' && standing !== 'consent') return refused({ code: 'not-possible-now' })
    await writeDeclined(tx, deps.keys, own, { why: why ?? null, reason: reason.trim() }, now)
    await noteFinished(tx, visit, call, now)
    await afterDecline(tx, held, byOf(call), now)
    return done
  })
