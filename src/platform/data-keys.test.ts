// Data keys: one for each month, made ahead, unwrapped once; what a start says without its key service, and what runs without it.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAwsKmsSimulator, type AwsKmsSimulator } from '#simulators/aws-kms/aws-kms.ts'
import { testDatabase } from '../../test/database.ts'
import { openKeys } from '../../test/open-keys.ts'
import type { Database } from './db/db.ts'
import { makeKeyMaterial } from './key-material.ts'
import { createKeyRing } from './keys.ts'
import { fixedCredentials } from './providers/aws-credentials.ts'
import { awsKms } from './providers/keys/aws-kms/aws-kms.ts'
import { environmentKeys } from './providers/keys/environment/environment.ts'
import { rewrapDataKeys } from './rotation/rewrap-data-keys.ts'
import { readDataKeys } from './store/data-keys.ts'
import { startThreads } from './threads/threads.ts'

const material = makeKeyMaterial()
let now = new Date()
const clock = () => now
const at = (iso: string) => void (now = new Date(iso))

let kms: AwsKmsSimulator
beforeAll(async () => {
  kms = await startAwsKmsSimulator({ clock })
})
afterAll(() => kms.close())
const viaKms = () => ({
  now: awsKms({
    endpoint: kms.url,
    region: 'us-east-1',
    credentials: fixedCredentials(kms.credentials),
    keyId: 'alias/underway',
    clock,
  }),
  former: [environmentKeys(material)!],
})

let db: Database
beforeEach(async () => {
  db = await testDatabase()
  at('2026-11-16T15:00:00Z')
})
afterEach(() => db.close())

test('a new database gets the key of its month at once, and every process opens what it sealed', async () => {
  const { dataKeys: one } = await openKeys(db, material, clock)
  const { dataKeys: two } = await openKeys(db, material, clock)
  const sealed = one.keys.seal('secret', 'place')
  expect(sealed).toMatch(/^d202611-1\./)
  expect(two.keys.open(sealed, 'place')).toBe('secret')
  expect(createKeyRing(material).stays).toEqual(['k1'])
  expect(() => createKeyRing(material).open(sealed, 'place')).toThrow('cannot be opened')
})

test('the next month is made a week ahead, known to all, and used when it begins', async () => {
  const [one, two] = [await openKeys(db, material, clock), await openKeys(db, material, clock)]
  at('2026-11-24T12:00:00Z')
  await Promise.all([one.dataKeys.refresh(), two.dataKeys.refresh()])
  expect((await readDataKeys(db)).map(({ id, sealsFrom }) => [id, sealsFrom.toISOString()])).toEqual([
    ['d202611-1', '2026-11-16T15:00:00.000Z'],
    ['d202612-1', '2026-12-01T00:00:00.000Z'],
  ])
  expect(one.dataKeys.keys.sealsWith).toBe('d202611-1')
  at('2026-12-01T00:00:30Z')
  await one.dataKeys.refresh()
  const sealed = one.dataKeys.keys.seal('secret', 'place')
  expect(sealed).toMatch(/^d202612-1\./)
  // Not refreshed yet, and it knows the key all the same.
  expect(two.dataKeys.keys.open(sealed, 'place')).toBe('secret')
})

test('a month gets one key, though another process makes it between a look and a name', async () => {
  const { dataKeys: one } = await openKeys(db, material, clock)
  let before: (() => Promise<void>) | undefined
  const late: Database = {
    ...db,
    query: async (sql, params) => {
      const act = /select count/.test(sql) ? before : undefined
      before = act ? undefined : before
      await act?.()
      return db.query(sql, params)
    },
  }
  const { dataKeys: two } = await openKeys(late, material, clock)
  at('2026-11-24T12:00:00Z')
  before = () => one.refresh()
  await two.refresh()
  expect(before).toBeUndefined()
  expect((await readDataKeys(db)).map(({ id }) => id)).toEqual(['d202611-1', 'd202612-1'])
})

