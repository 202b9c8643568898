// Tags are told about conversions by consent alone: without a yes not one request leaves, with Global Privacy Control none, and each conversion once.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTagsSimulator, type TagsSimulator } from '#simulators/tags/tags.ts'
import { refused } from '#core/ground/outcome.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { latestConsents } from '#platform/store/consents.ts'
import { apply, minimal } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { saveLead } from '../wizard/paths.ts'
import { answerAds, readAds, trackEvent } from './paths.ts'

let vendors: TagsSimulator
beforeAll(async () => {
  vendors = await startTagsSimulator()
})
afterAll(() => vendors.close())

const all = () => ({
  GA4_BASE_URL: vendors.url,
  GA4_MEASUREMENT_ID: vendors.secrets.measurementId,
  GA4_API_SECRET: vendors.secrets.apiSecret,
  TAG_CONTAINER_URL: `${vendors.url}/container`,
  TAG_CONTAINER_MEASUREMENT_ID: vendors.secrets.measurementId,
  TAG_CONTAINER_TELLS: 'Google Analytics, Example Ads',
  META_BASE_URL: vendors.url,
  META_PIXEL_ID: vendors.secrets.pixelId,
  META_ACCESS_TOKEN: vendors.secrets.accessToken,
  POSTHOG_BASE_URL: vendors.url,
  POSTHOG_KEY: vendors.secrets.apiKey,
})

const keys = makeKeyMaterial()
let t: TestApp
let before: number
beforeEach(async () => {
  t = await testApp({ env: all(), keys })
  before = vendors.told.length
})
afterEach(() => t.close())
const told = () => vendors.told.slice(before)
const say = (who: Visitor, given: boolean, headers = {}) => who.post(answerAds, { given }, { headers })
const clicked = { business: { fbclid: 'click-1', gclid: 'click-2' } }

/** The page that finishes the application. */
const finish = async (who: Visitor, leadid: string) => {
  const saved = await who.post(saveLead, { model: { ...minimal, sfleadid: leadid }, page: 5 })
  expect(saved.status).toBe(200)
  await t.worker.drain()
}

test('without an answer, and after a no, not one request leaves', async () => {
  const a = await apply(t, clicked)
  await finish(a.who, a.leadid)
  const no = t.visitor()
  await say(no, false)
  const b = await apply(t, clicked, no)
  await finish(no, b.leadid)
  expect(told()).toEqual([])
  expect((await latestConsents(t.db, b.id)).find(({ kind }) => kind === 'ads')).toMatchObject({
    given: false,
  })
})

test('with Global Privacy Control nobody is asked, and an earlier yes does not count', async () => {
  const who = t.visitor()
  const gpc = { 'sec-gpc': '1' }
  expect((await who.get(readAds.path, { headers: gpc })).body).toEqual({ vendors: [], answer: null })
  await say(who, true, gpc)
  expect((await who.get(readAds.path)).body.answer).toBe('no')
  await say(who, true)
  const first = await who.post(saveLead, { model: { ...minimal, sfleadid: '' }, page: 0 }, { headers: gpc })
  const next = { model: { ...minimal, sfleadid: String(first.body.leadid) }, page: 1 }
  expect((await who.post(saveLead, next, { headers: gpc })).status).toBe(200)
  await t.worker.drain()
  expect(told()).toEqual([])
})

test('with a yes each vendor is told about each conversion once, and about nothing that a person typed', async () => {
  const who = t.visitor()
  expect((await who.get(readAds.path)).body).toEqual({
    vendors: ['Google Analytics', 'Meta (Facebook, Instagram)', 'PostHog', 'Example Ads'],
    answer: null,
  })
  await say(who, true)
  const a = await apply(t, clicked, who)
  for (let time = 0; time < 2; time++) {
    await finish(who, a.leadid)
    await who.post(trackEvent, { sf_leadid: a.leadid, event: 'complete-application' })
    await t.worker.drain()
  }
  expect(told().map(({ vendor, event }) => `${vendor} ${event}`)).toEqual([
    'google-analytics generate_lead',
    'meta Lead',
    'posthog registration',
    'tag-container generate_lead',
    'google-analytics application_finished',
    'meta SubmitApplication',
    'posthog finished',
    'tag-container application_finished',
    'google-analytics application_completed',
    'meta ApplicationCompleted',
    'posthog complete_application',
    'tag-container application_completed',
  ])
  const typed = Object.values({ ...minimal['business'], ...minimal['pg'] })
    .map(String)
    .filter((text) => text.length > 4)
  expect(typed.length).toBeGreaterThan(10)
  const sent = JSON.stringify(told())
  expect(typed.filter((text) => sent.includes(text))).toEqual([])
  for (const known of [a.id, a.leadid, 'test browser', '127.0.0.1']) expect(sent).not.toContain(known)
  expect(await latestConsents(t.db, a.id)).toContainEqual(
    expect.objectContaining({ kind: 'ads', given: true }),
  )
})

