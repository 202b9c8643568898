// Uploads over real sockets: judged before their body is read, and no stalled one keeps another from its answer.
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf } from '#platform/store/documents.ts'
import { createLink } from '#platform/store/links.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import minimal from '../../journeys/apply/minimal.json' with { type: 'json' }

let t: TestApp
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  t = await testApp({ env: { UPLOAD_LIMIT_MB: '1' } })
  await t.server.listen({ port: 0, host: '127.0.0.1' })
  port = (t.server.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await t.close()
})

async function applied() {
  const who = t.visitor()
  const { body } = await who.post('/api/apply/lead', { model: minimal, page: 0 })
  const code = String(body.leadid)
  return { who, code, id: t.deps.keys.readLeadCode(code)!.id, cookie: cookieOf(who.cookies) }
}
const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends the head of an upload that says it is `length` bytes long, and `body`; answers what the server says, as text. */
function send(path: string, headers: Record<string, string>, length: number, body: string | Buffer = '') {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(body)
  return new Promise<string>((answered) => {
    socket.once('data', (data) => answered(data.toString()))
    socket.once('error', () => answered('error'))
  })
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
  Buffer.alloc(900_000),
])
const part = (name: string, file = false) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.jpg"' : ''}\r\n\r\n`
const opening = (...files: Buffer[]) =>
  Buffer.concat(files.flatMap((file) => [Buffer.from(part('file', true)), file, Buffer.from('\r\n')]))

const APPLY = '/api/apply/upload-file'
const BANK = '/api/bank-verification/upload-file'

test.each([
  ['nobody', APPLY, {}, 404],
  ['a made-up code in the header', APPLY, { 'x-application': 'made-up' }, 404],
  ['a made-up cookie', APPLY, { cookie: 'underway_application=made-up' }, 404],
  ['a made-up link in the header', BANK, { 'x-application': 'made-up' }, 404],
])('%s is refused before a byte of the body is sent', async (_who, path, headers, status) => {
  expect(statusOf(await send(path, headers as unknown as Record<string, string>, 900_000))).toBe(status)
})

test('another browser’s application is refused before a byte of the body is sent', async () => {
  const { code } = await applied()
  expect(statusOf(await send(APPLY, { 'x-application': code }, 900_000))).toBe(403)
})

test('stalled uploads of nobody, of links and of sessions, each as large as may be: everybody else’s goes through', async () => {
  const stalled = Array.from({ length: 5 }, () => send(BANK, {}, 2_900_000, opening(jpeg, jpeg)))
  for (let n = 0; n < 5; n++) {
    const { cookie } = await applied()
    stalled.push(send(APPLY, { cookie }, 2_900_000, opening(jpeg, jpeg, jpeg)))
  }
  const owner = await applied()
  const body = Buffer.concat([opening(jpeg), Buffer.from(`${part('filetype')}Photo ID\r\n--b--\r\n`)])
  expect(statusOf(await send(APPLY, { cookie: owner.cookie }, body.length, body))).toBe(200)
  expect(await documentsOf(t.db, owner.id)).toHaveLength(1)

  const { id } = await applied()
  const link = await t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: id, purpose: 'bank-verification', expiresInDays: 1 }, t.clock()),
  )
  expect(statusOf(await send(BANK, { 'x-application': link.code }, body.length, body))).toBe(200)
  expect(await documentsOf(t.db, id)).toHaveLength(1)
  void stalled
})

test('the specification’s form still names its link in the body alone, after the file', async () => {
  const { id } = await applied()
  const link = await t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: id, purpose: 'bank-verification', expiresInDays: 1 }, t.clock()),
  )
  const uploaded = await t.visitor('10.0.0.9').upload(BANK, [
    ['file', { name: 'a.jpg', type: 'image/jpeg', bytes: jpeg }],
    ['filetype', 'Photo ID'],
    ['link', link.code],
  ])
  expect(uploaded.status).toBe(200)
  expect(await documentsOf(t.db, id)).toHaveLength(1)
})
