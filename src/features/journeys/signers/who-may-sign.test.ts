// Who may sign for the business, through the front door: owners who are named, their own links, papers that staff check, and what waits for it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { en } from '#core/words/signers/en.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import * as portalPaths from '#features/portal/paths.ts'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { newId } from '#platform/ids.ts'
import { addDocument } from '#platform/store/documents.ts'
import { createLink } from '#platform/store/links.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { personsOf } from '#platform/store/persons.ts'
import { apply, linkByFrame, settle } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { at as inPortal, list, mustAnswer, portalOf } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Seen, Visitor } from '../../../../test/visitor.ts'
import { linkToBusiness } from '../../../../test/businesses.ts'
import { nameBusiness } from '#features/staff/paths.ts'
import renewalMinimal from '../renewal/minimal.json' with { type: 'json' }
import minimal from './minimal.json' with { type: 'json' }

let t: TestApp
let p: ReturnType<typeof portalOf>
let s: ReturnType<typeof signingOf>
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  p = portalOf(t)
  s = signingOf(t)
})
// A session of staff ends while the clock runs for others.
beforeEach(async () => {
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
interface Owner {
  readonly id: string
  readonly leadid: string
  readonly who: Visitor
  readonly portal: Visitor
  readonly email: string
}

/** An application with its bank read and decided, and its owner's own portal on another device. */
async function applied(classification: string, title: string, ownership: number): Promise<Owner> {
  const email = `signing-${++count}@owners.example`
  const sole = classification === 'Sole Proprietorship'
  const a = await apply(t, {
    business: { classification, email, ...(sole ? { tid: undefined } : {}) },
    pg: { title, ownership: String(ownership) },
  })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  return { ...a, email, portal: await p.logIn(email) }
}
const stageOf = (a: Owner) => s.stageOf(a.id)
const askedOf = async (a: Owner) =>
  list((await p.read(a.portal, a.id)).asked)
    .map(({ kind, why, document, name }) => [kind, why ?? document ?? name].filter(Boolean).join(' '))
    .filter((each) => !/photo-id|voided/.test(each))
const name = (
  a: Owner,
  firstName: string,
  ownership: number,
  email = `${firstName.toLowerCase()}-${count}@owners.example`,
) =>
  a.portal.post(inPortal(portalPaths.nameOwner.path, a.id), {
    firstName,
    lastName: 'Cohen',
    email,
    ownership: String(ownership),
  })
const noOthers = (a: Owner) => a.portal.post(inPortal(portalPaths.stateNoOthers.path, a.id), {})
const share = (a: Owner, ownership: number) =>
  a.portal.post(inPortal(portalPaths.stateShare.path, a.id), { ownership: String(ownership) })
const personOf = async (a: Owner, firstName: string) =>
  (await personsOf(t.db, a.id)).find(({ answers }) => answers.firstName === firstName)!
const read = async (a: Owner): Promise<Application> =>
  mustAnswer(await underwriter.who.get(`/api/staff/applications/${a.id}`)).body as unknown as Application

/** A number of their own. */
const numberOf = (firstName: string) => `501-22-${String(1000 + (parseInt(firstName, 36) % 9000))}`

/** The owner answers by their own link, in a browser of their own. */
async function answers(
  a: Owner,
  firstName: string,
  {
    title = 'Member',
    creditReport = true,
    ownership,
    ssn,
  }: { title?: string; creditReport?: boolean; ownership?: number; ssn?: string } = {},
): Promise<Seen> {
  const person = await personOf(a, firstName)
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: a.id, personId: person.id, purpose: 'lead-signer', expiresInDays: 14 },
      t.clock(),
    ),
  )
  const at = (page: number, pg: object) =>
    t.visitor().post('/api/lead_second_signer/post', { sf_leadid: code, page, model: { pg } })
  const agreed = { agreement: true, smsConsent: false, creditReport }
  mustAnswer(await at(2, { ...minimal.personal, fn: firstName, ln: 'Cohen', title, ...agreed }))
  const share = ownership ?? person.answers.ownership
  const given = await at(3, {
    ...minimal.owner,
    ownership: String(share),
    ssn: ssn ?? numberOf(firstName),
  })
  await settle(t)
  return given
}
const choose = async (a: Owner) => {
  const status = mustAnswer(await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid }))
  const [offer] = list(status.body.offers)
  mustAnswer(await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: offer!.id }))
  await t.worker.drain()
}
const awaits = async ({ who, leadid }: Owner) =>
  (await who.post('/api/apply/determine-eligibility', { sf_leadid: leadid })).body.awaits
