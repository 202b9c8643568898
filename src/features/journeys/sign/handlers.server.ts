// The signer's link on the server: tells the state of their part, takes consent, signature and no, and gives their files.
import * as z from 'zod/mini'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { signerWording } from '#core/domain/consents.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { maskedContact } from '#core/domain/masked-contact.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { roleAt, type Paper } from '#core/paper/paper.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { findDoing } from '#features/capabilities/offers/doing.server.ts'
import { tellNext } from '#features/capabilities/offers/next-step.server.ts'
import { checkPaper as answerCheck } from '#features/capabilities/signing/check-paper.server.ts'
import {
  askPaper,
  checkPaper,
  consentToSign,
  declinePaper,
  enterSignerCode,
  lookAgain,
  openFrame,
  openSigning,
  sendSignerCode,
  signPaper,
  tellShown,
} from '#features/capabilities/signing/contract.ts'
import { signPage } from '#features/capabilities/signing/paths.ts'
import { askOnPaper, onPaper } from '#features/capabilities/signing/on-paper.server.ts'
import { askProvider, openProviderPage } from '#features/capabilities/signing/provider-page.server.ts'
import { signingWebhooks } from '#features/capabilities/signing/provider-webhooks.server.ts'
import { noteShown } from '#features/capabilities/signing/shown.server.ts'
import {
  isCodeSent,
  orderSignerCode,
  takeSignerCode,
} from '#features/capabilities/signing/signer-code.server.ts'
import { consentToSigning, declinePart, signPart } from '#features/capabilities/signing/sign.server.ts'
import { ownerOfVisit } from '#features/capabilities/signing/owner.server.ts'
import { successorOf } from '#features/capabilities/signing/who-signed.server.ts'
import {
  asksForCode,
  endedBy,
  findPart,
  findProvenPart,
  proofHere,
  sampleCode,
  standingOf,
  type Standing,
} from '#features/capabilities/signing/signer-visit.server.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { openPaper } from '#features/capabilities/signing/open-paper.server.ts'
import { composePaper } from '#features/papers/papers.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature, Plugin } from '#platform/feature.ts'
import { callOf, type Call } from '#platform/http/call.ts'
import { findParty, partyRoute, type PartyVisit } from '#platform/http/party-door.ts'
import { route } from '#platform/http/mount.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { envelopeTree } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { loggedWith } from '#platform/store/links.ts'
import { paperRow } from '#platform/store/papers.ts'
import { copyPlace, readSignedCopy } from '#platform/store/signed-copies.ts'
import { noteSignerOpened, openSignature } from '#platform/store/signatures.ts'

const toSign: readonly LinkPurpose[] = ['sign', 'affiliate-sign']
/** Those that lead to the finished copy, an affiliate's own page among them. */
const purposes: readonly LinkPurpose[] = [...toSign, 'signed-copy', 'affiliate']

export const sign: Feature = {
  name: 'sign',
  routes: (deps) => [
    partyRoute(deps, openSigning, purposes, open),
    partyRoute(deps, sendSignerCode, purposes, orderSignerCode),
    partyRoute(deps, enterSignerCode, purposes, takeSignerCode),
    partyRoute(deps, tellShown, toSign, noteShown),
    partyRoute(deps, consentToSign, toSign, consentToSigning),
    partyRoute(deps, signPaper, toSign, signPart),
    partyRoute(deps, openFrame, toSign, openProviderPage),
    partyRoute(deps, lookAgain, toSign, askProvider),
    partyRoute(deps, declinePaper, toSign, declinePart),
    partyRoute(deps, askPaper, toSign, askOnPaper),
    route(checkPaper, anybody('whoever holds a file may ask whether it is ours'), (request) =>
      answerCheck(deps, request),
    ),
  ],
  plugin: (app, deps) => files(app, deps),
}

/** In a scope of its own, which reads bodies as the bytes that were signed. */
export const signWebhooks: Feature = { name: 'sign-webhooks', plugin: signingWebhooks }

async function open(
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof openSigning>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openSigning>>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const part = found.value
  // An affiliate's own page signs nothing.
  if (visit.link.purpose === 'affiliate' && part.envelope.state !== 'finished')
    return refused({ code: 'link-invalid' })
  const { subjectId, brand } = ownerOfVisit(visit)
  const { envelope, own } = part
  const paper = await paperRow(deps.db, subjectId, envelope.paperId)
  if (!paper) return refused({ code: 'link-invalid' })
  await noteOpened(deps, visit, call)
  // Only the applicant's part has none of its own.
  const { name, email: ownEmail } = openSignature(deps.keys, own)
  const tree = JSON.parse(await envelopeTree(deps.db, deps.keys, envelope)) as Paper
  const proven = (await proofHere(deps, visit, part, call)) !== null
  // Whoever only holds the link is not known to be the signer.
  if (proven && !own.openedAt) await noteSigner(deps, visit, own.id, envelope.id, call)
  const standing = !proven && asksForCode(part, deps.clock()) ? 'code' : standingOf(part, deps.clock())
  const shown = proven && (standing === 'sign' || standing === 'wait' || standing === 'signed')
  const wording = signerWording(call.language)
  const kind = kindOf(tree)
  const { name: sender } = brandOf(deps, brand)
  return ok({
    first_name: name.split(' ')[0] ?? '',
    brand,
    signer: name,
    title: tree.title,
    kind,
    role: proven ? roleAt(tree, own.place) : '',
    standing,
    framed: envelope.provider !== OWN_SIGNING,
    code_to: standing === 'code' ? maskedContact('email', part.email) : '',
    code_for: part.envelope.state === 'finished' ? 'copy' : 'signature',
    code_sent: standing === 'code' && (await isCodeSent(deps, part, call)),
    paper: shown ? tree : null,
    hash: paper.hash,
    sample:
      standing === 'consent' ? composePaper('e-sign-sample', { sender, code: null }, call.language) : null,
    on_paper: await onPaper(deps, visit),
    consent: {
      ...wording,
      text: fill(wording.text, { brand: sender, paper: pick({ en, es }, call.language)[`paper.${kind}`] }),
    },
    expires_at: envelope.expiresAt.toISOString(),
    ended: endedBy(part, deps.clock()),
    successor: isOver(standing) ? await successorOf(deps, part) : null,
    ...(proven && ownEmail === '' && visit.lead ? await nextOf(deps, visit.lead, call) : {}),
  })
}

