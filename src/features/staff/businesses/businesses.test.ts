// Businesses of staff: made of an approved application, seen by who looks after them, sent links by every way; imported and forgotten.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '#features/capabilities/retention/sweep.server.ts'
import { newLink } from '#features/capabilities/link-visit/paths.ts'
import { linksOfBusiness, revokeLink } from '#platform/store/links.ts'
import { apply, eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { csvHead, fundedBusiness, importedBusiness, linkToBusiness } from '../../../../test/businesses.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import * as paths from '../paths.ts'
import { importBusinesses } from './import-businesses.server.ts'

let t: TestApp
let underwriter: Member
let rosa: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
  rosa = await staffMember(t, 'representative')
})
afterAll(() => t.close())

const at = ({ path }: { path: string }, id: string, linkId = '') =>
  path.replace(':id', id).replace(':linkId', linkId)
const read = (who: Member, id: string) => who.who.get(at(paths.readBusiness, id))
const give = (leadId: string, to: Member) =>
  t.db.query(`update lead set assigned_to = (select id from staff where email = $2) where id = $1::uuid`, [
    leadId,
    to.email,
  ])

describe('a business of an application', () => {
  test('is made once it was approved, remembers what lasts, and belongs to who has the application', async () => {
    const draft = await apply(t, { business: { tid: '47-2000901' } })
    expect((await underwriter.who.post(at(paths.nameBusiness, draft.id), {})).status).toBe(409)

    const { id, applicant } = await fundedBusiness(t, underwriter, { business: { tid: '47-2000902' } })
    const again = await underwriter.who.post(at(paths.nameBusiness, applicant.id), {})
    expect(again.body).toEqual({ businessId: id, made: false })
    const seen = await read(underwriter, id)
    expect(seen.body).toMatchObject({
      origin: 'application',
      taxMask: '••-•••0902',
      forgotten: false,
      applications: [{ id: applicant.id, kind: 'new' }],
    })
    expect((seen.body.banks as unknown as string[]).length).toBe(1)
    expect(seen.text).not.toMatch(/47-?2000902/)

    expect((await read(rosa, id)).status).toBe(404)
    expect((await rosa.who.post(paths.listBusinesses)).text).not.toContain(id)
    await give(applicant.id, rosa)
    expect((await read(rosa, id)).status).toBe(200)
    expect((await rosa.who.post(paths.listBusinesses)).text).toContain(id)
    const log = await eventKinds(t, id)
    expect(log.filter((kind) => kind === 'business-made')).toHaveLength(1)
    expect(log).toContain('business-viewed')
  })

  test('takes no contact that nobody has confirmed', async () => {
    const { applicant } = await fundedBusiness(t, underwriter, { business: { tid: '47-2000903' } })
    const corrected = await underwriter.who.post(at(paths.correct, applicant.id), {
      answers: { email: 'thief@example.com' },
      reason: 'asked on the telephone',
    })
    expect(corrected.status).toBe(200)
    const named = await underwriter.who.post(at(paths.nameBusiness, applicant.id), {})
    expect([named.status, named.text]).toEqual([409, expect.stringContaining('contact-held')])
  })
})

