// What is Finicity's alone: the token's life, wrong secrets, second factors, short depth, odd lines; and the vendor's own samples.
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import { listen } from '#simulators/bank-world/wire-server.ts'
import type { FinicitySimulator } from '#simulators/finicity/finicity.ts'
import { startFinicitySimulator } from '#simulators/finicity/finicity.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { BankDataPort } from '../port.ts'
import { attentionOf, explainFinicity } from './faults.ts'
import { createFinicity } from './finicity.ts'
import { translateAccount, translateTransaction } from './translate.ts'
import { readFinicityWebhook } from './webhook.ts'
import { accountList, accountWire, transactionPage, transactionWire } from './wire.ts'

const start = Date.parse('2026-11-20T15:00:00Z')
let time = start
const now = (): Date => new Date(time)
let simulator: FinicitySimulator
let port: BankDataPort
beforeEach(async () => {
  time = start
  simulator = await startFinicitySimulator({ now })
  port = createFinicity({ ...simulator, baseUrl: simulator.url, now })
})
afterEach(() => simulator.close())

const person = { reference: 'r-1', firstName: 'Ana', lastName: 'Reyes', language: 'en' } as const

async function linked(username: string) {
  const begun = await port.startLink({ ...person, reference: `r-${username}` })
  if (!begun.ok || begun.value.kind !== 'frame') throw new Error('no link')
  const end = await walkBankPages(begun.value.url, { username })
  const finished = await port.finishLink({ customerRef: begun.value.customerRef })
  if (!finished.ok) throw new Error(`not finished: ${finished.refusal.vendorCode ?? ''}`)
  return { connection: finished.value, end }
}
const fetched = (secret: string, today = '2026-11-20') => port.fetchHistory(secret, { months: 24, today })

it('a Connect page from an origin that our pages may not frame is the operator’s to cure', async () => {
  const moved = { ...simulator, baseUrl: simulator.url, connectOrigin: 'https://connect2.finicity.com', now }
  expect(await createFinicity(moved).startLink(person)).toMatchObject({
    ok: false,
    refusal: { kind: 'rejected', vendorCode: 'FINICITY_CONNECT_URL', ours: true },
  })
})

describe('the app token', () => {
  it('is renewed after ninety minutes, and again when the vendor says that it expired', async () => {
    expect((await port.startLink(person)).ok).toBe(true)
    time += 95 * 60_000
    expect((await port.startLink(person)).ok).toBe(true)
    // A clock that ran slow on our side: the vendor is first to notice.
    const slow = createFinicity({ ...simulator, baseUrl: simulator.url, now: () => new Date(start) })
    expect((await slow.startLink(person)).ok).toBe(true)
    time += 3 * 3_600_000
    expect((await slow.startLink(person)).ok).toBe(true)
  })

  it('is not asked for again and again with a wrong secret: five bad tries would lock the partner', async () => {
    const wrong = createFinicity({ ...simulator, baseUrl: simulator.url, partnerSecret: 'wrong', now })
    for (let i = 0; i < 20; i++) {
      expect(await wrong.startLink(person)).toMatchObject({
        ok: false,
        refusal: { kind: 'rejected', vendorCode: '10001', ours: true },
      })
    }
    const right = createFinicity({ ...simulator, baseUrl: simulator.url, now })
    expect((await right.startLink(person)).ok).toBe(true)
  })

  it('is fetched once for calls at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => port.startLink({ ...person, reference: `many-${i}` })),
    )
    expect(all.every((one) => one.ok)).toBe(true)
  })
})

it('says how long to wait when the vendor does', async () => {
  await port.startLink(person)
  simulator.faults.next('rate-limited')
  expect(await port.startLink(person)).toEqual({
    ok: false,
    refusal: { kind: 'rate-limited', vendorCode: '3300001', retryAfterSeconds: 7 },
  })
})

