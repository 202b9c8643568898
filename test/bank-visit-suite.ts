// What every link to the bank must do, through the front door, with the smallest and the largest honest way of its flow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { BankVisitFlow } from '#features/capabilities/bank-visit/flow.ts'
import { createLink, listLinks, revokeLink, type LinkDetail } from '#platform/store/links.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { readLead } from '#platform/store/leads.ts'
import { walkBankPages, type Walk } from '#simulators/bank-pages/walk.ts'
import { apply, eventKinds, linkByToken, settle, type Applicant } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import { jpegOf } from './made-files.ts'
import type { Visitor } from './visitor.ts'

/** One link: where it begins, and its largest honest way. */
export interface BankVisitCase {
  /** Where the application stands when the link is made. */
  readonly from: 'bank-needed' | 'offered'
  readonly largest: {
    readonly username: string
    readonly documents?: readonly string[]
    /** Connections that are there in the end. */
    readonly connections: number
  }
  /** A purpose whose links this flow must not take. */
  readonly foreign: LinkPurpose
}

const smallest: BankVisitCase['largest'] = { username: 'user_healthy', connections: 1 }

export const INVALID =
  'The link you followed is invalid or has expired. Please contact your representative for a new link.'

export const photo = (name: string) => ({
  name: `${name}.jpg`,
  type: 'image/jpeg',
  bytes: jpegOf(1_008, 1_304, { mark: name }),
})

/** An application that stands where a link of this way begins. */
async function applyUpTo(t: TestApp, from: BankVisitCase['from']): Promise<Applicant> {
  const a = await apply(t)
  if (from === 'bank-needed') return a
  await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
  await settle(t)
  expect((await readLead(t.db, a.id))?.stage).toBe('offered')
  return a
}

export const linkOf = (
  t: TestApp,
  { id }: Applicant,
  purpose: LinkPurpose,
  { expiresInDays, detail }: { readonly expiresInDays: number; readonly detail: LinkDetail } = {
    expiresInDays: 14,
    detail: {},
  },
) =>
  t.db.transaction((tx) =>
    createLink(tx, t.deps.keys, { leadId: id, purpose, expiresInDays, detail }, t.clock()),
  )

/** Opens the widget with the link's code, walks the bank's pages, and answers the token that they hand out. */
export async function walkWidget(
  t: TestApp,
  who: Visitor,
  code: string,
  walk: Walk,
  repair = '',
): Promise<string> {
  const opened = await who.get(
    `/api/plaid/get_link_token/?redirect_url=/business/oauth-return&link=${code}&repair=${repair}`,
  )
  expect(opened.status).toBe(200)
  const end = await walkBankPages(
    `${t.simulators.plaid.linkUrl}/bank/frame?session=${String(opened.body.link_token)}&holder=http%3A%2F%2Fapp.example`,
    walk,
  )
  return String(end.messages.find((message) => message.type === 'success')?.['public_token'])
}

const exchange = (who: Visitor, { api }: BankVisitFlow, code: string, publicToken: string) =>
  who.form(`/api/${api}/get_access_token`, { public_token: publicToken, sfleadid: code })

