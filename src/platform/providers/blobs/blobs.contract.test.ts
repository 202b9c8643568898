// The file port's contract, run on the disk and on S3 against its simulator, faults included.
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startObjectStoreSimulator,
  type ObjectStoreSimulator,
} from '#simulators/object-store/object-store.ts'
import { startAwsRoleSimulator } from '#simulators/aws-kms/role.ts'
import { fixedCredentials, roleCredentials } from '../aws-credentials.ts'
import { diskBlobs } from './disk/disk.ts'
import type { BlobPort } from './port.ts'
import { s3Blobs, type S3Options } from './s3/s3.ts'

const storeKey = { accessKeyId: 'store-key', secretAccessKey: 'secret' }
const folder = mkdtempSync(join(tmpdir(), 'blobs-'))
let store: ObjectStoreSimulator
beforeAll(async () => void (store = await startObjectStoreSimulator()))
afterAll(() => store.close())

const s3 = (change: Partial<S3Options> = {}) =>
  s3Blobs({
    endpoint: store.url,
    region: 'us-east-1',
    bucket: store.bucket,
    credentials: fixedCredentials(storeKey),
    timeoutMs: 10_000,
    ...change,
  })
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31) % 256)
const read = async (port: BlobPort, key: string) => {
  const found = await port.get(key)
  return found.ok ? found.value : found.refusal
}
const type = 'application/octet-stream'

describe.each<[string, () => BlobPort]>([
  ['disk', () => diskBlobs(join(folder, 'files'))],
  ['S3', () => s3()],
])('%s', (_name, port) => {
  it('keeps bytes as they came, replaces and deletes them', async () => {
    const key = 'uploads/0198c0de/photo-id.1'
    expect(await port().put(key, bytes(100_000), { type })).toEqual({ ok: true, value: { size: 100_000 } })
    expect(await read(port(), key)).toEqual(bytes(100_000))
    await port().put(key, bytes(3), { type })
    expect(await read(port(), key)).toEqual(bytes(3))
    for (let i = 0; i < 2; i++) expect(await port().delete(key)).toEqual({ ok: true, value: null })
    expect(await read(port(), key)).toBeNull()
  })

  it('takes a stream and an empty file', async () => {
    async function* stream() {
      yield bytes(70_000)
      yield bytes(5)
    }
    expect(await port().put('a/stream', stream(), { type })).toEqual({ ok: true, value: { size: 70_005 } })
    expect(((await read(port(), 'a/stream')) as Uint8Array).length).toBe(70_005)
    await port().put('a/empty', new Uint8Array(), { type })
    expect(await read(port(), 'a/empty')).toEqual(new Uint8Array())
  })

  it('keeps the old file whole when a stream breaks off', async () => {
    await port().put('a/b', bytes(10), { type })
    async function* broken() {
      yield bytes(1000)
      throw new Error('connection lost')
    }
    expect(await port().put('a/b', broken(), { type })).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
    expect(await read(port(), 'a/b')).toEqual(bytes(10))
  })

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'a\\b',
    'a b',
    'a\0b',
    'a?b',
    'ä',
    'a./b',
    'nul',
    'x'.repeat(401),
  ])('refuses the key %j everywhere', async (key) => {
    const refusal = { ok: false, refusal: { kind: 'rejected', vendorCode: 'bad-key' } }
    expect(await port().put(key, bytes(1), { type })).toEqual(refusal)
    expect(await port().get(key)).toEqual(refusal)
    expect(await port().delete(key)).toEqual(refusal)
  })
})

describe('disk', () => {
  it('leaves no half-written file behind', () =>
    expect(readdirSync(join(folder, 'files', 'a')).filter((name) => name.startsWith('.'))).toEqual([]))

  it('lets nobody else on the machine read', async () => {
    await diskBlobs(join(folder, 'private')).put('a', bytes(1), { type })
    if (process.platform !== 'win32') expect(statSync(join(folder, 'private', 'a')).mode & 0o077).toBe(0)
  })

  it('says unavailable when it cannot write', async () => {
    writeFileSync(join(folder, 'a-file'), '')
    expect(await diskBlobs(join(folder, 'a-file')).put('a', bytes(1), { type })).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })
})

describe('S3', () => {
  it('notes the media type', async () => {
    await s3().put('typed', bytes(1), { type: 'application/vnd.sealed' })
    expect(store.objects.get('typed')?.type).toBe('application/vnd.sealed')
  })

  it.each([
    ['fault/slow-down', 'rate-limited', 'SlowDown'],
    ['fault/internal', 'unavailable', 'InternalError'],
    ['fault/denied', 'rejected', 'AccessDenied'],
    ['fault/timeout', 'unavailable', 'timeout'],
  ])('%s is %s on every call', async (key, kind, vendorCode) => {
    // Rights are the operator's to give.
    const ours = kind === 'rejected' ? { ours: true } : {}
    const refusal = { ok: false, refusal: { kind, vendorCode, ...ours } }
    const s3Port = s3(key === 'fault/timeout' ? { timeoutMs: 150 } : {})
    expect(await s3Port.put(key, bytes(1), { type })).toEqual(refusal)
    expect(await s3Port.get(key)).toEqual(refusal)
    expect(await s3Port.delete(key)).toEqual(refusal)
  })

  it('wrong key, wrong bucket and nobody listening are faults, not missing files', async () => {
    expect(
      await s3({ credentials: fixedCredentials({ ...storeKey, accessKeyId: 'other' }) }).get('a'),
    ).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: 'InvalidAccessKeyId', ours: true },
    })
    expect(await s3({ bucket: 'other' }).get('a')).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: 'NoSuchBucket', ours: true },
    })
    expect(await s3({ endpoint: 'http://127.0.0.1:9' }).get('a')).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })

  it('goes by the role of the instance where no key is set, and says so where there is none', async () => {
    const roleKey = { accessKeyId: 'ASIAROLE', secretAccessKey: 'secret' }
    const clock = () => new Date('2026-11-16T15:00:00Z')
    const [role, own] = [
      await startAwsRoleSimulator(roleKey, clock),
      await startObjectStoreSimulator({ accessKeyId: roleKey.accessKeyId }),
    ]
    const at = { endpoint: own.url, credentials: roleCredentials({ instanceUrl: role.url, clock }) }
    expect(await s3(at).put('a', bytes(5), { type })).toEqual({ ok: true, value: { size: 5 } })
    expect(await read(s3(at), 'a')).toEqual(bytes(5))
    expect(role.given()).toBe(1)
    const refusalOf = (key: object) =>
      read(s3({ ...at, credentials: fixedCredentials({ ...roleKey, ...key }) }), 'a')
    expect(await refusalOf({})).toMatchObject({ kind: 'rejected', vendorCode: 'InvalidAccessKeyId' })
    expect(await refusalOf({ sessionToken: 'session-of-before' })).toEqual({
      kind: 'rejected',
      vendorCode: 'ExpiredToken',
      ours: true,
    })
    role.away(true)
    const none = s3({ ...at, credentials: roleCredentials({ instanceUrl: role.url, clock }) })
    expect(await read(none, 'a')).toEqual({ kind: 'unavailable', vendorCode: 'no-role' })
    await Promise.all([role.close(), own.close()])
  })
})
