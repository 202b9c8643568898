// Signing in a test: an application with an offer that was chosen, and what a signer does by their link.
import { expect } from 'vitest'
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealKey, type SealKey } from '#platform/paper/seal/seal-key.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { apply, linkByFrame, settle, type Applicant } from './applicant.ts'
import type { TestApp } from './app.ts'
import { pageTexts } from './pdf-tools.ts'
import type { Seen, Visitor } from './visitor.ts'

/** A Monday morning in New York, on which offers have days that hold. */
const signingDay = new Date('2026-11-16T15:00:00Z')

export const testSeal = async (): Promise<SealKey> =>
  readSealKey(await makeSealPem('Underway Capital LLC', signingDay), signingDay)

export interface Chosen extends Applicant {
  readonly offers: readonly string[]
}

export function signingOf(t: TestApp) {
  const stageOf = async (id: string) =>
    (await t.db.query<{ stage: string }>(`select stage from lead where id = $1::uuid`, [id]))[0]!.stage
  const choose = async (a: Applicant, offer: string) => {
    const answer = await a.who.post('/api/lead/select_offer', { sf_leadid: a.leadid, offer_id: offer })
    expect(answer.status, answer.text).toBe(200)
    await t.worker.drain()
  }
  /** `before`: what is done between the offers and the choice. Maine asks for no disclosure. */
  async function chosen(
    business: Record<string, unknown> = {},
    before: (a: Applicant) => Promise<void> = async () => {},
  ): Promise<Chosen> {
    const a = await apply(t, { business })
    await linkByFrame(t, a, { username: 'user_healthy' })
    await settle(t)
    const status = await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid })
    const offers = (status.body.offers as unknown as { id: string }[]).map(({ id }) => id)
    await before(a)
    await choose(a, offers[0]!)
    return { ...a, offers }
  }
  const codeIn = (address: string | null | undefined) => address?.split('/').pop() ?? null
  const linkTo = async (id: string): Promise<string> => codeIn(await contractLinkOf(t.deps, id))!
  /** The link that a signer of the newest envelope was sent last; null before. */
  const linkOfSigner = async (id: string, position: number): Promise<string | null> => {
    const [envelope] = await envelopesOf(t.db, id)
    const row = (await signaturesOf(t.db, envelope!)).find((each) => each.position === position)!
    return codeIn(openSignature(t.deps.keys, row).address)
  }
  /** The code to the link's own contact, asked for, read in the newest mail and typed; the last answer. */
  async function prove(link: string, who: Visitor): Promise<Seen> {
    // Many tests of one hour share an address: what is asked for here counts for nothing. The limits have a test of their own.
    const counted = (await t.db.query<{ key: string }>('select key from try_count')).map(({ key }) => key)
    const asked = await who.post('/api/sign/send-code', { link })
    await t.db.query('delete from try_count where key <> all($1::text[])', [counted])
    if (asked.status !== 200) return asked
    await t.worker.drain()
    const code = /(?:contract|contrato): (\d{6})/.exec(JSON.stringify(t.inbox()))![1]
    return who.post('/api/sign/enter-code', { link, code })
  }
  const browsers = new Map<string, Visitor>()
  /** The signer's own browser, in which a code to their contact was typed where one is asked for. */
  async function browserOf(link: string): Promise<Visitor> {
    const known = browsers.get(link)
    const who = known ?? t.visitor()
    browsers.set(link, who)
    if (!known) await prove(link, who)
    return who
  }
  const open = async (link: string, who?: Visitor) =>
    (await (who ?? (await browserOf(link))).post('/api/sign/verify-link', { link })).body
  const paper = async (link: string) => (await browserOf(link)).get(`/api/sign/files/${link}/paper.pdf`)
  async function sampleCode(link: string): Promise<string> {
    const file = await t.server.inject({ url: `/api/sign/files/${link}/sample.pdf` })
    expect(file.headers['content-type']).toBe('application/pdf')
    const text = (await pageTexts(file.rawPayload)).join(' ')
    return /\b[A-HJ-NP-Z2-9]{6}\b/.exec(text)![0]
  }
  /** As our page does once the sample or the paper was drawn. */
  const shown = async (link: string, what: 'sample' | 'paper' = 'sample', who?: Visitor) =>
    (who ?? (await browserOf(link))).post('/api/sign/shown', { link, what })
  async function agreeTo(link: string, more: Record<string, unknown> = {}, who?: Visitor): Promise<Seen> {
    const { consent: wording } = (await open(link)) as unknown as { consent: { version: string } }
    const { version } = wording
    return (who ?? (await browserOf(link))).post('/api/sign/consent', { link, version, ...more })
  }
  async function consent(link: string): Promise<void> {
    expect((await shown(link)).status).toBe(200)
    expect((await agreeTo(link)).status).toBe(200)
  }
  const sign = async (link: string, signature = 'Ana Quispe', more: Record<string, unknown> = {}) =>
    (await browserOf(link)).post('/api/sign/sign', {
      link,
      signature,
      hash: String((await open(link)).hash),
      ...more,
    })
  const decline = async (link: string, reason: string) =>
    (await browserOf(link)).post('/api/sign/decline', { link, reason })
  const states = async (id: string) => (await envelopesOf(t.db, id)).map(({ state }) => state)
  return {
    stageOf,
    choose,
    chosen,
    linkTo,
    linkOfSigner,
    prove,
    browserOf,
    open,
    paper,
    sampleCode,
    shown,
    agreeTo,
    consent,
    sign,
    decline,
    states,
  }
}
