// What may be a stop belongs to the number that wrote, whatever its application has by the time a person judges it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyApplication } from '#platform/store/retention.ts'
import { hasOptedOut, mayHaveStopped } from '#platform/store/texted-numbers.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { textsOf } from '../../../../test/texts.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp()
  // Noon in Maine.
  t.clock.set('2026-11-18T17:00:00Z')
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const { applicant, post, receive, texts, due, settle, ask, correct } = textsOf(
  () => t,
  () => underwriter,
)
const isOut = (phone: string) => hasOptedOut(t.db, t.deps.keys, phone)
/** The doubts of an application, oldest first, as its page shows them. */
const doubts = async (id: string) =>
  (
    (await underwriter.who.get(`/api/staff/applications/${id}`)).body.ownerRequests as unknown as {
      id: string
      kind: string
      from: string | null
    }[]
  ).filter(({ kind }) => kind === 'maybe-stop')
let other = 0
const another = () => `207555${9000 + ++other}`
/** An application whose number was changed while a doubt of the former one waited. */
async function changed() {
  const { id, phone } = await applicant()
  await receive(phone, 'Stop calling me')
  const now = another()
  await correct(id, now)
  return { id, former: phone, now: `+1${now}` }
}

test('judged after the number changed, the one that wrote is stopped, and the new one is not', async () => {
  const { id, former, now } = await changed()
  expect(await doubts(id)).toMatchObject([{ from: former.slice(2) }])
  expect((await settle(id, true)).status).toBe(200)
  expect([await isOut(former), await isOut(now)]).toEqual([true, false])
  expect(await doubts(id)).toEqual([])
})

test('the number of now is not named, and a doubt holds the number that wrote alone', async () => {
  const one = await applicant()
  await receive(one.phone, 'Stop calling me')
  expect(await doubts(one.id)).toMatchObject([{ from: null }])
  const { former, now } = await changed()
  // Whoever applies with the former number is held until it is judged; whoever has the new one is not.
  const [next, free] = [await applicant({ phone: former.slice(2) }), await applicant({ phone: now.slice(2) })]
  const before = texts(former).length
  await ask(next.id)
  await ask(free.id)
  expect(texts(former)).toHaveLength(before)
  expect(texts(now)).toHaveLength(1)
})

test('each number has a doubt of its own, and each is settled by itself', async () => {
  const { id, former, now } = await changed()
  await receive(now, 'wrong number, who is this')
  expect(texts(now)).toEqual([expect.stringContaining('reply STOP')])
  const [first, second] = await doubts(id)
  expect([first!.from, second!.from]).toEqual([former.slice(2), null])
  expect((await due(id)).filter((kind) => kind === 'maybe-stop')).toHaveLength(2)
  // A page that does not say which one it means is told to load again.
  expect((await settle(id, true)).status).toBe(409)
  expect((await settle(id, true, second!.id)).status).toBe(200)
  expect([await isOut(former), await isOut(now)]).toEqual([false, true])
  expect(await doubts(id)).toMatchObject([{ id: first!.id }])
  expect((await settle(id, false, second!.id)).status).toBe(409)
  expect((await settle(id, false)).status).toBe(200)
  expect(await isOut(former)).toBe(false)
})

test('STOP from a number that no application has any more ends its own doubt, and no other', async () => {
  const { id, former, now } = await changed()
  await receive(now, 'not interested')
  await receive(former, 'STOP')
  expect(await doubts(id)).toMatchObject([{ from: null }])
  expect([await isOut(former), await isOut(now)]).toEqual([true, false])
  await receive(now, 'START')
  expect(await doubts(id)).toEqual([])
})

test('two applications with one number: one doubt, at the newest of the time; STOP ends it there', async () => {
  const one = await applicant()
  await receive(one.phone, 'not interested')
  const two = await applicant({ phone: one.phone.slice(2) })
  await receive(one.phone, 'I said I am not interested')
  expect([(await doubts(one.id)).length, (await doubts(two.id)).length]).toEqual([1, 0])
  expect(texts(one.phone)).toHaveLength(1)
  await ask(two.id)
  expect(texts(one.phone)).toHaveLength(1)
  await receive(one.phone, 'STOP')
  expect(await doubts(one.id)).toEqual([])
})

