// Fills the demo workspace through the front door: the same calls that a browser makes, on a clock that walks through the last weeks.
import type { FastifyInstance } from 'fastify'
import { disclosureLaws } from '#core/domain/disclosure-states.ts'
import { filePurposes, linkRule, type LinkPurpose } from '#core/domain/links.ts'
import type { Id } from '#core/ground/id.ts'
import { createStaff } from '#features/staff/people/create-staff.server.ts'
import type { Deps } from '#platform/deps.ts'
import { createWorker } from '#platform/outbox/drain.ts'
import { addEvent } from '#platform/store/events.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { requestDocument } from '#platform/store/documents.ts'
import { changeLead } from '#platform/store/leads.ts'
import { createLink, type LinkDetail } from '#platform/store/links.ts'
import { staffByEmail } from '#platform/store/staff.ts'
import { makeSharedLink } from '#features/staff/aggregation/share-link.server.ts'
import { addPerson, personsOf } from '#platform/store/persons.ts'
import { features } from '../features.ts'
import { buildServer } from '../http.ts'
import { runnersOf } from '../worker.ts'
import { sampleApplicants } from './applicant-rows.ts'
import { applicant } from './applicants.ts'
import type { Simulators } from './simulators.ts'
import { sendSampleContract } from './contract-sample.ts'
import { addSampleAffiliates } from './affiliates.ts'
import { addSamplePapers } from './papers.ts'
import { addSampleBusinesses } from './businesses.ts'
import { applyByLegacyWizard } from './legacy-applicant.ts'
import { proposeForSample, pullForSample, writeToSample, reopenSample, reopenedSample } from './staff-work.ts'

interface DemoStaff {
  readonly role: string
  readonly email: string
  readonly password: string
  readonly authKey: string
  readonly totpSecret: string
}

export interface DemoNotes {
  staff: DemoStaff[]
  /** Sample applications made so far. */
  applications: number
  /** Flow -> code of its sample link; the portal's is the e-mail that logs in. */
  links: Record<string, string>
  /** Flow -> the person whom its sample link is about. */
  persons?: Record<string, string>
  /** Flow -> the access code of its sample link. */
  accessCodes?: Record<string, string>
}

const MOST_PULLS = 5

const people = [
  { role: 'representative', email: 'rosa@underway.example', name: 'Rosa Medina' },
  { role: 'underwriter', email: 'martin@underway.example', name: 'Martin Ortiz' },
  { role: 'admin', email: 'ada@underway.example', name: 'Ada Fields' },
] as const

/** Whether the workspace is filled. The portal's sample is the last one: a start that broke off before goes on at the next. */
export const isFilled = ({ applications, links }: DemoNotes, samples: number): boolean =>
  applications >= samples && (samples === 0 || links.portal !== undefined)

export async function addDemoStaff(deps: Deps): Promise<DemoStaff[]> {
  const staff: DemoStaff[] = []
  for (const person of people) {
    const made = await createStaff(
      deps.db,
      deps.keys,
      { ...person, keyAmount: deps.policy.authority.roles[person.role]?.maximumAmount },
      deps.clock(),
    )
    if (made)
      staff.push({
        role: person.role,
        email: person.email,
        password: made.password,
        authKey: made.authKey,
        totpSecret: made.totpSecret,
      })
  }
  return staff
}

/**
 * Makes the sample applications that are still missing, oldest first; goes on after a restart where it stopped. `deps.clock` and the
 * simulators' clock stand where `setNow` puts them.
 */
