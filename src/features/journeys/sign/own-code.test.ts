// A signer is one person: a code to their own contact opens the contract on a new device, and the paper says who signed where.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as portalPaths from '#features/portal/paths.ts'
import { eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { mustAnswer, portalOf } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
})
beforeEach(async () => {
  t.clock.set('2026-11-16T15:00:00Z')
  await t.db.query('delete from try_count')
})
afterAll(() => t.close())

const ask = async (link: string, who: Visitor) => {
  const asked = await who.post('/api/sign/send-code', { link })
  await t.worker.drain()
  return asked
}
const lastCode = (to?: string) => /contract: (\d{6})/.exec(JSON.stringify(t.inbox(to)))![1]!
const enter = (link: string, code: string, who: Visitor) => who.post('/api/sign/enter-code', { link, code })
const standing = async (link: string, who: Visitor) => (await s.open(link, who)).standing
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const withOwner =
  (firstName: string) =>
  async ({ id }: { id: string }) => {
    const { who } = await staffMember(t, 'underwriter')
    const email = `${firstName.toLowerCase()}@cohen.example`
    const person = { role: 'signer', firstName, lastName: 'Cohen', email }
    mustAnswer(await who.post(`/api/staff/applications/${id}/persons`, person))
  }
const signIn = async (link: string, who: Visitor, signature: string, more: object = {}) => {
  const opened = await s.open(link, who)
  const { version } = opened.consent as unknown as { version: string }
  await who.post('/api/sign/consent', { link, code: await s.sampleCode(link), version })
  return who.post('/api/sign/sign', { link, signature, hash: String(opened.hash), ...more })
}

test('on a new device nothing is shown or done before the code, which goes to the signer alone', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  // Not even in the browser that applied: a session says who typed the application, not whose the address is.
  for (const who of [t.visitor(), a.who]) {
    expect(await s.open(link, who)).toMatchObject({
      standing: 'code',
      paper: null,
      code_to: 'a•••@harborstreet.example',
      code_sent: false,
    })
    expect((await who.get(`/api/sign/files/${link}/paper.pdf`)).status).not.toBe(200)
  }
  const who = t.visitor()
  expect((await ask(link, who)).body).toEqual({ to: 'a•••@harborstreet.example' })
  const code = lastCode('ana.quispe@harborstreet.example')
  // The page loaded again in that browser stands at the code; in another one it does not.
  expect(await s.open(link, who)).toMatchObject({ standing: 'code', code_sent: true })
  expect(await s.open(link, t.visitor())).toMatchObject({ code_sent: false })
  // Of another browser it opens nothing.
  expect((await enter(link, code, t.visitor())).status).toBe(410)
  expect((await enter(link, '12', who)).body.errors).toMatchObject([{ field: 'code' }])
  expect((await enter(link, otherThan(code), who)).status).toBe(422)
  expect(await standing(link, who)).toBe('code')
  expect((await enter(link, code, who)).body).toEqual({ standing: 'consent' })
  expect(await s.open(link, who)).toMatchObject({ standing: 'consent', code_sent: false })
  // Once.
  expect((await enter(link, code, who)).status).toBe(410)
  expect(await eventKinds(t, a.id)).toEqual(
    expect.arrayContaining(['contract-code-asked', 'contract-code-sent', 'contract-code-typed']),
  )
  // The next contract of the same person in the same browser asks for none.
  await s.choose(a, a.offers[1]!)
  expect(await standing(await s.linkTo(a.id), who)).toBe('consent')
})

test('two weeks after the code another is asked for, also in a browser that went on signing', async () => {
  const a = await s.chosen({ email: 'slow-signer@shop.example' })
  const who = await s.browserOf(await s.linkTo(a.id))
  t.clock.advance(8 * 86_400_000)
  await s.choose(a, a.offers[1]!)
  const link = await s.linkTo(a.id)
  // Each call that tells what was shown renews the browser's mark.
  for (const days of [2, 3]) {
    t.clock.advance(days * 86_400_000)
    expect((await s.shown(link, 'sample', who)).status).toBe(200)
  }
  t.clock.advance(86_400_000)
  expect(await standing(link, who)).toBe('code')
  expect((await s.shown(link, 'sample', who)).status).toBe(403)
})

