// A letter that waits while its address is corrected to one where nobody ever answered: it is composed again by that one's rules.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Template } from '#core/domain/messages.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { readLead } from '#platform/store/leads.ts'
import { messagesOf, openSent, type SentRow } from '#platform/store/messages.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { portalOf } from '../../../../test/portal.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import { queueMessage } from './queue-message.server.ts'

const LURE = 'You won. Claim at prize.example'
let t: TestApp
let underwriter: Member
let colleague: Member
beforeAll(async () => {
  t = await testApp()
  Object.assign(t.deps, { config: { ...t.deps.config, rateLimits: true } })
  underwriter = await staffMember(t, 'underwriter')
  colleague = await staffMember(t, 'underwriter', 'Ada Fields')
})
afterAll(() => t.close())

let n = 0
/** An owner whose address answered, under a name that is a lure. */
const known = async (language = 'en') => {
  const email = `known${++n}@shop.example`
  const { id } = await apply(t, {
    business: { name: LURE, email, fn: 'Claim', ln: 'Prize' },
    pg: { fn: 'Claim your prize', ln: 'now', phone: `207555${String(2000 + n)}` },
  })
  await t.db.query('update lead set language = $2 where id = $1::uuid', [id, language])
  await portalOf(t).logIn(email)
  return { id, email, victim: `victim${n}@elsewhere.example` }
}
const write = async (
  id: string,
  template: Template,
  more: Partial<Parameters<typeof queueMessage>[3]> = {},
) => {
  const lead = (await readLead(t.db, id))!
  await t.db.transaction((tx) => queueMessage(tx, t.deps, lead, { template, channel: 'email', ...more }))
}
/** Staff correct the address, and a second one confirms it. */
const correct = async (id: string, email: string) => {
  const at = (rest: string) => `/api/staff/applications/${id}${rest}`
  const asked = { answers: { email }, reason: 'Told by phone' }
  expect((await underwriter.who.post(at('/correct'), asked)).status).toBe(200)
  await colleague.who.get(at(''))
  expect((await colleague.who.post(at('/contact/confirm'))).status).toBe(200)
  await t.worker.drain()
}
const decline = async (id: string) => {
  await openFile(underwriter, id)
  const override = {
    seen: null,
    outcome: 'declined',
    reasons: ['revenue-level'],
    justification: 'Statements that were mailed in',
    reason: 'Seen by me',
  }
  const done = await underwriter.who.post(`/api/staff/applications/${id}/override`, override)
  expect(done.status, done.text).toBe(200)
  return (await currentDecision(t.db, id))!.id
}
const got = (to: string, what: RegExp) => t.inbox(to).filter(({ text }) => what.test(text))

test.each(['en', 'es'])('it holds no name that somebody typed (%s)', async (language) => {
  const { id, email, victim } = await known(language)
  const why = language === 'en' ? 'The dates have passed.' : 'Pasaron las fechas.'
  const before = t.inbox(email).length
  for (const template of ['in-review', 'statements-received', 'renewal-received'] as const)
    await write(id, template)
  await write(id, 'contract-ended', { values: { why } })
  await correct(id, victim)
  // What tells of the correction itself.
  expect(t.inbox(email).length - before).toBe(1)
  const mails = t.inbox(victim)
  for (const { subject, text, html } of mails)
    expect(`${subject} ${text} ${html}`).not.toMatch(/prize|won\./i)
  expect(mails.some(({ text }) => text.includes(why))).toBe(true)
})

test('one that staff wrote keeps their words and their name', async () => {
  const { id, victim } = await known()
  await write(id, 'staff-message', { values: { message: 'Please call me.' }, staffId: colleague.id })
  await correct(id, victim)
  const { text } = got(victim, /Please call me/)[0]!
  expect(text).toContain('Ada Fields')
  expect(text).not.toMatch(/prize/i)
})

