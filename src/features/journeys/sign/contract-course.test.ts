// What happens to a contract through the front door: who signs it, what ends it, what is made again, and what its owner and staff see of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepEnvelopes } from '#features/capabilities/signing/sweep-envelopes.server.ts'
import { voidEnvelope } from '#features/capabilities/signing/void-envelope.server.ts'
import * as portalPaths from '#features/portal/paths.ts'
import type { Application } from '#features/staff/applications/application-contract.ts'
import { ok } from '#core/ground/outcome.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { createLink } from '#platform/store/links.ts'
import { readLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { at as inPortal, list, mustAnswer, portalOf } from '../../../../test/portal.ts'
import { signingOf, testSeal, type Chosen } from '../../../../test/signing.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let underwriter: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string, who = underwriter.who): Promise<Application> =>
  mustAnswer(await who.get(at(id))).body as unknown as Application
const addPerson = async (id: string, role: string, firstName: string) => {
  const person = { role, firstName, lastName: 'Cohen', email: `${firstName.toLowerCase()}@cohen.example` }
  mustAnswer(await underwriter.who.post(at(id, '/persons'), person))
  await t.worker.drain()
}
const dueOf = async (id: string) =>
  list(mustAnswer(await underwriter.who.get('/api/staff/due')).body.due)
    .filter(({ applicationId }) => applicationId === id)
    .map(({ kind }) => kind)
const allDone = async (a: Chosen) => {
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.sign(link)
  await t.worker.drain()
}

test('who signs for the business, then guarantors, sign after the applicant, each by their own link, which the applicant cannot use', async () => {
  const a = await s.chosen({}, async ({ id }) => {
    await addPerson(id, 'guarantor', 'Dan')
    await addPerson(id, 'signer', 'Eva')
  })
  const first = await s.linkTo(a.id)
  await s.consent(first)
  const paper = await s.paper(first)
  const text = (await pageTexts(paper.bytes)).join(' ')
  for (const said of ['Dan Cohen', 'As guarantor', 'Eva Cohen']) expect(text).toContain(said)
  expect(await s.linkOfSigner(a.id, 2)).toBeNull()
  await s.sign(first)
  await t.worker.drain()
  expect(t.inbox('dan@cohen.example')).toEqual([])
  const second = (await s.linkOfSigner(a.id, 2))!
  // In the applicant's browser nothing of another's part is told or done without the code to that person's own contact.
  expect((await a.who.post('/api/sign/verify-link', { link: second })).body).toMatchObject({
    standing: 'code',
    code_to: 'e•••@cohen.example',
    paper: null,
  })
  for (const call of ['consent', 'sign', 'decline']) {
    const body = {
      link: second,
      code: 'x',
      version: '1',
      signature: 'Eva',
      hash: '0'.repeat(64),
      reason: 'no',
    }
    const refused = await a.who.post(`/api/sign/${call}`, body)
    expect([refused.status, String(refused.body.type)]).toEqual([403, 'urn:underway:problem:code-needed'])
  }
  expect(await s.open(second)).toMatchObject({ standing: 'consent', signer: 'Eva Cohen' })
  // The offers say for whom it waits.
  const status = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
  expect(status.body).toMatchObject({ stage: 'contract-out', contract_url: '' })
  expect(status.body.next_step).toContain('Someone else')
  await s.consent(second)
  await s.sign(second, 'Eva Cohen')
  expect(await s.stageOf(a.id)).toBe('contract-out')
  const third = (await s.linkOfSigner(a.id, 3))!
  await s.consent(third)
  await s.sign(third, 'Dan Cohen')
  expect(await s.stageOf(a.id)).toBe('contract-signed')
})

test('who is added while nobody has signed is in a contract made again; after a signature staff are told', async () => {
  const a = await s.chosen()
  const before = await s.linkTo(a.id)
  await addPerson(a.id, 'signer', 'Fay')
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  expect(await s.open(before)).toMatchObject({ standing: 'ended' })
  await allDone(a)
  await addPerson(a.id, 'signer', 'Gil')
  expect(await s.states(a.id)).toEqual(['opened', 'void'])
  expect((await read(a.id)).contracts.envelopes[0]).toMatchObject({ outdated: true, waits: true })
  expect(await dueOf(a.id)).toEqual(['contract-outdated'])
})

test('what staff correct is in a contract made again, and whoever has it signed is told', async () => {
  const a = await s.chosen()
  const answers = { businessName: 'Corrected Bakery LLC' }
  mustAnswer(await underwriter.who.post(at(a.id, '/correct'), { answers, reason: 'Told by phone' }))
  const old = (await envelopesOf(t.db, a.id)).find(({ state }) => state === 'void')
  const told: string[] = []
  const eSign = t.deps.eSign.map((port) => ({
    ...port,
    void: async (name: string) => (told.push(name), ok(true as const)),
  }))
  const job = {
    id: '',
    kind: 'void-envelope',
    leadId: a.id,
    payload: { envelope: old!.id },
    attempt: 1,
    since: t.clock(),
  } as const
  expect(await voidEnvelope({ ...t.deps, eSign })(job)).toEqual({ done: true })
  expect(told).toEqual([old!.reference])
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  const link = await s.linkTo(a.id)
  await s.consent(link)
  const paper = await s.paper(link)
  expect((await pageTexts(paper.bytes)).join(' ')).toContain('Corrected Bakery LLC')
})

test('what the owner answers by a link is in a contract made again', async () => {
  const a = await s.chosen()
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: a.id, purpose: 'confirm-address', expiresInDays: 14, detail: {} },
      t.clock(),
    ),
  )
  const { businessCity: city, businessState: state, businessZip: zip } = (await readLead(t.db, a.id))!.answers
  const business = { address: '77 Sunset Road', city, state, zip }
  const answers = { link: code, step: 'address', model: { business } }
  mustAnswer(await t.visitor().post('/api/confirm-address/answers', answers))
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
})