export async function seedApplications(
  deps: Deps,
  simulators: Simulators,
  notes: DemoNotes,
  keep: () => void,
  setNow: (at: Date) => void,
): Promise<void> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const samples = deps.config.demoSamples
  // The samples' papers are signed on our own pages: some of them are signed already, and a provider has signers of flesh and blood.
  const seeding: Deps = {
    ...deps,
    eSign: deps.eSign.filter(({ embedded }) => !embedded),
    log: quiet,
    nudge: () => {},
    config: { ...deps.config, rateLimits: false, logLevel: 'silent' },
  }
  const workerFor = (of: Deps) =>
    createWorker({ db: deps.db, log: quiet, clock: deps.clock, runners: runnersOf(of), pollMs: 0 })
  const worker = workerFor(seeding)
  const server = await buildServer(seeding, { features })
  const start = deps.clock().getTime()
  for (let index = notes.applications; index < samples; index++) {
    // From four weeks ago to an hour ago, closer together towards today.
    const back = (1 - index / Math.max(1, samples - 1)) ** 2 * 28 * 86_400_000 + 3_600_000
    setNow(new Date(start - back))
    const pass = (minutes: number) => setNow(new Date(deps.clock().getTime() + minutes * 60_000))
    await applicant(index, { server, worker, simulators, clock: deps.clock, pass })
    if (sampleApplicants[index]?.business === reopenedSample) {
      pass(90)
      await reopenSample(seeding)
      await worker.drain()
    }
    notes.applications = index + 1
    keep()
  }
  setNow(new Date(start - 40 * 60_000))
  await proposeForSample(seeding)
  await worker.drain()
  setNow(new Date(start))
  await assignSamples(seeding)
  await pullSampleReports(seeding, () => worker.drain())
  await addSampleLinks(seeding, notes)
  if (!notes.links.sign) {
    // The one of the guide goes out as new ones do.
    const asNew = { ...seeding, eSign: deps.eSign }
    const sender = workerFor(asNew)
    const contract = await sendSampleContract(asNew, () => sender.drain())
    if (contract) notes.links.sign = contract
    await sender.stop()
    keep()
  }
  await addLegacySample(seeding, server, notes)
  await addSharedFiles(seeding, notes)
  await addSamplePapers(seeding, notes.links)
  await addSampleBusinesses(seeding, notes.links)
  await addSampleAffiliates(seeding, server, notes.links, () => worker.drain())
  notes.links.portal ??= (await writeToSample(seeding)) ?? ''
  await worker.drain()
  keep()
  await worker.stop()
  await server.close()
}

/** Every other sample belongs to the representative; the rest can be taken. */
async function assignSamples(deps: Deps): Promise<void> {
  const [representative] = await deps.db.query<{ id: Id }>(
    `select id from staff where role = 'representative' limit 1`,
  )
  const leads = await deps.db.query<{ id: string }>(
    'select id from lead where assigned_to is null order by id',
  )
  for (const [at, lead] of leads.entries()) {
    if (at % 2 || !representative) continue
    await deps.db.transaction(async (tx) => {
      await changeLead(tx, lead.id, { assignedTo: representative.id }, deps.clock())
      await addEvent(
        tx,
        { leadId: lead.id, kind: 'assigned', actor: 'system', detail: { to: representative.id } },
        deps.clock(),
      )
    })
  }
}

/** Of the newest samples with an offer whose owner agreed, until one has a report, and its offer still. */
async function pullSampleReports(deps: Deps, drain: () => Promise<unknown>): Promise<void> {
  const offered = () =>
    deps.db.query<{ id: string; reports: number }>(
      `select id, (select count(*)::int from credit_report r where r.lead_id = lead.id) as reports
       from lead where ${among.offered} order by created_at desc, id limit ${MOST_PULLS}`,
    )
  for (const { id } of await offered()) {
    if ((await offered()).some(({ reports }) => reports > 0)) return
    await pullForSample(deps, id, drain)
  }
}

/** Goes on where the older wizard differs from the newer one. */
async function addLegacySample(deps: Deps, server: FastifyInstance, { links }: DemoNotes): Promise<void> {
  if (links['apply-legacy']) return
  const lead = deps.keys.readLeadCode(await applyByLegacyWizard(server))!
  const link = { leadId: lead.id, purpose: 'continue', expiresInDays: 90 } as const
  const { code } = await deps.db.transaction((tx) => createLink(tx, deps.keys, link, deps.clock()))
  links['apply-legacy'] = code
}

/** A file with an offer, and a credit report where one has it, that the underwriter shares by both links. */
async function addSharedFiles(deps: Deps, notes: DemoNotes): Promise<void> {
  const [lead] = await deps.db.query<{ id: string }>(
    `select id from lead where ${among.offered}
     order by exists (select from credit_report r where r.lead_id = lead.id) desc, created_at desc, id limit 1`,
  )
  const maker = await staffByEmail(deps.db, 'martin@underway.example')
  if (!lead || !maker) return
  for (const purpose of filePurposes) {
    if (notes.links[purpose]) continue
    const of = { leadId: lead.id, purpose, createdBy: maker.id, days: 90 }
    const { code, accessCode } = await deps.db.transaction((tx) => makeSharedLink(tx, deps, of))
    notes.links[purpose] = code
    ;(notes.accessCodes ??= {})[purpose] = accessCode
  }
}

