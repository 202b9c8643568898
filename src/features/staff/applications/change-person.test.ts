// Staff correct or remove a person of an application, over HTTP: what opens no more, what a contract follows, and what stays.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { mustAnswer } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let member: Member
let stranger: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
  member = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter')
  stranger = await staffMember(t, 'representative')
})
afterAll(() => t.close())

const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const person = (name: string) => ({
  role: 'guarantor',
  firstName: name,
  lastName: 'Cohen',
  email: `${name.toLowerCase()}@wrong.example`,
})
async function add(id: string, name: string): Promise<string> {
  const added = mustAnswer(await member.who.post(at(id, '/persons'), person(name)))
  await t.worker.drain()
  return String(added.body.personId)
}
const change = (id: string, personId: string, what: 'correct' | 'remove', body: object = {}, by = member) =>
  by.who.post(at(id, `/persons/${personId}/${what}`), body)
const right = (name: string) => ({
  firstName: name,
  lastName: 'Cohen',
  email: `${name.toLowerCase()}@right.example`,
})
const sendLink = async (id: string, personId: string) => {
  mustAnswer(await member.who.post(at(id, '/send-link'), { kind: 'signer', channel: 'email', personId }))
  await t.worker.drain()
}
const codeSentTo = (to: string): string => /\/signer\/([\w-]+)/.exec(t.inbox(to)[0]?.text ?? '')?.[1] ?? ''
const opens = async (code: string) =>
  (await t.visitor().post('/api/additionalinfo/load', { id: code })).status
/** Another address acts once a second person says so. */
const confirm = async (id: string) => {
  mustAnswer(await colleague.who.post(at(id, '/contact/confirm'), {}))
  await t.worker.drain()
}
const fileOf = async (id: string) => mustAnswer(await member.who.get(at(id))).body as unknown as Application

test('a link to a wrong address opens no more, a new one does, and the log holds neither address', async () => {
  const a = await apply(t)
  const dan = await add(a.id, 'Dan')
  await sendLink(a.id, dan)
  const before = codeSentTo('dan@wrong.example')
  expect(await opens(before)).toBe(200)
  expect((await change(a.id, dan, 'correct', right('Dan'))).body).toEqual({ addressChanged: true })
  expect(await opens(before)).toBe(404)
  await t.worker.drain()
  expect(t.inbox('dan@wrong.example')[0]).toMatchObject({ subject: 'Contact details were changed' })
  await confirm(a.id)
  await sendLink(a.id, dan)
  expect(await opens(codeSentTo('dan@right.example'))).toBe(200)
  expect(await eventKinds(t, a.id)).toEqual(expect.arrayContaining(['person-corrected', 'link-revoked']))
  const log = JSON.stringify(await t.db.query('select detail from event where lead_id = $1::uuid', [a.id]))
  expect(log).not.toMatch(/right\.example|wrong\.example|Cohen/)
  // A name alone ends nothing.
  const code = codeSentTo('dan@right.example')
  const renamed = { ...right('Dan'), firstName: 'Daniel' }
  expect((await change(a.id, dan, 'correct', renamed)).body).toEqual({ addressChanged: false })
  expect(await opens(code)).toBe(200)
  // Where nothing was sent nobody has to learn anything.
  const eve = await add(a.id, 'Eve')
  await change(a.id, eve, 'correct', right('Eve'))
  await t.worker.drain()
  expect(t.inbox('eve@wrong.example')).toEqual([])
  expect((await fileOf(a.id)).persons[0]).toMatchObject({ name: 'Daniel Cohen', email: 'dan@right.example' })
})