test('a vendor that is away is told later; the others are told once', async () => {
  const who = t.visitor()
  await say(who, true)
  vendors.fail(503)
  await apply(t, clicked, who)
  expect(told()).toEqual([])
  vendors.fail(null)
  t.clock.advance(3_600_000)
  await t.worker.drain()
  expect(told().map(({ vendor }) => vendor)).toEqual(['google-analytics', 'meta', 'posthog', 'tag-container'])
})

const noted = async () =>
  (
    await t.db.query<{ told: string[]; tooOld: string[] }>(`select told, too_old as "tooOld" from conversion`)
  )[0]
const job = async () =>
  (
    await t.db.query<{ state: string; run_at: Date; last_error: string }>(
      `select state, run_at, last_error from job where kind = 'tell-conversion'`,
    )
  )[0]

test('who is told nothing, since no advertisement there was clicked, is not noted as told', async () => {
  const who = t.visitor()
  await say(who, true)
  await apply(t, {}, who)
  await t.worker.drain()
  expect(told().map(({ vendor }) => vendor)).not.toContain('meta')
  expect(await noted()).toEqual({ told: ['google-analytics', 'posthog', 'tag-container'], tooOld: [] })
  expect(await job()).toBeUndefined()
})

test('a conversion that is too old for a vendor is noted as such, and told to the others', async () => {
  const who = t.visitor()
  await say(who, true)
  vendors.fail(503)
  await apply(t, clicked, who)
  vendors.fail(null)
  t.clock.advance(72 * 3_600_000)
  await t.worker.drain()
  expect(told().map(({ vendor }) => vendor)).toEqual(['meta', 'posthog', 'tag-container'])
  expect(await noted()).toEqual({ told: ['meta', 'posthog', 'tag-container'], tooOld: ['google-analytics'] })
  expect(await job()).toBeUndefined()
})

test('a wrong token gives up at once, as our own setting; a vendor that asks to wait is asked no sooner', async () => {
  const wrong = await testApp({
    env: { ...all(), META_ACCESS_TOKEN: 'wrong' },
    keys,
    db: { ...t.db, close: async () => {} },
  })
  const who = wrong.visitor()
  await say(who, true)
  const posthog = wrong.deps.tags.find(({ id }) => id === 'posthog')!
  const fault = { kind: 'rate-limited', retryAfterSeconds: 9000 } as const
  const tell = posthog.tell
  Object.assign(posthog, { tell: async () => refused(fault) })
  await apply(wrong, clicked, who)
  await wrong.worker.drain()
  const waits = await job()
  expect(waits).toMatchObject({
    state: 'ready',
    last_error: expect.stringMatching(/^our own setting at meta: .*, posthog: rate-limited$/) as unknown,
  })
  const seconds = (waits!.run_at.getTime() - wrong.clock().getTime()) / 1000
  expect(seconds).toBeGreaterThanOrEqual(9000)
  expect(seconds).toBeLessThanOrEqual(11_250)
  Object.assign(posthog, { tell })
  wrong.clock.advance(11_250_000)
  await wrong.worker.drain()
  expect(await job()).toMatchObject({
    state: 'dead',
    last_error: expect.stringContaining('our own setting at meta') as unknown,
  })
  await wrong.close()
})

test('a yes on a later page tells about what comes after; taken back, nothing more is told', async () => {
  const a = await apply(t, clicked)
  t.clock.advance(1000)
  await say(a.who, true)
  await a.who.post(saveLead, { model: { ...minimal, sfleadid: a.leadid }, page: 1 })
  await t.worker.drain()
  expect(told()).toEqual([])
  await a.who.post(saveLead, { model: { ...minimal, sfleadid: a.leadid }, page: 5 })
  await say(a.who, false)
  await t.worker.drain()
  expect(told()).toEqual([])
  const kinds = await t.db.query<{ kind: string }>(
    `select kind from event where lead_id = $1::uuid and detail->>'consent' = 'ads' order by at, id`,
    [a.id],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['consent-given', 'consent-refused'])
})

test('an answer counts for the vendors that it named: with another one it is asked again', async () => {
  const fewer = await testApp({
    env: { ...all(), META_PIXEL_ID: '' },
    keys,
    db: { ...t.db, close: async () => {} },
  })
  const who = fewer.visitor()
  await say(who, true)
  expect((await who.get(readAds.path)).body.answer).toBe('yes')
  await fewer.close()
  const now = t.visitor()
  for (const cookie of who.cookies) now.cookies.set(...cookie)
  expect((await now.get(readAds.path)).body.answer).toBeNull()
})

test('a container whose vendors nobody names is refused at the start', async () => {
  await expect(testApp({ env: { ...all(), TAG_CONTAINER_TELLS: ' , ' } })).rejects.toThrow('go together')
})

test('where nobody is set up nobody is asked', async () => {
  const none = await testApp()
  expect((await none.get(readAds.path)).body).toEqual({ vendors: [], answer: null })
  await none.close()
})
