// Fetching a history from Plaid: ask for an asset report, come back until it is ready, translate it.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { Fetched, FetchOptions, PlaidOptions } from '../port.ts'
import { confirmNumbers, numbersDeadline } from '../account-numbers.ts'
import { lacksAccount } from '../missing-account.ts'
import type { PlaidClient } from './client.ts'
import { createPlaidClient } from './client.ts'
import { isReportDead, isWaitForBank, notReadyCode } from './faults.ts'
import { withHolders } from './holders.ts'
import { askForReport } from './reports.ts'
import type { PlaidSecret } from './secret.ts'
import { putReportBy, readSecret, writeSecret } from './secret.ts'
import { syncTransactions } from './sync.ts'
import { translateReport } from './translate.ts'
import { authAnswer, reportAnswer } from './wire.ts'

const pollSeconds = 5
/** A bank that is away is asked again after minutes. */
const downSeconds = 120
/** Reports that failed in a row before we stop asking for another. */
const mostAttempts = 3

export async function fetchPlaidHistory(
  call: PlaidClient,
  options: PlaidOptions,
  secretText: string,
  wanted: FetchOptions,
): Promise<Outcome<Fetched, Fault>> {
  const before = readSecret(secretText)
  const { again, known } = before
  if (options.transactions && again && known) {
    const synced = await syncTransactions(call, before, known, wanted)
    if (!synced.ok) return synced
    if (synced.value !== 'report')
      return 'wait' in synced.value
        ? ok({ state: 'pending', retryInSeconds: synced.value.wait })
        : settle(options, before, synced.value.read)
  }
  // Read as a report from here on, until it is to be read again.
  const stored = { ...before, again: false }
  const asked = stored.report ? ok(stored) : await askForReport(call, options, stored, wanted)
  if (!asked.ok) return asked
  const first = await readReport(call, options, asked.value, wanted.today)
  if (first.ok) return first
  // A report that was just bought is kept, also where it cannot be read now: the next try reads it.
  if (!isReportDead(first.refusal))
    return stored.report || !isPassing(first.refusal) ? first : ok(pending(asked.value))
  // A report that failed stays failed: the next one may not. The caller learns of it as 'pending', and comes back.
  const isDown = isWaitForBank(first.refusal)
  if ((asked.value.report?.attempt ?? 0) >= mostAttempts)
    return refused(isDown ? first.refusal : { ...first.refusal, kind: 'rejected' })
  const another = await askForReport(call, options, asked.value, wanted)
  return another.ok ? ok(pending(another.value, isDown)) : another
}

const isPassing = ({ kind }: Fault): boolean =>
  kind === 'unavailable' || kind === 'rate-limited' || kind === 'malformed'

const pending = (secret: PlaidSecret, isDown = false): Fetched => ({
  state: 'pending',
  ...(isDown ? { reason: 'institution-down' as const } : {}),
  retryInSeconds: isDown ? downSeconds : pollSeconds,
  secret: writeSecret(secret),
  reportRef: secret.report?.id,
})

/** The accounts whose numbers the bank gave, both of them; a number that stands for the account (tokenised) pays as well. */
const givenNumbers = (
  options: PlaidOptions,
  { accessToken }: PlaidSecret,
): Promise<Outcome<readonly string[], Fault>> =>
  createPlaidClient({ ...options, timeoutMs: numbersDeadline(options.timeoutMs) })(
    '/auth/get',
    { access_token: accessToken },
    (body) => {
      const { accounts, numbers } = authAnswer.parse(body)
      const typed = accounts.filter((each) => each.verification_status).map((each) => each.account_id)
      return numbers.ach
        .filter(({ account_id, account, routing }) => account && routing && !typed.includes(account_id))
        .map(({ account_id }) => account_id)
    },
  )

/** A warned report without any line is no empty account: nothing of it is kept. */
function whatIsMissing({
  history,
  needsAttention,
}: Pick<Extract<Fetched, { state: 'ready' }>, 'history' | 'needsAttention'>): Fault | undefined {
  const [first] = needsAttention
  if (!first || history.transactions.length) return undefined
  if (first.reason === 'institution-down')
    return { kind: 'unavailable', vendorCode: 'INSTITUTION_NOT_RESPONDING' }
  return {
    kind: 'needs-login',
    vendorCode: first.reason === 'second-factor' ? 'INVALID_MFA' : 'ITEM_LOGIN_REQUIRED',
  }
}

async function readReport(
  call: PlaidClient,
  options: PlaidOptions,
  secret: PlaidSecret,
  today: IsoDate,
): Promise<Outcome<Fetched, Fault>> {
  const { readElsewhere } = options
  const answer = await call(
    '/asset_report/get',
    { asset_report_token: secret.report?.token ?? '', include_insights: false },
    (body) => translateReport(reportAnswer.parse(body), today),
    readElsewhere && ((chunks) => readElsewhere(chunks, today)),
  )
  if (!answer.ok) return answer.refusal.vendorCode === notReadyCode ? ok(pending(secret)) : answer
  const { history, needsAttention } = answer.value
  const lack = whatIsMissing(answer.value)
  if (lack) return refused(lack)
  const held = await withHolders(call, secret.accessToken, history)
  if (!held.ok) return held
  const { accounts } = held.value
  const known = {
    institution: accounts[0]?.institution ?? '',
    owners: Object.fromEntries(accounts.map(({ id, owners }) => [id, [...owners]])),
  }
  return settle(options, { ...secret, known }, { history: held.value, needsAttention })
}

/** What was read, with the fact of the account's numbers. */
async function settle(
  options: PlaidOptions,
  secret: PlaidSecret,
  { history, needsAttention }: Pick<Extract<Fetched, { state: 'ready' }>, 'history' | 'needsAttention'>,
): Promise<Outcome<Fetched, Fault>> {
  const told = await confirmNumbers(history, secret.confirmed, () => givenNumbers(options, secret))
  // A report is a snapshot: where the bank was away for an account, only another one can show it.
  return ok({
    state: 'ready',
    history: told.history,
    needsAttention,
    secret: writeSecret({
      ...(lacksAccount({ history, needsAttention }) ? putReportBy(secret) : secret),
      confirmed: [...told.confirmed],
    }),
    ...(secret.report ? { reportRef: secret.report.id } : {}),
  })
}