describe('holders besides the applicant', () => {
  const address = { line1: '8 Pine St', line2: 'Unit 2', city: 'Portland', state: 'ME', zip: '04102' }
  const stated = {
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'ana@harborstreet.example',
    phone: '+12075550142',
    home: address,
    business: { name: 'Harbor Street Bakery LLC', phone: '+12075550143', address },
  }
  const asked: { path: string; method: string; body: unknown }[] = []
  const buying = (more: { ownerMatch?: true; businessRecord?: true }, spoil?: VendorCaller) =>
    createFinicity({
      ...simulator,
      baseUrl: simulator.url,
      now,
      ...more,
      call: (call) => {
        const { pathname } = new URL(call.url)
        asked.push({
          path: pathname,
          method: call.method ?? ('body' in call ? 'POST' : 'GET'),
          body: 'body' in call ? call.body : undefined,
        })
        return spoil && pathname.includes('owner-verification') ? spoil(call) : callVendor(call)
      },
    })
  const historyOf = async (of: BankDataPort, secret: string, said: object = stated) => {
    const answer = await of.fetchHistory(secret, {
      months: 24,
      today: '2026-11-20',
      stated: { ...stated, ...said },
    })
    if (!answer.ok) throw new Error(answer.refusal.vendorCode)
    if (answer.value.state === 'pending') return historyOf(of, answer.value.secret ?? secret, said)
    return { ...answer.value, secret: answer.value.secret ?? secret }
  }
  beforeEach(() => asked.splice(0))

  it('are scored where the match is bought, without what the bank does not keep', async () => {
    const { connection } = await linked('user_healthy')
    const { history } = await historyOf(buying({ ownerMatch: true }), connection.secret)
    for (const account of history.accounts) {
      expect(account.owners).toEqual(['Ana Reyes'])
      expect(account.ownerMatch).toEqual({ name: 100 })
    }
    expect(asked.some(({ path }) => path.endsWith('/owner'))).toBe(false)
    expect(asked.find(({ path }) => path.includes('owner-verification'))?.body).toEqual({
      name: { firstName: 'Ana', lastName: 'Reyes' },
      email: stated.email,
      phone: '2075550142',
      address: {
        line1: '8 Pine St',
        line2: 'Unit 2',
        city: 'Portland',
        state: 'ME',
        postalCode: '04102',
        country: 'US',
      },
    })
    const other = await historyOf(buying({ ownerMatch: true }), connection.secret, { firstName: 'Rosa' })
    expect(other.history.accounts[0]?.ownerMatch).toEqual({ name: 50 })
  })

  it('are named alone where it is refused, or nobody is known to compare with; an outage waits', async () => {
    const { connection } = await linked('user_healthy')
    const refusing = buying({ ownerMatch: true }, () =>
      Promise.resolve({ ok: false, refusal: { kind: 'rejected', vendorCode: '10105' } }),
    )
    const { history } = await historyOf(refusing, connection.secret)
    expect(history.accounts[0]).toMatchObject({ owners: ['Ana Reyes'] })
    expect(history.accounts[0]).not.toHaveProperty('ownerMatch')
    const unnamed = await buying({ ownerMatch: true }).fetchHistory(connection.secret, {
      months: 24,
      today: '2026-11-20',
    })
    expect(
      unnamed.ok && unnamed.value.state === 'ready' && unnamed.value.history.accounts[0]?.owners,
    ).toEqual(['Ana Reyes'])
    const away = buying({ ownerMatch: true }, () =>
      Promise.resolve({ ok: false, refusal: { kind: 'unavailable' } }),
    )
    await expect(historyOf(away, connection.secret)).rejects.toThrow()
  })

  it('have a business record: made once, brought up to date when the answers changed, one per customer', async () => {
    const { connection } = await linked('user_healthy')
    const of = buying({ businessRecord: true })
    const calls = () =>
      asked.splice(0).flatMap(({ path, method }) => (path.startsWith('/business-services') ? method : []))
    const first = await historyOf(of, connection.secret)
    expect(calls()).toEqual(['POST'])
    const second = await historyOf(of, first.secret)
    expect(calls()).toEqual([])
    const moved = { business: { ...stated.business, name: 'Harbor Street Bakery II LLC' } }
    const third = await historyOf(of, second.secret, moved)
    expect(calls()).toEqual(['POST', 'GET', 'PUT'])
    await historyOf(of, third.secret, moved)
    expect(calls()).toEqual([])
    await historyOf(of, first.secret, { business: undefined })
    expect(calls()).toEqual([])
  })
})

