// The demo workspace when several processes begin on one empty database: it is filled once.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { allStaff } from '#platform/store/staff.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { buildServer } from '../http.ts'
import { startDemo, type Demo } from './demo.ts'

/** The embedded database belongs to one process. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one database', () => {
  let t: TestApp
  let folders: string[] = []
  beforeEach(async () => {
    t = await testApp()
  })
  afterEach(async () => {
    await t.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    folders = []
  })

  const start = (dataDir: string) =>
    startDemo(readConfig({ DEMO: '1', DEMO_SAMPLES: '0', DATA_DIR: dataDir }), 'http://demo')
  const loginsToldBy = async ({ features }: Demo): Promise<string[]> => {
    const server = await buildServer(t.deps, { features })
    const { staff } = (await server.inject({ url: '/api/demo/guide' })).json<{ staff: { email: string }[] }>()
    await server.close()
    return staff.map(({ email }) => email).toSorted()
  }
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'demo-'))
    folders.push(made)
    return made
  }
  const staffIn = (dataDir: string): number => {
    const file = join(dataDir, 'demo.json')
    if (!existsSync(file)) return 0
    return (JSON.parse(readFileSync(file, 'utf8')) as { staff: unknown[] }).staff.length
  }

  test('of folders of their own: one makes the staff, the other says where their logins are', async () => {
    const [one, other] = [folder(), folder()]
    const demos = [await start(one), await start(other)]
    await Promise.all(demos.map((demo) => demo.seed(t.deps)))
    expect(await allStaff(t.db)).toHaveLength(3)
    expect([staffIn(one), staffIn(other)].toSorted()).toEqual([0, 3])
    await Promise.all(demos.map((demo) => demo.close()))
    // Later starts change nothing.
    const again = await start(staffIn(one) ? one : other)
    await again.seed(t.deps)
    await again.close()
    expect(await allStaff(t.db)).toHaveLength(3)
  })

  test('of one folder: both tell the same logins', async () => {
    const shared = folder()
    const demos = [await start(shared), await start(shared)]
    await Promise.all(demos.map((demo) => demo.seed(t.deps)))
    const [one, other] = await Promise.all(demos.map(loginsToldBy))
    expect(one).toHaveLength(3)
    expect(other).toEqual(one)
    await Promise.all(demos.map((demo) => demo.close()))
  })
})