test('it is counted, and what goes beyond is held, with its link, for staff to send', async () => {
  const { id, victim } = await known()
  for (let at = 0; at < 5; at++) await write(id, 'todo-link', { values: { at: String(at) } })
  await correct(id, victim)
  expect(t.inbox(victim)).toHaveLength(3)
  const held = (await messagesOf(t.db, id)).filter(({ reason }) => reason === 'never-answered')
  expect(held).toHaveLength(3)
  const path = `/api/staff/applications/${id}/messages/${held[0]!.id}/send`
  expect((await underwriter.who.post(path)).status).toBe(200)
  await t.worker.drain()
  const mails = got(victim, /\/todo\//)
  expect(mails).toHaveLength(3)
  for (const { text } of mails) {
    const link = /todo\/([\w-]+)/.exec(text)![1]
    expect((await t.visitor().post('/api/todo/verify-link', { link })).status).toBe(200)
  }
})

test.each([
  ['ran out', `update link set expires_at = now() - interval '5 years' where id = $1::uuid`],
  ['was taken back', 'update link set revoked_at = now() where id = $1::uuid'],
  [
    'ended with a correction',
    'update lead set code_epoch = code_epoch + 1 where id = (select lead_id from link where id = $1::uuid)',
  ],
])('whose link %s while it was held goes by one press, with one that opens', async (_how, end) => {
  const { id } = await apply(t)
  for (let at = 0; at < 5; at++) await write(id, 'todo-link', { values: { at: String(at) } })
  const [message] = (await messagesOf(t.db, id)).filter(({ reason }) => reason === 'never-answered')
  const { link } = openSent(t.deps.keys, message as SentRow)
  await t.db.query(end, [link!.linkId])
  const to = openSent(t.deps.keys, message as SentRow).to
  await t.worker.drain()
  const before = t.inbox(to).length
  const sent = await underwriter.who.post(`/api/staff/applications/${id}/messages/${message!.id}/send`)
  expect([sent.status, sent.body]).toEqual([200, { ok: true, renewed: true }])
  await t.worker.drain()
  expect(t.inbox(to)).toHaveLength(before + 1)
  const fresh = /todo\/([\w-]+)/.exec(t.inbox(to)[0]!.text)![1]
  expect((await t.visitor().post('/api/todo/verify-link', { link: fresh })).status).toBe(200)
  expect((await messagesOf(t.db, id)).find((each) => each.id === message!.id)).toMatchObject({
    state: 'skipped',
    reason: 'link-ended',
  })
})

test('a notice and a counteroffer are due, with their decision, however much went there', async () => {
  const { id, victim } = await known()
  for (let at = 0; at < 5; at++) await write(id, 'in-review')
  const decision = await decline(id)
  await write(id, 'adverse-action', { decision, values: { reasons: '- Too new', date: 'December 4, 2026' } })
  await correct(id, victim)
  const [notice] = got(victim, /- Too new/)
  expect(notice!.text).not.toMatch(/prize/i)

  const other = await known()
  const offered = await decline(other.id)
  await t.db.query(`update lead set stage = 'offered' where id = $1::uuid`, [other.id])
  await write(other.id, 'counter-offer', {
    decision: offered,
    values: { asked: '$50,000', offered: '$30,000' },
  })
  await correct(other.id, other.victim)
  expect(got(other.victim, /\$30,000/)).toHaveLength(1)
})

test('one from before its values were kept is derived, or comes to staff with the reason', async () => {
  const { id, victim } = await known()
  await write(id, 'renewal-received')
  await write(id, 'staff-message', { values: { message: 'Please call me.' }, staffId: colleague.id })
  for (const row of await messagesOf(t.db, id)) {
    if (row.state !== 'ready') continue
    const content = JSON.parse(t.deps.keys.open(row.content, `message.content:${row.id}`)) as object
    Object.assign(content, { composed: undefined })
    await t.db.query('update message set content = $2 where id = $1::uuid', [
      row.id,
      t.deps.keys.seal(JSON.stringify(content), `message.content:${row.id}`),
    ])
  }
  await correct(id, victim)
  expect(got(victim, /new funding request for your business/)).toHaveLength(1)
  expect(got(victim, /Please call me/)).toEqual([])
  const dead = (await underwriter.who.get('/api/staff/jobs/dead')).body.jobs as unknown as {
    applicationId: string
    lastError: string
  }[]
  expect(dead.filter(({ applicationId }) => applicationId === id)).toMatchObject([
    { lastError: expect.stringContaining('write it again') as unknown },
  ])
})