describe('customers', () => {
  it('one reference gives one customer', async () => {
    const first = await port.startLink(person)
    const second = await port.startLink(person)
    expect(first.ok && second.ok && first.value.kind === 'frame' && second.value.kind === 'frame').toBe(true)
    if (first.ok && second.ok && first.value.kind === 'frame' && second.value.kind === 'frame')
      expect(second.value.customerRef).toBe(first.value.customerRef)
  })
  it('one that was deleted is made again', async () => {
    const { connection } = await linked('user_thin')
    await port.revoke(connection.secret)
    const again = await port.startLink({ ...person, customerRef: connection.itemRef, reference: 'r-new' })
    expect(again.ok).toBe(true)
  })
  it('the Spanish page speaks Spanish', async () => {
    const begun = await port.startLink({ ...person, language: 'es' })
    const html = begun.ok && begun.value.kind === 'frame' ? await (await fetch(begun.value.url)).text() : ''
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('quiere ver los datos de su banco')
  })
  it('two banks of one customer are one connection', async () => {
    const begun = await port.startLink(person)
    if (!begun.ok || begun.value.kind !== 'frame') throw new Error('no link')
    await walkBankPages(begun.value.url, { username: 'user_healthy' })
    const second = await port.startLink({ ...person, customerRef: begun.value.customerRef })
    if (!second.ok || second.value.kind !== 'frame') throw new Error('no link')
    await walkBankPages(second.value.url, { username: 'user_thin' })
    const finished = await port.finishLink({ customerRef: begun.value.customerRef })
    const history = finished.ok ? await fetched(finished.value.secret) : undefined
    if (!history?.ok || history.value.state !== 'ready') throw new Error('no history')
    expect(history.value.history.accounts.map((a) => a.institution)).toEqual([
      'Bank of Marigold Bay',
      'Bank of Marigold Bay',
      'Copper Kettle Credit Union',
    ])
  })
})

it('a second factor for older lines leaves the normal depth, marks the accounts, and is asked for again next time', async () => {
  const { connection } = await linked('user_mfa_again')
  const first = await fetched(connection.secret)
  if (!first.ok || first.value.state !== 'ready') throw new Error('no history')
  expect(new Set(first.value.needsAttention.map((a) => a.reason))).toEqual(new Set(['second-factor']))
  const oldest = first.value.history.transactions.map((t) => t.date).sort()[0] ?? ''
  expect(oldest > '2026-05-20').toBe(true)
  const repair = await port.startLink({ ...person, repair: first.value.secret })
  if (!repair.ok || repair.value.kind !== 'frame') throw new Error('no repair')
  await walkBankPages(repair.value.url, { username: 'user_mfa_again' })
  const second = await fetched(first.value.secret ?? '')
  if (!second.ok || second.value.state !== 'ready') throw new Error('no history')
  expect(second.value.needsAttention).toEqual([])
  const whole = makePersonaHistory('healthy', { endDate: '2026-11-20' })
  expect(second.value.history.transactions).toHaveLength(whole.transactions.length)
})

it('a bank that did not answer is named, the data stays', async () => {
  const { connection } = await linked('user_report_failed')
  const answer = await fetched(connection.secret)
  expect(answer.ok && answer.value.state === 'ready' && answer.value.needsAttention[0]?.reason).toBe(
    'institution-down',
  )
})

