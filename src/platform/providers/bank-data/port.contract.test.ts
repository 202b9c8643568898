// What the port promises, tried on every adapter against its simulator over HTTP, with every fault.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankHistory } from '#core/domain/bank-history.ts'
import { addDays } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Walk, WalkEnd } from '#simulators/bank-pages/walk.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import type { Persona } from '#simulators/bank-world/personas.ts'
import { personas } from '#simulators/bank-world/personas.ts'
import type { WebhookPost } from '#simulators/bank-world/webhook-post.ts'
import type { FaultSwitch } from '#simulators/bank-world/wire-server.ts'
import { listen } from '#simulators/bank-world/wire-server.ts'
import { startFinicitySimulator } from '#simulators/finicity/finicity.ts'
import { startPlaidSimulator } from '#simulators/plaid/plaid.ts'
import type { Fault } from '../faults.ts'
import { createFinicity } from './finicity/finicity.ts'
import { createPlaid } from './plaid/plaid.ts'
import type {
  BankDataPort,
  Connection,
  Fetched,
  LinkFinish,
  LinkRequest,
  LinkStart,
  WebhookInput,
} from './port.ts'

let time = new Date('2026-11-20T15:00:00Z')
const now = (): Date => time
const today = '2026-11-20'

interface Bench {
  readonly port: BankDataPort
  /** The same adapter with a deadline that a test can wait for. */
  readonly hasty: BankDataPort
  readonly simulator: { faults: FaultSwitch; webhooks: WebhookPost; close(): Promise<void> }
  readonly frameUrl: (start: LinkStart) => string
  readonly finishOf: (start: LinkStart, end: WalkEnd) => LinkFinish
  /** A fresh simulator and adapter, as after a restart of both. */
  readonly again: () => Promise<Bench>
}

async function finicityBench(): Promise<Bench> {
  const simulator = await startFinicitySimulator({ now })
  const options = { ...simulator, baseUrl: simulator.url, now }
  return {
    port: createFinicity(options),
    hasty: createFinicity({ ...options, timeoutMs: 120 }),
    simulator,
    frameUrl: (start) => (start.kind === 'frame' ? start.url : ''),
    finishOf: (start) => ({ customerRef: start.kind === 'frame' ? start.customerRef : '' }),
    again: finicityBench,
  }
}

async function plaidBench(): Promise<Bench> {
  const simulator = await startPlaidSimulator({ now, reportReadyAfterMs: 0, tellsSessions: true })
  const options = { ...simulator, baseUrl: simulator.url, clientName: 'Underway', now }
  return {
    port: createPlaid(options),
    hasty: createPlaid({ ...options, timeoutMs: 120 }),
    simulator,
    frameUrl: (start) =>
      start.kind === 'token'
        ? `${simulator.linkUrl}/bank/frame?session=${start.linkToken}&holder=http%3A%2F%2Fapp.example`
        : '',
    finishOf: (_, end) => ({
      publicToken: String(end.messages.find((m) => m.type === 'success')?.['public_token']),
    }),
    again: plaidBench,
  }
}

function valueOf<T, R>(outcome: Outcome<T, R>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}
function refusalOf<T, R>(outcome: Outcome<T, R>): R {
  if (outcome.ok) throw new Error('expected a refusal')
  return outcome.refusal
}

let reference = 0
const request = (more: Partial<LinkRequest> = {}): LinkRequest => ({
  reference: `ref-${++reference}`,
  firstName: 'Ana',
  lastName: 'Reyes',
  language: 'en',
  ...more,
})

async function link(bench: Bench, walk: Walk, more: Partial<LinkRequest> = {}): Promise<Connection> {
  const start = valueOf(await bench.port.startLink(request(more)))
  const end = await walkBankPages(bench.frameUrl(start), walk)
  return valueOf(await bench.port.finishLink(bench.finishOf(start, end)))
}

/** Asks until the history is ready, carrying the secret along as a caller does. */
async function fetchAll(
  port: BankDataPort,
  secret: string,
  months = 24,
): Promise<Extract<Fetched, { state: 'ready' }> & { polls: number }> {
  let kept = secret
  for (let polls = 0; polls < 12; polls++) {
    const fetched = valueOf(await port.fetchHistory(kept, { months, today }))
    if (fetched.state === 'ready') return { ...fetched, polls }
    expect(fetched.retryInSeconds).toBeGreaterThan(0)
    kept = fetched.secret ?? kept
  }
  throw new Error('never ready')
}