test('a doubt of the release before names no number: it is of the text that raised it, else of the number of now', async () => {
  const { id, former, now } = await changed()
  await t.db.query(`update owner_request set phone_key = null where lead_id = $1::uuid`, [id])
  expect(await doubts(id)).toMatchObject([{ from: former.slice(2) }])
  expect((await settle(id, true)).status).toBe(200)
  expect([await isOut(former), await isOut(now)]).toEqual([true, false])

  const kept = await applicant()
  await receive(kept.phone, 'not interested')
  await t.db.query(`update owner_request set phone_key = null where lead_id = $1::uuid`, [kept.id])
  await ask(kept.id)
  expect(texts(kept.phone)).toHaveLength(1)
  await t.db.query(`delete from message where lead_id = $1::uuid`, [kept.id])
  expect((await settle(kept.id, true)).status).toBe(200)
  expect(await isOut(kept.phone)).toBe(true)

  const own = await applicant()
  await receive(own.phone, 'not interested')
  await t.db.query(`update owner_request set phone_key = null where lead_id = $1::uuid`, [own.id])
  await receive(own.phone, 'START')
  expect(await doubts(own.id)).toEqual([])
})

test('an application that is erased leaves no doubt behind that nobody could judge: its number is stopped', async () => {
  const { id, former, now } = await changed()
  const settled = await applicant()
  await receive(settled.phone, 'not interested')
  expect((await settle(settled.id, false)).status).toBe(200)
  for (const each of [id, settled.id]) await t.db.transaction((tx) => emptyApplication(tx, each))
  expect([await isOut(former), await isOut(now), await isOut(settled.phone)]).toEqual([true, false, false])
})

test('a text that comes twice from the provider counts once', async () => {
  const { id, phone } = await applicant()
  for (let at = 0; at < 2; at++) await receive(phone, 'not interested', { MessageSid: 'MMtwice' })
  expect((await settle(id, false)).status).toBe(200)
  await receive(phone, 'not interested', { MessageSid: 'MMtwice' })
  expect([await doubts(id), texts(phone).length]).toEqual([[], 1])
})

test('a landline that writes and cannot be written to: its doubt waits all the same, and its STOP counts', async () => {
  const { id, phone } = await applicant({ phone: '5005550009' })
  await receive(phone, 'not interested')
  expect([texts(phone), (await due(id)).includes('maybe-stop')]).toEqual([[], true])
  await receive(phone, 'STOP')
  expect([await isOut(phone), (await due(id)).includes('maybe-stop')]).toEqual([true, false])
})

test('a machine that says STOP and START in turn hears three answers an hour and six a day; its last word counts', async () => {
  const { phone } = await applicant()
  const round = async () => {
    for (const body of ['please stop texting me', 'start texting me', 'not interested', 'start texting me'])
      await receive(phone, body)
  }
  await round()
  await round()
  expect(texts(phone)).toHaveLength(3)
  for (let hour = 0; hour < 4; hour++) {
    t.clock.advance(3_600_000)
    await round()
  }
  expect(texts(phone)).toHaveLength(6)
  const waits = await mayHaveStopped(t.db, t.deps.keys, phone)
  expect([await isOut(phone), waits]).toEqual([false, false])
  await receive(phone, 'please stop texting me')
  expect([await isOut(phone), texts(phone).length]).toEqual([true, 6])
  const stranger = '+13035550188'
  for (let at = 0; at < 5; at++) {
    await receive(stranger, 'please stop texting me')
    await receive(stranger, 'start texting me')
  }
  expect(texts(stranger)).toHaveLength(3)
})

test('by RCS the same number writes; a short code or a name is nobody, and is taken in silence', async () => {
  const { phone } = await applicant()
  await receive(`rcs:${phone}`, 'please stop texting me')
  expect(await isOut(phone)).toBe(true)
  expect(texts(phone)).toHaveLength(1)
  await receive(`RCS:${phone}`, 'START')
  expect(await isOut(phone)).toBe(false)
  const before = await t.db.query('select 1 from sms_opt_out')
  for (const from of ['72345', 'BANKALERT', 'whatsapp:+12075550342']) {
    expect(await post(from, 'STOP')).toBe(200)
    expect(await post(from, 'not interested')).toBe(200)
  }
  expect(await t.db.query('select 1 from sms_opt_out')).toHaveLength(before.length)
  expect(await post('', 'STOP')).toBe(400)
})

test('a number of another country is heard, and costs no answer', async () => {
  const { from, sent } = { from: '+442071838750', sent: () => texts('+442071838750') }
  await receive(from, 'please stop texting me')
  await receive(from, 'Ayuda')
  expect([await isOut(from), sent()]).toEqual([true, []])
})