test('an address that one member of staff changed opens no contract before it acts: by no code, and by no login at the portal', async () => {
  const victim = await s.chosen({ email: 'owner-of-it@shop.example' })
  const theirs = 'keeps-the-file@rep.example'
  const uma = await staffMember(t, 'underwriter')
  const correct = { answers: { email: theirs }, reason: 'Told by phone' }
  mustAnswer(await uma.who.post(`/api/staff/applications/${victim.id}/correct`, correct))
  await t.worker.drain()
  const link = await s.linkTo(victim.id)
  expect((await ask(link, t.visitor())).body.type).toBe('urn:underway:problem:signer-contact-held')
  // Their own application opens the portal to them, and nothing of this one.
  const portal = portalOf(t)
  await portal.owner({ email: theirs })
  const who = await portal.logIn(theirs)
  expect(await s.open(link, who)).toMatchObject({ standing: 'code', paper: null })
  expect((await s.shown(link, 'sample', who)).body.type).toBe('urn:underway:problem:code-needed')
  const ugo = await staffMember(t, 'underwriter', 'Ugo Underwriter')
  mustAnswer(await ugo.who.post(`/api/staff/applications/${victim.id}/contact/confirm`))
  expect(await standing(link, who)).toBe('consent')
})

test('the mail of a code says a name once somebody typed one that went to the address', async () => {
  const email = 'never-answered-signer@shop.example'
  const a = await s.chosen({ email })
  const link = await s.linkTo(a.id)
  const named = () => t.inbox(email)[0]!.text.includes('Harbor Street')
  const who = t.visitor()
  await ask(link, who)
  expect(named()).toBe(false)
  await enter(link, lastCode(email), who)
  await ask(link, t.visitor())
  expect(named()).toBe(true)
})

test('five tries and ten minutes; codes for one contact are counted', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  const who = t.visitor()
  await ask(link, who)
  const code = lastCode()
  for (let at = 0; at < 5; at++) expect((await enter(link, otherThan(code), who)).status).toBe(422)
  expect((await enter(link, code, who)).status).toBe(410)
  await ask(link, who)
  t.clock.advance(11 * 60_000)
  expect((await enter(link, lastCode(), who)).status).toBe(410)
  for (let at = 0; at < 4; at++) expect((await ask(link, who)).status).toBe(200)
  expect((await ask(link, who)).status).toBe(429)
  // Neither a part that is signed nor one that has ended asks for a code.
  await t.db.query('delete from try_count')
  await s.decline(link, 'Too dear')
  expect((await ask(link, t.visitor())).status).toBe(409)
})

test('an address where nobody ever answered gets three codes a day, and whoever asks for more is told', async () => {
  const config = t.deps.config
  Object.assign(t.deps, { config: { ...config, rateLimits: true } })
  const email = 'no-reader@shop.example'
  const a = await s.chosen({ email })
  const link = await s.linkTo(a.id)
  const codes = () =>
    t.inbox(email).filter(({ subject = '' }) => subject.startsWith('Your code to open')).length
  // What strangers ask for at the portal's door is not among them.
  for (let n = 0; n < 4; n++) await t.visitor().post(portalPaths.askCode, { contact: email })
  await t.worker.drain()
  for (const status of [200, 200, 200]) expect((await ask(link, t.visitor())).status).toBe(status)
  const refused = await ask(link, t.visitor())
  // 10 in the morning in New York: the day has 14 hours left.
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(14 * 3600)])
  expect(codes()).toBe(3)
  t.clock.advance(24 * 3_600_000)
  // What the hour refuses is none of the three of a day.
  for (let n = 0; n < 40; n++)
    await t.visitor().post(portalPaths.askCode, { contact: `other${n}@shop.example` })
  t.clock.advance(20 * 60_000)
  const tooEarly = await ask(link, t.visitor())
  expect([tooEarly.status, tooEarly.headers['retry-after']]).toEqual([429, String(40 * 60)])
  for (let n = 0; n < 4; n++) await ask(link, t.visitor())
  t.clock.advance(40 * 60_000)
  for (const status of [200, 200]) expect((await ask(link, t.visitor())).status).toBe(status)
  const who = t.visitor()
  await ask(link, who)
  expect((await enter(link, lastCode(email), who)).status).toBe(200)
  for (let at = 0; at < 3; at++) expect((await ask(link, t.visitor())).status).toBe(200)
  Object.assign(t.deps, { config })
})

