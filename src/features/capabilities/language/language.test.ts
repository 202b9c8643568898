// The language that somebody chose on a page of their own, over HTTP: what is written to them follows it, and to nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { apply, eventKinds, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { mustAnswer, portalOf } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { chooseLanguage } from './paths.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let staff: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
  staff = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const at = (id: string, rest: string) => `/api/staff/applications/${id}${rest}`
const choose = (who: Visitor, language: string, page: string) =>
  who.post(chooseLanguage, { language, page: `/business${page}` })
const languageOf = async (id: string) =>
  (await t.db.query<{ language: string }>('select language from lead where id = $1::uuid', [id]))[0]!.language
let count = 0
const applicant = () => {
  count += 1
  return apply(t, { business: { email: `own${count}@shop.example` } })
}
const save = ({ leadid }: Applicant, who: Visitor, headers: Record<string, string> = {}) =>
  who.post(
    saveLead,
    { model: { sfleadid: leadid, business: { name: 'Bakery LLC' } }, page: 1, partial: true },
    { headers },
  )
/** A browser that the owner's own link let in, or one that staff had to copy. */
const letIn = async (a: Applicant, channel: 'email' | 'copy') => {
  const sent = mustAnswer(await staff.who.post(at(a.id, '/send-link'), { kind: 'continue', channel }))
  await t.worker.drain()
  const url = String(
    sent.body.url ?? /\/business\/apply\/continue\/[\w-]+/.exec(JSON.stringify(t.inbox()))?.[0],
  )
  const who = t.visitor()
  mustAnswer(await who.post('/api/apply/continue', { code: url.split('/').at(-1) }))
  return who
}

test('an application is in the language that its owner switched to last, by the wizard, a link or the portal', async () => {
  const a = await applicant()
  expect(await languageOf(a.id)).toBe('en')
  expect((await choose(a.who, 'es', '/apply')).body).toEqual({ ok: true })
  expect(await languageOf(a.id)).toBe('es')
  mustAnswer(await staff.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'email' }))
  await t.worker.drain()
  const [mail] = t.inbox(`own${count}@shop.example`)
  expect(mail!.subject).toContain('Continúe su solicitud')
  expect(await eventKinds(t, a.id)).toContain('language-chosen')
  const [, path] = /(\/apply\/continue\/[\w-]+)/.exec(mail!.text)!
  await choose(t.visitor(), 'en', path!)
  expect(await languageOf(a.id)).toBe('en')
  const portal = await portalOf(t).logIn(`own${count}@shop.example`)
  await choose(portal, 'es', '/portal')
  expect(await languageOf(a.id)).toBe('es')
})

test('a save follows what was chosen in its browser, also beside a row that this process saved before; a bare call does not', async () => {
  const a = await applicant()
  expect((await save(a, a.who, { 'accept-language': 'es' })).status).toBe(200)
  expect(await languageOf(a.id)).toBe('en')
  a.who.cookies.set('language', 'es')
  expect((await save(a, a.who)).status).toBe(200)
  expect(await languageOf(a.id)).toBe('es')
  // Elsewhere it was chosen otherwise meanwhile: the next save here is the last word.
  const phone = await letIn(a, 'email')
  await choose(phone, 'en', '/apply')
  expect(await languageOf(a.id)).toBe('en')
  expect((await save(a, a.who)).status).toBe(200)
  expect(await languageOf(a.id)).toBe('es')
  // Whoever holds the lead id alone is not its owner.
  const stranger = t.visitor()
  stranger.cookies.set('language', 'en')
  await save(a, stranger)
  await choose(stranger, 'en', '/apply')
  await choose(stranger, 'en', `/apply/continue/${a.leadid}`)
  expect(await languageOf(a.id)).toBe('es')
})

test('a browser that was let in by a link which staff had to copy chooses for nobody', async () => {
  const a = await applicant()
  const who = await letIn(a, 'copy')
  who.cookies.set('language', 'es')
  expect((await save(a, who)).status).toBe(200)
  await choose(who, 'es', '/apply')
  const copied = mustAnswer(
    await staff.who.post(at(a.id, '/send-link'), { kind: 'continue', channel: 'copy' }),
  )
  await choose(t.visitor(), 'es', new URL(String(copied.body.url)).pathname.replace('/business', ''))
  expect(await languageOf(a.id)).toBe('en')
})

test('each signer is written to in their own language, as it was asked where they were added and as they chose since', async () => {
  const a = await s.chosen({ email: 'two@shop.example' }, async ({ id }) => {
    const person = (firstName: string, language?: string) =>
      staff.who.post(at(id, '/persons'), {
        role: 'signer',
        firstName,
        lastName: 'Cohen',
        email: `${firstName.toLowerCase()}@tongue.example`,
        language,
      })
    const [eva] = [mustAnswer(await person('Eva', 'es')), mustAnswer(await person('Dan'))]
    mustAnswer(
      await staff.who.post(at(id, '/send-link'), {
        kind: 'signer',
        channel: 'email',
        personId: String(eva.body.personId),
      }),
    )
    await t.worker.drain()
  })
  const [first] = t.inbox('eva@tongue.example')
  expect(first!.subject).toContain('le nombró en su solicitud')
  const own = /(\/signer\/[\w-]+)/.exec(first!.text)![1]!
  // The applicant's choice is not hers, nor hers the applicant's.
  await choose(a.who, 'en', '/apply')
  const read = async () =>
    (mustAnswer(await staff.who.get(at(a.id, ''))).body.persons as unknown as { language: string }[]).map(
      ({ language }) => language,
    )
  expect(await read()).toEqual(['es', 'en'])
  await s.consent(await s.linkTo(a.id))
  await s.sign(await s.linkTo(a.id))
  await t.worker.drain()
  expect(t.inbox('eva@tongue.example')[0]!.subject).toBe('Su contrato está listo para firmar')
  // On the page of her part she chooses otherwise: the copy comes in that, and so does what else is written to her.
  const link = (await s.linkOfSigner(a.id, 2))!
  await choose(await s.browserOf(link), 'en', `/sign/${link}`)
  expect(await read()).toEqual(['en', 'en'])
  await choose(t.visitor(), 'es', own)
  expect(await read()).toEqual(['es', 'en'])
  expect(await languageOf(a.id)).toBe('en')
  await s.consent(link)
  await s.sign(link, 'Eva Cohen')
  await t.worker.drain()
  const third = (await s.linkOfSigner(a.id, 3))!
  expect(t.inbox('dan@tongue.example')[0]!.subject).toBe('Your contract is ready to sign')
  await s.consent(third)
  await s.sign(third, 'Dan Cohen')
  await t.worker.drain()
  expect(t.inbox('eva@tongue.example')[0]!.text).toMatch(/copia/i)
  expect(t.inbox('dan@tongue.example')[0]!.text).toMatch(/copy/i)
})
