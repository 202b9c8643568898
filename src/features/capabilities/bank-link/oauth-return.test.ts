// The trip to a bank's own page and back: same token, right place, once, and not for ever.
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createStoredItems, type StoredItems } from '#ui/stored-items.ts'
import { backFromBank, forgetReturn, leaveForBank, OAUTH_RETURN_PATH, takeReturn } from './oauth-return.ts'

let now = 0
let items: StoredItems
const away = { token: 'link-1', path: '/apply/plaid', state: { page: 6 } }

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  now = 0
  items = createStoredItems(
    () => storage as Storage,
    () => now,
  )
  vi.stubGlobal('window', { location: { origin: 'https://funder.example' } })
})

// Files share a process: a window that stays would make the next file's database take it for a browser.
afterAll(() => void vi.unstubAllGlobals())

it('comes back to where linking was started, and opens the widget with the same token and the full address', () => {
  leaveForBank(away, items)
  expect(backFromBank(items)).toEqual({ path: '/apply/plaid', state: { page: 6 } })
  items.set('oauth_state_id', 'a b')
  expect(takeReturn(items)).toEqual({
    token: 'link-1',
    receivedUri: `https://funder.example${OAUTH_RETURN_PATH}?oauth_state_id=a+b`,
  })
  expect(takeReturn(items)).toBeNull()
  expect(backFromBank(items)).toBeNull()
})

it('nobody came back: nothing is taken, and the token stays for the one who is still away', () => {
  leaveForBank(away, items)
  expect(takeReturn(items)).toBeNull()
  expect(backFromBank(items)).not.toBeNull()
  forgetReturn(items)
  expect(backFromBank(items)).toBeNull()
})

it('too late, or with something else in the storage, it starts afresh', () => {
  leaveForBank(away, items)
  items.set('oauth_state_id', 's')
  now = 900_001
  expect(takeReturn(items)).toBeNull()
  items.set('link_token', '{"token":"t","path":"//elsewhere.example"}')
  expect(backFromBank(items)).toBeNull()
})
