// Both sides of the wire, driven through the adapters: every request and every answer of a simulator is valid by the published schemas.
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFinicity } from '#platform/providers/bank-data/finicity/finicity.ts'
import { createPlaid } from '#platform/providers/bank-data/plaid/plaid.ts'
import type { BankDataPort, LinkFinish, LinkRequest, LinkStart } from '#platform/providers/bank-data/port.ts'
import { walkBankPages, type WalkEnd } from './bank-pages/walk.ts'
import { listen } from './bank-world/wire-server.ts'
import { startFinicitySimulator } from './finicity/finicity.ts'
import { startPlaidSimulator } from './plaid/plaid.ts'
import { judgeBy, type Exchange } from './published-schemas.ts'

const now = (): Date => new Date('2026-11-20T15:00:00Z')
const today = '2026-11-20'
const exchanges: (Exchange & { readonly host: string })[] = []
const real = globalThis.fetch

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

beforeEach(() => {
  exchanges.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    const { pathname, host } = new URL(input instanceof Request ? input.url : input)
    const told = await answer.clone().text()
    exchanges.push({
      host,
      method: init?.method ?? 'GET',
      path: pathname,
      request: typeof init?.body === 'string' ? parsed(init.body) : undefined,
      status: answer.status,
      answer: parsed(told),
    })
    return answer
  })
})
afterEach(() => vi.restoreAllMocks())

/** Where webhooks go; it answers all of them. */
const receiver = await listen((_request, reply) => void reply.end())
afterAll(() => receiver.close())

const stated = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@harborstreet.example',
  phone: '+12075550142',
  home: { line1: '8 Pine St', line2: 'Unit 2', city: 'Portland', state: 'ME', zip: '04102' },
  business: {
    name: 'Harbor Street Bakery LLC',
    phone: '+12075550143',
    address: { line1: '120 Commercial St', city: 'Portland', state: 'ME', zip: '04101' },
  },
} as const

const usernames = [
  'user_healthy',
  'user_busy',
  'user_named',
  'user_oauth',
  'user_mfa_again',
  'user_needs_login',
  'user_no_owners',
  'user_no_lines',
  'user_report_failed',
  'user_report_login',
  'user_report_down',
  'user_429',
  'user_5xx',
]

let reference = 0
const person = (more: Partial<LinkRequest> = {}): LinkRequest => ({
  reference: `shape-${++reference}`,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+12075550142',
  language: 'en',
  webhookUrl: `${receiver.url}/hook`,
  ...more,
})

/** Links, reads, reads statements, repairs and gives back, whatever comes of each. */
async function live(
  port: BankDataPort,
  frameOf: (start: LinkStart) => string,
  finishOf: (start: LinkStart, end: WalkEnd) => LinkFinish,
  username: string,
): Promise<void> {
  const start = await port.startLink(person())
  if (!start.ok) throw new Error(`not linked: ${start.refusal.kind}`)
  const end = await walkBankPages(frameOf(start.value), { username })
  if (start.value.kind === 'token') await port.findLink?.(start.value.linkToken)
  const linked = await port.finishLink(finishOf(start.value, end))
  if (!linked.ok) return
  let { secret } = linked.value
  for (let polls = 0; polls < 8; polls++) {
    const fetched = await port.fetchHistory(secret, {
      months: 24,
      today,
      webhookUrl: `${receiver.url}/hook`,
      stated,
    })
    if (fetched.ok) secret = fetched.value.secret ?? secret
    if (!fetched.ok || fetched.value.state === 'ready') break
  }
  const listed = await port.statements?.list(secret, () => true)
  const lists = listed?.ok ? listed.value : []
  for (const { statements } of lists)
    if (statements !== 'second-factor' && statements[0]) await port.statements?.read(secret, statements[0])
  const repair = await port.startLink(person({ repair: secret }))
  if (repair.ok) await walkBankPages(frameOf(repair.value), { username })
  await port.look?.(secret)
  for (const each of [start, repair])
    if (each.ok && each.value.kind === 'token') await port.findLink?.(each.value.linkToken)
  const again = await port.refresh(secret)
  if (again.ok) secret = again.value.secret ?? secret
  for (let polls = 0; polls < 4; polls++) {
    const moved = { ...stated, business: { ...stated.business, phone: '+12075550198' } }
    const fetched = await port.fetchHistory(secret, { months: 24, today, stated: moved })
    if (fetched.ok) secret = fetched.value.secret ?? secret
    if (!fetched.ok || fetched.value.state === 'ready') break
  }
  await port.revoke(secret)
  await port.revoke(secret)
}

describe('Plaid', () => {
  const judge = judgeBy('plaid')
  it('calls, answers, errors and webhooks are as published', async () => {
    const simulator = await startPlaidSimulator({
      now,
      reportReadyAfterMs: 0,
      tellsSessions: true,
      tellsRepairs: true,
    })
    const options = {
      ...simulator,
      baseUrl: simulator.url,
      clientName: 'Underway',
      now,
      statements: true,
      transactions: true,
    }
    const port = createPlaid(options)
    const frameOf = (start: LinkStart) =>
      start.kind === 'token'
        ? `${simulator.linkUrl}/bank/frame?session=${start.linkToken}&holder=http%3A%2F%2Fapp.example`
        : ''
    for (const username of usernames)
      await live(
        port,
        frameOf,
        (_, { messages }) => ({
          publicToken: String(messages.find(({ type }) => type === 'success')?.['public_token']),
        }),
        username,
      )
    await createPlaid({ ...options, secret: 'wrong' }).startLink(person())
    await simulator.webhooks.settled()
    const { host } = new URL(simulator.url)
    const calls = exchanges.filter(
      (seen) => seen.host === host && !seen.path.startsWith('/bank/') && !isFile(seen),
    )
    const told = simulator.webhooks.events.map(({ body }) => parsed(body) as Record<string, string>)
    await simulator.close()
    expect(calls.length).toBeGreaterThan(100)
    expect(told.length).toBeGreaterThan(10)
    expect([...new Set(calls.flatMap((seen) => judge.exchange(seen)))]).toEqual([])
    expect([
      ...new Set(
        told.flatMap((body) => judge.webhook(`${body['webhook_type']}/${body['webhook_code']}`, body)),
      ),
    ]).toEqual([])
  })
})

describe('Finicity', () => {
  const judge = judgeBy('finicity')
  it('calls, answers and errors are as published', async () => {
    const simulator = await startFinicitySimulator({ now })
    const options = {
      ...simulator,
      baseUrl: simulator.url,
      now,
      statements: true,
      ownerMatch: true,
      businessRecord: true,
    }
    const port = createFinicity(options)
    for (const username of usernames)
      await live(
        port,
        (start) => (start.kind === 'frame' ? start.url : ''),
        (start) => ({ customerRef: start.kind === 'frame' ? start.customerRef : '' }),
        username,
      )
    await createFinicity({ ...options, partnerSecret: 'wrong' }).startLink(person())
    await port.startLink(person({ reference: 'shape-1' }))
    await simulator.webhooks.settled()
    const { host } = new URL(simulator.url)
    const calls = exchanges.filter(
      (seen) => seen.host === host && !seen.path.startsWith('/bank/') && !isFile(seen),
    )
    await simulator.close()
    expect(calls.length).toBeGreaterThan(100)
    expect([...new Set(calls.flatMap((seen) => judge.exchange(seen)))]).toEqual([])
  })
})

/** Statements come as files, which no JSON schema describes. */
function isFile({ path, status }: Exchange): boolean {
  return status === 200 && (path === '/statements/download' || /\/assets\/[^/]+$/.test(path))
}
