// Rotation of keys: no sealed column is unknown to it, everything opens after, and a run that was cut off goes on.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { findSealedColumns, placeIn } from '#platform/rotation/sealed-columns.ts'
import { createKeyRing } from '#platform/keys.ts'
import { checkKeys, knownKeys } from '#platform/store/known-keys.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { sourceFiles } from '../../test/source-files.ts'
import { openKeys } from '../../test/open-keys.ts'
import { staffMember, type Member } from '../../test/staff.ts'
import { rotate, ROTATION_LOCK } from './rotate-command.ts'

const before = makeKeyMaterial()
const after = { ...before, fieldKeys: `k2:${makeKeyMaterial().fieldKeys.slice(3)},${before.fieldKeys}` }
/** The data key of the month in which everything begins. */
const FIRST = 'd202611-1'
const photo = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF \x00\x01 a licence', 'latin1')

let t: TestApp
let a: Applicant
let admin: Member
beforeAll(async () => {
  t = await testApp({ keys: before })
  admin = await staffMember(t, 'admin')
  a = await apply(t)
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await a.who.upload('/api/apply/upload-file', [
    ['file', { name: 'licence.jpg', type: 'image/jpeg', bytes: photo }],
    ['filetype', 'Photo ID'],
    ['sf_leadid', a.leadid],
  ])
  await checkKeys(t.db, before, t.clock())
})
afterAll(() => t.close())

/** Columns in which something begins as a key of this id seals, whatever their comments say. */
async function sealedWith(id: string): Promise<string[]> {
  const columns = await t.db.query<{ table: string; column: string; type: string }>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column, type } of columns) {
    const begins = Buffer.concat([Buffer.from([id.length]), Buffer.from(id)]).toString('hex')
    const sealed =
      type === 'bytea'
        ? `encode("${column}", 'hex') like '${begins}%'`
        : `"${column}"::text ~ '\\m${id}\\.[\\w-]{16}\\.'`
    if ((await t.db.query(`select 1 from "${table}" where ${sealed} limit 1`)).length)
      found.push(`${table}.${column}`)
  }
  return found
}

/** Moves the clock on while it is waited for. */
const wait = async (ms: number) => t.clock.advance(ms)

const rotateWith = async (
  material: typeof before,
  asked: { reseal?: boolean; forget?: boolean; leaveUnreadable?: boolean } = {},
  said: string[] = [],
) => {
  const say = (line: string) => void said.push(line)
  const by = await openKeys(t.db, material, t.clock)
  await rotate(
    { config: t.deps.config, db: t.db, clock: t.clock, ...by, say, wait },
    { reseal: false, forget: false, ...asked },
  )
  return said
}

test('every column that holds something sealed says for which place', async () => {
  const known = (await findSealedColumns(t.db)).map(({ table, column }) => `${table}.${column}`)
  const found = await sealedWith(FIRST)
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((column) => !known.includes(column))).toEqual([])
  expect(placeIn('lead.{*}:{id}', { id: 'x' }, 'ssn')).toBe('lead.ssn:x')
})

test('every place that the source seals for is that of a column, or of files', async () => {
  const heads = (await findSealedColumns(t.db)).map(({ place }) => place.slice(0, place.indexOf(':')))
  const places = sourceFiles(['src/platform', 'src/features'], /(?<!\.test)\.ts$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([a-z_-]+\.(?:[a-z_-]+|\$\{\w+\})|[a-z]+_[a-z]+):\$\{/g)].map(
      ([, head]) => head!,
    ),
  )
  expect(places).toContain('lead.${field}')
  const unknown = places.filter((head) => {
    const like = new RegExp(`^${head.replace('.', '\\.').replace(/\$\{\w+\}/, '[a-z*{}]+')}$`)
    // Files have no column, and data keys are wrapped again by their own way.
    return !['document.bytes', 'data_key.wrapped'].includes(head) && !heads.some((known) => like.test(known))
  })
  expect(unknown).toEqual([])
})

test('a new field key wraps the data keys again, and nothing that they sealed is touched', async () => {
  const sealed = await sealedWith(FIRST)
  const { fieldKeys } = after
  await checkKeys(t.db, after, t.clock())
  expect(await rotateWith(after)).toEqual([
    "1 data keys wrapped with 'k2'",
    'Nothing is sealed with another key than the data keys.',
  ])
  expect(await sealedWith(FIRST)).toEqual(sealed)
  const alone = { ...after, fieldKeys: fieldKeys.split(',')[0]! }
  await expect(checkKeys(t.db, alone, t.clock())).rejects.toThrow("the key 'k1'")
  expect((await rotateWith(after, { forget: true })).at(-1)).toContain('Forgotten: k1.')
  await checkKeys(t.db, alone, t.clock())
  expect((await knownKeys(t.db)).map(({ id }) => id)).toEqual(['k2', '1'])
  await expect(openKeys(t.db, before, t.clock)).rejects.toThrow(
    /'environment' does not unwrap the data key 'd202611-1' .*wrapped with 'k2': put that key back/,
  )
})

