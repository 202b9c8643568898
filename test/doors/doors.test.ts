// Who gets in where: every mounted route, walked over HTTP as every actor with every kind of record, against its own declaration and the table.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Feature } from '#platform/feature.ts'
import { anybody, application } from '#platform/http/takes.ts'
import { demoFeature } from '../../src/server/demo/guide.ts'
import { testApp, type TestApp, type TestOptions } from '../app.ts'
import { isProof, sampled } from '../sample.ts'
import { entriesOf, walk } from './walk.ts'

const webDir = mkdtempSync(join(tmpdir(), 'underway-pages-'))
const write = (path: string, text: string) => {
  mkdirSync(join(webDir, path, '..'), { recursive: true })
  writeFileSync(join(webDir, path), text)
}
write('business/assets/main.js', '1')
write('business/manifest.json', '{}')
write('pages/paths.json', '["/apply"]')
const kinds = ['apply', 'app', 'link'].flatMap((kind) => [
  `${kind}.default.en.html`,
  `${kind}.default.es.html`,
])
const web = { dir: webDir, files: new Map(kinds.map((name) => [name, 'a page'])) }
afterAll(() => rmSync(webDir, { recursive: true, force: true }))

async function withApp<T>(options: TestOptions, use: (t: TestApp) => Promise<T>): Promise<T> {
  const t = await testApp(options)
  try {
    return await use(t)
  } finally {
    await t.close()
  }
}

/** Cells of each route that `npm test` walks; the rest is walked by `npm run proof`. */
const CELLS = 4

test('every route lets in whom it says, tells nobody else anything, and stands in the table', async () => {
  const demo: TestOptions['more'] = (simulators) => [
    demoFeature({ staff: [], applications: 0, links: {} }, simulators, 'http://localhost:3000'),
  ]
  const { table, told, wrong } = await withApp({ more: demo, web }, (t) =>
    walk(t, { take: (cells, route) => sampled(cells, CELLS, route) }),
  )
  expect(wrong).toEqual([])
  if (isProof) {
    // A route that is new, gone or opened to somebody else: look at the difference, then write it with 'npm run proof -- test/doors -u'.
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('table.txt')
    return
  }
  const written = readFileSync(new URL('table.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  /** What a sample knows of a line: all of one that names nobody, of the others the route. */
  const known = (line: string) => (/ \| (anybody: .*|webhook|demo)$/.test(line) ? line : line.split(' | ')[0])
  expect(table.map(known)).toEqual(written.map(known))
  const entries = entriesOf(written)
  const differing = [...told].filter(([cell, isIn]) => entries.has(cell) !== isIn)
  expect(differing, "let in, and not in the table, or the reverse: 'npm run proof -- test/doors'").toEqual([])
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
  const { wrong } = await withApp({ more: () => [leaking(takes)] }, (t) =>
    walk(t, { only: ({ url }) => url === leak }),
  )
  expect(wrong.filter((each) => each.includes('tells about')).length).toBeGreaterThan(0)
})
