// What every key service does: makes, wraps and unwraps data keys bound to their id; and what its faults look like.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAwsKmsSimulator, type AwsKmsSimulator } from '#simulators/aws-kms/aws-kms.ts'
import { makeKeyMaterial } from '../../key-material.ts'
import { startAwsRoleSimulator, type AwsRoleSimulator } from '#simulators/aws-kms/role.ts'
import { fixedCredentials, roleCredentials } from '../aws-credentials.ts'
import { awsKms } from './aws-kms/aws-kms.ts'
import type { AwsKmsOptions } from './aws-kms/call-kms.ts'
import { environmentKeys } from './environment/environment.ts'
import type { KeyServicePort } from './port.ts'

let kms: AwsKmsSimulator
const clock = () => new Date('2026-11-16T15:00:00Z')
const [first, second] = ['1234abcd-12ab-34cd-56ef-1234567890ab', '0987dcba-09fe-87dc-65ba-ab0987654321']
beforeAll(async () => {
  kms = await startAwsKmsSimulator({ keys: [first, second], clock })
})
afterAll(() => kms.close())

const viaKms = (more: Partial<AwsKmsOptions> = {}): KeyServicePort =>
  awsKms({
    endpoint: kms.url,
    region: 'us-east-1',
    credentials: fixedCredentials(kms.credentials),
    keyId: 'alias/underway',
    clock,
    ...more,
  })

const services: Record<string, () => KeyServicePort> = {
  environment: () => environmentKeys(makeKeyMaterial())!,
  'aws-kms': viaKms,
}

describe.each(Object.keys(services))('%s', (name) => {
  let port: KeyServicePort
  beforeAll(() => {
    port = services[name]!()
  })

  test('what it made is unwrapped to the same, and only for its id', async () => {
    const made = await port.make('d202611-1')
    if (!made.ok) throw new Error(made.refusal.vendorCode)
    expect(made.value.key).toHaveLength(32)
    expect(made.value.wrapped).not.toContain(Buffer.from(made.value.key).toString('base64'))
    const opened = await port.unwrap('d202611-1', made.value)
    expect(opened.ok && Buffer.from(opened.value)).toEqual(Buffer.from(made.value.key))
    expect(await port.unwrap('d202612-1', made.value)).toMatchObject({
      ok: false,
      refusal: { kind: 'rejected', ours: true },
    })
  })

  test('a key that is there already is wrapped', async () => {
    const key = randomBytes(32)
    const wrapped = await port.wrap('d202611-2', key)
    if (!wrapped.ok) throw new Error(wrapped.refusal.vendorCode)
    const opened = await port.unwrap('d202611-2', wrapped.value)
    expect(opened.ok && Buffer.from(opened.value)).toEqual(key)
  })

  test('what was changed on the way does not open', async () => {
    const wrapped = await port.wrap('d202611-3', randomBytes(32))
    if (!wrapped.ok) throw new Error(wrapped.refusal.vendorCode)
    const changed = { ...wrapped.value, wrapped: `${wrapped.value.wrapped.slice(0, -8)}AAAAAAAA` }
    expect(await port.unwrap('d202611-3', changed)).toMatchObject({ ok: false })
  })
})

test('a key of the service is known by its own name: an alias may point to another one later', async () => {
  const made = await viaKms().make('d202611-1')
  if (!made.ok) throw new Error(made.refusal.vendorCode)
  expect(made.value.wrappingKey).toContain(first)
  expect((await viaKms({ keyId: second }).unwrap('d202611-1', made.value)).ok).toBe(true)
})

test('another secret, another region, a clock that is wrong, an unknown key: each is told by its code', async () => {
  const codeOf = async (more: Partial<AwsKmsOptions>) => {
    const answer = await viaKms(more).make('d202611-1')
    return answer.ok ? 'ok' : `${answer.refusal.kind} ${answer.refusal.vendorCode!}`
  }
  expect(
    await codeOf({ credentials: fixedCredentials({ ...kms.credentials, secretAccessKey: 'other' }) }),
  ).toBe('rejected InvalidSignatureException')
  expect(await codeOf({ region: 'eu-west-1' })).toBe('rejected InvalidSignatureException')
  expect(await codeOf({ clock: () => new Date('2026-11-16T18:00:00Z') })).toBe(
    'rejected InvalidSignatureException',
  )
  expect(await codeOf({ keyId: 'alias/other' })).toBe('rejected NotFoundException')
  expect(await codeOf({ endpoint: 'http://127.0.0.1:9' })).toMatch(/^unavailable /)
})

test.each([
  ['ThrottlingException', 'rate-limited'],
  ['KMSInternalException', 'unavailable'],
  ['DependencyTimeoutException', 'unavailable'],
  ['KeyUnavailableException', 'unavailable'],
  ['DisabledException', 'rejected'],
  ['AccessDeniedException', 'rejected'],
])('%s is %s', async (code, kind) => {
  kms.fail(code)
  expect(await viaKms().make('d202611-1')).toMatchObject({ ok: false, refusal: { kind, vendorCode: code } })
  kms.fail(null)
})

describe('credentials of a role', () => {
  let role: AwsRoleSimulator
  let now = clock()
  const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
  beforeEach(async () => {
    now = clock()
    role = await startAwsRoleSimulator(kms.credentials, () => now)
  })
  afterEach(() => role.close())
  const ofInstance = () => roleCredentials({ instanceUrl: role.url, clock: () => now })
  const ofContainer = (authorizationToken = role.authorizationToken) =>
    roleCredentials({
      containerUrl: role.url,
      relativeUri: role.relativeUri,
      authorizationToken,
      clock: () => now,
    })

  test.each([
    ['an instance', ofInstance],
    ['a container', () => ofContainer()],
  ])('%s: fetched once, and again five minutes before they end', async (_name, source) => {
    const credentials = source()
    expect((await viaKms({ credentials }).make('d202611-1')).ok).toBe(true)
    await credentials()
    later(5)
    expect(await credentials()).toMatchObject({ ok: true, value: { sessionToken: 'session-1' } })
    expect(role.given()).toBe(1)
    later(0.95)
    expect(await credentials()).toMatchObject({ ok: true, value: { sessionToken: 'session-2' } })
  })

  test('a service that is away: the former are used while they last, and then it is said', async () => {
    const credentials = ofInstance()
    await credentials()
    role.away(true)
    later(5.95)
    expect(await credentials()).toMatchObject({ ok: true, value: { sessionToken: 'session-1' } })
    later(0.1)
    expect(await credentials()).toMatchObject({ ok: false, refusal: { kind: 'unavailable' } })
    role.away(false)
    expect(await credentials()).toMatchObject({ ok: true, value: { sessionToken: 'session-2' } })
  })

  test('a wrong token of a container is refused', async () => {
    expect(await ofContainer('other')()).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
  })

  test('a token that stands in a file is read each time', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'underway-role-')), 'token')
    writeFileSync(file, 'old')
    const credentials = roleCredentials({
      fullUri: `${role.url}${role.relativeUri}`,
      authorizationTokenFile: file,
      clock: () => now,
    })
    expect((await credentials()).ok).toBe(false)
    writeFileSync(file, `${role.authorizationToken}\n`)
    expect((await credentials()).ok).toBe(true)
  })
})
