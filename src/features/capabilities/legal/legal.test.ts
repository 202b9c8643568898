// The legal texts and the address calls, as the browser asks for them.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentKinds, consentWording } from '#core/domain/consents.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each(consentKinds)('%s: both languages, versioned, the brand filled in', async (kind) => {
  const english = await t.get(`/api/legal/${kind}`)
  expect(english.status).toBe(200)
  const spanish = await t.get(`/api/legal/${kind}`, { headers: { 'accept-language': 'es-US' } })
  expect(spanish.body.text).not.toBe(english.body.text)
  for (const { body } of [english, spanish]) {
    expect(body.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(body.text).not.toMatch(/\{\w+\}/)
    expect(body.text).toContain(t.deps.brands.get('default')!.legalName)
  }
})

// A changed wording under an old version would make every stored consent lie: give it a new version, then a new line here.
test.each([
  ['agreement', '2026-11-29', 'c4ad4ea56eb3f9be'],
  ['e-sign', '2026-11-28', '3da919a5e3ccc8cd'],
  ['privacy', '2026-11-28', 'b94d0cdc0645c29b'],
  ['bank-data', '2026-11-23', '97286e93ba126c3f'],
  ['prefill', '2026-11-28', '87b139b6d69de6fe'],
  ['sharing', '2026-11-28', 'fb0799aff50273be'],
  ['sms', '2026-11-20', '620aac6e16efe0dc'],
] as const)('the wording of %s is that of its version', (kind, version, hash) => {
  const both = (['en', 'es'] as const).map((language) => consentWording(kind, language))
  expect(both.map((wording) => wording.version)).toEqual([version, version])
  const text = both.map((wording) => wording.text).join('\n')
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash)
})

test('the text consent names what the carriers ask for, in both languages', () => {
  const [en, es] = (['en', 'es'] as const).map((language) => consentWording('sms', language).text)
  for (const words of ['not a condition', 'frequency', 'data rates may apply', 'HELP', 'STOP'])
    expect(en).toContain(words)
  for (const words of ['no es condición', 'frecuencia', 'tarifas de mensajes y datos', 'AYUDA', 'ALTO'])
    expect(es).toContain(words)
})

test('there is no other legal text', async () => {
  expect((await t.get('/api/legal/constructor')).status).toBe(400)
})

test('an address is suggested and resolved; too little typed suggests nothing', async () => {
  const session = '6f1c0f6e-0d3c-4f5e-9b7e-0d9f3a1c2b3d'
  expect((await t.post('/api/address/suggest', { text: '1', session })).body).toEqual({ suggestions: [] })
  const found = await t.post('/api/address/suggest', { text: '120 Commercial St, Portland, ME', session })
  expect(found.body.suggestions?.length).toBeGreaterThan(0)
  const resolved = await t.post('/api/address/resolve', { id: found.body.suggestions![0]!.id, session })
  expect(resolved.body).toMatchObject({ city: 'Portland', state: 'ME' })
  expect((await t.post('/api/address/suggest', { text: 'x', session: 'me' })).status).toBe(400)
})