test('whoever is removed is asked nothing more, and is reached no more', async () => {
  const a = await apply(t)
  const eva = await add(a.id, 'Eva')
  await sendLink(a.id, eva)
  const code = codeSentTo('eva@wrong.example')
  expect((await change(a.id, eva, 'remove')).status).toBe(200)
  expect(await opens(code)).toBe(404)
  expect((await fileOf(a.id)).persons).toEqual([])
  const rows = await t.db.query('select answers, secrets from person where id = $1::uuid', [eva])
  expect(rows).toEqual([{ answers: { firstName: 'Eva', lastName: 'Cohen' }, secrets: {} }])
  expect((await change(a.id, eva, 'remove')).status).toBe(404)
  // The same person may be added again.
  await add(a.id, 'Eva')
})

test('the contract that names a person is made again; after they signed they stay, and it is said how to go on', async () => {
  let gil = ''
  const a = await s.chosen({}, async ({ id }) => void (gil = await add(id, 'Gil')))
  const first = await s.linkTo(a.id)
  await s.consent(first)
  await s.sign(first)
  await t.worker.drain()
  const wrong = (await s.linkOfSigner(a.id, 2))!
  mustAnswer(await change(a.id, gil, 'correct', right('Gil')))
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  expect(await s.open(wrong)).toMatchObject({ standing: 'ended' })
  const anew = await s.linkTo(a.id)
  await s.consent(anew)
  await s.sign(anew)
  await t.worker.drain()
  await confirm(a.id)
  const theirs = (await s.linkOfSigner(a.id, 2))!
  await s.consent(theirs)
  await s.sign(theirs, 'Gil Cohen')
  expect(await s.stageOf(a.id)).toBe('contract-signed')
  const refused = await change(a.id, gil, 'remove')
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('withdraw the application')])
  expect((await change(a.id, gil, 'correct', { ...right('Gil'), lastName: 'Kohn' })).status).toBe(422)
  expect(await s.states(a.id)).not.toContain('sent')
})

test('without them the contract goes out to the others alone', async () => {
  let ida = ''
  const a = await s.chosen({}, async ({ id }) => void (ida = await add(id, 'Ida')))
  mustAnswer(await change(a.id, ida, 'remove'))
  await t.worker.drain()
  expect(await s.states(a.id)).toEqual(['sent', 'void'])
  const link = await s.linkTo(a.id)
  await s.consent(link)
  await s.sign(link)
  expect(await s.stageOf(a.id)).toBe('contract-signed')
})

test('bad values, another person of that address, a closed application and a stranger are refused', async () => {
  const a = await apply(t)
  const [jo, kim] = [await add(a.id, 'Jo'), await add(a.id, 'Kim')]
  const bad = await change(a.id, jo, 'correct', { ...right('Jo'), email: 'nowhere' })
  expect([bad.status, bad.text]).toEqual([422, expect.stringContaining('email')])
  expect((await change(a.id, jo, 'correct', person('Kim'))).status).toBe(409)
  expect((await change(a.id, kim, 'remove', {}, stranger)).status).toBe(403)
  mustAnswer(await member.who.post(at(a.id, '/withdraw'), { reason: 'The owner asked for it' }))
  expect((await change(a.id, kim, 'remove')).status).toBe(409)
})

test('a person with one name only is added, said to have one, and said to have two again', async () => {
  const a = await apply(t)
  const { lastName: _, ...named } = person('Suharto')
  const add = (body: object) => member.who.post(at(a.id, '/persons'), { ...named, lastName: '', ...body })
  expect((await add({})).status).toBe(422)
  const personId = String(mustAnswer(await add({ oneName: true })).body.personId)
  const shown = async () => (await fileOf(a.id)).persons.find(({ id }) => id === personId)
  expect(await shown()).toMatchObject({ name: 'Suharto', firstName: 'Suharto', lastName: '', oneName: true })
  mustAnswer(await change(a.id, personId, 'correct', { ...right('Suharto'), oneName: false }))
  expect(await shown()).toMatchObject({ name: 'Suharto Cohen', oneName: false })
  // The last name that stands in the form counts for nothing beside the box.
  mustAnswer(await change(a.id, personId, 'correct', { ...right('Suharto'), oneName: true }))
  expect(await shown()).toMatchObject({ name: 'Suharto', lastName: '', oneName: true })
})
