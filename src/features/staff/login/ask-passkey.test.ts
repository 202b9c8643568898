// Passkeys: where they can be used, what is sent of an answer, and what is said when nothing came of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PasskeyQuestion } from './passkey-contract.ts'
import { answerWithPasskey, canUsePasskeys, makePasskey, PASSKEYS } from './ask-passkey.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const base64 = (text: string) => Buffer.from(text).toString('base64url')
const stopped = {
  kind: 'problem',
  status: 0,
  code: 'passkey-stopped',
  title: 'Try again',
  errors: [],
  extra: {},
}
const credential = (response: object) => ({
  id: 'c1',
  rawId: bytes('c1'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
})
const browser = { get: vi.fn(), create: vi.fn() }
const at = (hostname: string) => vi.stubGlobal('location', { hostname })
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials: browser })
  at('underway.example')
})
afterEach(() => void [vi.unstubAllGlobals(), browser.get.mockReset(), browser.create.mockReset()])

test.each([
  ['underway.example', true],
  ['localhost', true],
  ['10.example', true],
  ['example.10a', true],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['a[1', true],
])('at %s: %s', (hostname, can) => {
  at(hostname)
  expect(canUsePasskeys()).toBe(can)
})

test('a browser that knows none cannot', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(canUsePasskeys()).toBe(false)
  expect(PASSKEYS).toEqual(['passkeys'])
})

const question: PasskeyQuestion = {
  challenge: base64('who'),
  rpId: 'underway.example',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [],
}

test('of an answer its id and its signature are sent, and nothing of the device', async () => {
  browser.get.mockResolvedValue(
    credential({
      authenticatorData: bytes('data'),
      clientDataJSON: bytes('{}'),
      signature: bytes('sig'),
      userHandle: bytes('me'),
    }),
  )
  expect(await answerWithPasskey(question, 'Try again')).toEqual({
    id: 'c1',
    rawId: base64('c1'),
    type: 'public-key',
    response: {
      authenticatorData: base64('data'),
      clientDataJSON: base64('{}'),
      signature: base64('sig'),
      userHandle: base64('me'),
    },
  })
})

const options = {
  challenge: base64('new'),
  rp: { id: 'underway.example', name: 'Underway' },
  user: { id: base64('me'), name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [],
  excludeCredentials: [],
} as never

test.each([
  ['as the browser tells it', { getTransports: () => ['internal'] }, { transports: ['internal'] }],
  ['where the browser does not tell', {}, {}],
])('of a new one, how it is reached: %s', async (_how, tells, told) => {
  browser.create.mockResolvedValue(
    credential({ attestationObject: bytes('att'), clientDataJSON: bytes('{}'), ...tells }),
  )
  expect(await makePasskey(options, 'Try again')).toEqual({
    id: 'c1',
    rawId: base64('c1'),
    type: 'public-key',
    response: { clientDataJSON: base64('{}'), attestationObject: base64('att'), ...told },
  })
})

test('broken off, it says how to go on, in our words', async () => {
  const broken = new DOMException('The operation timed out', 'NotAllowedError')
  browser.get.mockRejectedValue(broken)
  browser.create.mockRejectedValue(broken)
  await expect(answerWithPasskey(question, 'Try again')).rejects.toEqual(stopped)
  await expect(makePasskey(options, 'Try again')).rejects.toEqual(stopped)
})
