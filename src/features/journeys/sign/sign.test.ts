// Signing through the front door: a chosen offer goes out, is consented to, signed in order, sealed, checked; and what ends it.
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linesAddress } from '#core/fields/drawn-lines.ts'
import { finishEnvelope } from '#features/capabilities/signing/finish-envelope.server.ts'
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { prepareEnvelope } from '#features/capabilities/signing/send-envelope.server.ts'
import { sweepEnvelopes } from '#features/capabilities/signing/sweep-envelopes.server.ts'
import { freezePaper } from '#features/papers/freeze-paper.server.ts'
import { composePaper } from '#features/papers/papers.ts'
import { newId } from '#platform/ids.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { lockLead } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { apply, eventKinds, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pngOf, signatureBombs } from '../../../../test/bombs.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { sampleAgreement } from '../../../../test/sample-papers.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
})
afterAll(() => t.close())

const copyOf = async (link: string) => {
  const { bytes, headers, status } = await (await s.browserOf(link)).get(`/api/sign/files/${link}/copy.pdf`)
  return { rawPayload: bytes, headers, statusCode: status }
}
const check = async (bytes: Uint8Array) =>
  (await t.post('/api/verify-paper', { hash: createHash('sha256').update(bytes).digest('hex') })).body

test('from the chosen offer to the sealed copy', async () => {
  const a = await s.chosen()
  expect(await s.stageOf(a.id)).toBe('contract-out')
  expect(JSON.stringify(t.inbox('ana.quispe@harborstreet.example'))).toContain(
    'Your contract is ready to sign',
  )
  const link = await s.linkTo(a.id)
  expect(await s.open(link)).toMatchObject({ standing: 'consent', paper: null })
  // Nothing of the contract before the consent, and no consent by guessing.
  expect((await s.paper(link)).status).toBe(409)
  expect((await s.sign(link)).status).toBe(409)
  const own = await s.browserOf(link)
  const guess = await own.post('/api/sign/consent', { link, code: 'AAAAAA', version: '2026-11-27' })
  expect(guess).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } })
  await s.consent(link)
  expect(await s.open(link)).toMatchObject({ standing: 'sign', paper: { kind: 'funding-agreement' } })

  const bad = await s.sign(link, '')
  expect(bad.body).toMatchObject({
    errors: [{ field: 'signature', message: 'Please provide a valid signature.' }],
  })
  const other = await own.post('/api/sign/sign', { link, signature: 'Ana Quispe', hash: '0'.repeat(64) })
  expect(other.status).toBe(409)
  // Twice is once.
  for (let time = 0; time < 2; time++) expect((await s.sign(link)).status).toBe(200)
  expect(await s.stageOf(a.id)).toBe('contract-signed')
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'contract-signed')).toHaveLength(1)
  await t.worker.drain()
  expect(await s.open(link)).toMatchObject({ standing: 'finished' })

  const copy = await copyOf(link)
  const text = (await pageTexts(copy.rawPayload)).join(' ')
  for (const said of ['How this document was signed', 'Ana Quispe', 'Typed name'])
    expect(text).toContain(said)
  expect(copy.rawPayload.toString('latin1')).toContain('/ETSI.CAdES.detached')
  expect(await check(copy.rawPayload)).toMatchObject({
    known: true,
    kind: 'funding-agreement',
    initials: ['A. Q.'],
  })
  const changed = Uint8Array.from(copy.rawPayload)
  changed[1000]! ^= 1
  expect(await check(changed)).toMatchObject({ known: false, kind: null, initials: [] })
  const [choice] = a.offers.slice(1)
  const late = await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: choice })
  expect(late.status).toBe(409)
})

/** Black on nothing, one line in four; as a data address. */
function drawn(width: number, height: number): string {
  const line = Buffer.alloc(width * 4 + 1)
  for (let at = 4; at < line.length; at += 4) line[at] = 255
  const lines = Array.from({ length: height }, (_, y) => (y % 4 ? Buffer.alloc(line.length) : line))
  return `data:image/png;base64,${pngOf(width, height, deflateSync(Buffer.concat(lines))).toString('base64')}`
}