test('a run that is cut off leaves everything readable, and the next one goes on', async () => {
  const failing = {
    ...t.db,
    query: (async (sql, values) => {
      if (sql.startsWith('update "message"')) throw new Error('cut off')
      return t.db.query(sql, values)
    }) as typeof t.db.query,
  }
  const by = await openKeys(t.db, after, t.clock)
  await expect(
    rotate(
      { config: t.deps.config, db: failing, clock: t.clock, ...by, say: () => {}, wait },
      { reseal: true, forget: true },
    ),
  ).rejects.toThrow('cut off')
  expect(await sealedWith('d202611-2')).toContain('lead.secrets')
  expect(await sealedWith(FIRST)).toContain('message.content')
  const said = await rotateWith(after, { reseal: true })
  expect(said).toContain("files: 1 sealed again with 'd202611-3'")
  expect(said.at(-1)).toBe("Nothing is sealed with another key than the data key 'd202611-3'.")
  expect(await sealedWith(FIRST)).toEqual([])
  expect(await rotateWith(after)).toHaveLength(2)
})

test('with the new keys alone the product reads everything, once the former ones are dropped', async () => {
  const said = await rotateWith(after, { reseal: true, forget: true })
  expect(said).toContain('Data keys dropped: d202611-1, d202611-2, d202611-3.')
  const alone = { ...after, fieldKeys: after.fieldKeys.split(',')[0]! }
  const restarted = await testApp({
    db: { ...t.db, close: async () => {} },
    keys: alone,
    dataDir: t.deps.config.dataDir,
  })
  const who = restarted.visitor()
  for (const cookie of admin.who.cookies) who.cookies.set(...cookie)
  const page = `/api/staff/applications/${a.id}`
  await who.post(`${page}/open`, { reason: 'underwriting' })
  const { body } = await who.get(page)
  expect(JSON.stringify(body)).not.toContain('"unreadable":true')
  expect((await who.post(`${page}/reveal`, { field: 'ssn', reason: 'a check' })).status).toBe(200)
  const document = await who.get(`${page}/documents/${String(body.documents![0]!.id)}`)
  expect(document.bytes.equals(photo)).toBe(true)
  await restarted.close()
})

test('what FIELD_KEYS sealed themselves, before there were data keys, is sealed with one', async () => {
  const [{ id }] = (await t.db.query<{ id: string }>('select id from lead')) as [{ id: string }]
  const sealed = createKeyRing(after).seal('123456789', `lead.ssn:${id}`)
  await t.db.query(`update lead set secrets = secrets || jsonb_build_object('ssn', $1::text)`, [sealed])
  expect(await sealedWith('k2')).toEqual(['data_key.wrapped', 'lead.secrets'])
  expect(await rotateWith(after)).toContain("lead.secrets: 1 sealed again with 'd202611-4'")
  expect(await sealedWith('k2')).toEqual(['data_key.wrapped'])
})

test('rotated again in the same month, no name comes back; the next month’s key is another one, too', async () => {
  const names = async () =>
    (await t.db.query<{ id: string }>('select id from data_key where dropped_at is null order by id')).map(
      ({ id }) => id,
    )
  const before = await names()
  t.clock.advance(Date.UTC(2026, 10, 28) - t.clock().getTime())
  await openKeys(t.db, after, t.clock)
  expect((await names()).filter((id) => !before.includes(id))).toEqual(['d202612-1'])
  const said = await rotateWith(after, { reseal: true, forget: true })
  expect(said).toContain('Data keys dropped: d202611-4, d202612-1.')
  expect(await names()).toEqual(['d202611-5', 'd202612-2'])
  expect(await t.db.query(`select id from data_key where dropped_at is not null and wrapped <> ''`)).toEqual(
    [],
  )
  t.clock.advance(Date.UTC(2026, 11, 1) + 60_000 - t.clock().getTime())
  const { dataKeys } = await openKeys(t.db, after, t.clock)
  expect(dataKeys.keys.sealsWith).toBe('d202612-2')
})

