// Requests that no browser sends: addresses that cannot be decoded, uploads that stop half-way. Each gets a plain answer or none, and the server goes on.
import { readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf } from '#platform/store/documents.ts'
import { testApp, type TestApp } from './app.ts'
import { apply } from './applicant.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp()
  await t.server.listen({ port: 0, host: '127.0.0.1' })
  port = (t.server.server.address() as AddressInfo).port
})
afterAll(() => t.close())

/** Sends bytes as they are; `then` may cut the connection. Answers what came back until the end. */
const send = (bytes: Buffer, { cut = false } = {}): Promise<string> =>
  new Promise((done) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, () => {
        if (cut) socket.destroy()
      }),
    )
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => done(said))
  })

const jpegOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'), Buffer.alloc(bytes)])

const healthy = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status

test.each([
  '/%E0%A4%A',
  '/%',
  '/api/%E0%A4%A',
  '/api/offers/%FF',
  '/business/%E0%A4%A',
  '/business/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/api/plaid/get_link_token/?redirect_url=%E0%A4%A',
])('the address %s is refused in words', async (address) => {
  const answer = await send(
    Buffer.from(`GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
  )
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  expect([400, 403, 404]).toContain(status)
  expect(answer).toContain('application/problem+json')
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).not.toContain('node_modules')
})

test('an upload that is cut off leaves nothing, and the server goes on', async () => {
  const { who, leadid, id } = await apply(t)
  const cookies = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const jpeg = jpegOf(4096)
  const part = (name: string, text: string) =>
    `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const body = Buffer.concat([
    Buffer.from(part('sf_leadid', leadid) + part('filetype', 'Photo ID')),
    Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="id.jpg"\r\n\r\n'),
    jpeg,
    Buffer.from('\r\n--cut--\r\n'),
  ])
  const head = Buffer.from(
    `POST /api/apply/upload-file HTTP/1.1\r\nhost: localhost\r\nuser-agent: test browser\r\ncookie: ${cookies}\r\n` +
      `content-type: multipart/form-data; boundary=cut\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  )
  // Within the fields, within the file, before the last boundary is whole.
  for (const length of [20, 400, body.length - 3000, body.length - 10])
    await send(Buffer.concat([head, body.subarray(0, length)]), { cut: true })
  expect(await healthy()).toBe(200)
  expect(await documentsOf(t.db, id)).toHaveLength(0)
  expect(await t.db.query(`select 1 from job where kind = 'remove-unkept-file'`)).toHaveLength(0)
  const files = readdirSync(t.deps.config.dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))).toEqual([])

  // The same one whole is taken: what was cut off was the connection, not the test.
  expect(await send(Buffer.concat([head, body]))).toMatch(/^HTTP\/1\.1 200/)
  expect(await documentsOf(t.db, id)).toHaveLength(1)
})