/** The first answer that is not 'pending', the waiting for a bank that is away included. */
async function firstAnswer(port: BankDataPort, secret: string) {
  let kept = secret
  for (let polls = 0; polls < 20; polls++) {
    const answer = await port.fetchHistory(kept, { months: 24, today })
    if (!answer.ok || answer.value.state === 'ready') return answer
    kept = answer.value.secret ?? kept
  }
  throw new Error('never an answer')
}

/** What must be the same through every provider: accounts by mask, lines by day, cents and text. */
function essence({ accounts, transactions, refreshedOn }: BankHistory) {
  const masks = new Map(accounts.map((account) => [account.id, account.mask]))
  return {
    refreshedOn,
    accounts: accounts.map(({ institution, name, mask, kind, holder, owners, balance, balanceDate }) => ({
      institution,
      name,
      mask,
      kind,
      holder,
      owners,
      balance,
      balanceDate,
    })),
    lines: transactions
      .map((t) => [t.date, masks.get(t.accountId), t.amount, t.description, t.pending].join('|'))
      .sort(),
  }
}

const world = (persona: Persona): BankHistory =>
  makePersonaHistory(persona, { endDate: today, owners: ['Ana Reyes'] })
const usernameOf = (persona: Persona): string => personas.find((p) => p.persona === persona)?.username ?? ''

async function webhookInbox() {
  const received: WebhookInput[] = []
  const { url, close } = await listen((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const rawBody = Buffer.concat(chunks)
      // Asked while a link is made; it tells about nothing.
      if (!rawBody.includes('"eventType":"ping"')) received.push({ headers: incoming.headers, rawBody })
      outgoing.writeHead(200).end()
    })
  })
  return { url: `${url}/hook`, received, close }
}