test('threads are told about a key that came while they ran', async () => {
  const { dataKeys } = await openKeys(db, material, clock)
  const threads = startThreads({
    file: process.env.TEST_THREAD_FILE!,
    childFile: process.env.TEST_CHILD_FILE!,
    keys: dataKeys.material,
    most: 1,
  })
  const seal = async () => {
    const done = await threads.run('seal-bytes', { bytes: new Uint8Array([1, 2, 3]), place: 'p' })
    if (!done.ok) throw new Error(done.refusal)
    return Buffer.from(done.value)
  }
  expect((await seal()).subarray(1, 10).toString()).toBe('d202611-1')
  at('2027-02-01T00:00:00Z')
  await dataKeys.refresh()
  at('2027-02-01T00:06:00Z')
  await dataKeys.refresh()
  const later = await seal()
  expect(later.subarray(1, 10).toString()).toBe('d202702-1')
  expect([...dataKeys.keys.openBytes(later, 'p')]).toEqual([1, 2, 3])
  await threads.stop()
})

test('a database in use is sealed as before for a day: processes of the version before still serve', async () => {
  await db.query(
    `insert into business (id, created_at, updated_at, origin) values (gen_random_uuid(), now(), now(), 'import')`,
  )
  const { dataKeys } = await openKeys(db, material, clock)
  expect(dataKeys.keys.sealsWith).toBe('k1')
  at('2026-11-17T15:00:30Z')
  await dataKeys.refresh()
  expect(dataKeys.keys.sealsWith).toBe('d202611-1')
  expect(dataKeys.keys.open(createKeyRing(material).seal('x', 'p'), 'p')).toBe('x')
})

test('each data key is unwrapped once in a process, and what runs goes on while the service is away', async () => {
  const { dataKeys, warned } = await openKeys(db, material, clock, viaKms())
  const sealed = dataKeys.keys.seal('secret', 'place')
  const asked = kms.calls.length
  for (let i = 0; i < 100; i++) dataKeys.keys.open(sealed, 'place')
  await dataKeys.refresh()
  expect(kms.calls).toHaveLength(asked)
  kms.fail('KMSInternalException')
  at('2026-12-02T00:00:00Z')
  await dataKeys.refresh()
  await dataKeys.refresh()
  expect(warned).toHaveLength(1)
  expect(dataKeys.keys.open(sealed, 'place')).toBe('secret')
  expect(dataKeys.keys.seal('more', 'place')).toMatch(/^d202611-1\./)
  await expect(openKeys(db, material, clock, viaKms())).rejects.toThrow(
    /^The key service 'aws-kms' does not answer \(unavailable, KMSInternalException\).*Processes that run already go on\. Start again when it is back/,
  )
  kms.fail(null)
  await dataKeys.refresh()
  at('2026-12-02T00:06:00Z')
  await dataKeys.refresh()
  expect(dataKeys.keys.sealsWith).toBe('d202612-1')
})

test('data keys move from the environment to the service, and FIELD_KEYS are not needed after', async () => {
  const { dataKeys } = await openKeys(db, material, clock)
  const sealed = dataKeys.keys.seal('secret', 'place')
  expect(await rewrapDataKeys(db, viaKms())).toMatchObject({ count: 1 })
  const without = { ...material, fieldKeys: '' }
  const moved = await openKeys(db, without, clock, { now: viaKms().now, former: [] })
  expect(moved.dataKeys.keys.open(sealed, 'place')).toBe('secret')
  expect(JSON.stringify(await readDataKeys(db))).not.toContain(dataKeys.material().dataKeys![0]!.key)
  await expect(openKeys(db, material, clock)).rejects.toThrow(
    "wrapped by 'aws-kms', which is not set up here",
  )
})

test('and back: the environment wraps what the service unwraps, and the service is not needed after', async () => {
  const { dataKeys } = await openKeys(db, { ...material, fieldKeys: '' }, clock, {
    now: viaKms().now,
    former: [],
  })
  const sealed = dataKeys.keys.seal('secret', 'place')
  const back = { now: environmentKeys(material)!, former: [viaKms().now] }
  expect(await rewrapDataKeys(db, back)).toMatchObject({ count: 1 })
  const moved = await openKeys(db, material, clock)
  expect(moved.dataKeys.keys.open(sealed, 'place')).toBe('secret')
})

test('a data key that is another one than was noted is refused', async () => {
  await openKeys(db, material, clock)
  await db.query(`update data_key set fingerprint = '0000000000000000'`)
  await expect(openKeys(db, material, clock)).rejects.toThrow("'d202611-1' was unwrapped to another one")
})
