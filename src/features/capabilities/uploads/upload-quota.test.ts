// Nobody fills the file store: what one application may hold, what one network may upload on a day, and what is read where it ends.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf } from '#platform/store/documents.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { minimal } from '../../../../test/applicant.ts'

const LIMITS = {
  UPLOADS_PER_APPLICATION: '3',
  UPLOAD_MB_PER_APPLICATION: '1',
  UPLOAD_MB_PER_NETWORK_DAY: '2',
}
let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: LIMITS })
})
afterAll(() => t.close())

let files = 0
const jpeg = (bytes: number) => {
  files += 1
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex')
  return Buffer.concat([head, Buffer.from(String(files)), Buffer.alloc(bytes)])
}
async function applied(ip: string) {
  const who = t.visitor(ip)
  const { body } = await who.post('/api/apply/lead', { model: minimal, page: 0 })
  const id = t.deps.keys.readLeadCode(String(body.leadid))!.id
  const send = (bytes: Buffer, language = 'en') =>
    who.upload(
      '/api/apply/upload-file',
      [
        ['file', { name: 'a.jpg', type: 'image/jpeg', bytes }],
        ['filetype', 'Photo ID'],
      ],
      { headers: { 'accept-language': language } },
    )
  return { id, send }
}
/** Files that were written to the file store, with a row or without. */
const written = async (id: string) =>
  (await t.db.query(`select 1 from job where lead_id = $1::uuid and kind = 'remove-unkept-file'`, [id]))
    .length

test('an application holds so many files: the next is refused with the way on, and what is there may be sent again', async () => {
  const a = await applied('203.0.113.1')
  const one = jpeg(10)
  for (const bytes of [one, jpeg(10), jpeg(10)]) expect((await a.send(bytes)).status).toBe(200)
  const more = await a.send(jpeg(10))
  expect(more).toMatchObject({ status: 409, body: { type: 'urn:underway:problem:files-full' } })
  expect(more.text).toContain('contact your representative')
  expect((await a.send(jpeg(10), 'es')).text).toContain('comuníquese con su representante')
  expect((await a.send(one)).status).toBe(200)
  expect(await documentsOf(t.db, a.id)).toHaveLength(3)
  expect(await written(a.id)).toBe(3)
})

test('it holds no more when many come at the same moment', async () => {
  const a = await applied('203.0.113.2')
  const all = await Promise.all(Array.from({ length: 5 }, () => a.send(jpeg(10))))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
  expect(await documentsOf(t.db, a.id)).toHaveLength(3)
})

test('an application holds so many bytes', async () => {
  const a = await applied('203.0.113.3')
  expect((await a.send(jpeg(600_000))).status).toBe(200)
  expect((await a.send(jpeg(600_000))).status).toBe(409)
  expect((await a.send(jpeg(300_000))).status).toBe(200)
})

test('a network uploads so much a day, however many applications it begins; another one and the next day are free', async () => {
  const send = async (ip: string) => (await applied(ip)).send(jpeg(700_000))
  expect((await send('2001:db8:7:7::1')).status).toBe(200)
  expect((await send('2001:db8:7:7::2')).status).toBe(200)
  const beyond = await send('2001:db8:7:7:aaaa::3')
  expect(beyond).toMatchObject({ status: 429, body: { type: 'urn:underway:problem:network-full' } })
  expect(beyond.text).toContain('tomorrow')
  // From 15:00 to midnight UTC.
  expect(beyond.headers['retry-after']).toBe(String(9 * 3600))
  expect((await send('2001:db8:7:8::1')).status).toBe(200)
  const kept = await t.db.query<{ network: string }>('select network from upload_day')
  expect(JSON.stringify(kept)).not.toMatch(/2001|203\.0/)
  t.clock.advance(9 * 3_600_000)
  expect((await send('2001:db8:7:7::4')).status).toBe(200)
})
