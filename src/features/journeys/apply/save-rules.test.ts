// Rules of a save that look at what is stored besides what is sent: the start of the business, retries, guessing, consents.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { readLead } from '#platform/store/leads.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'

type Model = Record<string, Record<string, unknown>>
const minimal = JSON.parse(readFileSync(new URL('./minimal.json', import.meta.url), 'utf8')) as Model

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const save = (who: Visitor, leadid: unknown, model: object, page: number, headers = {}) =>
  who.post('/api/apply/lead', { model: { ...model, sfleadid: leadid }, page }, { headers })
const idOf = (leadid: unknown) => t.deps.keys.readLeadCode(String(leadid))!.id
const answersOf = async (leadid: unknown) => (await readLead(t.db, idOf(leadid)))!.answers
const fieldsOf = (body: { errors?: unknown }) =>
  ((body.errors ?? []) as { field: string }[]).map(({ field }) => field)

/** A page 0 of the minimal answers, some of them changed. */
async function begin(business: object = {}) {
  const who = t.visitor()
  const { products, requestedAmount, monthly_sales, email } = minimal.business!
  const first = { products, requestedAmount, monthly_sales, email, ...business }
  const answer = await save(who, undefined, { business: first, pg: minimal.pg }, 0)
  expect(answer.status).toBe(200)
  return { who, leadid: answer.body.leadid, first }
}
const about = (business: object) => ({ business })
/** A page without questions: answers of any other may come along, none is demanded. */
const ANY = 5

