// A code to the signer's own e-mail address: asked for on a new device, sent by a job, typed in the browser that asked.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { maskedContact } from '#core/domain/masked-contact.ts'
import { codeIn } from '#core/fields/one-time-code.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en as messagesEn } from '#core/words/messages/en.ts'
import { es as messagesEs } from '#core/words/messages/es.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { newCode } from '#platform/ids.ts'
import { addJob, done as jobDone, type JobRunner } from '#platform/outbox/outbox.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'
import { isProven, markProven } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import { loggedWith } from '#platform/store/links.ts'
import {
  CODE_MINUTES,
  codeToSend,
  contactKey,
  forgetContact,
  keepCode,
  sameContact,
  takeCode,
  waitingCode,
  type CodeToSend,
} from '#platform/store/portal-codes.ts'
import { openSignature, readSignature } from '#platform/store/signatures.ts'
import { orderCode } from '../contact-code/order-code.server.ts'
import { codeOf, sendCode } from '../contact-code/send-code.server.ts'
import { belongsTo, type Addressee } from '../messages/addressee.server.ts'
import { afterMessageFault } from '../messages/after-message-fault.server.ts'
import { brandOf } from '../messages/content-of.server.ts'
import type { enterSignerCode, sendSignerCode } from './contract.ts'
import { ownerOfVisit, readOwner } from './owner.server.ts'
import { noteProof } from './signer-browser.server.ts'
import { asksForCode, findPart, standingOf } from './signer-visit.server.ts'

const CODE_COOKIE = 'underway_sign_code'

/** What the code is bound to: a cookie of ours that no portal takes, and a portal's that we do not take. */
const browserOf = (deps: Deps, token: string): string => deps.keys.index(token, 'signer browser')

export async function orderSignerCode(
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof sendSignerCode>,
  call: Call,
): Promise<Answer<ResponseOf<typeof sendSignerCode>>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const { email, held, own, envelope } = found.value
  if (!asksForCode(found.value, deps.clock())) return refused({ code: 'not-possible-now' })
  if (held) return refused({ code: 'signer-contact-held' })
  const now = deps.clock()
  const token = newCode()
  const before = call.cookie(CODE_COOKIE)
  const ordered = await deps.db.transaction(async (tx) => {
    const order = await orderCode(
      tx,
      deps,
      {
        channel: 'email',
        contact: email,
        opens: 'signing',
        language: call.language,
        ip: call.ip,
        browser: browserOf(deps, token),
        before: before && browserOf(deps, before),
      },
      now,
    )
    if (!order.id) return order
    const { id } = order
    const payload = { code: id, signature: own.id, subjectId: own.subjectId as Id }
    await addJob(tx, { kind: 'send-signer-code', leadId: id, onceKey: id, payload }, now)
    const { ip, userAgent } = call
    const detail = { envelope: envelope.id, signature: own.id }
    await addEvent(
      tx,
      { ...loggedWith(visit.link), kind: 'contract-code-asked', actor: 'applicant', ip, userAgent, detail },
      now,
    )
    return order
  })
  if (!ordered.id)
    return refused({ code: 'too-many-sign-codes', retryAfterSeconds: ordered.retryAfterSeconds })
  call.setCookie(CODE_COOKIE, token, CODE_MINUTES * 60)
  deps.nudge()
  return ok({ to: maskedContact('email', email) })
}

/** Whether a code to this part's own address waits for the browser that asks. */
export async function isCodeSent(
  deps: Deps,
  { email }: { readonly email: string },
  call: Call,
): Promise<boolean> {
  const token = call.cookie(CODE_COOKIE)
  const waiting = token ? await waitingCode(deps.db, deps.keys, browserOf(deps, token), deps.clock()) : null
  return waiting !== null && sameContact(waiting, contactKey(deps.keys, 'email', email))
}

export async function takeSignerCode(
  deps: Deps,
  visit: PartyVisit,
  { code: typed }: RequestOf<typeof enterSignerCode>,
  call: Call,
): Promise<Answer<ResponseOf<typeof enterSignerCode>>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const { email, held, own, envelope } = found.value
  if (held) return refused({ code: 'signer-contact-held' })
  const token = call.cookie(CODE_COOKIE)
  if (!token) return refused({ code: 'code-ended' })
  const words = pick({ en, es }, call.language)
  const code = codeIn(typed)
  const wrong = (message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field: 'code', message }] })
  if (!code) return wrong(words.contactCodeShape)
  const { subjectId } = ownerOfVisit(visit)
  const now = deps.clock()
  const taken = await deps.db.transaction(async (tx) => {
    const contact = await takeCode(tx, deps.keys, browserOf(deps, token), code, now)
    if (typeof contact === 'string') return contact
    // A code for somebody else's part proves nothing of this one.
    if (!sameContact(contact, contactKey(deps.keys, 'email', email))) return 'ended'
    await markProven(tx, contact.key.split(',')[0]!, now)
    const { ip, userAgent } = call
    const detail = { envelope: envelope.id, signature: own.id }
    await addEvent(
      tx,
      { ...loggedWith(visit.link), kind: 'contract-code-typed', actor: 'applicant', ip, userAgent, detail },
      now,
    )
    return 'in'
  })
  if (taken === 'wrong') return wrong(words.contactCodeWrong)
  call.clearCookie(CODE_COOKIE)
  if (taken !== 'in') return refused({ code: 'code-ended' })
  noteProof(deps, call, subjectId, email)
  return ok({ standing: standingOf(found.value, now) })
}

/** The job behind it; its code ends in minutes, so nobody is told of one that could not be sent but by asking again. */
export const sendSignerCodeNow =
  (deps: Deps): JobRunner<'send-signer-code'> =>
  async ({ payload: { code: id, signature, subjectId }, attempt }) => {
    const asked = await codeToSend(deps.db, deps.keys, id, deps.clock())
    const row = asked && (await readSignature(deps.db, subjectId, signature))
    const envelope = row && (await readEnvelope(deps.db, subjectId, row.envelopeId))
    const owner = envelope && (await readOwner(deps.db, envelope))
    if (!asked || !row || !owner) return jobDone
    const code = codeOf(deps, id)
    // Kept before it is sent: whoever reads it at once is let in.
    await keepCode(deps.db, deps.keys, id, code)
    const brand = brandOf(deps, owner.brand)
    const sent = await sendCode(deps, asked, {
      id,
      code,
      again: attempt > 1,
      brand,
      letter: 'sign-code',
      reference: id,
      business: await businessFor(deps, asked, owner, openSignature(deps.keys, row).email === ''),
      affiliate: owner.subject === 'affiliate',
    })
    const after = sent && !sent.ok ? afterMessageFault('email', sent.refusal) : jobDone
    if ('retry' in after) return after
    await forgetContact(deps.db, id)
    if (sent?.ok)
      await addEvent(
        deps.db,
        { ...belongsTo(owner), kind: 'contract-code-sent', actor: 'system' },
        deps.clock(),
      )
    return sent && !sent.ok && sent.refusal.ours ? after : jobDone
  }

/** Whose contract it is, as the mail says it: by name only where somebody answered before, as in every message. */
async function businessFor(
  deps: Deps,
  { key, language }: CodeToSend,
  owner: Addressee,
  isOwner: boolean,
): Promise<string> {
  const words = pick({ en: messagesEn, es: messagesEs }, language)
  const known = await isProven(deps.db, key.split(','))
  if (known && owner.answers.businessName) return owner.answers.businessName
  if (owner.subject === 'affiliate') return brandOf(deps, owner.brand).name
  return words[isOwner ? 'unnamed' : 'unnamed.person']
}
