// Whatever tells staff of people leaves an event: every mounted route for staff, called once on a sample file, against both logs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codeAt } from '#features/staff/login/second-factor.server.ts'
import { firstDay, lastDay } from '#core/ground/dates.ts'
import type { Mounted } from '#platform/http/mounted.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { writeCursor } from '#platform/store/lead-list.ts'
import { apply, linkByFrame, settle } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import type { Named } from './doors/request-of.ts'
import { send } from './doors/walk.ts'
import { makeRecord, type Record_ } from './doors/world.ts'
import { statementPdf } from './made-files.ts'
import { madeBankOfAmerica } from './made-statements.ts'
import { testSeal } from './signing.ts'
import { openFile, staffMember, type Member } from './staff.ts'

/** What a person has, as fields are named: names, contacts, numbers, money, papers, words. */
const personal =
  /name|owner|person|e-?mail|phone|contact|address|street|birth|ssn|ein|tax|mask|acc(ount|num)|balance|lines|transactions|months|fico|scores|fields|report|document|docs|paper|file|message|text|note|reason|statement|url/i

/** What tells about people and leaves no event of its own, and why. */
const unlogged: Readonly<Record<string, string>> = {
  'GET /api/staff/colleagues': 'names of colleagues',
  'GET /api/staff/people': 'colleagues, for whoever manages them',
  'GET /api/staff/events': 'what colleagues did; no applicant stands in it',
  'GET /api/staff/jobs/dead': 'names of businesses only',
  'GET /api/staff/due': 'names of businesses only',
  'GET /api/staff/setup': 'names of settings and addresses of ours',
  'GET /api/staff/proposals': 'names of businesses, and amounts; opening one is an event',
  'GET /api/staff/applications/:id/papers': 'which papers there are; reading one is an event',
  'POST /api/staff/applications/:id/lines/:account/list': 'pages of a reading whose head was an event',
  'POST /api/services/model': 'figures that the reader typed, of nobody',
}

/** Reads that the sample has nothing for, and why they are not silent. */
const elsewhere: Readonly<Record<string, string>> = {
  'GET /api/staff/affiliates/:id/agreement': 'nobody has signed it here; `affiliate.test.ts` downloads one',
}

let t: TestApp
let reader: Member
let file: { readonly id: string; readonly ids: Readonly<Record<string, string>> }
let record: Record_
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  reader = await staffMember(t, 'admin')
  record = await makeRecord(t)
  file = await sampleFile()
})
afterAll(() => t.close())

const months = ['2026-07', '2026-08', '2026-09', '2026-10']
/** One that adds up. */
const statementOf = (month: string, at: number) => {
  const made = madeBankOfAmerica({
    opening: 100_000 + at * 50_000,
    from: firstDay(month),
    to: lastDay(month),
    mask: '4321',
    lines: [
      { date: `${month}-05`, text: 'SQUARE INC DES:DEPOSIT', cents: 250_000 },
      { date: `${month}-20`, text: 'RENT OF THE SHOP', cents: -200_000 },
    ],
  })
  return { name: `s${at}.pdf`, type: 'application/pdf', bytes: statementPdf(made.split(/\n\f?/)) }
}

/** Statements, a bank, a credit report, an offer that was chosen and its contract; the reader has said why they open it. */
async function sampleFile(): Promise<typeof file> {
  const a = await apply(t, { pg: { creditReport: true, ssn: '501-22-4000' } })
  await linkByFrame(t, a, { username: 'user_healthy' })
  await settle(t)
  await openFile(reader, a.id)
  await reader.who.post(`/api/staff/applications/${a.id}/credit/pull`, { personId: null })
  await settle(t)
  const { body } = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
  const [offer] = body.offers as unknown as { id: string }[]
  await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: offer!.id })
  // After the choice: an account that statements add is looked at by a person first.
  const uploaded = await a.who.upload('/api/apply/upload-statements', [
    ...months.map((month, at) => ['file', statementOf(month, at)] as const),
    ...months.map((month, idx) => ['fileinfo', JSON.stringify({ idx, file: `s${idx}.pdf`, month })] as const),
    ['sf_leadid', a.leadid],
  ])
  expect(uploaded.status, uploaded.text).toBe(200)
  await t.worker.drain()
  const idIn = async (table: string) =>
    (await t.db.query<{ id: string }>(`select id from ${table} where lead_id = $1::uuid limit 1`, [a.id]))[0]
      ?.id ?? ''
  const [documentId] = (uploaded.body.documents as unknown as { id: string }[]).map(({ id }) => id)
  const head = await reader.who.get(`/api/staff/applications/${a.id}/lines/all`)
  const { source } = (await reader.who.post('/api/aggregation/get-ba-source', { appnum: a.id })).body
  return {
    id: a.id,
    ids: {
      documentId: documentId!,
      document: documentId!,
      stamp: String(head.body.lines!.stamp),
      url: String(source?.url),
      messageId: await idIn('message'),
      report: await idIn('credit_report'),
      envelope: (await envelopesOf(t.db, a.id))[0]?.id ?? '',
      file: 'paper.pdf',
    },
  }
}

