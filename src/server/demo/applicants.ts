// Lets a sample applicant apply through the front door, as far as their row says.
import type { FastifyInstance } from 'fastify'
import type { ApiRoute } from '#core/contract/api-route.ts'
import * as bankLink from '#features/capabilities/bank-link/paths.ts'
import * as offers from '#features/capabilities/offers/paths.ts'
import { uploadStatements } from '#features/capabilities/uploads/paths.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { fundboxSubmitLead } from '#features/journeys/apply/paths.ts'
import type { Worker } from '#platform/outbox/drain.ts'
import { banks } from '#simulators/bank-world/banks.ts'
import { personas } from '#simulators/bank-world/personas.ts'
import { modelOf } from './applicant-model.ts'
import { sampleApplicants, type SampleApplicant } from './applicant-rows.ts'
import { statementsForm } from './sample-statements.ts'
import type { Simulators } from './simulators.ts'

interface Stage {
  readonly server: FastifyInstance
  readonly worker: Worker
  readonly simulators: Simulators
  readonly clock: () => Date
  /** Lets time go on between two steps. */
  readonly pass: (minutes: number) => void
}

/** Lets one sample applicant go as far as their row says. */
export async function applicant(index: number, stage: Stage): Promise<void> {
  const sample = sampleApplicants[index % sampleApplicants.length]!
  const spanish = index % 5 === 4 || index === 36
  const jar = new Map<string, string>()
  const post = async ({ path: url }: ApiRoute<'POST'>, body: object): Promise<Record<string, unknown>> => {
    const answer = await stage.server.inject({
      method: 'POST',
      url,
      payload: body,
      headers: {
        'accept-language': spanish ? 'es' : 'en',
        'user-agent': 'Mozilla/5.0 (sample applicant)',
      },
      cookies: Object.fromEntries(jar),
    })
    for (const cookie of answer.cookies) jar.set(cookie.name, cookie.value)
    if (answer.statusCode >= 400) throw new Error(`sample ${index}: ${url} answered ${answer.statusCode}`)
    return answer.json<Record<string, unknown>>()
  }
  const { end } = sample
  const model = modelOf(sample, index)
  const last = /^page-(\d)$/.exec(end)?.[1]
  let sfleadid: unknown
  for (let page = 0; page <= (last ? Number(last) : end === 'partner' ? 1 : 4); page++) {
    const saved = await post(saveLead, {
      model: { ...model, ...(sfleadid ? { sfleadid } : {}) },
      page,
      variant: 'plaid',
    })
    sfleadid = saved.leadid
    stage.pass(1)
  }
  await stage.worker.drain()
  if (end === 'partner') await post(fundboxSubmitLead, { sf_leadid: sfleadid, consent: true })
  if (end === 'skipped' || end === 'statements')
    await post(bankLink.bankLinkOutcome, { sf_leadid: sfleadid, outcome: 'skipped' })
  if (end === 'statements') {
    await post(uploadStatements('apply'), statementsForm(sample, String(sfleadid), stage.clock()))
    // The vendor that analyses them has its result a while later.
    for (let round = 0; round < 3; round++) {
      await stage.worker.drain()
      stage.pass(3)
    }
  }
  const persona = personas.find((one) => one.persona === (end === 'chosen' ? 'healthy' : end))
  if (persona) await connect(persona, sample, sfleadid, stage, post)
  await stage.worker.drain()
}

async function connect(
  persona: (typeof personas)[number],
  { end, owner }: SampleApplicant,
  sfleadid: unknown,
  { simulators, worker, pass }: Stage,
  post: (route: ApiRoute<'POST'>, body: object) => Promise<Record<string, unknown>>,
): Promise<void> {
  const bank = banks.find((one) => one.name === persona.bank)
  // The provider's own sandbox call stands in for the person at the bank page; everything after it is the real way. The account is in the
  // owner's name, as where a person links: a stranger's goes to a person.
  const account = { type: 'depository', subtype: 'checking', identity: { names: [owner] } }
  const configuration = { override_accounts: [account] }
  const made = await fetch(`${simulators.plaid.url}/sandbox/public_token/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'plaid-client-id': simulators.plaid.clientId,
      'plaid-secret': simulators.plaid.secret,
    },
    body: JSON.stringify({
      institution_id: bank?.id,
      initial_products: ['assets', 'statements'],
      options: { override_username: persona.username, override_password: JSON.stringify(configuration) },
    }),
  })
  const { public_token } = (await made.json()) as { public_token: string }
  await post(bankLink.getAccessToken('apply'), { public_token, sfleadid })
  for (let round = 0; round < 6; round++) {
    await worker.drain()
    pass(1)
  }
  if (end !== 'chosen') return
  pass(12)
  const status = await post(offers.offerStatus, { sf_leadid: sfleadid })
  const [deal] = (status.offers as { term: number; amount: number; frequency: string }[] | undefined) ?? []
  if (deal)
    await post(offers.selectOffer, {
      sf_leadid: sfleadid,
      selected_terms: deal.term,
      selected_approved_amount: deal.amount,
      selected_frequency: deal.frequency,
    })
}
