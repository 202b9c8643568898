// Another contact of a co-signer, or a co-signer who is named anew, signs nothing before a second person, the person's own code, or a day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { mustAnswer } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let insider: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
  insider = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const named = (firstName: string, email: string, lastName = 'Marsh') => ({ firstName, lastName, email })
const add = async (id: string, firstName: string, email: string, lastName?: string) => {
  const body = { role: 'signer', ...named(firstName, email, lastName) }
  const { personId } = mustAnswer(await insider.who.post(at(id, '/persons'), body)).body
  await t.worker.drain()
  return String(personId)
}
const change = async (id: string, personId: string, what: 'correct' | 'remove', body: object = {}) => {
  mustAnswer(await insider.who.post(at(id, `/persons/${personId}/${what}`), body))
  await t.worker.drain()
}
const holdsOf = async (id: string) =>
  (mustAnswer(await colleague.who.get(at(id))).body as unknown as Application).contactHolds
const confirm = (id: string, member: Member, code?: string) =>
  member.who.post(at(id, '/contact/confirm'), { code })
const sendLink = (id: string, personId: string, channel = 'email') =>
  insider.who.post(at(id, '/send-link'), { kind: 'signer', channel, personId })
const warnings = (to: string) => t.inbox(to).filter(({ text }) => /now uses another one/.test(text))
const told = (to: string) =>
  t.inbox(to).filter(({ subject }) => /Another signer’s contact/.test(subject ?? ''))
const codeIn = (to: string) =>
  t.inbox(to).flatMap(({ text }) => /read this code .*?(\d{6})/.exec(text)?.[1] ?? [])[0]!
const held = 'urn:underway:problem:signer-contact-held'
const askCode = async (link: string) =>
  (await t.visitor().post('/api/sign/send-code', { link })).body.type ?? 'sent'
/** A contract that its applicant has signed, so that it is the co-signer's turn. */
const signedByFirst = async (id: string) => {
  const link = await s.linkTo(id)
  await s.consent(link)
  await s.sign(link)
  await t.worker.drain()
  return (await s.linkOfSigner(id, 2))!
}
let count = 0
const withCoSigner = async () => {
  count += 1
  const mail = {
    owner: `o${count}@shop.example`,
    own: `gil${count}@own.example`,
    thief: `thief${count}@x.example`,
  }
  let gil = ''
  const a = await s.chosen(
    { email: mail.owner },
    async ({ id }) => void (gil = await add(id, 'Gil', mail.own)),
  )
  return { ...a, ...mail, gil }
}

test('an address that one member of staff changed gets no code, no link and no mail; who acted there and the applicant are told', async () => {
  const a = await withCoSigner()
  await signedByFirst(a.id)
  await change(a.id, a.gil, 'correct', named('Gil', a.thief))
  expect(warnings(a.own)).toHaveLength(1)
  expect(told(a.owner)).toHaveLength(1)
  for (const secret of ['Gil', 'Marsh', a.thief]) expect(told(a.owner)[0]!.text).not.toContain(secret)
  const link = await signedByFirst(a.id)
  expect(await askCode(link)).toBe(held)
  mustAnswer(await sendLink(a.id, a.gil))
  await t.worker.drain()
  expect((await sendLink(a.id, a.gil, 'copy')).status).toBe(409)
  expect(t.inbox(a.thief)).toEqual([])
  // Nobody reads at the former address that we know of, so there is no code; whoever changed it is no second person.
  expect(await holdsOf(a.id)).toMatchObject([{ personId: a.gil, byCode: false, bySecond: true }])
  expect((await confirm(a.id, insider)).status).toBe(422)
  mustAnswer(await confirm(a.id, colleague))
  await t.worker.drain()
  expect(t.inbox(a.thief).length).toBeGreaterThan(0)
  await s.consent(link)
  expect((await s.sign(link, 'Gil Marsh')).status).toBe(200)
})

test('who can read a code where they acted before goes on at once', async () => {
  const a = await withCoSigner()
  // The code that opens the contract was typed: somebody reads there.
  await s.browserOf(await signedByFirst(a.id))
  await change(a.id, a.gil, 'correct', named('Gil', a.thief))
  const link = await signedByFirst(a.id)
  expect((await confirm(a.id, insider, '000000')).status).toBe(422)
  mustAnswer(await confirm(a.id, insider, codeIn(a.own)))
  expect(await askCode(link)).toBe('sent')
})

