// What a visit by a link tells: campaign, device and analytics id beside the link, nothing that names a person; a conversion once.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLink, listLinks } from '#platform/store/links.ts'
import { createStoredItems } from '#ui/stored-items.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { askAnalyticsId } from './analytics-id.ts'
import { linkSource } from './link-source.ts'
import { trackEvent, trackVisit } from './paths.ts'
import { deviceOf } from './visit-source.ts'

const phone = deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1')
const memory = () => {
  const kept = new Map<string, string>()
  let now = 0
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
  const items = createStoredItems(
    () => storage,
    () => now,
  )
  return { items, pass: (ms: number) => void (now += ms) }
}

describe('where a visit came from', () => {
  test('the names of the flow, the campaign and the device; the representative is kept for the campaign\u2019s time', () => {
    const { items, pass } = memory()
    const search =
      '?source=crm&medium=email&template=bank&cta=button&rep=r-17&campaign=fall&utm_rep=rosa&utm_source=mail'
    expect(linkSource(items, search, phone)).toEqual({
      source: 'crm',
      medium: 'email',
      template: 'bank',
      cta: 'button',
      rep: 'r-17',
      campaign: 'fall',
      utm_rep: 'rosa',
      utm_source: 'mail',
      utm_device_type: 'mobile',
      utm_browser: 'Safari',
      utm_OS: 'iOS',
      qs: 'campaign=fall&source=crm&medium=email&template=bank&cta=button&rep=r-17&utm_source=mail&utm_rep=rosa',
    })
    expect(linkSource(items, '', phone).utm_rep).toBe('rosa')
    pass(4_000_000)
    expect(linkSource(items, '', phone)).toEqual({
      utm_device_type: 'mobile',
      utm_browser: 'Safari',
      utm_OS: 'iOS',
    })
  })
  test('an e-mail address or a telephone number in an address is not told, nor is anything under another name', () => {
    const told = JSON.stringify(
      linkSource(
        memory().items,
        '?source=ana@example.com&rep=207-555-0142&name=Ana&utm_source=x%40y.example',
        phone,
      ),
    )
    expect(told).not.toMatch(/@|%40|555|Ana/)
  })
})

describe('the analytics id', () => {
  const asked = (answers: readonly (string | undefined)[]) => {
    const waits: number[] = []
    const found: string[] = []
    const read = vi.fn(() => answers[read.mock.calls.length - 1])
    askAnalyticsId(
      read,
      (id) => found.push(id),
      (run, ms) => {
        waits.push(ms)
        run()
        return () => {}
      },
    )
    return { waits, found }
  }
  test('is asked for three times, a second apart', () =>
    expect(asked([])).toEqual({ waits: [1000, 1000], found: [''] }))
  test('and no longer once it is there', () =>
    expect(asked([undefined, 'a-1'])).toEqual({ waits: [1000], found: ['a-1'] }))
})

describe('the server', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())

  test('keeps the latest visit beside the link, without what looks like a contact, and a conversion once', async () => {
    const a = await apply(t)
    const { code } = await t.db.transaction((tx) =>
      createLink(tx, t.deps.keys, { leadId: a.id, purpose: 'connect-bank', expiresInDays: 1 }, t.clock()),
    )
    const who = t.visitor()
    const source = {
      utm_source: 'mail',
      rep: 'ana@example.com',
      cta: '(207) 555-0142',
      gclid: '12345678901234',
    }
    expect((await who.post(trackVisit, { link: code, source, postHogId: 'a-1' })).status).toBe(200)
    expect((await listLinks(t.db, a.id))[0]!.visit).toEqual({
      utm_source: 'mail',
      gclid: '12345678901234',
      postHogId: 'a-1',
    })
    expect((await who.post(trackVisit, { link: code, source: { name: 'Ana' } })).status).toBe(400)
    expect((await who.post(trackVisit, { link: a.leadid, source: {} })).status).toBe(404)
    for (let time = 0; time < 2; time++)
      expect((await who.post(trackEvent, { link: code, event: 'complete-application' })).status).toBe(200)
    const rows = await t.db.query(
      `select name from conversion where lead_id = $1::uuid and name like 'complete%'`,
      [a.id],
    )
    expect(rows).toEqual([{ name: 'complete-application' }])
  })
})
