// Fetching a history from Finicity: accounts by login, older lines once, then every page of every account.
import type { BankAccount, BankTransaction } from '#core/domain/bank-history.ts'
import { dayNumber } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { Attention, AttentionReason, Fetched, FetchOptions, FinicityOptions } from '../port.ts'
import { confirmNumbers, numbersDeadline } from '../account-numbers.ts'
import { monthsBefore } from '../history-window.ts'
import type { FinicityClient } from './client.ts'
import { attentionOf, isLoginGone, mayHaveAsked, secondFactorFault } from './faults.ts'
import { keepBusinessRecord } from './business-record.ts'
import { institutionName } from './link.ts'
import { holdersOf } from './owners.ts'
import { readSecret, writeSecret, type FinicitySecret } from './secret.ts'
import { assembleHistory, kindOf, refreshedOn, translateAccount, translateTransaction } from './translate.ts'
import type { AccountWire } from './wire.ts'
import { accountList, achAnswer, transactionPage } from './wire.ts'

const pageSize = 1000
/** A million lines: more means that the vendor's paging never ends. */
const mostPages = 1000
/** Kinds of account whose older lines are worth a paid call. */
const deepKinds: ReadonlySet<string> = new Set(['checking', 'savings', 'card'])

/** Accounts of one login as the vendor keeps them; with `slowMs`, its deadline, a refresh asks the bank for them. */
export async function loginAccounts(
  call: FinicityClient,
  customerId: string,
  login: string,
  slowMs?: number,
): Promise<Outcome<AccountWire[], Fault>> {
  const answer = await call({
    path: `/aggregation/v1/customers/${customerId}/institutionLogins/${login}/accounts`,
    ...(slowMs === undefined ? {} : { body: {}, timeoutMs: slowMs }),
    parse: (body, status) =>
      status === 203
        ? null
        : accountList.parse(body).accounts.map((a) => ({ ...a, institutionLoginId: login })),
  })
  if (!answer.ok) return answer
  return answer.value ? ok(answer.value) : refused(secondFactorFault)
}

const isPending = ({ status }: AccountWire): boolean => status === 'pending'
/** A gathering that failed leaves its code, and is over. */
const isGathering = (wire: AccountWire): boolean =>
  isPending(wire) && !attentionOf(wire.aggregationStatusCode)

/** What is left of the logins, with their accounts: one that was deleted is dropped, and refused only where none is left. */
async function standingLogins(
  call: FinicityClient,
  { customerId, logins, asked }: FinicitySecret,
  slowMs: number,
): Promise<Outcome<Pick<FinicitySecret, 'logins' | 'asked'> & { wires: AccountWire[] }, Fault>> {
  const wires: AccountWire[] = []
  const standing: string[] = []
  const askedNow = [...asked]
  let gone: Fault | undefined
  for (const login of logins) {
    let listed = await loginAccounts(call, customerId, login)
    if (listed.ok && listed.value.some(isPending) && !askedNow.includes(login)) {
      const refreshed = await loginAccounts(call, customerId, login, slowMs)
      if (refreshed.ok || !mayHaveAsked(refreshed.refusal)) listed = refreshed
      if (listed.ok) askedNow.push(login)
    }
    if (listed.ok) {
      standing.push(login)
      wires.push(...listed.value)
    } else if (isLoginGone(listed.refusal)) gone = listed.refusal
    else return listed
  }
  return standing.length || !gone ? ok({ wires, logins: standing, asked: askedNow }) : refused(gone)
}

/** Asks for up to 24 months (180 days is the normal depth). What the owner must do first, and a refusal, leave the normal depth. */
async function deepen(
  call: FinicityClient,
  customerId: string,
  accountId: string,
  slowMs: number,
): Promise<Outcome<'done' | AttentionReason, Fault>> {
  const answer = await call({
    path: `/aggregation/v1/customers/${customerId}/accounts/${accountId}/transactions/historic`,
    body: {},
    timeoutMs: slowMs,
    parse: (_body, status): 'done' | AttentionReason => {
      if (status !== 203 && status !== 204) throw new TypeError('neither done nor asked')
      return status === 203 ? 'second-factor' : 'done'
    },
  })
  if (answer.ok || answer.refusal.kind === 'unavailable' || answer.refusal.kind === 'rate-limited')
    return answer
  if (answer.refusal.kind === 'needs-login') return ok(attentionOf(answer.refusal.vendorCode) ?? 'login')
  return answer.refusal.kind === 'rejected' && !answer.refusal.ours ? ok('done') : answer
}