test('a picture is looked at only where it is the signer’s turn, away from the thread that serves, and only of a signature’s size', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  const looked = vi.spyOn(t.deps.threads, 'run')
  const pictures = () => looked.mock.calls.filter(([name]) => name === 'flatten-signature').length
  // Not agreed to yet, and another paper than the one that was shown.
  expect((await s.sign(link, drawn(600, 240))).status).toBe(409)
  await s.consent(link)
  expect((await s.sign(link, drawn(600, 240), { hash: '0'.repeat(64) })).status).toBe(409)
  for (const [, png] of signatureBombs) {
    const bad = await s.sign(link, `data:image/png;base64,${png.toString('base64')}`)
    expect(bad.body).toMatchObject({ errors: [{ field: 'signature' }] })
  }
  expect((await s.sign(link, drawn(1_601, 10))).status).toBe(422)
  // Five bombs have the size of a signature: those are looked at.
  const before = pictures()
  expect(before).toBe(5)
  looked.mockImplementationOnce(async () => ({ ok: false, refusal: 'busy' }))
  expect((await s.sign(link, drawn(600, 240))).status).toBe(429)
  expect((await s.sign(link, drawn(600, 240))).status).toBe(200)
  // What was signed is signed.
  expect((await s.sign(link, drawn(600, 240))).status).toBe(200)
  expect(pictures()).toBe(before + 2)
  looked.mockRestore()
})

test('lines that were drawn are kept as lines, and are lines in the sealed copy: nobody unpacks a picture', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  const looked = vi.spyOn(t.deps.threads, 'run')
  const hand = [
    { x: 10, y: 60 },
    { x: 90, y: 20 },
    { x: 300, y: 61 },
  ]
  const lines = linesAddress([hand], 120)
  const forged = await s.sign(link, lines.replace('%3Cpath', '%3Cscript%3Ealert(1)%3C/script%3E%3Cpath'))
  expect(forged.body).toMatchObject({ errors: [{ field: 'signature' }] })
  expect((await s.sign(link, lines)).status).toBe(200)
  await t.worker.drain()
  expect(looked.mock.calls.some(([name]) => name === 'flatten-signature')).toBe(false)
  looked.mockRestore()
  const [envelope] = await envelopesOf(t.db, a.id)
  const [row] = await signaturesOf(t.db, envelope!)
  expect([row!.how, openSignature(t.deps.keys, row!).image]).toEqual(['drawn', lines])
  const copy = (await copyOf(link)).rawPayload
  expect((await pageTexts(copy)).join(' ')).toContain('Drawn by hand')
  expect(copy.toString('latin1')).not.toContain('/Subtype /Image')
})

test('another offer ends the previous contract and sends its own', async () => {
  const a = await s.chosen()
  const before = await s.linkTo(a.id)
  await s.consent(before)
  await s.choose(a, a.offers[1]!)
  expect(await s.open(before)).toMatchObject({ standing: 'ended', paper: null })
  expect((await s.sign(before)).status).toBe(409)
  expect((await envelopesOf(t.db, a.id)).map(({ state }) => state)).toEqual(['sent', 'void'])
  expect(await s.stageOf(a.id)).toBe('contract-out')
  expect(await s.linkTo(a.id)).not.toBe(before)
  // A withdrawn application takes its contract along, and its links are refused as any.
  const link = await s.linkTo(a.id)
  await t.db.transaction((tx) => moveStage(tx, a.id, 'withdrawn', { actor: 'system' }, t.clock()))
  expect((await envelopesOf(t.db, a.id)).map(({ state }) => state)).toEqual(['void', 'void'])
  expect((await t.visitor().post('/api/sign/verify-link', { link })).status).toBe(404)
})

test.each([
  { state: 'CA', zip: '94110', city: 'San Francisco' },
  { state: 'LA', zip: '70112', city: 'New Orleans' },
  { state: 'TX', zip: '78701', city: 'Austin' },
  // Nobody knows whose law holds there (ADR 122).
  { state: 'AE', zip: '09094', city: 'APO', address: 'PSC 2 Box 9200', home_based_business: true },
])('where the state demands a disclosure ($state) no contract goes out', async (address) => {
  const a = await s.chosen(address)
  expect(await s.stageOf(a.id)).toBe('offer-chosen')
  expect(await envelopesOf(t.db, a.id)).toEqual([])
  expect(await contractLinkOf(t.deps, a.id)).toBeNull()
  expect(await eventKinds(t, a.id)).toContain('contract-withheld')
})

