// A link that cannot be used, of every purpose, on every call that takes it: expired, revoked, of another purpose, of an application that has ended are answered as a made-up one is, and one of another application opens that one alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkPurposes, linkRule, type LinkPurpose } from '#core/domain/links.ts'
import type { Mounted } from '#platform/http/mounted.ts'
import { createLink, revokeLink, type NewLink } from '#platform/store/links.ts'
import { INVALID } from './bank-visit-suite.ts'
import { testApp, type TestApp } from './app.ts'
import { requestOf } from './doors/request-of.ts'
import { makeRecord, type Record_ } from './doors/world.ts'
import type { Seen } from './visitor.ts'

const MADE_UP = 'M'.repeat(32)
const names = ['link', 'code', 'leadid', 'sf_leadid', 'sfleadid']

let t: TestApp
let mine: Record_
let other: Record_
beforeAll(async () => {
  t = await testApp()
  mine = await makeRecord(t)
  other = await makeRecord(t)
})
afterAll(() => t.close())

const subjectOf = (purpose: LinkPurpose, { id, businessId, personId, affiliateId }: Record_) => {
  const { subject } = linkRule(purpose)
  if (subject === 'affiliate') return { affiliateId }
  return subject === 'business'
    ? { businessId }
    : subject === 'person'
      ? { leadId: id, personId }
      : { leadId: id }
}
const make = async (purpose: LinkPurpose, more: Partial<NewLink> = {}) =>
  createLink(
    t.db,
    t.deps.keys,
    { ...subjectOf(purpose, mine), purpose, expiresInDays: 14, ...more } as NewLink,
    t.clock(),
  )

const takes = ({ takes: whom }: Mounted, purpose: LinkPurpose): boolean =>
  (whom.who === 'application' || whom.who === 'business') &&
  (whom.links as readonly LinkPurpose[]).includes(purpose)
const callsOf = (purpose: LinkPurpose) =>
  t.server.mounted().filter((route) => route.method === 'POST' && route.endpoint && takes(route, purpose))

/** From a browser that holds nothing: the code alone must do. `beside`: what the call names besides the link. */
async function ask({ url, endpoint }: Mounted, code: string, beside = code): Promise<[Seen, string]> {
  const ofPaper = url.startsWith('/api/doc/')
  const request = requestOf(endpoint!, (name) =>
    // A paper is named by what its link is bound to.
    ofPaper
      ? { token: code, doc: 'bla', id: mine.id }[name]
      : // A stream that waits for nothing ends at once.
        name === 'wait'
        ? 0
        : !names.includes(name)
          ? undefined
          : name === 'link' || name === 'code'
            ? code
            : beside,
  )
  const who = t.visitor()
  const path = url.replace(/:(\w+)/g, () => '00000000-0000-4000-8000-000000000000')
  return [await who.post(path, request), JSON.stringify(request)]
}
const told = ({ status, text }: Seen) => `${status} ${text}`

describe.each(linkPurposes)('%s', (purpose) => {
  test('a made-up one is refused with the sentence', async () => {
    const calls = callsOf(purpose)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) {
      const [{ status, body }] = await ask(call, MADE_UP)
      // The specification's calls that tell about it in a field say so there; the page has the sentence.
      if (call.endpoint!.invalidLink) expect([call.url, status, body.valid]).toEqual([call.url, 200, false])
      else expect([call.url, status, body.title]).toEqual([call.url, 404, INVALID])
    }
  })

  test('expired, revoked or of another purpose it is answered as a made-up one', async () => {
    const revoked = await make(purpose)
    await revokeLink(t.db, { ...subjectOf(purpose, mine), id: revoked.id, actorId: null }, t.clock())
    const expired = await make(purpose, { expiresInDays: -1 })
    for (const call of callsOf(purpose)) {
      const strange = linkPurposes.filter((each) => !takes(call, each)).map((each) => mine.codes[each])
      const [madeUp] = await ask(call, MADE_UP)
      for (const code of [revoked.code, expired.code, ...strange]) {
        const [answer] = await ask(call, code)
        expect([call.url, told(answer)]).toEqual([call.url, told(madeUp)])
      }
    }
  })

  test('that of an application that has ended is answered as a made-up one', async () => {
    if (linkRule(purpose).outlivesEnd) return
    const ended = await makeRecord(t, true)
    for (const call of callsOf(purpose)) {
      const [madeUp] = await ask(call, MADE_UP)
      const [answer] = await ask(call, ended.codes[purpose])
      expect([call.url, told(answer)]).toEqual([call.url, told(madeUp)])
    }
  })

  // The link's code decides alone (code-in.ts): what a call names besides is neither read nor written by it.
  test("another application's link reads and writes nothing of the one that the call names", async () => {
    const before = await rowOf(mine)
    for (const call of callsOf(purpose)) {
      const [{ text }] = await ask(call, other.codes[purpose], mine.leadId)
      for (const mark of mine.marks) expect(text).not.toContain(mark)
    }
    expect(await rowOf(mine)).toEqual(before)
  })
})

const rowOf = ({ id }: Record_) =>
  t.db.query(
    'select l::text as row, (select count(*)::int from event e where e.lead_id = l.id) as events from lead l where id = $1::uuid',
    [id],
  )