it('cancelling and a bank that is down are kept apart', async () => {
  const go = async (walk: Parameters<typeof walkBankPages>[1]) => {
    const begun = await port.startLink({ ...person, reference: `r-${walk.username}-x` })
    const url = begun.ok && begun.value.kind === 'frame' ? begun.value.url : ''
    const end = await walkBankPages(url, walk)
    const left = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ step: end.step, action: 'leave' }),
    })
    return (await left.text()).match(/data-messages="([^"]*)"/)?.[1] ?? ''
  }
  expect(await go({ username: 'user_down', bank: 'Stonewren Bank' })).toContain('unableToConnect')
  expect(await go({ username: 'user_healthy', password: 'guess' })).toContain('cancel')
})

describe('translation', () => {
  const account = (type: string) => accountWire.parse({ id: 1, type })
  const about = { institution: 'X', owners: [], today: '2026-11-20' }
  it('a balance that is not sent is not zero, and a currency is kept', () => {
    expect(translateAccount(account('checking'), about).balance).toBeNull()
    const pesos = accountWire.parse({ id: 1, type: 'checking', balance: 0, currency: 'MXN' })
    expect(translateAccount(pesos, about)).toMatchObject({ balance: 0, currency: 'MXN' })
  })
  const line = (more: object) =>
    transactionWire.parse({ id: 5, amount: -12.345, postedDate: 1607450357, ...more })

  it('turns the sign on cards, credit lines and investments only', () => {
    expect(translateTransaction(account('checking'), line({}))?.amount).toBe(-1235)
    expect(translateTransaction(account('creditCard'), line({}))?.amount).toBe(1235)
    expect(translateTransaction(account('investment'), line({ amount: 0 }))?.amount).toBe(0)
  })
  it('takes the day from the noon stamp, leaves shadows out, marks pending', () => {
    const wire = line({ postedDate: 1594382400, status: 'pending' })
    expect(translateTransaction(account('checking'), wire)).toMatchObject({
      date: '2020-07-10',
      pending: true,
    })
    expect(translateTransaction(account('checking'), line({ status: 'shadow' }))).toBeUndefined()
    expect(translateTransaction(account('checking'), line({ postedDate: undefined }))).toBeUndefined()
  })
  it('puts the two halves of an OFX text together', () => {
    const both = line({ description: 'ACH DEBIT', memo: 'DES:ONDECK' })
    expect(translateTransaction(account('checking'), both)?.description).toBe('ACH DEBIT DES:ONDECK')
    const same = line({ description: 'CHECK 12', memo: 'CHECK 12' })
    expect(translateTransaction(account('checking'), same)?.description).toBe('CHECK 12')
  })
})

it('knows what account codes ask for', () => {
  expect([0, null, 102].map((code) => attentionOf(code))).toEqual([undefined, undefined, 'institution-down'])
  for (const code of [103, 108, 109, 169, 945, 946, 947, 948])
    expect(attentionOf(code), `${code}`).toBe('login')
  for (const code of [185, 187]) expect(attentionOf(code), `${code}`).toBe('second-factor')
})

describe('a failed aggregation', () => {
  it.each([103, 108, 109, 169, 185, 187, 945, 946, 947, 948])(
    'with code %i in a 500 is for Connect Fix, as text and as a number, and no outage',
    (code) => {
      expect(explainFinicity(500, { code })).toEqual({ kind: 'needs-login', vendorCode: String(code) })
      expect(explainFinicity(500, { code: String(code) })?.kind).toBe('needs-login')
    },
  )
  it('with another code is the trouble of that bank; the vendor has longer codes, or none', () => {
    const ofBank = { kind: 'unavailable', vendorCode: '102', ofBank: true }
    expect(explainFinicity(500, { code: 102 })).toEqual(ofBank)
    expect(explainFinicity(500, { code: '102' })).toEqual(ofBank)
    expect(explainFinicity(500, { code: '10030' })).toEqual({ kind: 'unavailable', vendorCode: '10030' })
    expect(explainFinicity(503, 'Service Unavailable')).toBeUndefined()
  })

  it('may be a silence: only what asks the bank says so', async () => {
    const { connection } = await linked('user_healthy')
    const asked = new Set<string>()
    const call: VendorCaller = (each) => {
      const what = new URL(each.url).pathname.split('/').at(-1)!
      asked.add(`${what} ${String(each.asksBank ?? false)}`)
      return callVendor(each)
    }
    const of = createFinicity({ ...simulator, baseUrl: simulator.url, now, call })
    await of.refresh(connection.secret)
    await of.fetchHistory(connection.secret, { months: 24, today: '2026-11-20' })
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'authentication false',
        'accounts true',
        'accounts false',
        'historic true',
        'transactions false',
        'owner true',
      ]),
    )
    for (const never of ['authentication true', 'transactions true', 'historic false'])
      expect([...asked]).not.toContain(never)
  })

  it('of a refresh is for the person, and its fix is opened for that login', async () => {
    const { connection } = await linked('user_report_login')
    expect(await port.refresh(connection.secret)).toEqual({
      ok: false,
      refusal: { kind: 'needs-login', vendorCode: '946' },
    })
    const fix = await port.startLink({ ...person, repair: connection.secret })
    if (!fix.ok || fix.value.kind !== 'frame') throw new Error('no fix')
    await walkBankPages(fix.value.url, { username: 'user_report_login' })
    expect((await port.refresh(connection.secret)).ok).toBe(true)
  })
})