/** What comes once all have signed: the last checks, the money. */
async function nextOf(
  deps: Deps,
  lead: NonNullable<PartyVisit['lead']>,
  { language }: Call,
): Promise<Pick<ResponseOf<typeof openSigning>, 'next'>> {
  if (lead.stage !== 'contract-signed') return {}
  return { next: await tellNext(deps, lead, await findDoing(deps, lead), language) }
}

const kindOf = ({ kind }: Paper): ResponseOf<typeof openSigning>['kind'] =>
  kind === 'funding-agreement' || kind === 'affiliate-agreement' ? kind : 'other'

const isOver = (standing: Standing): boolean => standing === 'ended' || standing === 'declined'

const noteSigner = (
  deps: Deps,
  visit: PartyVisit,
  signature: Parameters<typeof noteSignerOpened>[1]['id'],
  envelope: typeof signature,
  { ip, userAgent }: Call,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const { subjectId } = ownerOfVisit(visit)
    if (!(await noteSignerOpened(tx, { subjectId, id: signature }, now))) return
    const detail = { envelope, signature }
    await addEvent(
      tx,
      { ...loggedWith(visit.link), kind: 'contract-opened', actor: 'applicant', ip, userAgent, detail },
      now,
    )
  })

const takes = application({ by: [], purposes })
const named = z.object({
  code: z.string().check(z.maxLength(200)),
  file: z.enum(['sample.pdf', 'paper.pdf', 'copy.pdf']),
})

const inQuery = z.object({ language: z.optional(z.enum(['en', 'es'])) })

/** The files of a signer's link, as PDFs that a browser opens. */
const files: Plugin = (app, deps) => {
  app.get('/api/sign/files/:code/:file', { config: { takes } }, async (request, reply) => {
    const inLanguage = inQuery.safeParse(request.query).data?.language
    const own = callOf(request, reply)
    const call = inLanguage ? { ...own, language: inLanguage } : own
    const given = named.safeParse(request.params)
    if (!given.success) return sendProblem(reply, { code: 'not-found' }, call.language)
    const { code, file } = given.data
    const found = await findParty(deps, call, takes, code)
    if (!found.ok) return sendProblem(reply, found.refusal, call.language)
    const bytes = await bytesOf(deps, found.value, file, call)
    // Whoever follows a link to the copy gets the page that asks for the code, not a refusal to read.
    const asked = !bytes.ok && bytes.refusal.code === 'code-needed' && file === 'copy.pdf'
    if (asked && /text\/html/.test(call.header('accept') ?? '')) return reply.redirect(signPage(code))
    if (!bytes.ok) return sendProblem(reply, bytes.refusal, call.language)
    return reply
      .header('content-disposition', `${file === 'copy.pdf' ? 'attachment' : 'inline'}; filename="${file}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(Buffer.from(bytes.value))
  })
}

const notNow = refused({ code: 'not-possible-now' as const })
const busy = refused({ code: 'busy-now' as const })

async function bytesOf(
  deps: Deps,
  visit: PartyVisit,
  file: 'sample.pdf' | 'paper.pdf' | 'copy.pdf',
  call: Call,
): Promise<Answer<Uint8Array>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const { envelope, own } = found.value
  if (file === 'sample.pdf') {
    const { brand } = ownerOfVisit(visit)
    const facts = { sender: brandOf(deps, brand).name, code: sampleCode(deps.keys, own.id) }
    const paper = composePaper('e-sign-sample', facts, call.language)
    const written = await deps.threads.run('write-paper', { paper, madeAt: envelope.madeAt.toISOString() })
    return written.ok ? ok(written.value.bytes) : busy
  }
  if (file === 'copy.pdf') {
    // As the paper: whoever only holds the link is not known to be the signer.
    const proven = await findProvenPart(deps, visit, call)
    if (!proven.ok) return envelope.state === 'finished' ? proven : notNow
    const copy = await readSignedCopy(deps.db, own.subjectId, envelope.id, own.id)
    if (!copy) return notNow
    const opened = await deps.threads.run('open-bytes', { bytes: copy.file, place: copyPlace(copy.id) })
    return opened.ok ? ok(opened.value) : busy
  }
  // Before the consent nothing of the contract is sent electronically, and nothing to a browser that is not known to be the signer's.
  if (!own.consentAt && envelope.provider === OWN_SIGNING) return notNow
  const proven = await findProvenPart(deps, visit, call)
  if (!proven.ok) return proven
  const row = await paperRow(deps.db, own.subjectId, envelope.paperId)
  const opened = row && (await openPaper(deps, row))
  return opened?.ok && opened.value ? ok(opened.value) : busy
}