describe('links to a business', () => {
  const send = (who: Member, id: string, order: object) => who.who.post(at(paths.sendBusinessLink, id), order)

  test('go by e-mail, by text only with a consent, and by copy; and end when they are taken back', async () => {
    const id = await importedBusiness(t, '47-2000910')
    const mailed = await send(underwriter, id, { kind: 'rn', channel: 'email' })
    expect(mailed).toMatchObject({ status: 200, body: { url: null } })
    await t.worker.drain()
    const [letter] = t.inbox('nora@orchard.example')
    expect(letter!.text).toMatch(/\/business\/rn\/[\w-]{32}/)
    const texted = await send(underwriter, id, { kind: 'rn', channel: 'sms' })
    expect(texted.status).toBe(422)
    const copied = await send(underwriter, id, { kind: 'rn', channel: 'copy' })
    const code = String(copied.body.url).split('/').at(-1)!
    const verify = () => t.visitor().post('/api/rn/verify-link', { link: code })
    expect((await verify()).status).toBe(200)
    const revoked = await underwriter.who.post(
      at(paths.revokeBusinessLink, id, String(copied.body.linkId)),
      {},
    )
    expect(revoked.status).toBe(200)
    expect((await verify()).status).toBe(404)
    // No application is under way that another link could lead to.
    expect((await send(underwriter, id, { kind: 'continue', channel: 'copy' })).status).toBe(409)
    expect((await send(rosa, id, { kind: 'rn', channel: 'copy' })).status).toBe(404)
  })

  test('are sent from its application too, and its open application can be sent any link', async () => {
    const { id, applicant } = await fundedBusiness(t, underwriter, { business: { tid: '47-2000911' } })
    const renewed = await underwriter.who.post(at(paths.sendLink, applicant.id), {
      kind: 'rn',
      channel: 'copy',
    })
    expect(renewed.body.url).toMatch(/\/business\/rn\//)
    expect(await linksOfBusiness(t.db, id)).toHaveLength(1)
    const other = await send(underwriter, id, { kind: 'bank-verification', channel: 'copy' })
    expect(other.body.url).toMatch(/\/business\/bank-verification\//)
    const stranger = await apply(t, { business: { tid: '47-2000912' } })
    const none = await underwriter.who.post(at(paths.sendLink, stranger.id), { kind: 'rn', channel: 'copy' })
    expect(none.status).toBe(409)
  })
})

test('a letter to a business that could not be sent goes back to work, by who sees all jobs', async () => {
  const id = await importedBusiness(t, '47-2000913')
  const mailed = await underwriter.who.post(at(paths.sendBusinessLink, id), { kind: 'rn', channel: 'email' })
  expect(mailed.status).toBe(200)
  // As after its last try.
  await t.db.query(
    `update job set state = 'dead', last_error = 'email unavailable' where lead_id = $1::uuid`,
    [id],
  )
  const before = t.inbox('nora@orchard.example').length
  const { body } = await underwriter.who.get(paths.listDeadJobs.path)
  const job = (body.jobs as unknown as { id: string; applicationId: string; of: string }[]).find(
    ({ applicationId }) => applicationId === id,
  )!
  expect(job.of).toBe('business')
  const retry = (who: Member) => who.who.post(at(paths.retryBusinessJob, id).replace(':jobId', job.id), {})
  expect((await retry(rosa)).status).toBe(404)
  expect((await retry(underwriter)).status).toBe(200)
  expect((await retry(underwriter)).status).toBe(409)
  await t.worker.drain()
  expect(t.inbox('nora@orchard.example')).toHaveLength(before + 1)
  expect(await eventKinds(t, id)).toContain('job-retried')
})

describe('sending a new link for one to a business', () => {
  const ask = (link: string) => t.visitor().post(newLink, { link })
  const sentTo = async (email: string) => {
    await t.worker.drain()
    return t.inbox(email).length
  }

  test('an expired one sends a fresh renewal link; a revoked one and one of a forgotten business send nothing', async () => {
    const id = await importedBusiness(t, '47-2000914')
    const [expired, revoked] = [await linkToBusiness(t, id, 1), await linkToBusiness(t, id, 1)]
    await t.db.transaction((tx) =>
      revokeLink(tx, { businessId: id, id: revoked.id, actorId: null }, t.clock()),
    )
    t.clock.advance(2 * 86_400_000)
    const before = await sentTo('nora@orchard.example')
    expect((await ask(revoked.code)).body).toEqual({ ok: true })
    expect(await sentTo('nora@orchard.example')).toBe(before)
    expect((await ask(expired.code)).body).toEqual({ ok: true })
    expect(await sentTo('nora@orchard.example')).toBe(before + 1)
    const [letter] = t.inbox('nora@orchard.example')
    const fresh = /\/business\/rn\/([\w-]+)/.exec(letter!.text)![1]!
    expect((await t.visitor().post('/api/rn/verify-link', { link: fresh })).status).toBe(200)
    t.clock.advance(11 * 60_000)
    await t.db.query('update business set purged_at = now() where id = $1::uuid', [id])
    expect((await ask(expired.code)).body).toEqual({ ok: true })
    expect(await sentTo('nora@orchard.example')).toBe(before + 1)
  })
})

describe('the import', () => {
  const bring = (lines: string | Uint8Array, dryRun = false) =>
    importBusinesses(t.deps, Buffer.from(lines as string), { dryRun, brands: [] })
  const line = (tax: string, email = 'lena@import.example') =>
    `Import Mill LLC,${tax},LLC,2018-01,Lena,Stone,${email},,,,1 Mill Rd,Bangor,ME,04401`

  test('tells each problem by line and column, repeats no value, and writes nothing then', async () => {
    const file = [csvHead, line('47-2000920'), line('12'), line('47-2000920'), line('47-2000921', 'no')]
    const done = await bring(file.join('\n'))
    expect(done.problems.map(({ line: at_, column }) => `${at_} ${column}`)).toEqual([
      '3 tax_id',
      '4 tax_id',
      '5 email',
    ])
    expect(JSON.stringify(done.problems)).not.toMatch(/47-?20009|"no"/)
    expect(done.made).toBe(0)
    const found = await t.db.query(`select 1 from business where name = 'Import Mill LLC'`)
    expect(found).toHaveLength(0)
    expect((await bring('colour\n')).problems.length).toBeGreaterThan(1)
    expect((await bring('')).problems).toHaveLength(1)
  })

  test.each<[string, (text: string) => Buffer]>([
    ['Windows-1252 with semicolons', (text) => Buffer.from(text.replaceAll(',', ';'), 'latin1')],
    ['UTF-16 with tabs', (text) => Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')],
    ['old line ends', (text) => Buffer.from(text.replaceAll('\n', '\r'))],
    [
      'a header in capitals with blank columns',
      (text) => Buffer.from(text.replace(csvHead, `${csvHead.toUpperCase().replaceAll('_', ' ')},,`)),
    ],
  ])('letters stay whole: %s', async (what, encoded) => {
    const tax = `47-20009${40 + (what.length % 50)}`
    const line_ = line(tax)
      .replace('Import Mill LLC', `Panadería Ñandú ${what.length} LLC`)
      .replace('Lena', 'Begoña')
    expect(await bring(encoded(`${csvHead}\n${line_}\n`))).toMatchObject({ problems: [], made: 1 })
    const rows = await t.db.query(
      `select name, answers->>'firstName' as first from business where name like 'Panadería Ñandú ${what.length}%'`,
    )
    expect(rows).toEqual([{ name: `Panadería Ñandú ${what.length} LLC`, first: 'Begoña' }])
  })

  test('a file whose letters would come out broken is refused, and nothing is written', async () => {
    const broken = `${csvHead}\n${line('47-2000990')}\n${line('47-2000991').replace('Lena', 'BegoÃ±a')}\n`
    expect((await bring(broken)).problems).toEqual([
      { line: 3, column: '', message: expect.stringContaining('CSV UTF-8') as unknown },
    ])
    expect((await bring(`${csvHead}\n${line('47-2000990')},,x\n`)).problems).toMatchObject([{ line: 2 }])
  })

  test('takes an owner of one name where the file says so, and asks for a last name where it does not', async () => {
    const head = csvHead.replace('last_name,', 'last_name,one_name,')
    const row = (tax: string, last: string, one: string) =>
      `One Mill LLC,${tax},LLC,2018-01,Suharto,${last},${one},one@import.example,,,,1 Mill Rd,Bangor,ME,04401`
    const wrong = await bring(
      [head, row('47-2000960', '', ''), row('47-2000961', '', 'no'), row('47-2000962', '', 'perhaps')].join(
        '\n',
      ),
    )
    expect(wrong.problems.map(({ line: at_, column }) => `${at_} ${column}`)).toEqual([
      '2 last_name',
      '3 last_name',
      '4 one_name',
    ])
    const good = [head, row('47-2000963', '', 'yes'), row('47-2000964', 'Stone', '0')].join('\n')
    expect(await bring(good)).toMatchObject({ problems: [], made: 2 })
    const rows = await t.db.query(
      `select answers->>'firstName' as first, answers->>'lastName' as last, answers->'oneName' as one
       from business where name = 'One Mill LLC' order by answers->>'lastName' nulls first`,
    )
    expect(rows).toEqual([
      { first: 'Suharto', last: null, one: true },
      { first: 'Suharto', last: 'Stone', one: null },
    ])
  })

  test('tries first, writes once, and changes what differs', async () => {
    const file = `${csvHead}\n${line('47-2000922')}\n`
    expect(await bring(file, true)).toMatchObject({ made: 1 })
    expect(await bring(file)).toMatchObject({ made: 1, updated: 0 })
    expect(await bring(file)).toMatchObject({ made: 0, updated: 0, unchanged: 1 })
    const [row] = await t.db.query<{ id: string; row: string }>(
      `select id, b::text as row from business b where name = 'Import Mill LLC'`,
    )
    expect(row!.row).not.toMatch(/472000922/)
    const { code } = await linkToBusiness(t, row!.id)
    const moved = `${csvHead}\n${line('47-2000922', 'lena@moved.example')}\n`
    expect(await bring(moved)).toMatchObject({ updated: 1 })
    // The link went to the previous address.
    expect((await t.visitor().post('/api/rn/verify-link', { link: code })).status).toBe(404)
  })

  test('a business whose erasure was asked for is named and left alone, and stays to be forgotten', async () => {
    const file = `${csvHead}\n${line('47-2000925')}\n`
    expect(await bring(file)).toMatchObject({ made: 1, erased: [] })
    const asked = `update business set erasure_asked_at = now() where tax_key = any($1::text[]) returning id`
    const [row] = await t.db.query<{ id: string }>(asked, [t.deps.keys.everyIndex('472000925', 'tax')])
    const changed = `${csvHead}\n${line('47-2000924')}\n${line('47-2000925', 'lena@back.example')}\n`
    for (const dryRun of [true, false])
      expect(await bring(changed, dryRun)).toMatchObject({ made: 1, updated: 0, erased: [3] })
    const kept = `select answers->>'email' as email, erasure_asked_at is not null as asked from business where id = $1::uuid`
    expect(await t.db.query(kept, [row!.id])).toEqual([{ email: 'lena@import.example', asked: true }])
  })
})

test('a business that nobody dealt with for years forgets its persons, and its links end', async () => {
  const id = await importedBusiness(t, '47-2000930', 'Forgotten Mill LLC')
  const { code } = await linkToBusiness(t, id, 3000)
  t.clock.advance(2556 * 86_400_000)
  expect((await sweep(t.deps)).forgotten).toBeGreaterThan(0)
  const [row] = await t.db.query<{ text: string }>(
    'select b::text as text from business b where id = $1::uuid',
    [id],
  )
  expect(row!.text).toContain('Forgotten Mill LLC')
  expect(row!.text).not.toMatch(/Nora|Field|orchard|0160|k1\./)
  expect((await t.visitor().post('/api/rn/verify-link', { link: code })).status).toBe(404)
  expect(await eventKinds(t, id)).toContain('business-forgotten')
})
