// Offers that nobody takes end by themselves, with all that hangs on them, and their owner reads so; who still acts, is held, or waits for a person does not end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { apply, eventKinds, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { at, portalOf } from '../../../../test/portal.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'
import { readApplication, writeMessage } from '../../portal/paths.ts'
import { runRetention } from '../../../server/retention-commands.ts'
import { holdApplication } from './hold.server.ts'
import { sweep } from './sweep.server.ts'

const DAY = 86_400_000
let t: TestApp
let s: ReturnType<typeof signingOf>
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
})
afterAll(() => t.close())

/** Has an offer of just as much as was asked for, or of a cent less: the one that `like` got, which chose it meanwhile. */
async function offered(like: Applicant, name: string, asked: 'all' | 'more' = 'all'): Promise<Applicant> {
  const a = await apply(t, { business: { email: `${name}@harborstreet.example` } })
  await t.db.query(
    `insert into decision select (jsonb_populate_record(d, jsonb_build_object('lead_id', $1::uuid, 'id', $1::uuid))).*
     from decision d where d.lead_id = $2::uuid and d.current`,
    [a.id, like.id],
  )
  await t.db.query(
    `update lead set stage = 'in-review', requested_amount = $2::int + (select (d.result->'deals'->0->>'amount')::bigint
       from decision d where d.lead_id = $1::uuid and d.current) where id = $1::uuid`,
    [a.id, asked === 'all' ? 0 : 1],
  )
  await t.db.transaction((tx) => moveStage(tx, a.id, 'offered', { actor: 'system' }, t.clock()))
  return a
}
const secretsOf = async (table: string, { id }: Applicant) =>
  t.db.query(`select 1 from ${table} where lead_id = $1::uuid and secret is not null`, [id])
async function dryRun(): Promise<string> {
  const said: string[] = []
  await runRetention(t.deps, (line) => void said.push(line), [])
  return said.join('\n')
}

test('offers and contracts expire at their time, not before; links, envelope and bank end with them', async () => {
  const out = await s.chosen({ email: 'out@harborstreet.example' })
  const link = await s.linkTo(out.id)
  expect(await s.stageOf(out.id)).toBe('contract-out')
  const open = await offered(out, 'open')
  const [counter, held] = [await offered(out, 'counter', 'more'), await offered(out, 'held')]
  const draft = await apply(t, { business: { email: 'draft@harborstreet.example' } })
  for (const { id } of [held, draft])
    await holdApplication(t.deps, id, 'a claim is pending', { actor: 'system' })

  t.clock.advance(179 * DAY)
  await sweep(t.deps)
  expect(await Promise.all([out, open].map(({ id }) => s.stageOf(id)))).toEqual(['contract-out', 'offered'])
  t.clock.advance(2 * DAY)
  expect(await dryRun()).toMatch(/^offered +3 +1$/m)
  expect(await dryRun()).toMatch(/^contract-out +1 +1$/m)
  expect((await sweep(t.deps)).expired).toBe(2)
  expect((await sweep(t.deps)).expired).toBe(0)
  for (const { id } of [out, open]) {
    expect(await s.stageOf(id)).toBe('expired')
    expect((await eventKinds(t, id)).slice(-2)).toContain('application-expired')
  }
  // A smaller offer waits for its notice, which a person sends; what is held does not end.
  for (const { id } of [counter, held]) expect(await s.stageOf(id)).toBe('offered')
  expect(await s.stageOf(draft.id)).toBe('bank-needed')

  expect(await s.states(out.id)).toEqual(['void'])
  expect(await s.open(link)).not.toMatchObject({ standing: 'sign' })
  expect(await secretsOf('bank_connection', out)).not.toEqual([])
  await t.worker.drain()
  expect(await secretsOf('bank_connection', out)).toEqual([])

  // Its owner reads so, and how to apply again.
  const owner = await portalOf(t).logIn('open@harborstreet.example')
  const next = /went a long time without a contract.*it has expired.*start a new application/
  expect((await owner.get(at(readApplication.path, open.id))).body).toMatchObject({
    stage: 'expired',
    next: expect.stringMatching(next) as unknown,
    deals: [],
  })
  // What had happened before stands there with its day.
  const chooser = await portalOf(t).logIn('out@harborstreet.example')
  const { track } = (await chooser.get(at(readApplication.path, out.id))).body as unknown as {
    track: { step: string; on: string | null }[]
  }
  expect(track.map(({ step }) => step)).toEqual(['applied', 'bank', 'offer', 'chosen'])
  expect(track.every(({ on }) => on)).toBe(true)
})

test('what its owner did lately keeps an offer', async () => {
  const [like] = await t.db.query<Applicant>(`select lead_id as id from decision limit 1`)
  const a = await offered(like!, 'lately')
  t.clock.advance(150 * DAY)
  const owner = await portalOf(t).logIn('lately@harborstreet.example')
  const written = await owner.post(at(writeMessage.path, a.id), { text: 'I need a week more.' })
  expect(written.status, written.text).toBe(200)
  t.clock.advance(179 * DAY)
  await sweep(t.deps)
  expect(await s.stageOf(a.id)).toBe('offered')
  t.clock.advance(2 * DAY)
  await sweep(t.deps)
  expect(await s.stageOf(a.id)).toBe('expired')
})

test('one that fails stays as it is and holds no other up: it is logged, and ends the next time', async () => {
  const [like] = await t.db.query<Applicant>(`select lead_id as id from decision limit 1`)
  const [broken, other] = [await offered(like!, 'broken'), await offered(like!, 'other')]
  t.clock.advance(181 * DAY)
  await t.db.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if old.id = '${broken.id}' then raise exception 'broken'; end if; return new; end $$`)
  await t.db.query(`create trigger refuse before update on lead for each row execute function refuse()`)
  const logged: object[] = []
  const log = { ...t.deps.log, error: (fields: object) => void logged.push(fields) }
  expect((await sweep({ ...t.deps, log })).expired).toBe(1)
  expect(logged).toContainEqual(expect.objectContaining({ application: broken.id }))
  expect(await Promise.all([broken, other].map(({ id }) => s.stageOf(id)))).toEqual(['offered', 'expired'])
  await t.db.query(`drop trigger refuse on lead`)
  expect((await sweep(t.deps)).expired).toBe(1)
  expect(await s.stageOf(broken.id)).toBe('expired')
})

test('an offer cannot be set to expire within weeks', () => {
  expect(() => readConfig({ EXPIRE_OFFERS_AFTER_DAYS: '59' })).toThrow('EXPIRE_OFFERS_AFTER_DAYS')
  expect(readConfig({}).expireOffersAfterDays).toBe(180)
})
