// Electronic records before a contract: what shows that the signer can read them, paper instead, and what the signed file tells of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signerWording } from '#core/domain/consents.ts'
import { en as sampleEn } from '#core/words/paper-e-sign-sample/en.ts'
import { es as sampleEs } from '#core/words/paper-e-sign-sample/es.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { sampleFile } from '#features/capabilities/signing/paths.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { ownerRequestsOf } from '#platform/store/owner-requests.ts'
import { signaturesOf } from '#platform/store/signatures.ts'
import { eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
})
afterAll(() => t.close())

const rowOf = async (id: string) => {
  const [envelope] = await envelopesOf(t.db, id)
  return (await signaturesOf(t.db, envelope!))[0]!
}

test('the sample is shown before the consent, and the consent rests on it', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  const opened = await s.open(link)
  expect(opened).toMatchObject({
    standing: 'consent',
    kind: 'funding-agreement',
    paper: null,
    sample: { kind: 'e-sign-sample' },
  })
  // On our page there is no code to be typed.
  expect(JSON.stringify(opened.sample)).not.toContain(await s.sampleCode(link))
  expect(String((opened.consent as unknown as { text: string }).text)).toContain('this contract')

  // Opening the link, or fetching the sample, shows nothing of anybody's eyes.
  await t.server.inject({ url: `/api/sign/files/${link}/sample.pdf` })
  const before = await s.agreeTo(link)
  expect(before).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'code', message: en.sampleFirst }] },
  })
  expect((await t.server.inject({ url: '/api/sign/shown' })).statusCode).toBe(404)

  expect((await s.shown(link)).status).toBe(200)
  expect((await s.agreeTo(link, { version: '2026-11-20' })).status).toBe(409)
  expect((await s.agreeTo(link)).status).toBe(200)
  const row = await rowOf(a.id)
  expect(row).toMatchObject({ consentBy: 'shown', consentVersion: signerWording('en').version })
  expect(row.sampleAt).toBeInstanceOf(Date)
  // Twice is once, and a page that tells it late changes nothing.
  expect((await s.agreeTo(link)).status).toBe(200)
  expect((await s.shown(link)).status).toBe(200)
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'contract-consented')).toHaveLength(1)
  expect(await s.open(link)).toMatchObject({ standing: 'sign', sample: null })
})

describe('what another browser shows', () => {
  test('is not this one’s: neither without the signer’s own code nor with it', async () => {
    const a = await s.chosen()
    const link = await s.linkTo(a.id)
    const stranger = t.visitor()
    expect((await s.shown(link, 'sample', stranger)).status).toBe(403)
    await s.shown(link)
    const phone = t.visitor()
    await s.prove(link, phone)
    expect((await s.agreeTo(link, {}, phone)).status).toBe(422)
    await s.shown(link, 'sample', phone)
    // The one that showed it last counts.
    expect((await s.agreeTo(link)).status).toBe(422)
    expect((await s.agreeTo(link, {}, phone)).status).toBe(200)
  })
})

test('the code that is printed in the file is the way back; a wrong one is refused also where the sample was shown', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  const wrong = await s.agreeTo(link, { code: 'AAAAAA' })
  expect(wrong.body).toMatchObject({ errors: [{ field: 'code', message: en.wrongCode }] })
  await s.shown(link)
  expect((await s.agreeTo(link, { code: 'AAAAAA' })).status).toBe(422)
  const code = (await s.sampleCode(link)).toLowerCase()
  expect((await s.agreeTo(link, { code: ` ${code.slice(0, 3)}-${code.slice(3)} ` })).status).toBe(200)
  expect(await rowOf(a.id)).toMatchObject({ consentBy: 'code' })
})

test('paper and a no stand on the first page; asking for paper ends nothing', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  expect(await s.open(link)).toMatchObject({ standing: 'consent', on_paper: 'ask' })
  const stranger = await t.visitor().post('/api/sign/ask-paper', { link })
  expect(stranger.status).toBe(403)
  for (let time = 0; time < 2; time++)
    expect((await (await s.browserOf(link)).post('/api/sign/ask-paper', { link })).status).toBe(200)
  expect(await s.open(link)).toMatchObject({ standing: 'consent', on_paper: 'asked' })
  expect((await ownerRequestsOf(t.db, a.id)).map(({ kind }) => kind)).toEqual(['sign-on-paper'])
  expect((await eventKinds(t, a.id)).filter((kind) => kind === 'contract-paper-asked')).toHaveLength(1)
  expect((await s.decline(link, 'On paper, please')).status).toBe(200)
  expect((await (await s.browserOf(link)).post('/api/sign/ask-paper', { link })).status).toBe(409)
  expect((await s.shown(link)).status).toBe(409)
})

test('the signed file tells what came when, in whose time, and by what each is known', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.open(link)
  expect((await s.shown(link, 'paper')).status).toBe(200)
  const { viewedAt } = await rowOf(a.id)
  await s.shown(link, 'paper')
  expect((await rowOf(a.id)).viewedAt).toEqual(viewedAt)
  await s.sign(link)
  await t.worker.drain()
  const copy = await (await s.browserOf(link)).get(`/api/sign/files/${link}/copy.pdf`)
  const text = (await pageTexts(copy.bytes)).join(' ')
  const audit = text.slice(text.indexOf(en.auditTitle))
  const told = [
    en.auditRole,
    'for the business',
    en.auditSent,
    en.auditOpened,
    en.auditProof,
    en.auditConsent,
    en.auditSample,
    'A sample was shown in the same browser',
    en.auditViewed,
    en.auditSigned,
    en.auditHow,
  ]
  for (const each of told) expect(audit, each).toContain(each)
  // In the order in which they came.
  expect(told.map((each) => audit.indexOf(each)).every((at, n, all) => n === 0 || at > all[n - 1]!)).toBe(
    true,
  )
  // Each moment in New York's time and in UTC: sent, opened, code, consent, sample, viewed, signed.
  expect(audit.match(/ [AP]M ET \(20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC\)/g)).toHaveLength(7)
})

test('each text names the paper that is signed', () => {
  for (const words of [en, es])
    for (const key of [
      'consentLede',
      'codeLede',
      'signLede',
      'declineLede',
      'onPaperLede',
      'changed',
    ] as const)
      expect(words[key]).toContain('{paper}')
  for (const language of ['en', 'es'] as const) {
    const { text } = signerWording(language)
    expect(text).toContain('{paper}')
    // A guarantor, a second owner, an affiliate: none of them has an application.
    expect(text).not.toMatch(/application|solicitud/i)
  }
})

test('the sample is in the language of the page, whatever the browser prefers', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  const who = await s.browserOf(link)
  const opened = await who.post('/api/sign/verify-link', { link }, { headers: { 'accept-language': 'es' } })
  expect(opened.body).toMatchObject({ sample: { language: 'es' } })
  for (const [language, title] of [
    ['es', sampleEs.title],
    ['en', sampleEn.title],
  ] as const) {
    const file = await t.server.inject({
      url: sampleFile(link, language),
      headers: { 'accept-language': language === 'es' ? 'en' : 'es' },
    })
    expect((await pageTexts(file.rawPayload)).join(' ')).toContain(title)
  }
})