/** Declares the tests of one link to the bank. */
export function testBankVisit(flow: BankVisitFlow, { from, largest, foreign }: BankVisitCase): void {
  const { verify, load, completed } = flow.calls
  const advances = flow.steps[0]?.onInvalid === 'advance'
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())

  describe.each([
    ['minimal', smallest, 14],
    ['maximal', largest, 1],
  ] as const)('%s', (_name, { username, documents = [], connections }, expiresInDays) => {
    const withDocuments = documents.length > 0
    let a: Applicant
    let who: Visitor
    let code: string
    beforeAll(async () => {
      a = await applyUpTo(t, from)
      // Another browser than the one that applied: the link alone must do.
      who = t.visitor()
      const detail: LinkDetail = withDocuments ? { documents: true } : {}
      code = (await linkOf(t, a, flow.id, { expiresInDays, detail })).code
    })
    const complete = (more: object = {}) => who.post(completed, { model: { sfleadid: code, ...more } })

    test('opens, greets by first name, and opens again', async () => {
      for (let time = 0; time < 2; time++)
        expect(await who.post(verify, { link: code })).toMatchObject({
          status: 200,
          body: {
            valid: true,
            source: from === 'offered' ? 'opportunity' : 'lead',
            first_name: 'Ana',
            documents: withDocuments,
            bank_state: from === 'offered' ? 'linked' : 'none',
            way: 'token',
          },
        })
      const link = (await listLinks(t.db, a.id)).find(({ purpose }) => purpose === flow.id)
      expect(link).toMatchObject({ openedCount: 2, finishedAt: null })
    })

    test.runIf(load)(
      'is told, when page 1 is left, what names it from then on: nothing that opens more',
      async () => {
        const { status, body } = await who.post(load!, { model: { sfleadid: code } })
        expect(status).toBe(200)
        const leadid = String(body.leadid)
        expect((await who.post('/api/apply/load-progress', { leadid })).status).toBe(404)
        // As the specification sends it on: in the model, and nowhere else.
        expect((await who.post(completed, { model: { leadid } })).status).toBe(200)
      },
    )

    test('is not finished before the bank is there', async () => {
      const missing = withDocuments ? ['photo-id', 'voided-check'] : []
      if (from === 'bank-needed')
        expect((await complete()).body).toMatchObject({
          result: false,
          done: false,
          bank_state: 'none',
          missing,
        })
    })

    test('connects the bank; the same token twice gets the same answer', async () => {
      const publicToken = await walkWidget(t, who, code, { username })
      const first = await exchange(who, flow, code, publicToken)
      expect(first.status).toBe(200)
      expect((await exchange(who, flow, code, publicToken)).body.plaid).toEqual(first.body.plaid)
      expect(first.text).not.toMatch(/access-|public-/)
      await settle(t)
      const item = { item_id: first.body.plaid!.item_id, access_token: first.body.plaid!.access_token }
      expect((await complete(item)).status).toBe(200)
    })

    test('takes the documents that it asks for', async () => {
      for (const filetype of documents) {
        const uploaded = await who.upload(`/api/${flow.api}/upload-file`, [
          ['file', photo(filetype)],
          ['filetype', filetype],
          ['link', code],
        ])
        expect(uploaded.status).toBe(200)
      }
      expect(await documentsOf(t.db, a.id)).toHaveLength(documents.length)
    })

    test('finishes once, and may be opened afterwards', async () => {
      expect((await complete()).body).toMatchObject({
        result: true,
        done: true,
        bank_state: 'linked',
        reason: null,
        missing: [],
      })
      await complete()
      expect(await readLead(t.db, a.id)).toMatchObject({
        stage: 'offered',
        bankState: 'linked',
      })
      const kinds = await eventKinds(t, a.id)
      expect(kinds.filter((kind) => kind === 'link-finished')).toHaveLength(1)
      expect((await who.post(verify, { link: code })).body).toMatchObject({ bank_state: 'linked' })
      const rows = await t.db.query(
        `select 1 from bank_connection where lead_id = $1::uuid and state = 'linked'`,
        [a.id],
      )
      expect(rows).toHaveLength(connections)
    })
  })

  test('a link that cannot be used answers the same whatever the cause, on every call', async () => {
    const a = await applyUpTo(t, from)
    const revoked = await linkOf(t, a, flow.id)
    await t.db.transaction((tx) => revokeLink(tx, { leadId: a.id, id: revoked.id, actorId: null }, t.clock()))
    const other = await linkOf(t, a, foreign)
    const expired = await linkOf(t, a, flow.id, { expiresInDays: 1, detail: {} })
    t.clock.advance(86_400_001)
    const ended = await apply(t)
    const closed = await linkOf(t, ended, flow.id)
    await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [ended.id])
    const who = t.visitor()
    const codes = [revoked.code, other.code, expired.code, closed.code, 'x', 'A'.repeat(32)]
    const opened = await Promise.all(codes.map((link) => who.post(verify, { link })))
    expect(new Set(opened.map(({ text }) => text)).size).toBe(1)
    expect(opened[0]!.status).toBe(advances ? 200 : 404)
    if (advances) expect(opened[0]!.body).toMatchObject({ valid: false, first_name: '' })
    else expect(opened[0]!.body.title).toBe(INVALID)
    for (const link of codes)
      for (const route of [load, completed])
        if (route) expect(await who.post(route, { model: { sfleadid: link } })).toMatchObject({ status: 404 })
    for (const link of [revoked.code, expired.code, closed.code, 'x']) {
      expect((await who.get(`/api/plaid/get_link_token/?link=${link}`)).status).toBe(404)
      expect((await exchange(who, flow, link, 'p')).status).toBe(404)
      const file = [
        ['file', photo('x')],
        ['filetype', 'Photo ID'],
        ['link', link],
      ] as const
      expect((await who.upload(`/api/${flow.api}/upload-file`, file)).status).toBe(404)
    }
    expect((await t.post(verify, {})).status).toBe(400)
    expect((await t.post(verify, { link: ['a'] })).status).toBe(400)
  })
}