test('a withdrawal, a decision to decline and the end of the offers each end the contract', async () => {
  const withdrawn = await s.chosen()
  mustAnswer(await underwriter.who.post(at(withdrawn.id, '/withdraw'), { reason: 'Asked for by the owner' }))
  const declined = await s.chosen()
  const page = await read(declined.id)
  const seen = page.decisions.find(({ current }) => current)!.id
  const no = {
    seen,
    outcome: 'declined',
    reasons: ['no-business-account'],
    reason: 'Seen again',
    justification: 'Statements seen',
  }
  await openFile(underwriter, declined.id)
  mustAnswer(await underwriter.who.post(at(declined.id, '/override'), no))
  const expired = await s.chosen()
  const links = [await s.linkTo(expired.id)]
  // Nothing in the product lets a chosen offer run out by itself yet; whatever will, moves the stage.
  await t.db.transaction((tx) => moveStage(tx, expired.id, 'expired', { actor: 'system' }, t.clock()))
  for (const { id } of [withdrawn, declined, expired]) expect(await s.states(id)).toEqual(['void'])
  for (const link of links)
    expect((await t.visitor().post('/api/sign/verify-link', { link })).status).toBe(404)
})

test('where a state demands a disclosure the owner and staff read by which law, and that a person goes on', async () => {
  const a = await s.chosen({ state: 'CA', zip: '94110', city: 'San Francisco' })
  expect(await dueOf(a.id)).toEqual(['disclosure'])
  const page = await read(a.id)
  expect(page.contracts).toMatchObject({ envelopes: [], canMake: false, withheld: ['disclosure'] })
  expect(page.disclosure).toMatchObject({ state: 'California' })
  expect((await underwriter.who.post(at(a.id, '/contracts'))).status).toBe(409)
  const { next_step: next } = (await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })).body
  expect(next).toContain('The law of California')
  expect(next).toContain('Your representative will go through it with you')
})