it('a 203 to a refresh is the second factor, never a success without accounts', async () => {
  const { connection } = await linked('user_no_lines')
  const wanted = { ok: false, refusal: { kind: 'needs-login', vendorCode: 'second-factor' } }
  expect(await port.refresh(connection.secret)).toEqual(wanted)
  expect(await fetched(connection.secret)).toEqual(wanted)
})

describe('a refresh', () => {
  let refreshes = 0
  const behind = (answer?: VendorCaller) =>
    createFinicity({
      ...simulator,
      baseUrl: simulator.url,
      now,
      call: (call) => {
        if (!('body' in call) || !/institutionLogins\/\d+\/accounts$/.test(call.url)) return callVendor(call)
        refreshes += 1
        return answer ? answer(call) : callVendor(call)
      },
    })
  const refuse =
    (refusal: Fault): VendorCaller =>
    () =>
      Promise.resolve({ ok: false, refusal })
  const readOn = async (of: BankDataPort, secret: string, tries = 0): Promise<number> => {
    const answer = await of.fetchHistory(secret, { months: 24, today: '2026-11-20' })
    if (!answer.ok) throw new Error(answer.refusal.vendorCode)
    return answer.value.state === 'ready' || tries === 9
      ? tries
      : readOn(of, answer.value.secret ?? secret, tries + 1)
  }
  beforeEach(() => (refreshes = 0))

  it('of new accounts is asked once, however long they stay pending', async () => {
    const { connection } = await linked('user_slow')
    expect(await readOn(behind(), connection.secret)).toBeGreaterThan(1)
    expect(refreshes).toBe(1)
  })
  it.each<Fault>([
    { kind: 'unavailable', vendorCode: 'timeout' },
    { kind: 'unavailable', vendorCode: '502' },
    { kind: 'malformed' },
  ])('that may have reached the bank ($kind $vendorCode) is not repeated', async (fault) => {
    const { connection } = await linked('user_slow')
    const unclear = behind(async (call) => {
      await callVendor(call)
      return { ok: false, refusal: fault }
    })
    await readOn(unclear, connection.secret)
    expect(refreshes).toBe(1)
    expect(await unclear.refresh(connection.secret)).toEqual({ ok: true, value: {} })
  })
  it('for which no token was to be had is asked for again', async () => {
    const { connection } = await linked('user_slow')
    const away: Fault = { kind: 'unavailable', vendorCode: 'timeout' }
    const call: VendorCaller = (asked) =>
      asked.url.endsWith('/authentication')
        ? Promise.resolve({ ok: false, refusal: away })
        : Promise.reject(new Error('sent'))
    const without = createFinicity({ ...simulator, baseUrl: simulator.url, now, call })
    expect(await without.refresh(connection.secret)).toEqual({
      ok: false,
      refusal: { kind: 'unavailable', vendorCode: 'no token: timeout' },
    })
  })
  it.each<Fault>([
    { kind: 'unavailable', vendorCode: '10023' },
    { kind: 'unavailable', vendorCode: 'door-closed' },
    { kind: 'unavailable', vendorCode: 'ECONNREFUSED' },
    { kind: 'rate-limited', vendorCode: '429', retryAfterSeconds: 60 },
  ])('that never left ($vendorCode) is asked for again', async (refusal) => {
    const { connection } = await linked('user_slow')
    const answer = { ok: false, refusal }
    expect(await behind(refuse(refusal)).refresh(connection.secret)).toEqual(answer)
    expect(
      await behind(refuse(refusal)).fetchHistory(connection.secret, { months: 24, today: '2026-11-20' }),
    ).toEqual(answer)
  })
})

