// What the operator's monitoring reads: who may, that it tells what happened, and that no label names anybody.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { chainEvents } from '#platform/audit/chain-events.ts'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { apply, linkByFrame, settle } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { staffMember } from '../../../test/staff.ts'
import { createMetrics } from './metrics.ts'
import { listenForMetrics } from './serve-metrics.ts'

const token = 'a token of the operator'
let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { METRICS_TOKEN: token } })
})
afterAll(() => t.close())

const read = (authorization?: string) =>
  t.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
const text = async () => (await read(`Bearer ${token}`)).body

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The samples of an OpenMetrics text; throws for a line that is none. */
function samplesOf(body: string): Sample[] {
  const lines = body.split('\n')
  expect(lines.slice(-2)).toEqual(['# EOF', ''])
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', inside = '', value] = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line)!
      const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text])
      return { name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) }
    })
}
const valueOf = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>>) =>
  samples.find(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )?.value

test('it is closed without a setting, and to whoever has another token', async () => {
  const closed = await testApp()
  expect((await closed.server.inject({ url: '/metrics' })).statusCode).toBe(404)
  await closed.close()
  for (const wrong of [undefined, token, `Bearer ${token}x`, 'Bearer '])
    expect((await read(wrong)).statusCode).toBe(401)
  const answer = await read(`Bearer ${token}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('application/openmetrics-text')
})

test('an application is told in figures, and nobody is in them', async () => {
  const before = samplesOf(await text())
  const one = await apply(t, { business: { name: 'Harborlight Bakery LLC', email: 'owner@metrics.example' } })
  await linkByFrame(t, one, { username: 'user_healthy' })
  await addJob(t.db, { kind: 'decide-application', leadId: one.id }, t.clock())
  const waiting = samplesOf(await text())
  await settle(t)
  const { who: staff } = await staffMember(t, 'underwriter', 'Stella Staffer')
  await staff.get(`/api/staff/applications/${one.id}`)
  await t.get(`/business/apply/continue/${one.leadid}`)
  await t.get('/nowhere/owner@metrics.example')

  const body = await text()
  const samples = samplesOf(body)
  const saved = { result: 'saved' }
  expect(valueOf(samples, 'underway_saves_total', saved)).toBeGreaterThan(
    valueOf(before, 'underway_saves_total', saved)!,
  )
  const route = { method: 'POST', route: '/api/apply/lead' }
  expect(valueOf(samples, 'underway_http_requests_total', { ...route, status: '200' })).toBeGreaterThan(4)
  expect(valueOf(samples, 'underway_http_request_duration_seconds_count', route)).toBeGreaterThan(4)
  expect(valueOf(samples, 'underway_http_requests_total', { route: 'none', status: '404' })).toBe(2)
  // A job that was due is one no longer.
  const due = { kind: 'decide-application', state: 'due' }
  expect(valueOf(waiting, 'underway_jobs', due)).toBe(1)
  expect(valueOf(samples, 'underway_jobs', due)).toBe(0)
  expect(valueOf(samples, 'underway_vendor_door', { vendor: 'finicity', state: 'open' })).toBe(1)
  expect(valueOf(samples, 'underway_database_up', {})).toBe(1)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(valueOf(samples, name, {})).toBeGreaterThanOrEqual(0)

  const known = new Set(['none', '*', ...t.server.mounted().map(({ url }) => url)])
  for (const { labels } of samples) {
    const { route: pattern = 'none', ...others } = labels
    expect(known).toContain(pattern)
    // Ids of rows, application codes and link codes are long runs of letters and figures.
    for (const value of Object.values(others)) expect(value).not.toMatch(/[\w-]{32,}|[0-9a-f]{8}-|@|\d{4}/)
  }
  for (const text of ['Harborlight', 'metrics.example', 'Stella', one.id, one.leadid])
    expect(body).not.toContain(text)
})

test('how old the oldest event is that is not chained', async () => {
  const age = async () => valueOf(samplesOf(await text()), 'underway_audit_unchained_age_seconds', {})
  await apply(t)
  t.clock.advance(120_000)
  expect(await age()).toBeGreaterThanOrEqual(120)
  await chainEvents(t.db, createAuditSigner(makeKeyMaterial()), t.clock())
  expect(await age()).toBe(0)
})

test('while the database is away it says so, and tells nothing of jobs and events', async () => {
  const query = t.db.query
  Object.assign(t.db, { query: () => Promise.reject(new Error('away')) })
  const samples = samplesOf(await text())
  Object.assign(t.db, { query })
  expect(valueOf(samples, 'underway_database_up', {})).toBe(0)
  expect(samples.filter(({ name }) => /^underway_(job|audit)/.test(name))).toEqual([])
})

test('a port of its own answers on loopback, and nothing but the figures', async () => {
  const own = await listenForMetrics(createMetrics(t.deps), 0)
  const ask = (path: string) =>
    new Promise<number>((done, fail) =>
      request({ host: '127.0.0.1', port: own.port, path }, (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
        .on('error', fail)
        .end(),
    )
  expect(await ask('/metrics')).toBe(200)
  expect(await ask('/')).toBe(404)
  await own.close()
})