const subjects = (address: string) => t.inbox(address).map(({ subject }) => subject)

test('all of an LLC: approved by itself, nothing is asked, the contract goes out', async () => {
  const a = await applied('LLC', 'Managing Member', 100)
  expect([await stageOf(a), await askedOf(a)]).toEqual(['offered', []])
  expect((await p.read(a.portal, a.id)).owners).toBeNull()
  await choose(a)
  expect(await stageOf(a)).toBe('contract-out')
})

test('5% titled Manager alone: not approved, told why, and neither offer nor contract before owners and a signer who may', async () => {
  const a = await applied('LLC', 'Manager', 5)
  expect(await stageOf(a)).toBe('in-review')
  expect((await decisionOf(t, a.id)).result.reasons.map(({ code }) => code)).toEqual(['signers-open'])
  expect(await askedOf(a)).toEqual(['owners owners-unnamed'])
  expect(subjects(a.email)).toContain('We need to know who signs for your business')
  expect(subjects(a.email)).not.toContain('Your application is now under review')
  const status = (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body
  expect(status).toMatchObject({ stage: 'in-review', owners_open: true })
  expect(status.next_step).toContain('who signs for the business')
  // The wizard's result page says so too: nobody reviews anything before.
  expect(await awaits(a)).toBe('applicant')
  expect((await read(a)).signing.gaps.map(({ code }) => code)).toEqual(['owners-unnamed', 'nobody-binds'])
  // The owner of the rest is named, gets a link of their own, and answers.
  mustAnswer(await name(a, 'Eva', 95))
  await t.worker.drain()
  const { answers: eva } = await personOf(a, 'Eva')
  expect(subjects(eva.email!)).toEqual([expect.stringContaining('named you in its application')])
  expect(await askedOf(a)).toEqual(['person Eva'])
  expect((await p.read(a.portal, a.id)).next).toContain('Someone else at the business')
  expect(await stageOf(a)).toBe('in-review')
  await answers(a, 'Eva', { title: 'Managing Member' })
  expect([await stageOf(a), await askedOf(a)]).toEqual(['offered', ['person Eva']])
  await choose(a)
  expect(await stageOf(a)).toBe('contract-out')
})

test('a renewal of several owners: who must sign is asked again, and the co-owner is named and answers as before', async () => {
  const a = await applied('LLC', 'Managing Member', 60)
  mustAnswer(await name(a, 'Ola', 40))
  await answers(a, 'Ola')
  expect(await stageOf(a)).toBe('offered')
  const made = await underwriter.who.post(nameBusiness.path.replace(':id', a.id), {})
  const { code } = await linkToBusiness(t, String(made.body.businessId))
  await choose(a)
  const { model } = renewalMinimal
  mustAnswer(await a.who.post('/api/rn/apply-form/', { link: code, model }))
  mustAnswer(await a.who.post('/api/rn/use-bank', { link: code }))
  const finish = async () => mustAnswer(await a.who.post('/api/rn/finish', { link: code })).body
  expect(await finish()).toMatchObject({ state: 'pending', since: null })
  await settle(t)
  const [renewal] = await t.db.query<{ id: string }>(
    `select id from lead where kind = 'renewal' and business_id = $1::uuid`,
    [String(made.body.businessId)],
  )
  const b = { ...a, id: renewal!.id }
  expect([await stageOf(b), await askedOf(b)]).toEqual(['in-review', ['owners owners-unnamed']])
  // Nobody reviews it before: the link's page says what it waits for.
  expect(await finish()).toMatchObject({ since: 'owners' })
  const { email } = (await personOf(a, 'Ola')).answers
  mustAnswer(await name(b, 'Ola', 40, email))
  await t.worker.drain()
  expect(subjects(email!)).toHaveLength(2)
  expect(await finish()).toMatchObject({ since: 'owners-others' })
  await answers(b, 'Ola')
  expect(await stageOf(b)).toBe('offered')
  expect(await finish()).toMatchObject({ state: 'offers', since: null })
  await t.db.transaction((tx) => moveStage(tx, b.id, 'offer-chosen', { actor: 'applicant' }, t.clock()))
  expect(await finish()).toMatchObject({ since: 'chosen' })
})

describe('shares', () => {
  test('50/50: half is not more than half, whoever says that nobody else holds 20', async () => {
    const a = await applied('LLC', 'Member', 50)
    expect(await askedOf(a)).toEqual(['owners owners-unnamed'])
    mustAnswer(await noOthers(a))
    expect(await askedOf(a)).toEqual(['owners too-little-named'])
    expect((await noOthers(a)).status).toBe(409)
    mustAnswer(await name(a, 'Fay', 50))
    await answers(a, 'Fay')
    expect(await stageOf(a)).toBe('offered')
    // Nothing is asked any more: nobody is named in vain.
    expect((await name(a, 'Gil', 1)).status).toBe(409)
  })

  test('80/20: the one at 20 is named; 60 with nobody else from 20 is enough', async () => {
    const a = await applied('LLC', 'Member', 80)
    mustAnswer(await name(a, 'Hal', 20))
    expect(await stageOf(a)).toBe('in-review')
    await answers(a, 'Hal')
    expect(await stageOf(a)).toBe('offered')
    const b = await applied('LLC', 'Member', 60)
    expect(await stageOf(b)).toBe('in-review')
    mustAnswer(await noOthers(b))
    await settle(t)
    expect([await stageOf(b), await askedOf(b)]).toEqual(['offered', []])
  })

  test('four partners at 25 are all named', async () => {
    const a = await applied('Partnership', 'Partner', 25)
    for (const each of ['Ida', 'Jon']) {
      mustAnswer(await name(a, each, 25))
      await answers(a, each, { title: 'Partner' })
    }
    expect(await askedOf(a)).toContain('owners owners-unnamed')
    mustAnswer(await name(a, 'Kim', 25))
    await answers(a, 'Kim', { title: 'Partner' })
    expect(await stageOf(a)).toBe('offered')
  })

  test('more than there is, by what the other owner says, is asked about', async () => {
    const a = await applied('LLC', 'Member', 60)
    mustAnswer(await name(a, 'Lea', 40))
    await answers(a, 'Lea', { ownership: 50 })
    expect(await askedOf(a)).toContain('owners shares-contradict')
    expect(await stageOf(a)).toBe('in-review')
    const { owners } = await p.read(a.portal, a.id)
    // What the other owner gave is told to nobody.
    expect(owners).toMatchObject({ own: 60, named: ['Lea Cohen'] })
    expect(JSON.stringify(owners)).not.toContain('110')
    mustAnswer(await share(a, 50))
    await settle(t)
    expect(await stageOf(a)).toBe('offered')
  })

  test('a sole proprietor owns all of it, or is asked', async () => {
    expect(await stageOf(await applied('Sole Proprietorship', 'Owner', 100))).toBe('offered')
    const a = await applied('Sole Proprietorship', 'Owner', 51)
    expect([await stageOf(a), await askedOf(a)]).toEqual(['in-review', ['owners shares-contradict']])
    expect((await share(a, 101)).body.errors).toMatchObject([{ field: 'ownership' }])
    mustAnswer(await share(a, 100))
    await settle(t)
    expect(await stageOf(a)).toBe('offered')
  })
})

test('whose share was overstated puts it right where nothing is asked, and others are asked for', async () => {
  const a = await applied('LLC', 'Managing Member', 100)
  expect([await stageOf(a), await askedOf(a)]).toEqual(['offered', []])
  const { owners, ownShare } = await p.read(a.portal, a.id)
  expect([owners, ownShare]).toEqual([null, 100])
  expect((await share(a, 101)).body.errors).toMatchObject([{ field: 'ownership' }])
  mustAnswer(await share(a, 50))
  await settle(t)
  expect((await p.read(a.portal, a.id)).owners).toMatchObject({ why: 'owners-unnamed', own: 50 })
  mustAnswer(await name(a, 'Lea', 50))
  expect(await askedOf(a)).toEqual(['person Lea'])
  // Of an application that has ended nothing is put right.
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [a.id])
  expect((await share(a, 60)).status).toBe(409)
  expect((await p.read(a.portal, a.id)).ownShare).toBeNull()
})

