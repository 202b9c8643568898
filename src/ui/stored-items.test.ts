// Stored items end when the specification says so.
import { describe, expect, it } from 'vitest'
import { createStoredItems, keepSwept, storedItems, type StoredItem } from './stored-items.ts'

function memory() {
  const map = new Map<string, string>()
  const storage = {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  } as Storage
  let now = 1_000_000
  return {
    map,
    items: createStoredItems(
      () => storage,
      () => now,
    ),
    pass: (ms: number) => void (now += ms),
  }
}

describe('stored items', () => {
  it('keep a lead id 15 minutes, sales 8,000 seconds, click ids 4,000 seconds', () => {
    expect([
      storedItems.leadid,
      storedItems.monthly_sales,
      storedItems.startMonthNumber,
      storedItems.gclid,
    ]).toEqual([900_000, 8_000_000, 8_000_000, 4_000_000])
    const { items, pass, map } = memory()
    items.set('leadid', 'abc')
    pass(899_999)
    expect(items.get('leadid')).toBe('abc')
    pass(1)
    expect(items.get('leadid')).toBe('')
    expect(map.size).toBe(0)
  })

  it('are removed by an empty value', () => {
    const { items, map } = memory()
    items.set('email', 'a@b.example')
    items.set('email', '')
    expect(map.size).toBe(0)
  })

  it('survive foreign content and a browser without storage', () => {
    const { items, map } = memory()
    map.set('email', 'not json')
    expect(items.get('email')).toBe('')
    const none = createStoredItems(() => {
      throw new Error('refused')
    }, Date.now)
    none.set('email', 'x')
    expect(none.get('email')).toBe('')
  })

  it('of days ago are gone from the browser itself when a page starts, those of an open page within a minute', () => {
    const { items, pass, map } = memory()
    let tick = () => {}
    for (const name of Object.keys(storedItems) as StoredItem[]) items.set(name, 'of a person')
    map.set('theme', 'dark')
    map.set('email', 'not ours to read')
    pass(3 * 86_400_000)
    keepSwept(items, (run, ms) => {
      expect(ms).toBeLessThanOrEqual(60_000)
      tick = run
    })
    expect([...map.keys()]).toEqual(['theme'])

    items.set('phone', '(207) 555-0142')
    items.set('gclid', 'click')
    pass(900_000)
    tick()
    expect([...map.keys()]).toEqual(['theme', 'gclid'])
  })

  it('all go when somebody logs out, and nothing else', () => {
    const { items, map } = memory()
    for (const name of Object.keys(storedItems) as StoredItem[]) items.set(name, 'of a person')
    map.set('theme', 'dark')
    items.clear()
    expect([...map.keys()]).toEqual(['theme'])
  })

  it('have no name for a tax id or a date of birth', () => {
    expect(Object.keys(storedItems).filter((name) => /ssn|ein|tid|dob|birth/i.test(name))).toEqual([])
  })
})