test('the portal leads to the contract, ends it with the consent, and keeps the copy', async () => {
  const portal = portalOf(t)
  const email = 'carla@portal-signing.example'
  const a = await s.chosen({ email })
  const who = await portal.logIn(email)
  const shown = await portal.read(who, a.id)
  expect(list(shown.papers)).toMatchObject([{ kind: 'contract' }])
  expect(list(shown.track).at(-1)).toMatchObject({ step: 'signed', on: null, now: true })
  const openScreen = async (screen: string, document?: string) =>
    mustAnswer(await who.post(inPortal(portalPaths.openScreen.path, a.id), { screen, document })).body.url
  const agree = async (given: boolean) => {
    mustAnswer(await who.post(inPortal(portalPaths.setConsent.path, a.id), { kind: 'e-sign', given }))
    await t.worker.drain()
  }
  const before = String(await openScreen('contract'))
    .split('/')
    .pop()!
  await agree(false)
  expect(await s.open(before)).toMatchObject({ standing: 'ended' })
  expect((await portal.read(who, a.id)).papers).toEqual([])
  expect(await dueOf(a.id)).toEqual(expect.arrayContaining(['paper', 'contract']))
  expect((await underwriter.who.post(at(a.id, '/contracts'))).status).toBe(409)
  await agree(true)
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  await allDone(a)
  const [copy] = list((await portal.read(who, a.id)).papers)
  expect(copy).toMatchObject({ kind: 'signed-copy' })
  expect(list((await portal.read(who, a.id)).track).at(-1)).toMatchObject({ step: 'signed', now: false })
  const file = await who.get(String(await openScreen('copy', String(copy!.id))))
  expect(file.headers['content-disposition']).toContain('attachment')
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('staff see who has signed, send the link again, end it with a reason, make it again, and open its files', async () => {
  const a = await s.chosen()
  const [envelope] = (await read(a.id)).contracts.envelopes
  const signer = envelope!.signers[0]!
  expect(signer).toMatchObject({ by: 'Ana Quispe', standing: 'waiting', next: true })
  const keyed = t.visitor()
  await keyed.post('/api/staff/auth-key-login', { authKey: underwriter.authKey })
  expect((await read(a.id, keyed)).contracts.envelopes[0]!.signers[0]!.by).toBe('A. Q.')
  const on = (rest: string) => at(a.id, `/contracts/${envelope!.id}/${rest}`)
  const sent = t.inbox('ana.quispe@harborstreet.example').length
  mustAnswer(await underwriter.who.post(on('send-link'), { signature: signer.id }))
  await t.worker.drain()
  expect(t.inbox('ana.quispe@harborstreet.example').length).toBeGreaterThan(sent)

  expect((await underwriter.who.get(on('paper.pdf'))).status).toBe(403)
  mustAnswer(await underwriter.who.post(at(a.id, '/open'), { reason: 'underwriting' }))
  mustAnswer(await underwriter.who.get(on('paper.pdf')))
  expect((await underwriter.who.get(on('copy.pdf'))).status).toBe(409)

  expect((await underwriter.who.post(on('void'), { reason: '' })).status).toBe(422)
  mustAnswer(await underwriter.who.post(on('void'), { reason: 'Wrong guarantor named' }))
  expect((await underwriter.who.post(on('void'), { reason: 'Wrong guarantor named' })).status).toBe(409)
  expect(await s.states(a.id)).toEqual(['void'])
  expect(await dueOf(a.id)).toEqual(['contract'])
  mustAnswer(await underwriter.who.post(at(a.id, '/contracts')))
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  await allDone(a)
  const [now] = (await read(a.id)).contracts.envelopes
  expect(now).toMatchObject({ state: 'finished', sealed: true, signers: [{ standing: 'signed' }] })
  mustAnswer(await underwriter.who.get(at(a.id, `/contracts/${now!.id}/copy.pdf`)))
  const opened = (await eventKinds(t, a.id)).filter((kind) => kind === 'contract-opened-by-staff')
  expect(opened).toHaveLength(2)
})

test('the same deal again after a no, or after the time ran out, gets a new contract', async () => {
  const a = await s.chosen()
  await s.choose(a, a.offers[0]!)
  expect(await s.states(a.id)).toEqual(['sent'])
  await s.decline(await s.linkTo(a.id), 'Too dear')
  expect(await dueOf(a.id)).toEqual(['contract'])
  await s.choose(a, a.offers[0]!)
  expect(await s.states(a.id)).toEqual(['sent', 'declined'])
  expect(await dueOf(a.id)).toEqual([])
  t.clock.advance(8 * 86_400_000)
  await sweepEnvelopes(t.deps)
  expect(await s.stageOf(a.id)).toBe('offer-chosen')
  await s.choose(a, a.offers[0]!)
  expect(await s.states(a.id)).toEqual(['sent', 'expired', 'declined'])
})

test('another choice after a signature asks who signed, tells every signer, and old links lead on', async () => {
  underwriter = await staffMember(t, 'underwriter')
  const a = await s.chosen({}, async ({ id }) => {
    await addPerson(id, 'signer', 'Hal')
    await addPerson(id, 'signer', 'Ida')
  })
  const first = await s.linkTo(a.id)
  await s.consent(first)
  await s.sign(first)
  await t.worker.drain()
  const second = (await s.linkOfSigner(a.id, 2))!
  const said = (email: string) =>
    t.inbox(email).filter((mail) => JSON.stringify(mail).includes('can no longer be signed'))
  const before = said('ana.quispe@harborstreet.example').length
  const select = (more: object) =>
    a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: a.offers[1], ...more })
  const seen = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
  expect(seen.body.signed_by).toEqual(['Ana Quispe'])
  for (const more of [{}, { replace_signed: false }, { replace_signed: null }]) {
    const refused = await select(more)
    expect([refused.status, String(refused.body.type)]).toEqual([409, 'urn:underway:problem:signed-already'])
  }
  expect(await s.states(a.id)).toEqual(['opened'])
  // The same deal again changes nothing, and asks nothing.
  const same = await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: a.offers[0] })
  expect(same.status).toBe(200)
  expect((await select({ replace_signed: true })).status).toBe(200)
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  expect(said('ana.quispe@harborstreet.example')).toHaveLength(before + 1)
  expect(said('hal@cohen.example')).toHaveLength(1)
  // Whose turn had not come knows of no contract.
  expect(said('ida@cohen.example')).toEqual([])
  const now = await s.linkTo(a.id)
  const led = await s.open(first)
  expect(led).toMatchObject({ standing: 'ended', ended: 'void', successor: { standing: 'now' } })
  expect(String((led.successor as unknown as { url: string }).url)).toContain(`/sign/${now}`)
  expect(await s.open(second)).toMatchObject({ ended: 'void', successor: { standing: 'later', url: '' } })
  await s.consent(now)
  await s.sign(now)
  await t.worker.drain()
  expect(await s.open(first)).toMatchObject({ successor: { standing: 'signed', url: '' } })
  expect(await s.open(second)).toMatchObject({ successor: { standing: 'now' } })
})

test('a no after a signature is told to who had signed; one before it to nobody but the owner', async () => {
  const email = (of: string) => t.inbox(`${of}@cohen.example`).map((mail) => JSON.stringify(mail))
  const a = await s.chosen({}, ({ id }) => addPerson(id, 'signer', 'Jon'))
  const first = await s.linkTo(a.id)
  await s.consent(first)
  await s.sign(first)
  await t.worker.drain()
  const second = (await s.linkOfSigner(a.id, 2))!
  await s.decline(second, 'Too dear')
  await t.worker.drain()
  const [newest] = t
    .inbox('ana.quispe@harborstreet.example')
    .filter((mail) => JSON.stringify(mail).includes('can no longer be signed'))
  expect(JSON.stringify(newest)).toContain('one of its signers declined it')
  expect(email('jon').some((mail) => mail.includes('can no longer be signed'))).toBe(false)
  expect(await s.open(first)).toMatchObject({ standing: 'declined', ended: 'declined', successor: null })
})