/** Whether an answer holds anything of a person; what is no JSON is a file, and holds all. */
function isPersonal({ endpoint }: Mounted): boolean {
  if (!endpoint) return true
  const names = new Set<string>()
  const look = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { properties } = schema as { properties?: object }
    for (const name of Object.keys(properties ?? {})) names.add(name)
    Object.values(schema).forEach(look)
  }
  look(z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' }))
  return [...names].some((name) => personal.test(name))
}

const plain: Readonly<Record<string, string | number>> = {
  account: 'all',
  doc: 'bla',
  month: '2026-10',
  reason: 'Asked for by the bank',
  iso: '2026-10',
  tib: 5,
  mg: 1,
  adb: 1,
  neds: 0,
  deps: 1,
}
/** What the fields of a request are filled with. */
const named =
  (route: Mounted): Named =>
  (name) => {
    const { ids, id } = file
    // Whom somebody looks for is nobody: the fact counts.
    if (name === 'search') return 'Zyxwvut'
    if (name === 'id' && route.url.startsWith('/api/staff/affiliates')) return record.affiliateId
    if (name === 'id' && route.url.startsWith('/api/staff/businesses')) return record.businessId
    if (name === 'id' || name === 'appnum' || name === 'applicationId') return id
    if (name === 'cursor' || name === 'before') return undefined
    return ids[name] ?? plain[name]
  }

const countEvents = async (): Promise<number> => {
  const [row] = await t.db.query<{ n: number }>(
    'select ((select count(*) from event) + (select count(*) from staff_event))::int as n',
  )
  return row!.n
}

/** Changes are events for being changes; what is left are the calls that only read. */
const isRead = ({ method, endpoint, url }: Mounted): boolean =>
  (method === 'GET' && !endpoint?.writes) ||
  endpoint?.reads === true ||
  /\/(list|open|read|preview|reveal(ed)?)$/.test(url)

test('every call that tells staff of people leaves an event', async () => {
  const routes = t.server
    .mounted()
    .filter((route) => route.takes.who === 'staff' && isRead(route) && isPersonal(route))
  const [silent, refused] = [[] as string[], [] as string[]]
  for (const route of routes) {
    await reader.who.post('/api/staff/prove', { code: codeAt(reader.totpSecret, t.clock()) })
    t.clock.advance(30_000)
    const before = await countEvents()
    const { status, text } = await send(reader.who, route, named(route))
    const at = `${route.method} ${route.url}`
    if (status >= 300) refused.push(`${at}: ${status} ${text.slice(0, 200)}`)
    else if ((await countEvents()) === before) silent.push(at)
  }
  const known = Object.keys(elsewhere)
  expect(refused.filter((each) => !known.some((at) => each.startsWith(`${at}: `)))).toEqual([])
  expect(refused).toHaveLength(known.length)
  expect(silent.toSorted()).toEqual(Object.keys(unlogged).toSorted())
})

test('a search is written down without its words, and so is reading on', async () => {
  const paths = ['applications', 'businesses', 'affiliates']
  const start = t.clock()
  for (const list of paths) {
    const url = list === 'affiliates' ? '/api/staff/affiliates' : `/api/staff/${list}/list`
    for (const body of [{}, { search: '  ' }, { search: 'Secretname' }])
      expect((await reader.who.post(url, body)).status).toBe(200)
  }
  // A page after one that ended with the sample file.
  const cursor = writeCursor({ key: t.clock().toISOString(), id: file.id })
  const next = await reader.who.post('/api/staff/applications/list', { search: 'Secretname', cursor })
  expect(next.status).toBe(200)
  const rows = await t.db.query<{ kind: string; detail: object }>(
    `select kind, detail from staff_event where kind like 'list-%' and at >= $1::timestamptz order by at, id`,
    [start],
  )
  expect(rows).toEqual([
    ...paths.map((list) => ({ kind: 'list-searched', detail: { list, found: 0 } })),
    { kind: 'list-paged', detail: { list: 'applications', found: 0 } },
  ])
})

test('a list that was narrowed or turned is written down, the plain one is not', async () => {
  const start = t.clock()
  for (const body of [{ stage: 'draft' }, { assigned: 'mine' }, { sort: 'amount' }, { sort: 'newest' }])
    expect((await reader.who.post('/api/staff/applications/list', body)).status).toBe(200)
  // The room itself asks for those who signed.
  for (const body of [{ signed: true }, { id: '01a18d97-e12c-7000-b6cd-b1a881e5dd46' }])
    expect((await reader.who.post('/api/staff/affiliates', body)).status).toBe(200)
  const rows = await t.db.query<{ detail: { list: string } }>(
    `select detail from staff_event where kind = 'list-narrowed' and at >= $1::timestamptz order by at, id`,
    [start],
  )
  expect(rows.map(({ detail }) => detail.list)).toEqual([
    ...Array<string>(3).fill('applications'),
    'affiliates',
  ])
})
