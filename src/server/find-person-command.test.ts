// A person's right reaches everything under their address: it is found by each version of the key, told by ids alone, and an affiliate can be erased.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { addAffiliate } from '#platform/store/affiliates.ts'
import { addPerson } from '#platform/store/persons.ts'
import { apply, type Applicant } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { importedBusiness } from '../../test/businesses.ts'
import { staffMember } from '../../test/staff.ts'
import { runFindPerson } from './find-person-command.ts'
import { runErasure } from './retention-commands.ts'

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