test('the address from before, given back, acts at once; changed on and on it floods nobody', async () => {
  const a = await withCoSigner()
  await signedByFirst(a.id)
  for (let n = 0; n < 8; n++) {
    await change(a.id, a.gil, 'correct', named('Gil', `${n}${a.thief}`))
    await change(a.id, a.gil, 'correct', named('Gil', a.own))
  }
  expect(await holdsOf(a.id)).toEqual([])
  expect(warnings(a.own).length).toBeLessThanOrEqual(5)
  expect(told(a.owner).length).toBeLessThanOrEqual(5)
})

test('taken off and named anew under another contact they wait, written otherwise too, and by another who takes their name', async () => {
  const a = await withCoSigner()
  await signedByFirst(a.id)
  await change(a.id, a.gil, 'remove')
  const anew = await add(a.id, 'Gilbert', a.thief)
  expect(await holdsOf(a.id)).toMatchObject([{ personId: anew }])
  expect(warnings(a.own)).toHaveLength(1)
  expect(told(a.owner)).toHaveLength(1)
  expect(await askCode(await signedByFirst(a.id))).toBe(held)
  // At their own address there is nothing to wait for.
  await change(a.id, anew, 'remove')
  await add(a.id, 'Gil', a.own)
  expect(await holdsOf(a.id)).toEqual([])

  // Before any contract a name is taken over by a correction, or by the link of whoever bears another.
  const b = await apply(t)
  const gil = await add(b.id, 'Gil', 'gil@own.example')
  const bob = await add(b.id, 'Bob', 'bob@x.example', 'Other')
  const rob = await add(b.id, 'Rob', 'rob@x.example', 'Third')
  await change(b.id, gil, 'remove')
  await change(b.id, bob, 'correct', named('Gil', 'bob@x.example'))
  expect(await holdsOf(b.id)).toMatchObject([{ personId: bob }])
  const copied = mustAnswer(await sendLink(b.id, rob, 'copy'))
  const pg = {
    fn: 'Gil',
    ln: 'Marsh',
    title: 'Owner',
    agreement: true,
    smsConsent: false,
    creditReport: false,
  }
  const code = String(copied.body.url).split('/').at(-1)
  const posted = await t.visitor().post('/api/additionalinfo/post', { id: code, page: 2, model: { pg } })
  expect([posted.status, posted.text]).toEqual([200, expect.anything()])
  expect((await holdsOf(b.id)).map(({ personId }) => personId).sort()).toEqual([bob, rob].sort())
})

test('in place of one who was taken off while a contract was out they wait; who is added, or corrected before anything went out, does not', async () => {
  const a = await withCoSigner()
  await change(a.id, a.gil, 'remove')
  const other = await add(a.id, 'Eva', a.thief, 'Quite-Other')
  expect(await holdsOf(a.id)).toMatchObject([{ personId: other, byCode: false }])

  const b = await apply(t)
  const person = await add(b.id, 'Kim', 'kin@typo.example')
  await change(b.id, person, 'correct', named('Kim', 'kim@right.example'))
  await add(b.id, 'Kit', 'kit@right.example')
  expect(await holdsOf(b.id)).toEqual([])
  expect(t.inbox('kin@typo.example')).toEqual([])
})

test.each([
  ['Gilbert', 'Marsh', 1],
  ['G.', 'Marsh', 1],
  ['Eva', 'Quite-Other', 0],
])('added first, then the other taken off, they wait: %s %s', async (first, last, atOnce) => {
  const a = await withCoSigner()
  await signedByFirst(a.id)
  const anew = await add(a.id, first, a.thief, last)
  expect(await holdsOf(a.id)).toHaveLength(atOnce)
  // Who is still named is reached where they are.
  expect(warnings(a.own)).toHaveLength(0)
  await change(a.id, a.gil, 'remove')
  expect(await holdsOf(a.id)).toMatchObject([{ personId: anew }])
  expect(warnings(a.own)).toHaveLength(1)
  expect(told(a.owner).length).toBeGreaterThan(0)
  expect(await askCode(await signedByFirst(a.id))).toBe(held)
  expect((await confirm(a.id, insider)).status).toBe(422)
  mustAnswer(await confirm(a.id, colleague))
})

