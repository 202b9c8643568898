// What vendors bring into our pages: the addresses of their browser parts, whatever an operator sets of their APIs.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { bankScriptOf, vendorPolicies, vendorSources } from './vendor-policies.ts'

const keys = {
  FINICITY_APP_KEY: 'a',
  PLAID_CLIENT_ID: 'b',
  PLAID_SECRET: 'c',
  PANDADOC_API_KEY: 'd',
}
const cdn = 'https://cdn.plaid.com'
const live = {
  bank: {
    'script-src': [cdn],
    'style-src': [cdn, "'unsafe-inline'"],
    'img-src': [cdn],
    'font-src': [cdn],
    'connect-src': [cdn, 'https://production.plaid.com'],
    'frame-src': [cdn, 'https://connect2.finicity.com'],
  },
  signing: { 'frame-src': ['https://app.pandadoc.com'] },
}

test('with keys alone, and with .env.example as it is shipped, the browser parts are the vendors’ own', () => {
  expect(vendorSources(keys)).toEqual(live)
  const shipped = parseEnv(readFileSync('.env.example', 'utf8'))
  const set = Object.fromEntries(Object.entries(shipped).filter(([, value]) => value))
  expect(vendorSources({ ...set, ...keys })).toEqual(live)
})

test.each([
  ['sandbox', 'https://sandbox.plaid.com', 'https://sandbox.plaid.com'],
  [
    'an operator’s proxy before the API',
    'https://proxy.funder.example/plaid',
    'https://production.plaid.com',
  ],
])('Plaid’s window calls the server of its environment: %s', (_, PLAID_BASE_URL, called) => {
  expect(vendorSources({ ...keys, PLAID_BASE_URL }).bank['connect-src']).toEqual([cdn, called])
})

test('an API behind a proxy moves no browser part; its own setting does', () => {
  const moved = {
    ...keys,
    FINICITY_BASE_URL: 'https://proxy.funder.example',
    PANDADOC_BASE_URL: 'https://x.example',
  }
  expect(vendorSources(moved)).toEqual(live)
  const connect = {
    ...keys,
    FINICITY_CONNECT_URL: 'https://connect.example/path',
    PLAID_LINK_API_URL: 'https://a.example/x',
  }
  expect(vendorSources(connect).bank).toMatchObject({
    'frame-src': [cdn, 'https://connect.example'],
    'connect-src': [cdn, 'https://a.example'],
  })
})

test.each(vendorPolicies)('$vendor brings nothing while it is not set up, or half', ({ sources }) => {
  expect(sources({})).toBeNull()
  expect(sources({ PLAID_CLIENT_ID: 'b', PLAID_SCRIPT_URL: 'https://x.example' })).toBeNull()
  expect(bankScriptOf({ PLAID_CLIENT_ID: 'b' })).toBeUndefined()
})

test('no vendor’s script is let in by inline text', () => {
  for (const { sources } of vendorPolicies)
    expect(sources({ ...keys })?.['script-src'] ?? []).not.toContain("'unsafe-inline'")
})