type Wanted = readonly [
  name: string,
  purpose: LinkPurpose,
  where: keyof typeof among,
  nth: number,
  detail?: LinkDetail,
]

/** Applications in a state that shows a flow, newest first. */
const among = {
  begun: `stage = 'draft' and step not in ('contact', 'business')`,
  waiting: `stage = 'bank-needed' and bank_state = 'none'`,
  failed: `stage = 'bank-needed' and bank_state in ('failed', 'skipped')`,
  offered: `stage = 'offered'`,
  /** Asked what deposits are. */
  asked: `stage = 'in-review' and exists (select from credit_question q where q.lead_id = lead.id)`,
  /** Its contract may go out by itself. */
  signable: `stage = 'offered' and coalesce(state, '') not in (${disclosureLaws.map(({ state }) => `'${state}'`).join(', ')})`,
} as const

export const sampleLinks: readonly Wanted[] = [
  ['continue', 'continue', 'begun', 0],
  ['bank-verification', 'bank-verification', 'waiting', 0],
  ['bank-verification-documents', 'bank-verification', 'waiting', 1, { documents: true }],
  ['connect-bank', 'connect-bank', 'waiting', 2],
  ['verify-bank-lead', 'verify-bank-lead', 'waiting', 3],
  ['todo', 'todo', 'failed', 0],
  ['documents', 'documents', 'offered', 0],
  ['confirm-address', 'confirm-address', 'waiting', 0],
  ['incomplete', 'incomplete', 'begun', 1, { fields: 'businessDescription website homeBased' }],
  ['verify-bank-journey', 'verify-bank-journey', 'offered', 0],
  ['connect-bank-opportunity', 'connect-bank-opportunity', 'offered', 1],
  ['questions', 'questions', 'asked', 0],
  ['lead-signer', 'lead-signer', 'waiting', 1],
  ['signer', 'signer', 'waiting', 2],
  ['sign-app', 'sign-app', 'offered', 1],
  ['offer', 'offer', 'signable', 0],
]

/** One working link per kind, on applications that show it; where there are few, several on the same. */
async function addSampleLinks(deps: Deps, notes: DemoNotes): Promise<void> {
  for (const [name, purpose, where, nth, detail] of sampleLinks) {
    const leads = await deps.db.query<{ id: string }>(
      `select id from lead where ${among[where]} order by created_at desc, id limit ${nth + 1}`,
    )
    const lead = leads.at(-1)
    if (!lead || notes.links[name]) continue
    const { code, personId } = await deps.db.transaction(async (tx) => {
      if (purpose === 'documents') await askForLease(tx, deps.keys, lead.id, deps.clock())
      const personId = isToPerson(purpose) ? await secondOwner(tx, lead.id, deps.clock()) : undefined
      const made = await createLink(
        tx,
        deps.keys,
        { leadId: lead.id, personId, purpose, expiresInDays: 90, detail },
        deps.clock(),
      )
      return { ...made, personId }
    })
    notes.links[name] = code
    if (personId) (notes.persons ??= {})[name] = personId
  }
}

const isToPerson = (purpose: LinkPurpose): boolean => linkRule(purpose).subject === 'person'

/** An owner besides the applicant who has given nothing yet: one for each application, whatever link they are sent. */
async function secondOwner(tx: Queryable, leadId: string, now: Date): Promise<Id> {
  const there = (await personsOf(tx, leadId))[0]
  if (there) return there.id
  const answers = { firstName: 'Dana', lastName: 'Whitcombe', email: 'dana.whitcombe@example.com' }
  const id = await addPerson(tx, { leadId, role: 'owner', answers }, now)
  await addEvent(tx, { leadId, kind: 'person-added', actor: 'system', detail: { person: id } }, now)
  return id
}

const askForLease = (tx: Queryable, keys: KeyRing, leadId: string, now: Date) =>
  requestDocument(
    tx,
    keys,
    { leadId, kind: 'Lease agreement', message: 'The page with both signatures, please.', requestedBy: null },
    now,
  )