test('what strangers ask for at the portal’s door keeps no signer from their code, and too many codes say when there are more', async () => {
  const email = 'locked-out@shop.example'
  const a = await s.chosen({ email })
  const link = await s.linkTo(a.id)
  for (let hour = 0; hour < 5; hour++) {
    for (let n = 0; n < 6; n++) await t.visitor(`192.0.2.${n}`).post(portalPaths.askCode, { contact: email })
    t.clock.advance(61 * 60_000)
  }
  const who = t.visitor()
  for (let n = 0; n < 6; n++) expect((await ask(link, who)).status).toBe(200)
  expect((await enter(link, lastCode(email), who)).status).toBe(200)
  const other = await ask(link, t.visitor())
  expect(String(other.body.title)).toContain('in an hour or, if that is too early, tomorrow')
})

test('who logged in at the portal in this browser types no second code; leaving it leaves nothing open', async () => {
  const email = 'portal-signer@shop.example'
  const a = await s.chosen({ email })
  const link = await s.linkTo(a.id)
  const who = await portalOf(t).logIn(email)
  expect(await standing(link, who)).toBe('consent')
  await ask(link, who)
  await enter(link, lastCode(email), who)
  mustAnswer(await who.post(portalPaths.logOut))
  expect(await standing(link, who)).toBe('code')
})

test('a code for one signer opens nothing of another; two in one browser are told apart, and the paper says so', async () => {
  const a = await s.chosen({}, withOwner('Kim'))
  const [first, shared] = [await s.linkTo(a.id), t.visitor()]
  await ask(first, shared)
  await enter(first, lastCode(), shared)
  expect((await signIn(first, shared, 'Ana Quispe')).status).toBe(200)
  await t.worker.drain()
  const second = (await s.linkOfSigner(a.id, 2))!
  expect(await standing(second, shared)).toBe('code')
  // A code to another contact, asked for in the same browser, is typed at this link.
  const b = await s.chosen({ email: 'another-owner@shop.example' })
  await ask(await s.linkTo(b.id), shared)
  expect((await enter(second, lastCode('another-owner@shop.example'), shared)).status).toBe(410)
  expect(await standing(second, shared)).toBe('code')
  const refused = await signIn(second, shared, 'Kim Cohen')
  expect([refused.status, String(refused.body.type)]).toEqual([403, 'urn:underway:problem:code-needed'])
  await ask(second, shared)
  expect((await enter(second, lastCode('kim@cohen.example'), shared)).body).toEqual({ standing: 'consent' })
  expect((await signIn(second, shared, 'Kim Cohen')).status).toBe(200)
  await t.worker.drain()
  const textOf = async (link: string) =>
    (await pageTexts((await shared.get(`/api/sign/files/${link}/copy.pdf`)).bytes)).join(' ')
  const own = await textOf(first)
  expect(own).toContain('The same browser as that of K. C.')
  expect(own).toMatch(/by a code to the signer’s own email\s+address/)
  expect(await textOf(second)).toContain('The same browser as that of A. Q.')
})