async function accountLines(
  call: FinicityClient,
  customerId: string,
  account: AccountWire,
  from: number,
  to: number,
): Promise<Outcome<BankTransaction[], Fault>> {
  const lines: BankTransaction[] = []
  for (let page = 0, start = 1; page < mostPages; page++) {
    const answer = await call({
      path: `/aggregation/v4/customers/${customerId}/accounts/${account.id}/transactions`,
      query: {
        fromDate: String(from),
        toDate: String(to),
        start: String(start),
        limit: String(pageSize),
        // Oldest first: lines that arrive meanwhile do not shift the pages.
        sort: 'asc',
        includePending: 'true',
      },
      parse: (body) => transactionPage.parse(body),
    })
    if (!answer.ok) return answer
    const { transactions, moreAvailable } = answer.value
    for (const wire of transactions) {
      const line = translateTransaction(account, wire)
      if (line) lines.push(line)
    }
    if (!moreAvailable) return ok(lines)
    if (transactions.length === 0) break
    start += transactions.length
  }
  return refused({ kind: 'malformed', vendorCode: 'endless-pages' })
}

/** The account itself where the bank gives both of its numbers, else nothing; a paid call, of checking and savings accounts only. */
const givenNumbers = (
  call: FinicityClient,
  customerId: string,
  accountId: string,
  timeoutMs: number,
): Promise<Outcome<readonly string[], Fault>> =>
  call({
    path: `/aggregation/v1/customers/${customerId}/accounts/${accountId}/details`,
    timeoutMs,
    parse: (body) => {
      const { routingNumber, realAccountNumber } = achAnswer.parse(body)
      return routingNumber && realAccountNumber ? [accountId] : []
    },
  })

/** Of accounts without a line: nothing came because each waits for its owner, or was never gathered. That is no history. */
function whyEmpty(wires: readonly AccountWire[]): Fault | undefined {
  const waits = wires.map((wire) => attentionOf(wire.aggregationStatusCode))
  const codeOf = (why: AttentionReason) => String(wires[waits.indexOf(why)]?.aggregationStatusCode)
  if (waits.includes(undefined)) return undefined
  if (waits.includes('login')) return { kind: 'needs-login', vendorCode: codeOf('login') }
  if (waits.includes('second-factor')) return secondFactorFault
  return wires.some(isPending) ? { kind: 'unavailable', vendorCode: codeOf('institution-down') } : undefined
}

export async function fetchFinicityHistory(
  call: FinicityClient,
  secretText: string,
  { months, today, stated }: FetchOptions,
  { slowMs, bought }: { slowMs: number; bought: Pick<FinicityOptions, 'ownerMatch' | 'businessRecord'> },
): Promise<Outcome<Fetched, Fault>> {
  const secret = readSecret(secretText)
  const { customerId } = secret
  // Posting days are stamped in UTC; the first one is the day after the window's edge, the last may run ahead of our day.
  const from = (dayNumber(monthsBefore(today, months)) + 1) * 86_400
  const to = (dayNumber(today) + 2) * 86_400
  const found = await standingLogins(call, secret, slowMs)
  if (!found.ok) return found
  const { wires, logins, asked } = found.value
  if (wires.some(isGathering))
    return ok({ state: 'pending', retryInSeconds: 15, secret: writeSecret({ ...secret, logins, asked }) })

  const attention: Attention[] = []
  const deepened = new Set(secret.deepened)
  const accounts: BankAccount[] = []
  const lines: BankTransaction[] = []
  const names = new Map<string, string>()
  for (const wire of wires) {
    const reason = attentionOf(wire.aggregationStatusCode)
    if (reason) attention.push({ accountId: wire.id, reason })
    if (!reason && deepKinds.has(kindOf(wire.type)) && !deepened.has(wire.id)) {
      const deep = await deepen(call, customerId, wire.id, slowMs)
      if (!deep.ok) return deep
      if (deep.value === 'done') deepened.add(wire.id)
      else attention.push({ accountId: wire.id, reason: deep.value })
    }
    const fetched = await accountLines(call, customerId, wire, from, to)
    if (!fetched.ok) return fetched
    lines.push(...fetched.value)
    const of = { customerId, accountId: wire.id, slowMs }
    const holders = await holdersOf(call, of, bought.ownerMatch ? stated : undefined)
    if (!holders.ok) return holders
    const bank = wire.institutionId ?? ''
    if (!names.has(bank)) names.set(bank, await institutionName(call, wire.institutionId))
    accounts.push(translateAccount(wire, { institution: names.get(bank) ?? '', ...holders.value, today }))
  }

  const empty = lines.length === 0 && whyEmpty(wires)
  if (empty) return refused(empty)
  const told = assembleHistory(accounts, lines, refreshedOn(wires, today))
  const { history, confirmed } = await confirmNumbers(told, secret.confirmed, (accountId) =>
    givenNumbers(call, customerId, accountId, numbersDeadline(slowMs)),
  )
  const business =
    bought.businessRecord && stated
      ? await keepBusinessRecord(call, customerId, stated, secret.business)
      : secret.business
  return ok({
    state: 'ready',
    history,
    needsAttention: attention,
    secret: writeSecret({
      ...secret,
      logins,
      asked,
      deepened: [...deepened],
      confirmed: [...confirmed],
      ...(business ? { business } : {}),
    }),
  })
}