test('whoever added them is no second person where a colleague takes the other off', async () => {
  const a = await withCoSigner()
  await add(a.id, 'Eva', a.thief, 'Quite-Other')
  mustAnswer(await colleague.who.post(at(a.id, `/persons/${a.gil}/remove`), {}))
  expect((await confirm(a.id, insider)).status).toBe(422)
  mustAnswer(await confirm(a.id, colleague))
})

test('added and taken off since the contract, they are nobody who comes back; nor does a round by other addresses free who waits', async () => {
  const a = await withCoSigner()
  const eva = await add(a.id, 'Eva', a.thief, 'Quite-Other')
  await change(a.id, eva, 'remove')
  await change(a.id, a.gil, 'remove')
  const anew = await add(a.id, 'Eva', a.thief, 'Quite-Other')
  expect(await holdsOf(a.id)).toMatchObject([{ personId: anew }])

  await change(a.id, anew, 'remove')
  const elsewhere = await add(a.id, 'Eva', `2${a.thief}`, 'Quite-Other')
  await change(a.id, elsewhere, 'correct', named('Eva', a.thief, 'Quite-Other'))
  expect(await holdsOf(a.id)).toMatchObject([{ personId: elsewhere, byCode: false }])

  const b = await withCoSigner()
  const zed = await add(b.id, 'Zed', b.thief, 'Third')
  await change(b.id, zed, 'correct', named('Yan', b.thief, 'Fourth'))
  await change(b.id, b.gil, 'remove')
  await change(b.id, zed, 'correct', named('Zed', `2${b.thief}`, 'Third'))
  await change(b.id, zed, 'correct', named('Zed', b.thief, 'Third'))
  expect(await holdsOf(b.id)).toMatchObject([{ personId: zed, byCode: false }])
})

test('called otherwise, by a link of their own too: who was added since waits', async () => {
  const a = await withCoSigner()
  const eva = await add(a.id, 'Eva', a.thief, 'Quite-Other')
  const copied = mustAnswer(await sendLink(a.id, eva, 'copy'))
  await change(a.id, a.gil, 'correct', named('Kai', a.own, 'Moor'))
  expect((await holdsOf(a.id)).map(({ personId }) => personId).sort()).toEqual([a.gil, eva].sort())
  expect(warnings(a.own)).toHaveLength(0)

  const b = await withCoSigner()
  const zed = await add(b.id, 'Zed', b.thief, 'Third')
  const link = mustAnswer(await sendLink(b.id, zed, 'copy'))
  const boxes = { title: 'Owner', agreement: true, smsConsent: false, creditReport: false }
  const model = { pg: { fn: 'Gilbert', ln: 'Marsh', ...boxes } }
  const code = String(link.body.url).split('/').at(-1)
  const posted = await t.visitor().post('/api/additionalinfo/post', { id: code, page: 2, model })
  expect(posted.status).toBe(200)
  expect(await holdsOf(b.id)).toMatchObject([{ personId: zed }])
  expect(copied.status).toBe(200)
})

test('called otherwise first, then reached elsewhere: the address of before is told, once, and its code ends the wait', async () => {
  const a = await withCoSigner()
  await s.browserOf(await signedByFirst(a.id))
  await change(a.id, a.gil, 'correct', named('Gilda', a.own))
  expect(await holdsOf(a.id)).toMatchObject([{ personId: a.gil, byCode: false }])
  expect(warnings(a.own)).toHaveLength(0)
  await change(a.id, a.gil, 'correct', named('Gilda', a.thief))
  await change(a.id, a.gil, 'correct', named('Gil', `2${a.thief}`))
  expect(warnings(a.own)).toHaveLength(1)
  expect(warnings(a.thief)).toHaveLength(0)
  expect(told(a.owner)).toHaveLength(1)
  mustAnswer(await confirm(a.id, insider, codeIn(a.own)))
  expect(await askCode(await signedByFirst(a.id))).toBe('sent')
})

// The last one: the logins of the others end with the day.
test('a day later it acts by itself', async () => {
  const b = await withCoSigner()
  await signedByFirst(b.id)
  await change(b.id, b.gil, 'correct', named('Gil', b.thief))
  const later = await signedByFirst(b.id)
  expect(await askCode(later)).toBe(held)
  t.clock.advance(86_400_000)
  expect(await askCode(later)).toBe('sent')
})
