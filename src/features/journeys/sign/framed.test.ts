// A contract that is signed on a provider's page, over HTTP: its frame, its webhooks (late, doubled, forged, out of order), and what happens without them.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPandaDocSimulator, type PandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { sweepEnvelopes } from '#features/capabilities/signing/sweep-envelopes.server.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let vendor: PandaDocSimulator
const hook = '/api/webhooks/pandadoc'
beforeAll(async () => {
  vendor = await startPandaDocSimulator({ looks: 1 })
  t = await testApp({
    seal: await testSeal(),
    env: {
      PANDADOC_API_KEY: vendor.apiKey,
      PANDADOC_WEBHOOK_KEY: vendor.webhookKey,
      PANDADOC_BASE_URL: vendor.url,
      PANDADOC_APP_URL: vendor.appUrl,
    },
  })
  s = signingOf(t)
})
beforeEach(() => vendor.faults.clear())
afterAll(async () => {
  await t.close()
  await vendor.close()
})

/** The contract of a fresh application, and its document at the provider. */
async function out() {
  const a = await s.chosen()
  expect(await s.stageOf(a.id)).toBe('contract-out')
  const link = await s.linkTo(a.id)
  const [envelope] = await envelopesOf(t.db, a.id)
  const document = vendor.documents.find(({ id }) => id === envelope!.reference)!
  return { a, link, document }
}
const look = (link: string) => t.visitor().post('/api/sign/look', { link })
const tell = async (body: unknown, key = vendor.webhookKey) => {
  const raw = JSON.stringify(body)
  const signature = createHmac('sha256', key).update(raw).digest('hex')
  const payload = { method: 'POST', url: `${hook}?signature=${signature}`, payload: raw } as const
  const answer = await t.server.inject({ ...payload, headers: { 'content-type': 'application/json' } })
  await t.worker.drain()
  return answer.statusCode
}
const completed = (id: string) => [{ event: 'recipient_completed', data: { id } }]

test('the frame opens for the signer, what it tells is looked up, and everybody gets the sealed file', async () => {
  const { a, link, document } = await out()
  expect(document).toMatchObject({ status: 'document.sent', silent: true })
  expect(document.recipients).toMatchObject([
    { email: expect.stringContaining('@') as string, signing_order: 1 },
  ])
  expect(await s.open(link)).toMatchObject({ standing: 'sign', framed: true })
  const session = await (await s.browserOf(link)).post('/api/sign/session', { link })
  const page = await fetch(String(session.body.url))
  expect(await page.text()).toContain('session_view.document.')
  // The browser says 'completed' before anything is: nothing moves.
  expect((await look(link)).body).toEqual({ standing: 'sign' })
  vendor.complete(document.id, 1)
  expect((await look(link)).body).toEqual({ standing: 'sealing' })
  expect(await s.stageOf(a.id)).toBe('contract-signed')
  await t.worker.drain()
  t.clock.advance(10_000)
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['finished'])
  const copy = await (await s.browserOf(link)).get(`/api/sign/files/${link}/copy.pdf`)
  expect(Buffer.compare(copy.bytes, document.file)).toBe(0)
})

test('a webhook does the same, doubled and late ones change nothing', async () => {
  const { a, document } = await out()
  vendor.complete(document.id, 1)
  for (let time = 0; time < 2; time++) expect(await tell(completed(document.id))).toBe(200)
  expect(await s.stageOf(a.id)).toBe('contract-signed')
  await tell([{ event: 'document_state_changed', data: { id: document.id, status: 'document.sent' } }])
  const signed = await t.db.query(
    `select 1 from event where lead_id = $1::uuid and kind = 'contract-signed'`,
    [a.id],
  )
  expect(signed).toHaveLength(1)
  expect(await s.stageOf(a.id)).toBe('contract-signed')
})

test('a forged one, and one of a document that is none of ours, change nothing', async () => {
  const { a, document } = await out()
  vendor.complete(document.id, 1)
  expect(await tell(completed(document.id), 'another key')).toBe(403)
  expect(await tell(completed('of-somebody-else'))).toBe(200)
  expect(await s.stageOf(a.id)).toBe('contract-out')
})

test('where every webhook is lost the sweep finds it', async () => {
  const { a, document } = await out()
  vendor.complete(document.id, 1)
  await sweepEnvelopes(t.deps)
  await t.worker.drain()
  expect(await s.stageOf(a.id)).toBe('contract-signed')
})

test('a signer who declines there ends it here, and can choose again', async () => {
  const { a, document, link } = await out()
  vendor.decline(document.id)
  expect(await tell(completed(document.id))).toBe(200)
  expect(await s.states(a.id)).toEqual(['declined'])
  expect(await s.stageOf(a.id)).toBe('offer-chosen')
  expect((await (await s.browserOf(link)).post('/api/sign/session', { link })).status).toBe(409)
})

test('a document that is voided there is for a person: staff see it due', async () => {
  const { a, document } = await out()
  document.status = 'document.voided'
  expect(await tell(completed(document.id))).toBe(200)
  expect(await s.states(a.id)).toEqual(['void'])
  expect(await s.stageOf(a.id)).toBe('offer-chosen')
  const { who } = await staffMember(t, 'underwriter')
  const { due } = (await who.get('/api/staff/due')).body
  expect(due).toContainEqual(expect.objectContaining({ applicationId: a.id, kind: 'contract' }))
})

test('a changed offer ends the document there', async () => {
  const { a, document } = await out()
  await s.choose(a, a.offers[1]!)
  expect(document.status).toBe('document.voided')
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
})

test('whoever declines on our page ends it there too', async () => {
  const { document, link } = await out()
  expect((await s.decline(link, 'Too dear')).status).toBe(200)
  await t.worker.drain()
  expect(document.status).toBe('document.voided')
})

test('a session that has ended opens again; a provider that is away says so', async () => {
  const { link } = await out()
  const first = await (await s.browserOf(link)).post('/api/sign/session', { link })
  vendor.endSessions()
  expect(await (await fetch(String(first.body.url))).text()).toContain('exception')
  const again = await (await s.browserOf(link)).post('/api/sign/session', { link })
  expect(again.body.url).not.toBe(first.body.url)
  vendor.faults.next('server-error')
  expect((await (await s.browserOf(link)).post('/api/sign/session', { link })).status).toBe(502)
})
