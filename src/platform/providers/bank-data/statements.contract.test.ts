// What the port promises of the bank's own statements, tried on every adapter against its simulator over HTTP, with every fault.
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { addMonths } from '#core/ground/dates.ts'
import { walkBankPages, type Walk } from '#simulators/bank-pages/walk.ts'
import type { FaultSwitch } from '#simulators/bank-world/wire-server.ts'
import { startFinicitySimulator } from '#simulators/finicity/finicity.ts'
import { startPlaidSimulator } from '#simulators/plaid/plaid.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { createFinicity } from './finicity/finicity.ts'
import { createPlaid } from './plaid/plaid.ts'
import { statementList as plaidList } from './plaid/wire.ts'
import type { BankDataPort, BankStatement } from './port.ts'
import { STATEMENTS_BACK } from './statement-file.ts'

const now = () => new Date('2026-11-20T15:00:00Z')
const newest = '2026-10'
const all = () => true

interface Bench {
  readonly port: BankDataPort
  readonly hasty: BankDataPort
  readonly simulator: {
    readonly url: string
    readonly linkUrl?: string
    readonly faults: FaultSwitch
    close(): Promise<void>
  }
  /** Where a list, and where a file is asked for. */
  readonly paths: { readonly list: string; readonly file: string }
}

async function finicityBench(): Promise<Bench> {
  const simulator = await startFinicitySimulator({ now })
  const options = { ...simulator, baseUrl: simulator.url, now, statements: true }
  return {
    port: createFinicity(options),
    hasty: createFinicity({ ...options, timeoutMs: 20 }),
    simulator,
    paths: { list: '/aggregation/v3/', file: '/aggregation/v1/' },
  }
}

async function plaidBench(): Promise<Bench> {
  const simulator = await startPlaidSimulator({ now, reportReadyAfterMs: 0 })
  const options = { ...simulator, baseUrl: simulator.url, clientName: 'Underway', now, statements: true }
  return {
    port: createPlaid(options),
    hasty: createPlaid({ ...options, timeoutMs: 120 }),
    simulator,
    paths: { list: '/statements/list', file: '/statements/download' },
  }
}

let reference = 0
/** Links a bank and answers the connection's secret. */
async function link({ port, simulator }: Bench, walk: Walk): Promise<string> {
  const person = { firstName: 'Ana', lastName: 'Reyes', language: 'en' } as const
  const start = await port.startLink({ reference: `statements-${++reference}`, ...person })
  if (!start.ok) throw new Error(`refused: ${JSON.stringify(start.refusal)}`)
  const frame =
    start.value.kind === 'frame'
      ? start.value.url
      : `${simulator.linkUrl}/bank/frame?session=${start.value.linkToken}&holder=http%3A%2F%2Fapp.example`
  const end = await walkBankPages(frame, walk)
  const finished = await port.finishLink(
    start.value.kind === 'frame'
      ? { customerRef: start.value.customerRef }
      : { publicToken: String(end.messages.find((m) => m.type === 'success')?.['public_token']) },
  )
  if (!finished.ok) throw new Error(`refused: ${JSON.stringify(finished.refusal)}`)
  return finished.value.secret
}