describe('a login that was deleted', () => {
  const withLogins = (secret: string, ...logins: string[]) =>
    JSON.stringify({ ...(JSON.parse(secret) as object), logins })
  it('is dropped while another is left, and refused once none is', async () => {
    const { connection } = await linked('user_thin')
    const { logins } = JSON.parse(connection.secret) as { logins: string[] }
    const two = withLogins(connection.secret, '999', ...logins)
    expect((await port.refresh(two)).ok).toBe(true)
    const answer = await fetched(two)
    if (!answer.ok || answer.value.state !== 'ready') throw new Error('no history')
    expect(answer.value.history.accounts).toHaveLength(1)
    expect(answer.value.needsAttention).toEqual([])
    expect(JSON.parse(answer.value.secret ?? '')).toMatchObject({ logins })
    expect(await fetched(withLogins(connection.secret, '999'))).toEqual({
      ok: false,
      refusal: { kind: 'needs-login', vendorCode: '38007' },
    })
  })
  it('is linked again where it was to be repaired; with its customer, if that one is gone too', async () => {
    const { connection } = await linked('user_thin')
    const repair = withLogins(connection.secret, '999')
    const again = await port.startLink({ ...person, repair })
    expect(again).toMatchObject({ ok: true, value: { customerRef: connection.itemRef } })
    await port.revoke(connection.secret)
    const anew = await port.startLink({ ...person, repair })
    expect(anew.ok && anew.value.kind === 'frame' && anew.value.customerRef).toMatch(/^10\d+$/)
    expect(anew).not.toMatchObject({ value: { customerRef: connection.itemRef } })
  })
})

it('whatever asks the bank itself may take 180 seconds, the rest 30', async () => {
  const deadlines = new Map<number, Set<string>>()
  const call: VendorCaller = (asked) => {
    const { url, method = 'body' in asked ? 'POST' : 'GET', timeoutMs = 0 } = asked
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    deadlines.set(timeoutMs, (deadlines.get(timeoutMs) ?? new Set<string>()).add(`${method} ${name}`))
    return callVendor(asked)
  }
  port = createFinicity({ ...simulator, baseUrl: simulator.url, now, call })
  const { connection } = await linked('user_thin')
  await fetched(connection.secret)
  expect([...(deadlines.get(180_000) ?? [])].sort()).toEqual(['GET owner', 'POST accounts', 'POST historic'])
  expect(deadlines.get(30_000)).toContain('GET transactions')
})

