// People, applications and staff for the walk through every door: each application is recognised by two texts that nobody else may see.
import { readFileSync } from 'node:fs'
import { roles, scopes, mayHoldKey, type Role, type Scope } from '#core/domain/access.ts'
import { linkPurposes, linkRule, type LinkPurpose } from '#core/domain/links.ts'
import { STAFF_COOKIE } from '#platform/http/staff-browser.ts'
import { PORTAL_COOKIE } from '#platform/http/owner-cookies.ts'
import { hashPassword } from '#features/staff/login/password.server.ts'
import type { Id } from '#core/ground/id.ts'
import { newCode, newId } from '#platform/ids.ts'
import { addAffiliate } from '#platform/store/affiliates.ts'
import { keepBusiness, nameBusiness } from '#platform/store/businesses.ts'
import { addDocument } from '#platform/store/documents.ts'
import { startFileSession } from '#platform/http/file-session.ts'
import { createLink, findLink, type LinkDetail } from '#platform/store/links.ts'
import { addMessage } from '#platform/store/messages.ts'
import { addEnvelope, setEnvelopeState } from '#platform/store/envelopes.ts'
import { addPaper, filePlace } from '#platform/store/papers.ts'
import { addSignature } from '#platform/store/signatures.ts'
import { addPerson } from '#platform/store/persons.ts'
import { leadLinkTo } from '#platform/store/renewals.ts'
import { startSession } from '#platform/store/staff-sessions.ts'
import { startPortalSession } from '#platform/store/portal-sessions.ts'
import { addStaff } from '#platform/store/staff.ts'
import type { TestApp } from '../app.ts'
import type { Visitor } from '../visitor.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../../src/features/journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as { business: object; pg: object }

export interface Record_ {
  readonly id: string
  readonly businessId: string
  readonly personId: string
  readonly affiliateId: string
  readonly leadId: string
  readonly browser: Visitor
  /** Those that were asked for. */
  readonly codes: Readonly<Record<LinkPurpose, string>>
  readonly documentId: string
  readonly messageId: string
  readonly linkId: string
  readonly envelope: string
  /** Last name and e-mail. */
  readonly marks: readonly string[]
}

let count = 0
const letters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** A complete application with a browser that holds its session, links of these purposes, a document and a message. */
export async function makeRecord(
  t: TestApp,
  closed = false,
  links: readonly LinkPurpose[] = linkPurposes,
): Promise<Record_> {
  const now = t.clock()
  const ln = `Zyx${letters(++count)}q`
  const email = `marked-${count}q@doors.example`
  const browser = t.visitor()
  const model = {
    ...minimal,
    business: { ...minimal.business, email },
    pg: { ...minimal.pg, ln },
  }
  const saved = await browser.post('/api/apply/lead', { model, page: 4 })
  if (saved.status !== 200) throw new Error(saved.text)
  const leadId = String(saved.body.leadid)
  const { id } = t.deps.keys.readLeadCode(leadId)!
  const codes: Partial<Record<LinkPurpose, string>> = {}
  let linkId = ''
  const contract = await addContract(t, 'application', id)
  const [documentId, messageId] = [newId(now), newId(now)]
  const businessId = await makeBusiness(t, id, { lastName: ln, email })
  // An owner besides the applicant, with the same marks.
  const personId = await addPerson(
    t.db,
    { leadId: id, role: 'owner', answers: { firstName: 'Ana', lastName: ln, email } },
    now,
  )
  const affiliateId = await makeAffiliate(t, { lastName: ln, email })
  const agreement = await addContract(t, 'affiliate', affiliateId)
  // An affiliate's own page leads to what they have signed.
  const signed = await addContract(t, 'affiliate', affiliateId)
  await setEnvelopeState(
    t.db,
    { id: signed.envelope as Id, subjectId: affiliateId },
    ['made', 'sent'],
    'finished',
    now,
  )
  for (const purpose of links) {
    const { subject, sentWith } = linkRule(purpose)
    const of =
      subject === 'affiliate'
        ? { affiliateId }
        : subject === 'business'
          ? { businessId }
          : subject === 'person'
            ? { leadId: id, personId }
            : { leadId: id }
    const { signature } = purpose === 'affiliate' ? signed : subject === 'affiliate' ? agreement : contract
    const detail: LinkDetail | undefined =
      purpose === 'paper'
        ? { doc: 'bla', of: id, account: null, month: null }
        : sentWith === 'signing' || subject === 'affiliate'
          ? { signature }
          : undefined
    const createdBy = sentWith === 'share-file' ? (await sharer(t)).id : null
    const link = await createLink(
      t.db,
      t.deps.keys,
      { ...of, purpose, expiresInDays: 14, detail, createdBy },
      now,
    )
    // One that was used already: it opens the application that came of it.
    if (of.businessId) await leadLinkTo(t.db, { subjectId: businessId, id: link.id }, id)
    codes[purpose] = link.code
    linkId = link.id
  }
  await addDocument(
    t.db,
    t.deps.keys,
    {
      id: documentId,
      leadId: id,
      kind: 'photo-id',
      name: 'id.png',
      mime: 'image/png',
      bytes: 1,
      sha256: documentId,
      blobKey: `uploads/${id}/${documentId}`,
      months: [],
      pages: 1,
      linkId: null,
      uploadedBy: 'applicant',
      scan: 'off',
      judged: 'usable',
      lockedUpdates: null,
      faults: [],
    },
    now,
  )
  await addMessage(
    t.db,
    t.deps.keys,
    {
      id: messageId,
      leadId: id,
      template: 'in-review',
      language: 'en',
      content: { channel: 'sms', to: '+12075550142', body: `Hello ${ln}` },
      state: 'sent',
    },
    now,
  )
  if (closed) await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [id])
  return {
    id,
    businessId,
    personId,
    affiliateId,
    leadId,
    browser,
    codes: codes as Record<LinkPurpose, string>,
    documentId,
    messageId,
    linkId,
    envelope: contract.envelope,
    marks: [ln, email],
  }
}