describe.each([
  ['finicity', finicityBench],
  ['plaid', plaidBench],
])('%s', (vendor, makeBench) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await makeBench()
  })
  beforeEach(() => bench.simulator.faults.clear())
  afterAll(() => bench.simulator.close())
  const statements = (port = bench.port) => port.statements!
  async function listed(secret: string, wanted: (accountId: string) => boolean = all) {
    const answer = await statements().list(secret, wanted)
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
    return answer.value
  }
  async function oneOf(secret: string) {
    const [account] = await listed(secret)
    return (account!.statements as readonly BankStatement[])[0]!
  }

  it('lists a year of ended months of each account, newest first, and only the accounts that are wanted', async () => {
    const secret = await link(bench, { username: 'user_healthy' })
    const lists = await listed(secret)
    expect(lists.length).toBeGreaterThan(0)
    for (const { statements: kept } of lists) {
      if (kept === 'second-factor') throw new Error('nobody asked for a second factor')
      expect(kept.map(({ month }) => month)).toEqual(
        Array.from({ length: STATEMENTS_BACK }, (_, at) => addMonths(newest, -at)),
      )
      expect(new Set(kept.map(({ id }) => id)).size).toBe(STATEMENTS_BACK)
    }
    const { accountId } = lists[0]!
    expect((await listed(secret, (id) => id === accountId)).map((each) => each.accountId)).toEqual([
      accountId,
    ])
    expect(await listed(secret, () => false)).toEqual([])
  })

  it('fetches the file of the month that was asked for', async () => {
    const secret = await link(bench, { username: 'user_healthy' })
    const file = await statements().read(secret, await oneOf(secret))
    if (!file.ok) throw new Error(`refused: ${JSON.stringify(file.refusal)}`)
    const text = (await pageTexts(file.value)).join(' ')
    expect(text).toContain('Statement period 10/01/2026 to 10/31/2026')
    expect(text).toContain('Bank of Marigold Bay')
  })

  it('knows that a bank gives none, which is no failure', async () => {
    const secret = await link(bench, { username: 'user_healthy', bank: 'Paper Birch Savings' })
    const lists = await listed(secret)
    expect(lists.every(({ statements: kept }) => kept.length === 0)).toBe(true)
  })

  it('refuses a file that is not there', async () => {
    const secret = await link(bench, { username: 'user_healthy' })
    const file = await statements().read(secret, { id: 'no-such-statement', month: newest })
    expect(file).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
  })

  it.each([
    ['server-error', 'unavailable'],
    ['rate-limited', 'rate-limited'],
    ['hang-up', 'unavailable'],
  ] as const)('a %s is %s, of list and file alike', async (fault, kind) => {
    const secret = await link(bench, { username: 'user_healthy' })
    const one = await oneOf(secret)
    bench.simulator.faults.next(fault, { path: bench.paths.list })
    expect(await statements().list(secret, all)).toMatchObject({ ok: false, refusal: { kind } })
    bench.simulator.faults.clear()
    bench.simulator.faults.next(fault, { path: bench.paths.file })
    expect(await statements().read(secret, one)).toMatchObject({ ok: false, refusal: { kind } })
  })

  it('takes a page of a proxy for no statement', async () => {
    const secret = await link(bench, { username: 'user_healthy' })
    const one = await oneOf(secret)
    bench.simulator.faults.next('garbage', { path: bench.paths.file })
    expect(await statements().read(secret, one)).toMatchObject({ ok: false, refusal: { kind: 'malformed' } })
    bench.simulator.faults.next('garbage', { path: bench.paths.list })
    expect(await statements().list(secret, all)).toMatchObject({ ok: false, refusal: { kind: 'malformed' } })
  })

  it('ends by its own deadline', async () => {
    const secret = await link(bench, { username: 'user_healthy' })
    const one = await oneOf(secret)
    // Again before it hangs: an adapter may need a token first.
    await statements(bench.hasty).list(secret, () => false)
    bench.simulator.faults.next('timeout', { path: bench.paths.file })
    expect(await statements(bench.hasty).read(secret, one)).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable', vendorCode: 'timeout' },
    })
  })

  it('is absent where the operator has not bought it', async () => {
    const options = { ...bench.simulator, baseUrl: bench.simulator.url, clientName: 'Underway' }
    const port = vendor === 'plaid' ? createPlaid(options as never) : createFinicity(options as never)
    expect(port.statements).toBeUndefined()
  })
})

test('Finicity says which account wants its owner first, and that is not none', async () => {
  const bench = await finicityBench()
  try {
    const secret = await link(bench, { username: 'user_mfa_again' })
    const lists = await bench.port.statements!.list(secret, all)
    expect(lists.ok && lists.value.map(({ statements }) => statements)).toContain('second-factor')
  } finally {
    await bench.simulator.close()
  }
})

test('Plaid: a file with another hash than it left with is not taken', async () => {
  const bench = await plaidBench()
  try {
    const secret = await link(bench, { username: 'user_statement_changed' })
    const lists = await bench.port.statements!.list(secret, all)
    const kept = lists.ok ? lists.value[0]!.statements : []
    if (kept === 'second-factor') throw new Error('nobody asked for a second factor')
    expect((await bench.port.statements!.read(secret, kept[0]!)).ok).toBe(true)
    const file = await bench.port.statements!.read(secret, kept[1]!)
    expect(file).toMatchObject({ ok: false, refusal: { kind: 'malformed', vendorCode: 'hash' } })
  } finally {
    await bench.simulator.close()
  }
})

test('Plaid: a bank that was linked without statements is not one that has none', async () => {
  const simulator = await startPlaidSimulator({ now, reportReadyAfterMs: 0 })
  try {
    const options = { ...simulator, baseUrl: simulator.url, clientName: 'Underway', now }
    const paths = { list: '', file: '' }
    const before = { port: createPlaid(options), hasty: createPlaid(options), simulator, paths }
    const secret = await link(before, { username: 'user_healthy' })
    const answer = await createPlaid({ ...options, statements: true }).statements!.list(secret, all)
    expect(answer).toMatchObject({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: 'ADDITIONAL_CONSENT_REQUIRED' },
    })
  } finally {
    await simulator.close()
  }
})

const sample = new URL('../../../../../shared/samples/plaid_statements_list.json', import.meta.url)
test.skipIf(!existsSync(sample))('reads the vendor’s own sample (skipped where it is absent)', () => {
  const read = plaidList.parse(JSON.parse(readFileSync(sample, 'utf8')))
  expect(read.accounts[0]!.statements).toEqual([
    { statement_id: 'vzeNDwK7KQIm4yEog683uElbp9GRLEFXGK98D', year: 2023, month: 5 },
  ])
})
