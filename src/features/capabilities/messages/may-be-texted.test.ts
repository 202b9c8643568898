// What a text that waited for its provider meets when it goes out at last: another number, a STOP, an answer of a person, the night.
import { afterAll, beforeEach, afterEach, beforeAll, expect, test } from 'vitest'
import { messagesOf } from '#platform/store/messages.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { textsOf } from '../../../../test/texts.ts'

const NOON = '2026-11-18T17:00:00Z'
const NIGHT = '2026-11-19T03:00:00Z'
const MORNING = '2026-11-19T13:00:00Z'

let t: TestApp
let underwriter: Member
let sms: TestApp['deps']['sms']
beforeAll(async () => {
  t = await testApp()
  ;({ sms } = t.deps)
})
beforeEach(async () => {
  t.clock.set(NOON)
  underwriter = await staffMember(t, 'underwriter')
})
afterEach(() => void Object.assign(t.deps, { sms }))
afterAll(() => t.close())

const { applicant, receive, withFiles, texts, settle, correct, ask, jpeg } = textsOf(
  () => t,
  () => underwriter,
)
const down = { ok: false, refusal: { kind: 'unavailable' } } as const
/** From here on texts do not get through; reading and fetching work. */
const outage = () =>
  Object.assign(t.deps, {
    sms: { ...sms, send: () => Promise.resolve(down), findSent: () => Promise.resolve(down) },
  })
/** It ends at this moment, and every job has its turn. */
const endsAt = async (at: string) => {
  Object.assign(t.deps, { sms })
  t.clock.set(at)
  await t.worker.drain()
}
/** What became of the texts of ours of an application, by name, oldest first. */
const became = async (id: string) =>
  (await messagesOf(t.db, id))
    .filter(({ channel, template }) => channel === 'sms' && template !== 'inbound')
    .map(({ template, state, reason }) => [template, reason ?? state])
    .toReversed()

test('an answer goes out at once at any hour; after an outage it waits for the hours of the place', async () => {
  t.clock.set(NIGHT)
  const prompt = await applicant()
  await receive(prompt.phone, '', withFiles(jpeg('night')))
  expect(texts(prompt.phone)).toHaveLength(1)
  const { id, phone } = await applicant()
  outage()
  await receive(phone, '', withFiles(jpeg('outage')))
  await endsAt('2026-11-19T03:20:00Z')
  expect([texts(phone), await became(id)]).toEqual([[], [['text-files-taken', 'ready']]])
  await endsAt(MORNING)
  expect(texts(phone)).toEqual([expect.stringContaining('added them to your application')])
})

test('files that could be fetched hours later only are not answered at night', async () => {
  const { phone } = await applicant()
  Object.assign(t.deps, { sms: { ...sms, fetchFile: () => Promise.resolve(down) } })
  await receive(phone, '', withFiles(jpeg('hours later')))
  await endsAt(NIGHT)
  expect(texts(phone)).toEqual([])
  await endsAt(MORNING)
  expect(texts(phone)).toHaveLength(1)
})

test('who says STOP while an answer waits does not get it; a confirmation that comes too late is none', async () => {
  const { id, phone } = await applicant()
  outage()
  await receive(phone, '', withFiles(jpeg('stopped since')))
  await receive(phone, 'Ayuda')
  t.clock.advance(1_000)
  await receive(phone, 'please stop texting me')
  await endsAt('2026-11-18T18:00:00Z')
  expect(await became(id)).toEqual([
    ['text-files-taken', 'opted-out'],
    ['text-help', 'opted-out'],
    ['text-stopped', 'too-late'],
  ])
  expect([texts(phone), await hasOptedOut(t.db, t.deps.keys, phone)]).toEqual([[], true])
  // Whoever has stopped is helped all the same.
  await receive(phone, 'Ayuda')
  expect(texts(phone)).toHaveLength(1)
})

test('a short outage costs no confirmation', async () => {
  const { phone } = await applicant()
  outage()
  await receive(phone, 'please stop texting me')
  await endsAt('2026-11-18T17:04:00Z')
  expect(texts(phone)).toEqual([expect.stringContaining('no more text messages')])
})

test('an answer that is not true any more is not sent: START after STOP, STOP after START, a doubt that was judged', async () => {
  const [one, two, three] = [await applicant(), await applicant(), await applicant()]
  await receive(two.phone, 'STOP')
  outage()
  await receive(one.phone, 'please stop texting me')
  await receive(one.phone, 'START')
  await receive(two.phone, 'start texting me')
  await receive(two.phone, 'STOP')
  await receive(three.phone, 'not interested')
  expect((await settle(three.id, false)).status).toBe(200)
  await endsAt('2026-11-18T17:02:00Z')
  expect([await became(one.id), await became(two.id), await became(three.id)]).toEqual([
    [['text-stopped', 'settled-since']],
    [['text-started', 'opted-out']],
    [['text-how-to-stop', 'settled-since']],
  ])
  expect([one, two, three].flatMap(({ phone }) => texts(phone))).toEqual([])
})

test('what may be a stop holds an answer that is late, and none that is prompt', async () => {
  const { id, phone } = await applicant()
  await receive(phone, 'not interested')
  await receive(phone, 'here', withFiles(jpeg('prompt')))
  expect(texts(phone)).toHaveLength(2)
  outage()
  await receive(phone, 'and here', withFiles(jpeg('late')))
  await endsAt('2026-11-18T17:30:00Z')
  expect((await became(id)).at(-1)).toEqual(['text-files-taken', 'maybe-stopped'])
})

test('word of a changed number goes to the one that was left, by its own hours, unless it said STOP', async () => {
  const [one, two, three] = [await applicant(), await applicant(), await applicant()]
  // Seven in the morning in Hawaii, noon in Maine.
  await correct(one.id, '808 555 0111')
  expect(texts(one.phone)).toEqual([expect.stringContaining('uses another one')])
  outage()
  await correct(two.id, '207 555 0998')
  await correct(three.id, '207 555 0997')
  await receive(two.phone, 'STOP')
  await endsAt(NIGHT)
  expect(texts(three.phone)).toEqual([])
  await endsAt(MORNING)
  expect([await became(two.id), texts(three.phone).length]).toEqual([[['contact-changed', 'opted-out']], 1])
})

test('a code for a changed contact does not go to a number that is left by then', async () => {
  const [one, two] = [await applicant(), await applicant()]
  outage()
  for (const { id } of [one, two]) {
    const corrected = await underwriter.who.post(`/api/staff/applications/${id}/correct`, {
      answers: { email: `another-${id}@shop.example` },
      reason: 'Told by phone',
    })
    expect(corrected.status).toBe(200)
  }
  await t.worker.drain()
  await correct(one.id, '207 555 0996')
  await endsAt('2026-11-18T17:10:00Z')
  expect(texts(one.phone).filter((text) => /\d{6}/.test(text))).toEqual([])
  expect(texts(two.phone)).toEqual([expect.stringMatching(/code \d{6}/)])
})

test('a letter of ours waits as before: for the hours, and for who says STOP', async () => {
  const [one, two] = [await applicant(), await applicant()]
  outage()
  await ask(one.id)
  await ask(two.id)
  await receive(two.phone, 'STOP')
  await endsAt(NIGHT)
  expect(texts(one.phone)).toEqual([])
  await endsAt(MORNING)
  expect([texts(one.phone).length, texts(two.phone)]).toEqual([1, []])
})