test('a signer who declines says why; the offers stay', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  const decline = (reason: string) => s.decline(link, reason)
  expect((await decline(' ')).status).toBe(422)
  expect((await decline('Too dear')).status).toBe(200)
  expect(await s.open(link)).toMatchObject({ standing: 'declined', paper: null })
  expect(await s.stageOf(a.id)).toBe('offer-chosen')
  const [envelope] = await envelopesOf(t.db, a.id)
  const [row] = await signaturesOf(t.db, envelope!)
  expect(openSignature(t.deps.keys, row!).declineReason).toBe('Too dear')
  expect((await s.sign(link)).status).toBe(409)
})

/** Two signers on an application, in order. */
async function twoSigners(a: Applicant) {
  const facts = sampleAgreement()
  const frozen = await freezePaper(t.deps, {
    kind: 'funding-agreement',
    facts,
    language: 'en',
    subject: 'application',
    subjectId: a.id,
    madeBy: null,
  })
  if (!frozen.ok) throw new Error(frozen.refusal)
  const prepared = await prepareEnvelope(t.deps, {
    row: frozen.value.row,
    bytes: frozen.value.bytes,
    places: frozen.value.places,
    tree: composePaper('funding-agreement', facts, 'en'),
    signers: [
      { place: 'signer-1', name: 'Ana Peña', role: 'Owner', email: '' },
      { place: 'signer-2', name: 'David Cohen', role: 'Owner', email: 'david@example.test' },
    ],
    choiceId: null,
    id: newId(t.clock()),
    ownerEmail: 'ana@example.test',
  })
  if (!prepared.ok) throw new Error(prepared.refusal.kind)
  await t.db.transaction(async (tx) => prepared.value(tx, (await lockLead(tx, a.id))!))
  const [envelope] = await envelopesOf(t.db, a.id)
  const linkOf = async (position: number) => {
    const row = (await signaturesOf(t.db, envelope!)).find((each) => each.position === position)!
    return openSignature(t.deps.keys, row).address?.split('/').pop() ?? null
  }
  return { envelope: envelope!, linkOf }
}

test('two sign in order, each by their own link, and neither copy holds the addresses of the other', async () => {
  const a = await apply(t)
  const { linkOf } = await twoSigners(a)
  const first = (await linkOf(1))!
  expect(await linkOf(2)).toBeNull()
  await s.consent(first)
  expect((await s.sign(first, 'Ana Peña')).status).toBe(200)
  expect(await s.open(first)).toMatchObject({ standing: 'signed', signer: 'Ana Peña' })
  await t.worker.drain()
  const second = (await linkOf(2))!
  expect(JSON.stringify(t.inbox('david@example.test'))).toContain('Your contract is ready to sign')
  // Whoever opens it, it is the second signer's, and stays theirs to consent to.
  expect(await s.open(second)).toMatchObject({ standing: 'consent', signer: 'David Cohen' })
  expect(await s.sampleCode(second)).not.toBe(await s.sampleCode(first))
  await s.consent(second)
  await s.sign(second, 'David Cohen')
  await t.worker.drain()
  const [own, other] = [await copyOf(first), await copyOf(second)]
  expect((await pageTexts(own.rawPayload)).join(' ')).not.toContain('david@example.test')
  const text = (await pageTexts(other.rawPayload)).join(' ')
  expect(text).toContain('david@example.test')
  expect(text).not.toContain('ana.quispe@')
})

test('what was signed and not sealed is found and finished once; what ran out ends', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.sign(link)
  // The process ended before the job ran, and the job is lost.
  await t.db.query(`delete from job where lead_id = $1::uuid and kind = 'finish-envelope'`, [a.id])
  expect((await sweepEnvelopes(t.deps)).resumed).toBe(0)
  t.clock.advance(11 * 60_000)
  expect((await sweepEnvelopes(t.deps)).resumed).toBe(1)
  await t.worker.drain()
  const [envelope] = await envelopesOf(t.db, a.id)
  expect(envelope!.state).toBe('finished')
  const again = finishEnvelope(t.deps)
  await again({
    id: '',
    kind: 'finish-envelope',
    leadId: a.id,
    payload: { envelope: envelope!.id },
    attempt: 1,
    since: t.clock(),
  })
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'contract-finished')).toHaveLength(1)

  const b = await s.chosen()
  const late = await s.linkTo(b.id)
  t.clock.advance(8 * 86_400_000)
  expect(await s.open(late)).toMatchObject({ standing: 'ended' })
  expect((await sweepEnvelopes(t.deps)).expired).toBeGreaterThanOrEqual(1)
  expect(await s.stageOf(b.id)).toBe('offer-chosen')
})
