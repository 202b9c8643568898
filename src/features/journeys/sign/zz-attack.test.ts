// scratch
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember } from '../../../../test/staff.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { apply, answer } from '../../../../test/applicant.ts'
let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => { t = await testApp({ seal: await testSeal() }); s = signingOf(t) })
afterAll(() => t.close())
const addOwner = async (id: string, firstName: string, lastName: string, email: string, role = 'owner') => {
  const { who } = await staffMember(t, 'underwriter')
  return who.post(`/api/staff/applications/${id}/persons`, { role, firstName, lastName, email })
}
const log = (...x: unknown[]) => process.stdout.write('>>> ' + x.map((e) => typeof e === 'string' ? e : JSON.stringify(e)).join(' ') + '\n')

const B = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='"
const forged = (w: number, h: number, d: string) => `${B}${w}' height='${h}' viewBox='0 0 ${w} ${h}' fill='none' stroke='%2314213d' stroke-width='4.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${d}'/%3E%3C/svg%3E`
test.each([
  ['width 0', forged(0, 240, 'M0 0L0 240')],
  ['height 0', forged(600, 0, 'M0 0L600 0')],
  ['one px ink', forged(10, 10, 'M1 1L2 1'.repeat(90))],
  ['1x640', forged(1, 640, 'M0 0L0 640')],
])('sig %s', async (what, sig) => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link)
  const r = await s.sign(link, sig)
  log('sig', what, r.status)
  await t.worker.drain()
  log('state', await s.states(a.id))
})
test('forward: sign link alone gets the copy', async () => {
  const a = await s.chosen()
  const link = await s.linkTo(a.id)
  await s.consent(link); await s.sign(link); await t.worker.drain()
  const stranger = t.visitor('198.51.100.9')
  const copy = await stranger.get(`/api/sign/files/${link}/copy.pdf`)
  log('copy by a stranger', copy.status, (await pageTexts(copy.bytes)).join(' ').length, (await s.open(link, stranger)).standing)
})
test('same address', async () => {
  const a = await s.chosen({ email: 'same@shop.example' }, async ({ id }) => { log('same mail', (await addOwner(id, 'Dan', 'Cohen', 'SAME@shop.example')).status); log('dup', (await addOwner(id, 'Eve', 'Cohen', 'same@shop.example')).status); })
  log('states', await s.states(a.id), await s.stageOf(a.id))
  const b = await s.chosen({ email: 'plus@shop.example' }, async ({ id }) => { log('plus mail', (await addOwner(id, 'Dan', 'Cohen', 'plus+2@shop.example')).status) })
  log('plus states', await s.states(b.id), await s.stageOf(b.id))
  const c = await s.chosen({ email: 'none@shop.example' }, async ({ id }) => { log('no mail', (await addOwner(id, 'Dan', 'Cohen', '')).status) })
  log('no mail states', await s.states(c.id), await s.stageOf(c.id))
})
test('proof lives', async () => {
  t.clock.set('2026-11-16T15:00:00Z')
  const a = await s.chosen({ email: 'long@shop.example' })
  const link = await s.linkTo(a.id)
  const who = await s.browserOf(link)
  for (let day = 0; day < 3; day++) { t.clock.advance(3 * 86_400_000); log('day', day, (await s.open(link, who)).standing, (await s.shown(link, 'sample', who)).status) }
  await s.choose(a, a.offers[1]!)
  const l2 = await s.linkTo(a.id)
  for (let day = 0; day < 3; day++) { t.clock.advance(3 * 86_400_000); const o = await s.open(l2, who); log('day', day, o.standing, o.code_to, (await s.shown(l2, 'sample', who)).status) }
})
test('variant', async () => {
  t.clock.set('2026-11-16T15:00:00Z')
  for (const typed of ['David C\u043ehen', 'D\u0430vid', '\u0410\u043d\u0430', 'Ana', 'A Q', 'Ana Ana Quispe Quispe', 'Quispe', '-- ..', 'Ana\u202e Quispe', 'Ana Quispe and David Cohen', '<b>Ana Quispe</b>', 'A\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301na Quispe', 'Ana Quispe\u0000', 'Ana%00Quispe', 'Ana X Y Z David Cohen Quispe']) {
    const a = await s.chosen()
    const link = await s.linkTo(a.id)
    await s.consent(link)
    const r = await s.sign(link, typed)
    const r2 = r.status === 422 ? await s.sign(link, typed, { variant: true }) : r
    log('typed', typed, r.status, JSON.stringify(r.body.errors ?? ''), r2.status)
  }
})