describe('webhooks that name nothing of ours', () => {
  const read = (event: object, signed = true) => {
    const rawBody = Buffer.from(JSON.stringify(event))
    const signature = createHmac('sha256', 'secret').update(rawBody).digest('hex')
    return readFinicityWebhook(
      { headers: signed ? { 'x-finicity-signature': signature } : {}, rawBody },
      'secret',
    )
  }
  it('a ping is answered, signed or not: without it no link is made', async () => {
    for (const signed of [true, false])
      expect(read({ eventType: 'ping', payload: {} }, signed)).toMatchObject({
        ok: true,
        value: { change: 'ignored' },
      })
    expect(read({ eventType: 'ping', customerId: '1', eventId: 'x' }, false)).toEqual({
      ok: false,
      refusal: 'bad-signature',
    })
    const deaf = await listen((_request, answer) => void answer.writeHead(404).end())
    const begun = await port.startLink({ ...person, webhookUrl: deaf.url })
    await deaf.close()
    expect(begun).toMatchObject({ ok: false, refusal: { kind: 'rejected' } })
  })
  it('an event that nobody knows is ignored, with or without ids', () => {
    const known = read({ eventType: 'somethingNew', customerId: 5, eventId: 'e-1' })
    expect(known).toMatchObject({ ok: true, value: { eventId: 'e-1', change: 'ignored' } })
    const bare = read({ eventType: 'somethingNew' })
    expect(bare).toMatchObject({ ok: true, value: { change: 'ignored' } })
    expect(bare.ok && bare.value.eventId).not.toBe('')
  })
  it('accounts that were taken away are read again without a refresh, which nobody may automate', () => {
    const less = read({ eventType: 'accountsDeleted', customerId: '5', eventId: 'd' })
    expect(less).toMatchObject({ ok: true, value: { change: 'account-gone', customerRef: '5' } })
    expect(less.ok && 'stale' in less.value).toBe(false)
  })
  it('a finished repair is one', () =>
    expect(read({ eventType: 'credentialsUpdated', customerId: '5', eventId: 'e' })).toMatchObject({
      ok: true,
      value: { change: 'repaired' },
    }))
})

const samples = new URL('../../../../../../shared/samples/', import.meta.url)
const sample = (name: string): unknown => JSON.parse(readFileSync(new URL(name, samples), 'utf8'))
describe.skipIf(!existsSync(samples))("the vendor's samples (skipped where the folder is absent)", () => {
  const examples = (): Record<string, unknown> =>
    sample('finicity_openapi_property_examples.json') as Record<string, unknown>
  const get = (start: string) => Object.entries(examples()).find(([name]) => name.startsWith(start))?.[1]

  it('accounts', () => {
    const { accounts } = accountList.parse(get('GET /aggregation/v1/customers/{customerId}/accounts'))
    const first = accounts[0]
    if (!first) throw new Error('no account')
    expect(translateAccount(first, { institution: 'X', owners: [], today: '2026-11-20' })).toMatchObject({
      id: '5011648377',
      mask: '5678',
      kind: 'checking',
      holder: 'personal',
      balance: 40126,
      balanceDate: '2020-12-08',
    })
  })
  it('transactions', () => {
    const page = transactionPage.parse(get('GET /aggregation/v4'))
    expect(page.moreAvailable).toBe(true)
    const [first] = page.transactions
    expect(
      first && translateTransaction(accountWire.parse({ id: 1, type: 'checking' }), first),
    ).toMatchObject({
      id: '21284820852',
      amount: -82890,
      date: '2020-12-08',
      description: 'Buy Stock UWM HOLDINGS CORPORATION - CLASS A COMMON STOCK',
    })
  })
  it('every error envelope has a fault', () => {
    for (const envelope of Object.values(
      sample('finicity_error_examples.json') as Record<string, { status?: string }>,
    )) {
      expect(explainFinicity(Number(envelope.status ?? 400), envelope)?.kind).toBeDefined()
    }
    expect(explainFinicity(401, { code: '10023' })).toEqual({ kind: 'unavailable', vendorCode: '10023' })
    expect(explainFinicity(401, 'Unauthorized')).toEqual({ kind: 'unavailable', vendorCode: 'plain-401' })
  })
  it('a Connect webhook', () => {
    const { body } = sample('finicity_connect_webhook_added.json') as { body: unknown }
    const rawBody = Buffer.from(JSON.stringify(body))
    const signature = createHmac('sha256', 'secret').update(rawBody).digest('hex')
    expect(
      readFinicityWebhook({ headers: { 'x-finicity-signature': signature }, rawBody }, 'secret'),
    ).toEqual({
      ok: true,
      value: {
        eventId: '1688829092668-518e7b2cd7948bcdb968c433',
        change: 'linked',
        itemRef: '6030781868',
        customerRef: '6030781868',
        reason: 'added',
      },
    })
  })
})