test('on two devices nothing is said of a shared one', async () => {
  const a = await s.chosen({}, withOwner('Lea'))
  const first = await s.linkTo(a.id)
  await s.consent(first)
  await s.sign(first)
  await t.worker.drain()
  const second = (await s.linkOfSigner(a.id, 2))!
  await s.consent(second)
  await s.sign(second, 'Lea Cohen')
  await t.worker.drain()
  const copy = await (await s.browserOf(first)).get(`/api/sign/files/${first}/copy.pdf`)
  expect((await pageTexts(copy.bytes)).join(' ')).not.toContain('The same browser')
})

test('a typed name is the signer’s, or a variant that they confirm and the paper prints; another one is refused', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  expect((await s.sign(link, 'David Cohen', { variant: true })).body.errors).toMatchObject([
    { field: 'signature' },
  ])
  expect((await s.sign(link, 'Anita Quispe')).body.errors).toMatchObject([{ field: 'variant' }])
  expect((await s.sign(link, 'Anita Quispe', { variant: true })).status).toBe(200)
  await t.worker.drain()
  const copy = await (await s.browserOf(link)).get(`/api/sign/files/${link}/copy.pdf`)
  const text = (await pageTexts(copy.bytes)).join(' ')
  expect(text).toMatch(/Typed as “\S*Anita Quispe\S*”; the signer confirmed/)

  const b = await s.chosen()
  const plain = await s.linkTo(b.id)
  await s.consent(plain)
  expect((await s.sign(plain, 'QUISPE, ána')).status).toBe(200)
})

test('a person signs for the funder, last of all, by a link and a code of their own', async () => {
  const own = await testApp({
    seal: await testSeal(),
    env: { CONTRACT_COUNTERSIGNER: 'Ada Fields, Chief Credit Officer <ada@funder.example>' },
  })
  try {
    const signing = signingOf(own)
    const a = await signing.chosen()
    const first = await signing.linkTo(a.id)
    await signing.consent(first)
    const shown = (await pageTexts((await signing.paper(first)).bytes)).join(' ')
    expect(shown).toContain('Ada Fields')
    expect(shown).not.toContain('electronic seal closes')
    await signing.sign(first)
    await own.worker.drain()
    expect(await signing.stageOf(a.id)).toBe('contract-out')
    expect(JSON.stringify(own.inbox('ada@funder.example'))).toContain('Your contract is ready to sign')
    const second = (await signing.linkOfSigner(a.id, 2))!
    await signing.consent(second)
    expect((await signing.sign(second, 'Ada Fields')).status).toBe(200)
    expect(await signing.stageOf(a.id)).toBe('contract-signed')
  } finally {
    await own.close()
  }
})

test('the finished copy opens after a code in a browser that did not sign, by the old link and by the mailed one', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.sign(link)
  await t.worker.drain()
  const mailed = /\/sign\/([\w-]+)/.exec(
    t.inbox().find(({ subject }) => subject === 'Your copy of the signed contract')!.text,
  )![1]!
  const copy = (code: string) => `/api/sign/files/${code}/copy.pdf`
  for (const code of [link, mailed]) {
    const who = t.visitor()
    const opened = await who.post('/api/sign/verify-link', { link: code })
    expect(opened.body).toMatchObject({ standing: 'code', code_for: 'copy', paper: null })
    const refused = await who.get(copy(code))
    expect([refused.status, String(refused.body.type)]).toEqual([403, 'urn:underway:problem:code-needed'])
    // Whoever follows an older link to the file gets the page that asks.
    const page = await who.get(copy(code), { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.location]).toEqual([302, `/business/sign/${code}`])
    expect((await s.prove(code, who)).body).toEqual({ standing: 'finished' })
    expect((await who.get(copy(code))).headers['content-type']).toBe('application/pdf')
    // Where they signed nobody asks again.
    expect(await s.open(code, await s.browserOf(link))).toMatchObject({ standing: 'finished' })
    expect((await (await s.browserOf(link)).get(copy(code))).status).toBe(200)
  }
})
