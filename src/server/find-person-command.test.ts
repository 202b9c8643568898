// A person's right reaches everything under their address: it is found by each version of the key, by ids alone, and an affiliate can be erased.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { addAffiliate } from '#platform/store/affiliates.ts'
import { addPerson } from '#platform/store/persons.ts'
import { apply, eventKinds, type Applicant } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { importedBusiness } from '../../test/businesses.ts'
import { staffMember } from '../../test/staff.ts'
import { runFindPerson } from './find-person-command.ts'
import { runErasure, runRetention } from './retention-commands.ts'

const email = 'mara@everywhere.example'
const before = makeKeyMaterial()
const keys = createKeyRing({ ...before, indexKey: `2:${makeKeyMaterial().indexKey},1:${before.indexKey}` })

let t: TestApp
let a: Applicant
let other: Applicant
beforeAll(async () => {
  t = await testApp({ keys: before })
  a = await apply(t, { business: { email } })
  other = await apply(t, { business: { email: 'somebody@else.example' } })
})
afterAll(() => t.close())

/** As a terminal or a pipe hands it on: in pieces. */
async function* typed(text: string): AsyncGenerator<Buffer> {
  for (const part of [text.slice(0, 4), text.slice(4)]) yield Buffer.from(part)
}
async function find(text: string, ...words: string[]): Promise<string[]> {
  const said: string[] = []
  await runFindPerson({ db: t.db, keys }, (line) => void said.push(line), typed(text), words)
  return said
}
async function erase(...words: string[]): Promise<string> {
  const said: string[] = []
  await runErasure(t.deps, (line) => void said.push(line), words)
  return said.join('\n')
}
const affiliate = () =>
  t.db.transaction((tx) =>
    addAffiliate(
      tx,
      t.deps.keys,
      { brand: '', language: 'en', answers: { email }, signupKey: null },
      t.clock(),
    ),
  )

test('whatever an address belongs to is told by its id and what it is, and the address is not', async () => {
  const person = { leadId: other.id, role: 'owner', answers: { email } } as const
  const owner = await t.db.transaction((tx) => addPerson(tx, person, t.clock()))
  const business = await importedBusiness(t, '47-2000914')
  await t.db.query(`update business set email_key = $2 where id = $1::uuid`, [
    business,
    t.deps.keys.index(email, 'email'),
  ])
  const { id } = (await affiliate())!
  const said = await find(` ${email.toUpperCase()}\nanother line\n`)
  expect(said.slice(0, 4)).toEqual([
    `application  ${a.id}  bank-needed`,
    `owner        ${owner}  of application ${other.id}`,
    `business     ${business}`,
    `affiliate    ${id}  signed-up`,
  ])
  expect(said.join('\n')).not.toContain('everywhere')
})

test('a person of somebody else’s application is told what is kept of whom, not only where they are taken off', async () => {
  const [person] = await t.db.query<{ id: string }>(`select id from person where lead_id = $1::uuid`, [
    other.id,
  ])
  await expect(erase(person!.id, 'asked', '--apply')).rejects.toThrow(/while it is open[^]*Of whoever signed/)
  expect((await find(email)).join('\n')).toContain('Of whoever signed')
})

test('an application that was corrected to another address is found by both', async () => {
  await t.db.query(`update lead set email_key = 'of another' where id = $1::uuid`, [a.id])
  expect(await find(email)).toContain(`application  ${a.id}  bank-needed, under this address before`)
})

test('nobody is told so; what is no address, or stands behind the command, is refused', async () => {
  expect(await find('nobody@nowhere.example\n')).toEqual(['Nothing that is kept belongs to this address.'])
  for (const wrong of ['', 'mara\n']) await expect(find(wrong)).rejects.toThrow('Usage')
  await expect(find(email, email)).rejects.toThrow('Nothing is typed behind the command')
})

test('an affiliate is erased once its link brings nobody; the event says why and who ran it', async () => {
  const me = await staffMember(t, 'admin')
  const { id } = (await affiliate())!
  const asked = [id, 'asked', 'for', '--by', me.email]
  expect(await erase(...asked)).toContain('go at once with --apply')
  await t.db.query(`update affiliate set state = 'signed' where id = $1::uuid`, [id])
  await expect(erase(...asked, '--apply')).rejects.toThrow('Its link still counts')
  await t.db.query(`update affiliate set deactivated_at = $2::timestamptz where id = $1::uuid`, [
    id,
    t.clock(),
  ])
  await expect(erase(id, 'asked', '--apply', '--by', 'nobody@nowhere.example')).rejects.toThrow('--by')
  expect(await erase(...asked, '--apply')).toContain('Deleted: the affiliate')
  expect((await find(email)).join('\n')).not.toContain(id)
  const events = await t.db.query(
    `select kind, actor, actor_id as by, detail from event where lead_id = $1::uuid order by at, id`,
    [id],
  )
  expect(events).toEqual([
    { kind: 'erasure-asked', actor: 'staff', by: me.id, detail: { reason: 'asked for' } },
    { kind: 'affiliate-forgotten', actor: 'system', by: null, detail: {} },
  ])
})

test('a business without applications is erased at once, with what was written to it; one that has some goes with the last', async () => {
  const me = await staffMember(t, 'admin')
  const alone = await importedBusiness(t, '47-2000915')
  await t.db.query(
    `insert into message (lead_id, id, subject, channel, template, language, content, state, created_at)
     values ($1::uuid, $1::uuid, 'business', 'email', 'renewal', 'en', 'sealed', 'sent', $2::timestamptz)`,
    [alone, t.clock()],
  )
  const asked = [alone, 'asked', '--by', me.email]
  expect(await erase(...asked)).toContain('With --apply these go at once: its owner')
  expect(await erase(...asked, '--apply')).toContain('Deleted: its owner')
  const left = `select b.email_key as email, b.secrets, (select count(*)::int from message m where m.lead_id = b.id) as messages
    from business b where b.id = $1::uuid`
  expect(await t.db.query(left, [alone])).toEqual([{ email: null, secrets: {}, messages: 0 }])
  expect(await eventKinds(t, alone)).toEqual(expect.arrayContaining(['erasure-asked', 'business-erased']))
  for (const words of [asked, [...asked, '--apply']])
    await expect(erase(...words)).rejects.toThrow('forgotten already')

  const busy = await importedBusiness(t, '47-2000916')
  await t.db.query('update lead set business_id = $2::uuid where id = $1::uuid', [other.id, busy])
  const told = await erase(busy, 'asked', '--apply')
  expect(told).toContain('With the last of its applications these go')
  expect(told).toContain(other.id)
  expect(await eventKinds(t, busy)).not.toContain('business-erased')
})

test('whoever holds, releases or forgets is named by the event', async () => {
  const me = await staffMember(t, 'admin')
  const run = async (...words: string[]) => runRetention(t.deps, () => {}, words)
  await run('hold', other.id, 'a claim', '--by', me.email)
  await run('release', other.id, 'settled', '--by', me.email)
  await expect(run('hold', other.id, 'a claim', '--by', 'nobody@nowhere.example')).rejects.toThrow('--by')
  const events = await t.db.query(
    `select kind, actor_id as by from event where lead_id = $1::uuid and kind like 'retention-%' order by at, id`,
    [other.id],
  )
  expect(events).toEqual([
    { kind: 'retention-held', by: me.id },
    { kind: 'retention-released', by: me.id },
  ])
})