/** A paper that waits for its signer. */
async function addContract(
  t: TestApp,
  subject: 'application' | 'affiliate',
  subjectId: string,
): Promise<{ envelope: string; signature: string }> {
  const now = t.clock()
  const { db, keys } = t.deps
  const of = { subject, subjectId } as const
  const [paperId, envelopeId, id] = [newId(now), newId(now), newId(now)]
  const title = 'Agreement'
  const told = {
    kind: 'funding-agreement',
    version: '1',
    language: 'en',
    hash: id,
    bytes: 1,
    pages: 1,
  } as const
  const sealed = keys.sealBytes(new Uint8Array([1]), filePlace(paperId))
  const made = { places: [], madeAt: now, madeBy: null, facts: '{}', sealed }
  await addPaper(db, keys, { ...of, ...told, ...made, id: paperId })
  const out = {
    provider: 'own',
    reference: envelopeId,
    choiceId: null,
    expiresAt: new Date(now.getTime() + 1e9),
  }
  const tree = JSON.stringify({ title })
  await addEnvelope(db, keys, { ...of, ...out, id: envelopeId, paperId, tree }, now)
  const signer = { name: 'Ana', role: '', email: '' }
  const part = { subjectId, envelopeId, id, position: 1, place: 'signer-1', language: 'en', signer } as const
  await addSignature(db, keys, part)
  return { envelope: envelopeId, signature: id }
}

/** A browser in which the owner is logged in at the portal, by the record's e-mail. */
export async function logInToPortal(t: TestApp, { marks }: Pick<Record_, 'marks'>): Promise<Visitor> {
  const token = newCode()
  const contact = { channel: 'email', key: t.deps.keys.index(marks[1]!, 'email') } as const
  const from = { ip: '127.0.0.1', userAgent: 'test' }
  await startPortalSession(t.db, { ...contact, token, ...from }, t.clock())
  const who = t.visitor()
  who.cookies.set(PORTAL_COOKIE, token)
  return who
}

/** A browser in which the record's file is open by a link, as for a guest with its access code. */
export async function openFileOf(t: TestApp, { codes }: Pick<Record_, 'codes'>): Promise<Visitor> {
  const link = await findLink(t.db, t.deps.keys, codes.aggregation, ['aggregation'], t.clock())
  const who = t.visitor()
  startFileSession(t.deps, { setCookie: (name, value) => void who.cookies.set(name, value) }, link!)
  return who
}

/** An affiliate with the same marks. */
async function makeAffiliate(t: TestApp, who: { lastName: string; email: string }): Promise<string> {
  const answers = { firstName: 'Ana', ...who, businessName: 'Marked Partners' }
  const row = await addAffiliate(
    t.db,
    t.deps.keys,
    { brand: '', language: 'en', answers, signupKey: null },
    t.clock(),
  )
  return row!.id
}

/** The application's own business, with the same marks. */
async function makeBusiness(
  t: TestApp,
  leadId: string,
  owner: { lastName: string; email: string },
): Promise<string> {
  const told = { origin: 'import', brand: '', language: 'en', secrets: {}, assignedTo: null } as const
  const answers = { businessName: 'Marked Store', firstName: 'Ana', ...owner }
  const id = await keepBusiness(t.db, t.deps.keys, null, { ...told, answers, taxKey: leadId }, t.clock())
  await nameBusiness(t.db, leadId, id)
  return id
}

export interface Member {
  readonly id: string
  readonly role: Role
  readonly scope: Scope
}
/** Every login that there can be: a role with a full session, one that still sets up, or a key of a scope that it may hold. */
export const logins: readonly Omit<Member, 'id'>[] = roles.flatMap((role) =>
  scopes
    .filter((scope) => scope === 'full' || scope === 'setup' || mayHoldKey(role, scope))
    .map((scope) => ({ role, scope })),
)

const sharers = new WeakMap<TestApp, Promise<Member>>()
/** Who makes the links to files. */
function sharer(t: TestApp): Promise<Member> {
  const known = sharers.get(t) ?? makeMember(t, 'admin', 'full')
  sharers.set(t, known)
  return known
}

const someHash = hashPassword('a password that nobody types')

export async function makeMember(t: TestApp, role: Role, scope: Scope): Promise<Member & { who: Visitor }> {
  const now = t.clock()
  const id = newId(now)
  await addStaff(
    t.db,
    {
      id,
      email: `staff-${++count}@doors.example`,
      name: role,
      role,
      passwordHash: await someHash,
      passwordIsTemporary: false,
      totpSecret: null,
      totpConfirmedAt: now,
    },
    now,
  )
  const token = newCode()
  await startSession(
    t.db,
    { token, staffId: id, scope, provenAt: now, ip: '127.0.0.1', userAgent: 'test' },
    now,
  )
  const who = t.visitor()
  who.cookies.set(STAFF_COOKIE, token)
  return { id, role, scope, who }
}

export const assign = (t: TestApp, record: Record_, to: string | null): Promise<unknown> =>
  t.db.query(`update lead set assigned_to = $2::uuid where id = $1::uuid`, [record.id, to])