test('who is named twice by another address is one person: their number does not count for two', async () => {
  const a = await applied('LLC', 'Member', 50)
  mustAnswer(await name(a, 'Uma', 50))
  const own = await answers(a, 'Uma', { ssn: '123-45-6789' })
  expect(own.body.errors).toMatchObject([{ field: 'pg.ssn', message: en.numberTaken }])
  expect([await stageOf(a), await askedOf(a)]).toEqual(['in-review', ['person Uma']])
  mustAnswer(await answers(a, 'Uma'))
  expect(await stageOf(a)).toBe('offered')
  // Another day she sends the same again: it is hers.
  t.clock.advance(86_400_000)
  mustAnswer(await answers(a, 'Uma'))
  const b = await applied('LLC', 'Member', 20)
  for (const each of ['Vic', 'Wim']) mustAnswer(await name(b, each, 40))
  mustAnswer(await answers(b, 'Vic'))
  expect((await answers(b, 'Wim', { ssn: numberOf('Vic') })).body.errors).toHaveLength(1)
})

describe('that nobody else holds 20%', () => {
  const remove = async (a: Owner, firstName: string) => {
    const { id } = await personOf(a, firstName)
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/persons/${id}/remove`, {}))
    await settle(t)
  }

  test('is no word about one who was named then and is taken off: the contract that is out ends', async () => {
    const a = await applied('LLC', 'Member', 60)
    mustAnswer(await name(a, 'Xia', 20))
    t.clock.advance(1000)
    mustAnswer(await noOthers(a))
    await answers(a, 'Xia')
    await choose(a)
    expect(await stageOf(a)).toBe('contract-out')
    t.clock.advance(1000)
    await remove(a, 'Xia')
    expect([await stageOf(a), await askedOf(a)]).toEqual(['offer-chosen', ['owners owners-unnamed']])
    mustAnswer(await noOthers(a))
    await settle(t)
    expect(await stageOf(a)).toBe('contract-out')
  })

  test('was not so where one is named after it, and is asked again', async () => {
    const a = await applied('LLC', 'Member', 40)
    mustAnswer(await noOthers(a))
    expect(await askedOf(a)).toEqual(['owners too-little-named'])
    t.clock.advance(1000)
    mustAnswer(await name(a, 'Yan', 35))
    await answers(a, 'Yan')
    expect([await stageOf(a), (await askedOf(a))[0]]).toEqual(['in-review', 'owners owners-unnamed'])
    t.clock.advance(1000)
    mustAnswer(await noOthers(a))
    await settle(t)
    expect(await stageOf(a)).toBe('offered')
  })
})

test('signed before anybody asked who signs: nothing of it is asked afterwards', async () => {
  const a = await applied('LLC', 'Managing Member', 100)
  await choose(a)
  // As a release of before let half of it sign alone.
  await t.db.query(`update lead set answers = jsonb_set(answers, '{ownership}', '50') where id = $1::uuid`, [
    a.id,
  ])
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.sign(link)
  await t.worker.drain()
  expect([await stageOf(a), await askedOf(a)]).toEqual(['contract-signed', []])
  expect((await name(a, 'Zoe', 50)).status).toBe(409)
})

test('an owner who allows no report: a person decides, and the contract does not wait for it', async () => {
  const a = await applied('LLC', 'Member', 50)
  mustAnswer(await name(a, 'Mia', 50))
  await answers(a, 'Mia', { creditReport: false })
  expect(await stageOf(a)).toBe('in-review')
  expect((await decisionOf(t, a.id)).result.reasons.map(({ code }) => code)).toEqual(['owner-report-missing'])
  expect(await askedOf(a)).toEqual(['person Mia'])
  expect((await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body).toMatchObject({
    owners_open: false,
  })
  expect(await awaits(a)).toBe('staff')
  // The other device, another day: the box is ticked now.
  t.clock.advance(86_400_000)
  await answers(a, 'Mia')
  expect(await stageOf(a)).toBe('offered')
})

test('who has the address of the applicant or of another owner is not named with it', async () => {
  const a = await applied('LLC', 'Member', 40)
  const refusedAt = async (answer: ReturnType<typeof name>) => (await answer).body.errors
  expect(await refusedAt(name(a, 'Ned', 30, a.email))).toMatchObject([{ field: 'email' }])
  mustAnswer(await name(a, 'Ned', 30, 'ned@owners.example'))
  expect(await refusedAt(name(a, 'Oda', 30, 'ned@owners.example'))).toMatchObject([{ field: 'email' }])
  expect(await refusedAt(name(a, '', 300, 'no address'))).toMatchObject([
    { field: 'firstName' },
    { field: 'email' },
    { field: 'ownership' },
  ])
  expect(await personsOf(t.db, a.id)).toHaveLength(1)
  // Another contact's portal opens nothing of it.
  const stranger = await applied('LLC', 'Member', 40)
  expect((await name({ ...a, portal: stranger.portal }, 'Pia', 30)).status).toBe(404)
})

test('twelve owners are named for one application, and no more', async () => {
  const a = await applied('LLC', 'Member', 5)
  const names = ['Ada', 'Bea', 'Cal', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lee']
  for (const each of names) mustAnswer(await name(a, each, 1))
  const more = await name(a, 'Max', 1)
  expect([more.status, more.body.type]).toEqual([409, 'urn:underway:problem:persons-full'])
  expect(await personsOf(t.db, a.id)).toHaveLength(12)
})

describe('a paper of the business', () => {
  const check = (a: Owner, document: string, more: object = {}) =>
    underwriter.who.post(`/api/staff/applications/${a.id}/signing-authority`, {
      document,
      reason: 'The board resolved it on Monday; signed by its chair.',
      ...more,
    })
  const paperOf = async (a: Owner): Promise<string> => {
    const id = newId(t.clock())
    const row = {
      id,
      leadId: a.id,
      kind: 'signing-authority',
      name: 'resolution.pdf',
      mime: 'application/pdf',
      bytes: 9,
      sha256: '0'.repeat(64),
      blobKey: `resolution-${id}`,
      months: [],
      pages: 1,
      faults: [],
      judged: 'usable' as const,
      lockedUpdates: null,
      uploadedBy: 'applicant' as const,
      scan: 'clean' as const,
      linkId: null,
    }
    await t.db.transaction((tx) => addDocument(tx, t.deps.keys, row, t.clock()))
    return id
  }

  test("a corporation's secretary is asked for one; staff read it, and it counts for this name and title", async () => {
    const a = await applied('C Corporation', 'Other', 90)
    expect([await stageOf(a), await askedOf(a)]).toEqual(['in-review', ['document signing-authority']])
    expect((await check(a, 'none')).body.errors).toMatchObject([{ field: 'document' }])
    await openFile(underwriter, a.id)
    const document = await paperOf(a)
    // Sent is not checked.
    expect((await read(a)).signing.gaps.map(({ code }) => code)).toEqual(['nobody-binds'])
    expect(await stageOf(a)).toBe('in-review')
    await t.db.query(`update document set judged = 'unusable' where id = $1::uuid`, [document])
    expect((await check(a, document)).body.errors).toMatchObject([
      { field: 'document', message: staffEn.signingUnread },
    ])
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/documents/${document}/accept`, {}))
    mustAnswer(await check(a, document))
    await settle(t)
    expect(await stageOf(a)).toBe('offered')
    // Of another kind of business it says nothing.
    mustAnswer(
      await underwriter.who.post(`/api/staff/applications/${a.id}/correct`, {
        answers: { classification: 'LLC' },
        reason: 'The owner said so on the phone.',
      }),
    )
    await settle(t)
    expect((await read(a)).signing.gaps.map(({ code }) => code)).toEqual(['nobody-binds'])
    expect(await stageOf(a)).toBe('in-review')
    mustAnswer(await check(a, document))
    await settle(t)
    // A scanner that answers late takes away what rests on it.
    await t.db.query(`update document set scan = 'infected', removed_at = now() where id = $1::uuid`, [
      document,
    ])
    expect((await read(a)).signing.gaps.map(({ code }) => code)).toEqual(['nobody-binds'])
    expect((await check(a, document)).body.errors).toMatchObject([{ field: 'document' }])
    mustAnswer(await check(a, await paperOf(a)))
    await choose(a)
    expect(await stageOf(a)).toBe('contract-out')
  })

  test('nobody below an underwriter writes it down, nor for a guarantor', async () => {
    const a = await applied('LLC', 'Manager', 90)
    const representative = await staffMember(t, 'representative')
    const body = { document: await paperOf(a), reason: 'I believe it is fine like this.' }
    const path = `/api/staff/applications/${a.id}/signing-authority`
    expect((await representative.who.post(path, body)).status).toBeGreaterThanOrEqual(403)
    const guarantor = {
      role: 'guarantor',
      firstName: 'Quin',
      lastName: 'Cohen',
      email: 'quin@owners.example',
    }
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/persons`, guarantor))
    const personId = (await personOf(a, 'Quin')).id
    expect((await check(a, body.document, { personId })).status).toBe(404)
  })
})

describe('owners who come and go', () => {
  test('one whom staff add later is asked, and the contract that is out ends until they answered; taken off, it goes out again', async () => {
    const a = await applied('LLC', 'Managing Member', 85)
    await choose(a)
    expect(await stageOf(a)).toBe('contract-out')
    const rosa = { role: 'owner', firstName: 'Rosa', lastName: 'Cohen', email: 'rosa@owners.example' }
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/persons`, rosa))
    await t.worker.drain()
    expect(await stageOf(a)).toBe('offer-chosen')
    expect((await read(a)).contracts.withheld).toEqual(['owners'])
    const { id } = await personOf(a, 'Rosa')
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/persons/${id}/remove`, {}))
    await t.worker.drain()
    expect(await stageOf(a)).toBe('contract-out')
  })

  test('one who is taken off leaves what they held unnamed: the contract ends', async () => {
    const a = await applied('LLC', 'Manager', 50)
    mustAnswer(await name(a, 'Sam', 50))
    await answers(a, 'Sam')
    await choose(a)
    expect(await stageOf(a)).toBe('contract-out')
    const { id } = await personOf(a, 'Sam')
    mustAnswer(await underwriter.who.post(`/api/staff/applications/${a.id}/persons/${id}/remove`, {}))
    await t.worker.drain()
    expect(await stageOf(a)).toBe('offer-chosen')
    expect((await read(a)).contracts.withheld).toEqual(['owners', 'authority'])
    expect(await askedOf(a)).toEqual(['owners owners-unnamed'])
    expect((await p.read(a.portal, a.id)).next).toContain('who signs for the business')
  })

  test('an owner who declines to sign ends the contract; the offer stays, and nothing says that it is signed', async () => {
    const a = await applied('LLC', 'Member', 50)
    mustAnswer(await name(a, 'Tea', 50))
    await answers(a, 'Tea')
    await choose(a)
    const first = await s.linkTo(a.id)
    await s.consent(first)
    await s.sign(first)
    await t.worker.drain()
    const second = (await s.linkOfSigner(a.id, 2))!
    await s.consent(second)
    mustAnswer(await s.decline(second, 'I do not agree.'))
    await t.worker.drain()
    expect(await stageOf(a)).toBe('offer-chosen')
    expect((await p.read(a.portal, a.id)).next).not.toMatch(/signed|nothing for you/)
  })
})
