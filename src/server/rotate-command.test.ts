// Rotation of the field keys: no sealed column is unknown to it, everything opens after, and a run that was cut off goes on.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { findSealedColumns, placeIn } from '#platform/rotation/sealed-columns.ts'
import { checkKeys, knownKeys } from '#platform/store/known-keys.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../test/applicant.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { sourceFiles } from '../../test/source-files.ts'
import { staffMember, type Member } from '../../test/staff.ts'
import { rotate } from './rotate-command.ts'

const before = makeKeyMaterial()
const after = { ...before, fieldKeys: `k2:${makeKeyMaterial().fieldKeys.slice(3)},${before.fieldKeys}` }
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
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`,
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

const rotateWith = async (material: typeof before, forget = false) => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  await rotate({ config: t.deps.config, db: t.db, keys: createKeyRing(material), say }, { forget })
  return said
}

test('every column that holds something sealed says for which place', async () => {
  const known = (await findSealedColumns(t.db)).map(({ table, column }) => `${table}.${column}`)
  const found = await sealedWith('k1')
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
    return head !== 'document.bytes' && !heads.some((known) => like.test(known))
  })
  expect(unknown).toEqual([])
})

test('a run that is cut off leaves everything readable, and the next one goes on', async () => {
  const failing = {
    ...t.db,
    query: (async (sql, values) => {
      if (sql.startsWith('update "message"')) throw new Error('cut off')
      return t.db.query(sql, values)
    }) as typeof t.db.query,
  }
  const keys = createKeyRing(after)
  await expect(
    rotate({ config: t.deps.config, db: failing, keys, say: () => {} }, { forget: true }),
  ).rejects.toThrow('cut off')
  expect(await sealedWith('k2')).toContain('lead.secrets')
  expect(await sealedWith('k1')).toContain('message.content')
  await checkKeys(t.db, after, t.clock())
  const said = await rotateWith(after)
  expect(said).toContain("files: 1 sealed anew with 'k2'")
  expect(said.join()).not.toContain('lead.secrets')
  expect(said.at(-1)).toBe("Nothing is sealed with another key than 'k2'.")
  expect(await sealedWith('k1')).toEqual([])
  expect(await rotateWith(after)).toHaveLength(1)
})

test('with the new key alone the product reads everything, once the former one is forgotten', async () => {
  const alone = { ...after, fieldKeys: after.fieldKeys.split(',')[0]! }
  await expect(checkKeys(t.db, alone, t.clock())).rejects.toThrow("the key 'k1'")
  expect((await rotateWith(after, true)).at(-1)).toContain('Forgotten: k1.')
  await checkKeys(t.db, alone, t.clock())
  expect((await knownKeys(t.db)).map(({ id }) => id)).toEqual(['k2', '1'])
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

test('what no key opens is left, told, and keeps the former keys', async () => {
  await t.db.query(
    `update message set content = 'k9.' || substr(content, 4) where id = (select min(id::text)::uuid from message)`,
  )
  await expect(rotateWith(after, true)).rejects.toThrow('1 values cannot be read')
})

test('what a person changes while it is sealed anew is as they left it', async () => {
  const keys = createKeyRing({
    ...after,
    fieldKeys: `k3:${makeKeyMaterial().fieldKeys.slice(3)},${after.fieldKeys}`,
  })
  const busy = {
    ...t.db,
    query: (async (sql, values) => {
      if (sql.startsWith('update "staff"')) await t.db.query(`update staff set totp_secret = 'changed'`)
      return t.db.query(sql, values)
    }) as typeof t.db.query,
  }
  await rotate({ config: t.deps.config, db: busy, keys, say: () => {} }, { forget: false }).catch(() => {})
  expect(await t.db.query('select distinct totp_secret as totp from staff')).toEqual([{ totp: 'changed' }])
})
