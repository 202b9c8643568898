// An applicant in a test: answers pages 0 to 4, connects a bank as a persona, waits for what the jobs make of it.
import { readFileSync } from 'node:fs'
import * as bankLink from '#features/capabilities/bank-link/paths.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { createLink } from '#platform/store/links.ts'
import { walkBankPages, type Walk } from '#simulators/bank-pages/walk.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** The least that an application takes. */
export const minimal = JSON.parse(
  readFileSync(new URL('../src/features/journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, unknown>>

export interface Applicant {
  readonly who: Visitor
  /** The lead id on the wire, and the row's. */
  readonly leadid: string
  readonly id: string
}

/** Answers every question; `business` and `pg` change some of them. `who`: the browser it is done in, a new one when absent. */
export async function apply(
  t: TestApp,
  changes: { business?: Record<string, unknown>; pg?: Record<string, unknown> } = {},
  who: Visitor = t.visitor(),
): Promise<Applicant> {
  const model = {
    ...minimal,
    business: { ...minimal.business, ...changes.business },
    pg: { ...minimal.pg, ...changes.pg },
  }
  let leadid = ''
  for (let page = 0; page <= 4; page++) {
    const answer = await who.post(saveLead, { model: { ...model, sfleadid: leadid }, page })
    if (answer.status !== 200) throw new Error(`page ${page}: ${answer.text}`)
    leadid = String(answer.body.leadid)
  }
  // The register of defaulted merchants is asked after page 1, long before the bank.
  await t.worker.drain()
  return { who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id }
}

/** Through the frame: its address, the bank's pages, and what the browser calls once it is done. */
export async function linkByFrame(t: TestApp, { who, leadid }: Applicant, walk: Walk) {
  const frame = await who.post(bankLink.getFrameLink('apply'), { sf_leadid: leadid })
  if (frame.status !== 200) throw new Error(frame.text)
  const end = await walkBankPages(String(frame.body.link), walk)
  const customerId = String(frame.body.custid)
  const done = await who.post(bankLink.refreshCustomer('apply'), { sf_leadid: leadid, customerId })
  return { customerId, end, done }
}

/** Through the widget: a token to open it with, the bank's pages, and the exchange of the token they hand out. */
export async function linkByToken(t: TestApp, { who, leadid }: Applicant, walk: Walk) {
  const opened = await who.get(`${bankLink.getLinkToken.path}?redirect_url=&sf_leadid=${leadid}`)
  if (opened.status !== 200) throw new Error(opened.text)
  const token = String(opened.body.link_token)
  const url = `${t.simulators.plaid.linkUrl}/bank/frame?session=${token}&holder=http%3A%2F%2Fapp.example`
  const end = await walkBankPages(url, walk)
  const publicToken = String(end.messages.find((message) => message.type === 'success')?.['public_token'])
  const exchange = () =>
    who.form(bankLink.getAccessToken('apply'), { public_token: publicToken, sfleadid: leadid })
  return { end, publicToken, exchange }
}

/** The same applicant in another browser, by a link that a representative sent: the link's code stands for the lead id. */
export async function byBankLink(t: TestApp, { id }: Applicant): Promise<Applicant> {
  const { code } = await t.db.transaction((tx) =>
    createLink(
      tx,
      t.deps.keys,
      { leadId: id, purpose: 'bank-verification', expiresInDays: 14, detail: {} },
      t.clock(),
    ),
  )
  return { who: t.visitor(), leadid: code, id }
}

/** Runs the jobs until none is left that would run within `minutes`, a few seconds at a time. */
export async function settle(t: TestApp, minutes = 3): Promise<void> {
  for (let seconds = 0; seconds <= minutes * 60; seconds += 10) {
    await t.worker.drain()
    const waiting = await t.db.query(
      `select 1 from job where state = 'ready' and kind in ('finish-bank-link', 'fetch-bank-history', 'pull-credit-report', 'decide-application')`,
    )
    if (!waiting.length) return
    t.clock.advance(10_000)
  }
}

export const eventKinds = async (t: TestApp, leadId: string): Promise<string[]> =>
  (
    await t.db.query<{ kind: string }>(`select kind from event where lead_id = $1::uuid order by at, id`, [
      leadId,
    ])
  ).map(({ kind }) => kind)
