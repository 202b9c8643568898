// Whether a webhook was signed by Twilio, however the address spells its port: it signs with the port or without, and a proxy shows it or not.
import { expect, test } from 'vitest'
import { isSignedByTwilio, twilioSignature } from './signature.ts'

const token = '12345'
const form = { From: '+13055550123', Body: 'STOP' }
const accepts = (seen: string, signed: string) =>
  isSignedByTwilio(token, seen, form, twilioSignature(token, signed, form))

test.each([
  ['https://underway.example/api/hooks/sms', 'https://underway.example:443/api/hooks/sms'],
  ['http://underway.example/api/hooks/sms', 'http://underway.example:80/api/hooks/sms'],
  [
    'https://underway.example/api/hooks/sms?reference=a%2Fb',
    'https://underway.example:443/api/hooks/sms?reference=a%2Fb',
  ],
  ['https://underway.example?reference=1', 'https://underway.example:443?reference=1'],
])('%s is %s, whichever of them was signed', (without, withPort) => {
  for (const [seen, signed] of [
    [without, without],
    [without, withPort],
    [withPort, without],
    [withPort, withPort],
  ] as const)
    expect(accepts(seen, signed), `${seen} seen, ${signed} signed`).toBe(true)
})

test('a port of its own is signed with it or without', () => {
  const seen = 'https://underway.example:8443/api/hooks/sms'
  expect(accepts(seen, seen)).toBe(true)
  expect(accepts(seen, 'https://underway.example/api/hooks/sms')).toBe(true)
})

test.each([
  ['another port', 'https://underway.example:8443/hook', 'https://underway.example:443/hook'],
  ['the port of another protocol', 'https://underway.example/hook', 'https://underway.example:80/hook'],
  ['another protocol', 'https://underway.example/hook', 'http://underway.example/hook'],
  ['another host', 'https://underway.example/hook', 'https://elsewhere.example/hook'],
  ['another path', 'https://underway.example/hook', 'https://underway.example/hooks'],
  ['another query', 'https://underway.example/hook?reference=1', 'https://underway.example/hook?reference=2'],
  ['no query', 'https://underway.example/hook?reference=1', 'https://underway.example/hook'],
])('%s is refused', (_, seen, signed) => {
  expect(accepts(seen, signed)).toBe(false)
})

test('fields are signed by name, whatever their order', () => {
  const turned = { Body: 'STOP', From: '+13055550123' }
  const url = 'https://underway.example/hook'
  expect(twilioSignature(token, url, turned)).toBe(twilioSignature(token, url, form))
})