// The clock stands in November 2026.
describe('a start that has not come', () => {
  test.each([
    ['the month first', { startMonthNumber: '12' }, { startYear: '2026' }, 'business.startYear'],
    ['the year first', { startYear: '2026' }, { startMonthNumber: '12' }, 'business.startMonthNumber'],
  ])('is refused at its second half: %s', async (_title, first, second, field) => {
    const { who, leadid } = await begin()
    expect((await save(who, leadid, about(first), ANY)).status).toBe(200)
    const before = await answersOf(leadid)
    const refused = await save(who, leadid, about({ ...second, city: 'Bangor' }), ANY)
    expect(refused.status).toBe(422)
    expect(fieldsOf(refused.body)).toEqual([field])
    expect(await answersOf(leadid)).toEqual(before)
  })

  test('may be passed when the other half is sent along or emptied', async () => {
    const { who, leadid } = await begin()
    await save(who, leadid, about({ startMonthNumber: '12' }), ANY)
    const both = { startMonthNumber: '11', startYear: '2026' }
    expect((await save(who, leadid, about(both), ANY)).status).toBe(200)
    const emptied = { startMonthNumber: '12', startYear: '' }
    expect((await save(who, leadid, about(emptied), ANY)).status).toBe(200)
    expect(await answersOf(leadid)).not.toHaveProperty('startYear')
  })

  test('is not reached by two halves at the same moment', async () => {
    const { who, leadid } = await begin()
    const halves = [about({ startMonthNumber: '12' }), about({ startYear: '2026' })]
    const answers = await Promise.all(halves.map((half) => save(who, leadid, half, ANY)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('a start is kept where a person gave it', () => {
  const start = async (leadid: unknown) => {
    const { yearsInBusiness, startMonth, startYear } = await answersOf(leadid)
    return [yearsInBusiness, startMonth, startYear]
  }
  /** What the rule makes of '5+ years' in this month. */
  const rule = { startMonthNumber: '11', startYear: '2021' }
  const band = { years_in_business: '5+ years' }

  test('a band makes none, by large sales neither', async () => {
    for (const monthly_sales of ['30,000', '80,000']) {
      const { who, leadid, first } = await begin({ monthly_sales })
      for (const years_in_business of ['0-1 year', '5+ years']) {
        await save(who, leadid, about({ ...first, years_in_business }), ANY)
        expect(await start(leadid)).toEqual([years_in_business, undefined, undefined])
      }
    }
  })

  test('one of the rule is the band anew, whether the page says so or not', async () => {
    for (const more of [{}, { startgiven: '0' }, { startgiven: 'x' }]) {
      const { who, leadid } = await begin()
      expect((await save(who, leadid, about({ ...band, ...rule, ...more }), ANY)).status).toBe(200)
      expect(await start(leadid)).toEqual(['5+ years', undefined, undefined])
    }
  })

  test('the same month stands where it was given, and any other one', async () => {
    const { who, leadid, first } = await begin()
    await save(who, leadid, about({ ...band, ...rule, startgiven: '1' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', 11, 2021])
    await save(who, leadid, about({ ...first, ...band }), ANY)
    // A client that does not say sends the rule's beside it.
    await save(who, leadid, about({ ...band, ...rule }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', 11, 2021])
    // The person took it away: their page sends the rule's in its place.
    await save(who, leadid, about({ ...band, ...rule, startgiven: '0' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', undefined, undefined])
    await save(who, leadid, about({ startMonthNumber: '3', startYear: '1985' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', 3, 1985])
    await save(who, leadid, about({ monthly_sales: '90,000' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', 3, 1985])
  })

  test('a page of the release before, open since it was begun, brings back none that the rule gave then', async () => {
    const now = t.clock().toISOString()
    t.clock.set('2026-08-16T15:00:00Z')
    const { who, leadid } = await begin()
    t.clock.set(now)
    await save(who, leadid, about({ ...band, startMonthNumber: '8', startYear: '2021' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', undefined, undefined])
    await save(who, leadid, about({ ...band, startMonthNumber: '5', startYear: '2021' }), ANY)
    expect(await start(leadid)).toEqual(['5+ years', 5, 2021])
  })

  test('half of one stands', async () => {
    const { who, leadid } = await begin()
    await save(who, leadid, about({ startYear: '1985' }), ANY)
    await save(who, leadid, about(band), ANY)
    expect(await start(leadid)).toEqual(['5+ years', undefined, 1985])
  })
})

describe('a retry of the first save by a client that knows its lead id by now', () => {
  const key = (name: string) => ({ 'idempotency-key': `${name}-1f0c2d3a4b5c6de1a7b0a24f1c4d8e9b` })

  test('gets the first answer when its answers are equal', async () => {
    const who = t.visitor()
    const first = await save(who, undefined, minimal, 0, key('late'))
    const again = await save(who, first.body.leadid, minimal, 0, key('late'))
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const other = await save(
      who,
      first.body.leadid,
      { ...minimal, pg: { ...minimal.pg, fn: 'Eva' } },
      0,
      key('late'),
    )
    expect(other).toMatchObject({ status: 422, body: { type: 'urn:underway:problem:key-reused' } })
  })

  test('is told the revision of its own save: the next one meets what was saved since', async () => {
    const { who, leadid } = await begin()
    const named = about({ name: 'Harbor Street Bakery' })
    const one = await save(who, leadid, named, ANY, key('revision'))
    expect(one.body.revision).toBe(2)
    const other = await save(who, leadid, about({ name: 'Harbor Street Bakery and Cafe' }), ANY)
    expect(other.body.revision).toBe(3)
    const again = await save(who, leadid, named, ANY, key('revision'))
    expect(again).toMatchObject({ status: 200, body: { revision: 2 }, headers: { etag: '"2"' } })
    const next = { 'if-match': String(again.headers.etag) }
    const late = await save(who, leadid, about({ city: 'Bangor', name: 'Harbor Street Bakery' }), ANY, next)
    expect(late).toMatchObject({ status: 409, body: { revision: 3 } })
    expect((await answersOf(leadid)).businessName).toBe('Harbor Street Bakery and Cafe')
    // A key that is met on the way out of a refused save is free again.
    const refused = await save(who, leadid, named, ANY, { ...key('free'), 'if-match': '"2"' })
    expect(refused.status).toBe(late.status)
    expect((await save(who, leadid, named, ANY, key('free'))).body.revision).toBe(4)
  })

  test('gets nothing by another lead id, or after the lead id was withdrawn', async () => {
    const who = t.visitor()
    const one = await save(who, undefined, minimal, 0, key('one'))
    const two = await save(who, undefined, minimal, 0)
    const crossed = await save(who, two.body.leadid, minimal, 0, key('one'))
    expect(crossed.body.type).toBe('urn:underway:problem:key-reused')
    await t.db.query('update lead set code_epoch = 1 where id = $1::uuid', [idOf(one.body.leadid)])
    for (const leadid of [undefined, one.body.leadid]) {
      const late = await save(t.visitor(), leadid, minimal, 0, key('one'))
      expect(late.status).toBe(404)
    }
  })
})

describe('whoever holds only the lead id', () => {
  const guess = (fn: string) => ({ pg: { fn } })

  test('guesses five times in an hour, then right and wrong look the same; the owner goes on', async () => {
    const { who, leadid } = await begin()
    const stranger = t.visitor()
    for (const name of ['Eva', 'Ina', 'Pia'])
      expect((await save(stranger, leadid, guess(name), ANY)).status).toBe(403)
    // The whole model with equal values is no guess.
    const whole = { business: { requestedAmount: '51000', email: minimal.business!.email }, pg: minimal.pg }
    expect((await save(stranger, leadid, whole, ANY)).status).toBe(200)
    const two = { business: { email: 'a@shop.example' }, pg: { phone: '(207) 555-0999' } }
    await save(stranger, leadid, two, ANY)

    for (const name of ['Ana', 'Lea']) {
      const answer = await save(t.visitor(), leadid, guess(name), ANY)
      expect(answer).toMatchObject({ status: 403, body: { type: 'urn:underway:problem:session-needed' } })
      expect(fieldsOf(answer.body)).toEqual(['pg.fn'])
    }
    expect((await save(stranger, leadid, about({ requestedAmount: '52000' }), ANY)).status).toBe(200)
    expect((await save(who, leadid, guess('Anna'), ANY)).status).toBe(200)

    t.clock.advance(61 * 60_000)
    expect((await save(stranger, leadid, guess('Anna'), ANY)).status).toBe(200)
  })

  test('guesses no faster by asking all at once', async () => {
    const { leadid } = await begin()
    const names = ['Ana', ...'abcdefghijklmnop'].map((name) => guess(`${name}na`))
    const answers = await Promise.all(
      names.toReversed().map((model) => save(t.visitor(), leadid, model, ANY)),
    )
    expect(answers.every(({ status }) => status === 403)).toBe(true)
    expect((await save(t.visitor(), leadid, guess('Ana'), ANY)).status).toBe(403)
  })
})

describe('consents', () => {
  const consents = (leadid: unknown) =>
    t.db.query<{ kind: string; given: boolean; at: Date }>(
      'select kind, given, at from consent where lead_id = $1::uuid order by at, kind, id',
      [idOf(leadid)],
    )

  test('are written once, and again only for another choice or another contact', async () => {
    const { who, leadid, first } = await begin({ smsConsent: '1' })
    const page0 = async (business: object, pg: object = {}) => {
      t.clock.advance(60_000)
      await save(who, leadid, { business: { ...first, ...business }, pg: { ...minimal.pg, ...pg } }, 0)
      return (await consents(leadid)).map(({ kind, given }) => (given ? kind : `no ${kind}`))
    }
    const at = await consents(leadid)
    const begun = ['agreement', 'e-sign', 'privacy', 'sms']
    expect(await page0({})).toEqual(begun)
    expect(await page0({ requestedAmount: '60000' })).toEqual(begun)
    expect(await consents(leadid)).toEqual(at)
    const stopped = [...begun, 'no sms']
    expect(await page0({ smsConsent: '0' })).toEqual(stopped)
    const again = [...stopped, 'sms']
    expect(await page0({ smsConsent: '1' })).toEqual(again)
    const phoned = [...again, 'sms']
    expect(await page0({}, { phone: '(207) 555-0191' })).toEqual(phoned)
    expect(await page0({ email: 'other@harbor.example' }, { phone: '(207) 555-0191' })).toEqual([
      ...phoned,
      'agreement',
      'e-sign',
      'privacy',
    ])
  })

  test('a credit report is asked on the ownership page: yes, no, and neither where the box was not shown', async () => {
    const { who, leadid } = await begin({})
    const page3 = async (pg: object) => {
      t.clock.advance(60_000)
      await save(who, leadid, { pg: { ...minimal.pg, ...pg } }, 3)
      return (await consents(leadid)).flatMap(({ kind, given }) => (kind === 'credit-report' ? [given] : []))
    }
    expect(await page3({})).toEqual([])
    expect(await page3({ creditReport: '0' })).toEqual([false])
    expect(await page3({ creditReport: '1' })).toEqual([false, true])
    expect(await page3({ creditReport: '1' })).toEqual([false, true])
  })

  test('an emptied box for texts is a refusal, from whichever page, and no text goes out', async () => {
    const sms = async (leadid: unknown) =>
      (await consents(leadid)).filter(({ kind }) => kind === 'sms').map(({ given }) => given)
    for (const page of [0, ANY]) {
      const { who, leadid, first } = await begin({ smsConsent: '1' })
      t.clock.advance(60_000)
      const model =
        page === 0 ? { business: { ...first, smsConsent: '' }, pg: minimal.pg } : about({ smsConsent: '' })
      expect((await save(who, leadid, model, page)).status).toBe(200)
      expect(await sms(leadid)).toEqual([true, false])
      expect((await answersOf(leadid)).smsConsent).toBe(false)
      await addJob(t.db, sendMessageJob(idOf(leadid), 'statements-received'), t.clock())
      await t.worker.drain()
      const messages = await t.db.query(`select channel from message where lead_id = $1::uuid`, [
        idOf(leadid),
      ])
      expect(messages).toEqual([{ channel: 'email' }])
      // Whoever holds only the lead id takes back nothing.
      await save(who, leadid, { business: { ...first, smsConsent: '1' }, pg: minimal.pg }, 0)
      await save(t.visitor(), leadid, about({ smsConsent: '' }), ANY)
      expect((await sms(leadid)).at(-1)).toBe(true)
      expect((await answersOf(leadid)).smsConsent).toBe(true)
    }
  })

  test('are written again for another wording', async () => {
    const { who, leadid, first } = await begin({ smsConsent: '1' })
    await t.db.query(`update consent set version = '2020-01-01' where lead_id = $1::uuid`, [idOf(leadid)])
    t.clock.advance(60_000)
    await save(who, leadid, { business: first, pg: minimal.pg }, 0)
    expect(await consents(leadid)).toHaveLength(8)
  })
})

describe('answers as they are typed', () => {
  const keep = (who: Visitor, leadid: unknown, business: object, page: number) =>
    who.post('/api/apply/lead', { model: { business, sfleadid: leadid }, page, partial: true })
  const eventsOf = (leadid: unknown) =>
    t.db.query<{ detail: { page: number; partial?: boolean } }>(
      `select detail from event where lead_id = $1::uuid and kind = 'answers-saved' order by id`,
      [idOf(leadid)],
    )

  test('are kept and come back, without moving the page or the application, one event a page', async () => {
    const { who, leadid } = await begin()
    for (const [name, page] of [
      ['Ana Bakery', 1],
      ['Ana Bakery LLC', 1],
    ] as const) {
      const kept = await keep(who, leadid, { name }, page)
      expect([kept.status, kept.body.page]).toEqual([200, 1])
    }
    await keep(who, leadid, { general_industry: 'Retail' }, 1)
    const resumed = await who.post('/api/apply/load-progress', { leadid })
    expect(resumed.body).toMatchObject({
      page: 1,
      answers: { businessName: 'Ana Bakery LLC', generalIndustry: 'Retail' },
    })
    expect((await eventsOf(leadid)).map(({ detail }) => [detail.page, detail.partial ?? false])).toEqual([
      [0, false],
      [1, true],
    ])
    const jobs = await t.db.query(
      `select kind from job where lead_id = $1::uuid and kind = 'check-merchant-defaults'`,
      [idOf(leadid)],
    )
    expect(jobs).toEqual([])
  })

  test('complete nothing: only a Continue settles the application', async () => {
    const { who, leadid } = await begin()
    for (let page = 1; page <= 4; page++) {
      const kept = await who.post('/api/apply/lead', {
        model: { ...minimal, sfleadid: leadid },
        page,
        partial: true,
      })
      expect(kept.status).toBe(200)
    }
    expect((await readLead(t.db, idOf(leadid)))!.stage).toBe('draft')
  })

  test('are checked one by one, and begin no application', async () => {
    const { who, leadid } = await begin()
    const bad = await keep(who, leadid, { zip: '12' }, 4)
    expect([bad.status, fieldsOf(bad.body)]).toEqual([422, ['business.zip']])
    const first = await t
      .visitor()
      .post('/api/apply/lead', { model: about({ name: 'X Y' }), page: 1, partial: true })
    expect(first.status).toBe(422)
  })
})

describe('the next page, checked against what this process wrote last', () => {
  const elsewhere = (leadid: unknown, sql: string) =>
    t.db.query(`update lead set updated_at = updated_at + interval '1 second', ${sql} where id = $1::uuid`, [
      idOf(leadid),
    ])

  test('what another process wrote meanwhile is kept, and the page goes on from there', async () => {
    const { who, leadid } = await begin()
    await elsewhere(leadid, `answers = answers || '{"homeCity": "Bangor"}', revision = revision + 1`)
    const saved = await save(who, leadid, about({ zip: '04401' }), ANY)
    expect(saved.body.revision).toBe(3)
    expect(await answersOf(leadid)).toMatchObject({ homeCity: 'Bangor', businessZip: '04401' })
  })

  test('an application that was closed meanwhile takes nothing', async () => {
    const { who, leadid } = await begin()
    await elsewhere(leadid, `stage = 'withdrawn'`)
    const refused = await who.post('/api/apply/lead', {
      model: { ...about({ zip: '04401' }), sfleadid: leadid },
      page: 1,
      partial: true,
    })
    expect(refused.body.type).toBe('urn:underway:problem:closed-application')
  })

  test('a page that is refused by it is checked against the stored row', async () => {
    const { who, leadid } = await begin()
    await elsewhere(leadid, 'revision = 7')
    const saved = await save(who, leadid, about({ zip: '04401' }), ANY, { 'if-match': '"7"' })
    expect([saved.status, saved.body.revision]).toEqual([200, 8])
  })
})