describe.each([
  ['finicity', finicityBench],
  ['plaid', plaidBench],
] as const)('%s', (vendor, open) => {
  let bench: Bench
  let inbox: Awaited<ReturnType<typeof webhookInbox>>
  beforeAll(async () => {
    bench = await open()
    inbox = await webhookInbox()
  })
  beforeEach(() => {
    time = new Date('2026-11-20T15:00:00Z')
    bench.simulator.faults.clear()
    bench.simulator.webhooks.mode = 'once'
    inbox.received.length = 0
  })
  afterAll(async () => {
    await bench.simulator.close()
    await inbox.close()
  })

  it('says which vendor it is and starts a link that expires', async () => {
    expect(bench.port.vendor).toBe(vendor)
    const start = valueOf(await bench.port.startLink(request()))
    expect(new Date(start.expiresAt).getTime()).toBeGreaterThan(time.getTime())
  })

  describe('history', () => {
    it.each([
      'healthy',
      'stacked',
      'nsf-ridden',
      'personal-only',
      'busy',
      'mfa',
      'oauth',
      'stopped-trading',
      'linked-twice',
    ] as const)('of %s is what the bank has: signs, dates, cents, text', async (persona) => {
      const connection = await link(bench, { username: usernameOf(persona) })
      const { history, needsAttention } = await fetchAll(bench.port, connection.secret)
      expect(essence(history)).toEqual(essence(world(persona)))
      expect(new Set(history.transactions.map((t) => `${t.accountId}/${t.id}`)).size).toBe(
        history.transactions.length,
      )
      expect(needsAttention).toEqual([])
      expect(connection.institution).toBe(history.accounts[0]?.institution)
      expect(connection.itemRef).not.toBe('')
      expect(connection.secret).not.toContain('Reyes')
    })

    it('says nothing of the holder where the bank does not, and gives the names on the account', async () => {
      const named = await link(bench, { username: 'user_named' })
      const { history } = await fetchAll(bench.port, named.secret)
      expect(history.accounts.map(({ holder, owners }) => [holder, owners])).toEqual([
        ['unknown', ['GANNET POINT OUTFITTERS LLC']],
      ])
      const person = await link(bench, { username: 'user_holder_unknown' })
      const other = (await fetchAll(bench.port, person.secret)).history
      expect(other.accounts.map(({ holder, owners }) => [holder, owners])).toEqual([
        ['unknown', ['Ana Reyes']],
      ])
    })

    it('comes without owners where the bank names none', async () => {
      const connection = await link(bench, { username: 'user_no_owners' })
      const { history } = await fetchAll(bench.port, connection.secret)
      expect(history.accounts.map(({ owners }) => owners)).toEqual([[], []])
      expect(history.transactions.length).toBeGreaterThan(1000)
    })

    it('holds on any day and for any number of months', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 400 }),
          fc.integer({ min: 1, max: 24 }),
          fc.constantFrom<Persona>('healthy', 'seasonal', 'thin', 'stacked'),
          async (ahead, months, persona) => {
            const day = addDays('2026-01-01', ahead)
            time = new Date(`${day}T17:00:00Z`)
            const connection = await link(bench, { username: usernameOf(persona) })
            let secret = connection.secret
            let fetched = valueOf(await bench.port.fetchHistory(secret, { months, today: day }))
            while (fetched.state === 'pending') {
              secret = fetched.secret ?? secret
              fetched = valueOf(await bench.port.fetchHistory(secret, { months, today: day }))
            }
            const right = makePersonaHistory(persona, { endDate: day, months, owners: ['Ana Reyes'] })
            expect(essence(fetched.history)).toEqual(essence(right))
          },
        ),
        { numRuns: 8 },
      )
    })

    it('holds only the accounts that were shared', async () => {
      const connection = await link(bench, { username: 'user_healthy', accounts: [2] })
      const { history } = await fetchAll(bench.port, connection.secret)
      expect(history.accounts.map((a) => a.mask)).toEqual(['4821'])
      expect(new Set(history.transactions.map((t) => t.accountId)).size).toBe(1)
    })

    it('survives a restart of both sides', async () => {
      const connection = await link(bench, { username: 'user_healthy' })
      const first = await fetchAll(bench.port, connection.secret)
      const other = await bench.again()
      const second = await fetchAll(other.port, first.secret ?? '')
      expect(essence(second.history).lines).toEqual(essence(first.history).lines)
      await other.simulator.close()
    })

    it('is fetched again after a refresh', async () => {
      const connection = await link(bench, { username: 'user_healthy' })
      const first = await fetchAll(bench.port, connection.secret)
      time = new Date('2026-12-01T15:00:00Z')
      const refreshed = valueOf(await bench.port.refresh(first.secret ?? ''))
      const second = await fetchAll(bench.port, refreshed.secret ?? first.secret ?? '')
      expect(second.history.refreshedOn).toBe('2026-12-01')
    })

    it('waits for a slow bank', async () => {
      const connection = await link(bench, { username: 'user_slow' })
      expect((await fetchAll(bench.port, connection.secret)).polls).toBeGreaterThan(1)
    })
  })

  describe('the numbers of the account that is used', () => {
    const known = ({ history }: { history: BankHistory }) =>
      history.accounts.filter((account) => account.numbersKnown).map(({ mask }) => mask)
    /** Where the vendor is asked for them. */
    const pathOf = ({ itemRef }: Connection, { history }: { history: BankHistory }) =>
      vendor === 'plaid'
        ? '/auth/get'
        : `/aggregation/v1/customers/${itemRef}/accounts/${history.accounts[0]?.id}/details`

    it('are known to be known where the bank gives them, and go no further', async () => {
      const connection = await link(bench, { username: 'user_healthy' })
      const fetched = await fetchAll(bench.port, connection.secret)
      expect(known(fetched)).toContain('7310')
      expect(JSON.stringify(fetched)).not.toMatch(/990000|099999990/)
    })

    it('are not known of a bank that gives none', async () => {
      const connection = await link(bench, { username: 'user_healthy', bank: 'Tall Pine Bank' })
      expect(known(await fetchAll(bench.port, connection.secret))).toEqual([])
    })

    it('are not asked for of a personal account', async () => {
      const connection = await link(bench, { username: 'user_personal' })
      expect(known(await fetchAll(bench.port, connection.secret))).toEqual([])
    })

    it.each(['server-error', 'hang-up', 'garbage', 'rate-limited'] as const)(
      'stay unknown after %s, are asked for with the next history, and then no more',
      async (kind) => {
        const connection = await link(bench, { username: 'user_healthy' })
        const path = pathOf(connection, await fetchAll(bench.port, connection.secret))
        bench.simulator.faults.next(kind, { path, times: 9 })
        const without = await fetchAll(bench.port, connection.secret)
        expect(known(without)).toEqual([])
        expect(without.history.transactions.length).toBeGreaterThan(1000)
        bench.simulator.faults.clear()
        const later = await fetchAll(bench.port, without.secret ?? '')
        expect(known(later)).toContain('7310')
        bench.simulator.faults.next(kind, { path, times: 9 })
        expect(known(await fetchAll(bench.port, later.secret ?? ''))).toContain('7310')
      },
    )
  })

  describe('when the owner is needed', () => {
    it('says so, and works after the login was repaired', async () => {
      const connection = await link(bench, { username: 'user_needs_login' })
      let secret = connection.secret
      const first = await bench.port.fetchHistory(secret, { months: 24, today })
      expect(refusalOf(first).kind).toBe('needs-login')
      const repair = valueOf(await bench.port.startLink(request({ repair: secret })))
      const end = await walkBankPages(bench.frameUrl(repair), { username: 'user_needs_login' })
      expect(end.step).toBe('left')
      secret = valueOf(await bench.port.refresh(secret)).secret ?? secret
      expect((await fetchAll(bench.port, secret)).history.transactions.length).toBeGreaterThan(1000)
    })

    it('a bank that wants its owner only once it is asked says so, and works after the repair', async () => {
      const connection = await link(bench, { username: 'user_report_login' })
      const first = await firstAnswer(bench.port, connection.secret)
      expect(refusalOf(first).kind).toBe('needs-login')
      const repair = valueOf(await bench.port.startLink(request({ repair: connection.secret })))
      await walkBankPages(bench.frameUrl(repair), { username: 'user_report_login' })
      const secret = valueOf(await bench.port.refresh(connection.secret)).secret ?? connection.secret
      expect((await fetchAll(bench.port, secret)).history.transactions.length).toBeGreaterThan(1000)
    })

    it.each(['user_report_down', 'user_no_lines'])(
      '%s never gives a history that is empty because the bank did not answer',
      async (username) => {
        const connection = await link(bench, { username })
        const answer = await firstAnswer(bench.port, connection.secret)
        expect(['unavailable', 'needs-login']).toContain(refusalOf(answer).kind)
      },
    )

    it('a wrong password, a wrong code and a bank that is down link nothing', async () => {
      for (const walk of [
        { username: 'user_healthy', password: 'guess' },
        { username: 'user_mfa', code: '000000' },
        { username: 'user_down', bank: 'Stonewren Bank' },
        { username: 'user_no_accounts' },
      ]) {
        const start = valueOf(await bench.port.startLink(request()))
        const end = await walkBankPages(bench.frameUrl(start), walk)
        expect(end.messages.some((m) => m.type === 'done' || m.type === 'success')).toBe(false)
        expect(refusalOf(await bench.port.finishLink(bench.finishOf(start, end))).kind).toBe('rejected')
      }
    })
  })

  describe('revoking', () => {
    it('ends the access, and twice is no failure', async () => {
      const connection = await link(bench, { username: 'user_thin' })
      const { secret = '' } = await fetchAll(bench.port, connection.secret)
      expect(valueOf(await bench.port.revoke(secret))).toBeNull()
      expect(valueOf(await bench.port.revoke(secret))).toBeNull()
      const fresh = valueOf(
        await bench.port.refresh(secret).then((r) => (r.ok ? r : { ok: true as const, value: {} })),
      )
      const after = await bench.port.fetchHistory(fresh.secret ?? secret, { months: 24, today })
      expect(refusalOf(after).kind).toBe('needs-login')
    })
  })

  describe('faults', () => {
    const cases: readonly (readonly [Parameters<FaultSwitch['next']>[0], Fault['kind']])[] = [
      ['timeout', 'unavailable'],
      ['server-error', 'unavailable'],
      ['hang-up', 'unavailable'],
      ['garbage', 'malformed'],
      ['rate-limited', 'rate-limited'],
    ]

    // The impatient adapter is used only where it must give up, so that a slow machine fails nothing.
    const portFor = (kind: string): BankDataPort => (kind === 'timeout' ? bench.hasty : bench.port)

    it.each(cases)('%s while starting a link is %s, and the next try works', async (kind, fault) => {
      bench.simulator.faults.next(kind)
      expect(refusalOf(await portFor(kind).startLink(request())).kind).toBe(fault)
      expect((await bench.port.startLink(request())).ok).toBe(true)
    })

    it.each(cases)('%s while finishing, fetching or revoking is %s', async (kind, fault) => {
      const connection = await link(bench, { username: 'user_healthy' })
      const start = valueOf(await bench.port.startLink(request()))
      const end = await walkBankPages(bench.frameUrl(start), { username: 'user_thin' })
      bench.simulator.faults.next(kind)
      expect(refusalOf(await portFor(kind).finishLink(bench.finishOf(start, end))).kind).toBe(fault)
      bench.simulator.faults.next(kind)
      expect(refusalOf(await portFor(kind).fetchHistory(connection.secret, { months: 24, today })).kind).toBe(
        fault,
      )
      bench.simulator.faults.next(kind)
      expect(refusalOf(await portFor(kind).revoke(connection.secret)).kind).toBe(fault)
      // Nothing was lost meanwhile.
      expect((await fetchAll(bench.port, connection.secret)).history.accounts).toHaveLength(2)
    })

    it.each([
      ['user_5xx', 'unavailable'],
      ['user_garbage', 'malformed'],
      ['user_429', 'rate-limited'],
    ] as const)('the login %s brings %s', async (username, fault) => {
      const connection = await link(bench, { username })
      expect(refusalOf(await bench.port.fetchHistory(connection.secret, { months: 24, today })).kind).toBe(
        fault,
      )
    })

    it('the login user_timeout brings unavailable', async () => {
      const connection = await link(bench, { username: 'user_timeout' })
      expect(refusalOf(await bench.hasty.fetchHistory(connection.secret, { months: 24, today })).kind).toBe(
        'unavailable',
      )
    })
  })

  describe('webhooks', () => {
    async function linkedEvents(username: string) {
      const connection = await link(bench, { username }, { webhookUrl: inbox.url })
      await bench.simulator.webhooks.settled()
      const events = []
      for (const input of inbox.received) events.push(valueOf(await bench.port.readWebhook(input)))
      return { connection, events }
    }

    it('tell about a link, and name it', async () => {
      const { connection, events } = await linkedEvents('user_healthy')
      const linked = events.filter((event) => event.change === 'linked')
      expect(linked).toHaveLength(1)
      expect(linked[0]?.itemRef ?? linked[0]?.linkToken).toBeDefined()
      if (vendor === 'finicity') expect(linked[0]?.itemRef).toBe(connection.itemRef)
    })

    it('sent twice carry the same event id', async () => {
      const { events } = await linkedEvents('user_webhook_twice')
      const linked = events.filter((event) => event.change === 'linked')
      expect(linked.length).toBe(2)
      expect(new Set(linked.map((event) => event.eventId)).size).toBe(1)
    })

    it('late and out of order still arrive and are understood', async () => {
      bench.simulator.webhooks.mode = 'held'
      await link(bench, { username: 'user_healthy' }, { webhookUrl: inbox.url })
      expect(inbox.received).toHaveLength(0)
      await bench.simulator.webhooks.release('reversed')
      const events = await Promise.all(inbox.received.map((input) => bench.port.readWebhook(input)))
      expect(events.every((event) => event.ok)).toBe(true)
      expect(events.map((event) => valueOf(event).change)).toContain('linked')
    })

    it('with a changed body, a changed signature or none are refused', async () => {
      await linkedEvents('user_healthy')
      const genuine = inbox.received[0]
      if (!genuine) throw new Error('no webhook came')
      const header = vendor === 'finicity' ? 'x-finicity-signature' : 'plaid-verification'
      const signature = String(genuine.headers[header])
      const spoilt = signature.slice(0, -6) + (signature.endsWith('aaaaaa') ? 'bbbbbb' : 'aaaaaa')
      const tries: WebhookInput[] = [
        { ...genuine, rawBody: Buffer.concat([Buffer.from(genuine.rawBody), Buffer.from(' ')]) },
        { ...genuine, headers: { ...genuine.headers, [header]: spoilt } },
        { ...genuine, headers: { ...genuine.headers, [header]: undefined } },
        { ...genuine, headers: { ...genuine.headers, [header]: '' } },
      ]
      for (const input of tries) expect(refusalOf(await bench.port.readWebhook(input))).toBe('bad-signature')
    })
  })
})
