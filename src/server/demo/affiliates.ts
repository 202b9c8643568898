// Two affiliates of the demo: one whose agreement is out for signature, and one that signed and whose link brought two applications.
import type { FastifyInstance } from 'fastify'
import type { ApiRoute } from '#core/contract/api-route.ts'
import { codeOf } from '#features/capabilities/contact-code/send-code.server.ts'
import {
  consentToSign,
  enterSignerCode,
  openSigning,
  sendSignerCode,
  signPaper,
} from '#features/capabilities/signing/paths.ts'
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { sampleCode } from '#features/capabilities/signing/signer-visit.server.ts'
import { noteCameBy } from '#features/capabilities/tracking/came-by.server.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { generateContract, saveAffiliate } from '#features/journeys/affiliate/paths.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { affiliateOfCampaign } from '#platform/store/affiliates.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { modelOf } from './applicant-model.ts'
import { sampleApplicants } from './applicant-rows.ts'

/** All invented. */
const halfway = {
  firstname: 'Lena',
  lastname: 'Brandt',
  email: 'lena@brandtbooks.example',
  phone: '(207) 555-0171',
  company: 'Brandt Bookkeeping',
  address: '18 Exchange St',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
}
const partner = {
  firstname: 'Omar',
  lastname: 'Haddad',
  email: 'omar@haddadtax.example',
  phone: '(608) 555-0172',
  company: 'Haddad Tax & Payroll LLC',
  address: '77 State St',
  city: 'Madison',
  state: 'WI',
  zip: '53703',
}
/** Who came by the partner's link: their e-mails, numbers and tax ids are made of the figures, beyond those of the table. */
const brought = [
  { business: 'Larkspur Frames LLC', owner: 'Pia Lindgren', street: '4 Gorham St', number: 62, pages: 4 },
  { business: 'Tenney Bike Works', owner: 'Cole Tenney', street: '90 Atwood Ave', number: 63, pages: 1 },
]

/** Makes what is still missing of both and notes their links; nothing where no paper is signed here. `drain` runs the jobs. */
export async function addSampleAffiliates(
  deps: Deps,
  server: FastifyInstance,
  links: Record<string, string>,
  drain: () => Promise<unknown>,
): Promise<void> {
  if (deps.eSign.length === 0) return
  if (!links['affiliate-sign']) links['affiliate-sign'] = (await signUp(deps, server, halfway, drain)).code
  if (links.affiliate) return
  const { code, campaign } = await signUp(deps, server, partner, drain)
  await sign(deps, server, code, campaign, drain)
  await drain()
  const own = await ownSignature(deps, campaign)
  for (const applicant of brought) await applyBy(deps, server, campaign, applicant)
  await drain()
  links.affiliate = openSignature(deps.keys, own).address?.split('/').pop() ?? ''
}

/** A browser: it keeps what the server sets. */
function browser(server: FastifyInstance) {
  const jar = new Map<string, string>()
  return {
    jar,
    post: async ({ path: url }: ApiRoute<'POST'>, payload: object): Promise<Record<string, unknown>> => {
      const headers = { 'user-agent': 'Mozilla/5.0 (sample affiliate)' }
      const answer = await server.inject({
        method: 'POST',
        url,
        payload,
        headers,
        cookies: Object.fromEntries(jar),
      })
      for (const { name, value } of answer.cookies) jar.set(name, value)
      if (answer.statusCode !== 200) throw new Error(`sample affiliate: ${url} answered ${answer.statusCode}`)
      return answer.json<Record<string, unknown>>()
    },
  }
}

async function signUp(
  deps: Deps,
  server: FastifyInstance,
  model: typeof partner,
  drain: () => Promise<unknown>,
): Promise<{ code: string; campaign: string }> {
  const { post } = browser(server)
  const campaign = String((await post(saveAffiliate, { model })).campaign_id)
  await post(generateContract, { email: model.email, campaign_id: campaign })
  await drain()
  const affiliate = await affiliateOfCampaign(deps.db, campaign)
  const address = affiliate && (await contractLinkOf(deps, affiliate.id))
  return { code: address?.split('/').pop() ?? '', campaign }
}

async function ownSignature(deps: Deps, campaign: string) {
  const affiliate = await affiliateOfCampaign(deps.db, campaign)
  const [envelope] = affiliate ? await envelopesOf(deps.db, affiliate.id) : []
  const [own] = envelope ? await signaturesOf(deps.db, envelope) : []
  if (!own) throw new Error('sample affiliate: its agreement did not go out')
  return own
}

async function sign(
  deps: Deps,
  server: FastifyInstance,
  link: string,
  campaign: string,
  drain: () => Promise<unknown>,
): Promise<void> {
  const { post } = browser(server)
  await post(sendSignerCode, { link })
  await drain()
  const [sent] = await deps.db.query<{ id: string }>(
    'select id from portal_code order by created_at desc, id desc limit 1',
  )
  // What its mail says.
  await post(enterSignerCode, { link, code: codeOf(deps, sent!.id) })
  const { id } = await ownSignature(deps, campaign)
  const opened = await post(openSigning, { link })
  const { version } = opened.consent as { version: string }
  await post(consentToSign, { link, code: sampleCode(deps.keys, id), version })
  await post(signPaper, { link, signature: 'Omar Haddad', hash: opened.hash })
}

async function applyBy(
  deps: Deps,
  server: FastifyInstance,
  campaign: string,
  { number, pages, ...who }: (typeof brought)[number],
): Promise<void> {
  const { jar, post } = browser(server)
  // As the server of pages does when the link is opened.
  const call: Pick<Call, 'cookie' | 'setCookie' | 'clearCookie'> = {
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
    clearCookie: (name) => void jar.delete(name),
  }
  await noteCameBy(deps, call, campaign)
  const model = modelOf({ ...sampleApplicants[0]!, ...who }, number)
  let sfleadid: unknown
  for (let page = 0; page <= pages; page++)
    sfleadid = (
      await post(saveLead, { model: { ...model, ...(sfleadid ? { sfleadid } : {}) }, page, variant: 'plaid' })
    ).leadid
}