test('what was sealed before the change and is written after the last pass is sealed again before the drop', async () => {
  const [{ id }] = (await t.db.query<{ id: string }>('select id from lead')) as [{ id: string }]
  const by = await openKeys(t.db, after, t.clock)
  const late = by.dataKeys.keys.seal('987654321', `lead.ssn:${id}`)
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  let wrote = false
  const waitAndWrite = async (ms: number) => {
    await wait(ms)
    if (wrote || !said.some((line) => line.startsWith('Before the former'))) return
    wrote = true
    await t.db.query(`update lead set secrets = secrets || jsonb_build_object('ssn', $1::text)`, [late])
  }
  const parts = { config: t.deps.config, db: t.db, clock: t.clock, ...by, say, wait: waitAndWrite }
  await rotate(parts, { reseal: true, forget: true })
  expect(said.filter((line) => line.startsWith('Before the former'))).toHaveLength(2)
  const now = await openKeys(t.db, after, t.clock)
  const [{ ssn }] = (await t.db.query<{ ssn: string }>(`select secrets->>'ssn' as ssn from lead`)) as [
    { ssn: string },
  ]
  expect(now.dataKeys.keys.open(ssn, `lead.ssn:${id}`)).toBe('987654321')
})

test('what no key opens is left, told, and keeps the former keys', async () => {
  await t.db.query(
    `update message set content = 'k9.' || substr(content, strpos(content, '.') + 1) where id = (select min(id::text)::uuid from message)`,
  )
  await expect(rotateWith(after, { forget: true })).rejects.toThrow('1 values cannot be read')
})

test('a damaged field is named, keeps no other one back, and former keys go only where it is left on purpose', async () => {
  const [{ id }] = (await t.db.query<{ id: string }>('select id from lead')) as [{ id: string }]
  await t.db.query(
    `update lead set secrets = secrets || jsonb_build_object('ein', 'k9.' || substr(secrets->>'ein', strpos(secrets->>'ein', '.') + 1))`,
  )
  const message = await t.db.query<{ lead_id: string; id: string }>(
    `select lead_id, id from message where content like 'k9.%'`,
  )
  const before = (await openKeys(t.db, after, t.clock)).dataKeys.keys.sealsWith
  const said: string[] = []
  await expect(rotateWith(after, { reseal: true, forget: true }, said)).rejects.toThrow(
    /^2 values cannot be read .* everything else is done/,
  )
  const named = said.filter((line) => line.includes('cannot be read'))
  expect(named).toContain(`lead.secrets: cannot be read: ${id} (ein)`)
  expect(named.some((line) => line.startsWith('message.content') && line.includes(message[0]!.id))).toBe(true)
  expect(named).toHaveLength(2)
  // What can be read of the same row, and whatever comes behind it, went on to the new key.
  expect(await sealedWith(before)).toEqual([])
  expect(said).toContainEqual(expect.stringContaining('files: 1 sealed again'))
  expect(said.join()).not.toContain('dropped')
  const at = await rotateWith(after, { reseal: true, forget: true, leaveUnreadable: true })
  expect(at).toContainEqual(expect.stringMatching(/^2 values are left/))
  expect(at).toContainEqual(expect.stringMatching(/^Data keys dropped: /))
  const now = await openKeys(t.db, after, t.clock)
  const [{ ssn }] = (await t.db.query<{ ssn: string }>(`select secrets->>'ssn' as ssn from lead`)) as [
    { ssn: string },
  ]
  expect(now.dataKeys.keys.open(ssn, `lead.ssn:${id}`)).toMatch(/^\d{9}$/)
})

test('two at once are refused in a plain sentence', async () => {
  // The embedded engine has one process.
  if (t.db.engine !== 'server') return
  await t.db.exclusively(ROTATION_LOCK, () =>
    expect(rotateWith(after)).rejects.toThrow('Another rotation of keys is under way.'),
  )
})

test('what a person changes while it is sealed again is as they left it', async () => {
  const by = await openKeys(t.db, after, t.clock)
  const busy = {
    ...t.db,
    query: (async (sql, values) => {
      if (sql.startsWith('update "staff"')) await t.db.query(`update staff set totp_secret = 'changed'`)
      return t.db.query(sql, values)
    }) as typeof t.db.query,
  }
  const parts = { config: t.deps.config, db: busy, clock: t.clock, ...by, say: () => {}, wait }
  await rotate(parts, { reseal: true, forget: false }).catch(() => {})
  expect(await t.db.query('select distinct totp_secret as totp from staff')).toEqual([{ totp: 'changed' }])
})
