// Who gets in where: every mounted route, walked over HTTP as every actor with every kind of record, against its own declaration and the table.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Feature } from '#platform/feature.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { demoFeature } from '../../src/server/demo/guide.ts'
import { testApp, type TestApp, type TestOptions } from '../app.ts'
import { takeEngine } from '../kept-engines.ts'
import { walk } from './walk.ts'

const webDir = mkdtempSync(join(tmpdir(), 'underway-pages-'))
const write = (path: string, text: string) => {
  mkdirSync(join(webDir, path, '..'), { recursive: true })
  writeFileSync(join(webDir, path), text)
}
write('business/assets/main.js', '1')
write('business/manifest.json', '{}')
write('pages/paths.json', '["/apply"]')
for (const kind of ['apply', 'app', 'link'])
  for (const language of ['en', 'es']) write(`pages/plain/${kind}.default.${language}.html`, 'a page')
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

async function withApp<T>(options: TestOptions, use: (t: TestApp) => Promise<T>): Promise<T> {
  // Who gets in is the same on both databases: once is enough.
  const t = await testApp({ db: await takeEngine(), ...options })
  try {
    return await use(t)
  } finally {
    await t.close()
  }
}

test('every route lets in whom it says, tells nobody else anything, and stands in the table', async () => {
  const demo: TestOptions['more'] = (simulators) => [
    demoFeature({ staff: [], applications: 0, links: {} }, simulators, 'http://localhost:3000'),
  ]
  const { table, wrong } = await withApp({ more: demo, webDir }, walk)
  expect(wrong).toEqual([])
  // A route that is new, gone or opened to somebody else: look at the difference, then write it with 'vitest run test/doors -u'.
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('table.txt')
}, 1_500_000)

const leak = '/api/lead/leak/:id'
/** A call that reads whatever application it is told to, under some declaration. */
const leaking = (takes?: ReturnType<typeof anybody> | ReturnType<typeof application>): Feature => ({
  name: 'leak',
  plugin: (app, deps) => {
    app.get(leak, takes ? { config: { takes } } : {}, async (request) => {
      const { id } = request.params as { id: string }
      return deps.db.query(`select answers from lead where id::text = $1`, [id])
    })
  },
})

test('a route that does not say whom it takes keeps the server from starting', async () => {
  await expect(withApp({ more: () => [leaking()] }, async () => {})).rejects.toThrow(`GET ${leak}`)
})

test.each([
  ['open to everybody', anybody('nothing to see here')],
  ["said to be the application's own", application({ by: ['session'] })],
])('a route without a guard, %s, is found by the walk', async (_, takes) => {
  const { wrong } = await withApp({ more: () => [leaking(takes)] }, (t) => walk(t, ({ url }) => url === leak))
  expect(wrong.filter((each) => each.includes('tells of')).length).toBeGreaterThan(0)
})
