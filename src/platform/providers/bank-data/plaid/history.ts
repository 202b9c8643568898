// Fetching a history from Plaid: ask for an asset report, come back until it is ready, translate it.
import type { IsoDate } from '#core/ground/dates.ts'
import { dayNumber } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { Fetched, FetchOptions, PlaidOptions } from '../port.ts'
import { confirmNumbers, numbersDeadline } from '../account-numbers.ts'
import { monthsBefore } from '../history-window.ts'
import type { PlaidClient } from './client.ts'
import { createPlaidClient } from './client.ts'
import { notReadyCode, reportFailedCodes } from './faults.ts'
import type { PlaidSecret } from './secret.ts'
import { readSecret, writeSecret } from './secret.ts'
import { translateReport } from './translate.ts'
import { authAnswer, reportAnswer, reportCreated } from './wire.ts'

/** The most that a report may cover. */
const mostDays = 731
const pollSeconds = 5
/** Reports that failed in a row before we stop asking for another. */
const mostAttempts = 3

async function askForReport(
  call: PlaidClient,
  options: PlaidOptions,
  secret: PlaidSecret,
  wanted: FetchOptions,
): Promise<Outcome<PlaidSecret, Fault>> {
  const webhook = wanted.webhookUrl ?? options.webhookUrl
  const created = await call(
    '/asset_report/create',
    {
      access_tokens: [secret.accessToken],
      days_requested: Math.min(
        mostDays,
        dayNumber(wanted.today) - dayNumber(monthsBefore(wanted.today, wanted.months)),
      ),
      options: webhook ? { webhook } : {},
    },
    (body) => reportCreated.parse(body),
  )
  if (!created.ok) return created
  const { asset_report_token: token, asset_report_id: id } = created.value
  return ok({ ...secret, report: { token, id, attempt: (secret.report?.attempt ?? 0) + 1 } })
}

export async function fetchPlaidHistory(
  call: PlaidClient,
  options: PlaidOptions,
  secretText: string,
  wanted: FetchOptions,
): Promise<Outcome<Fetched, Fault>> {
  const stored = readSecret(secretText)
  const asked = stored.report ? ok(stored) : await askForReport(call, options, stored, wanted)
  if (!asked.ok) return asked
  const first = await readReport(call, options, asked.value, wanted.today)
  const failed = !first.ok && reportFailedCodes.has(first.refusal.vendorCode ?? '')
  if (!failed) return first
  // A report that failed stays failed: the next one may not. The caller learns of it as 'pending', and comes back.
  if ((asked.value.report?.attempt ?? 0) >= mostAttempts)
    return refused({ ...first.refusal, kind: 'rejected' })
  const again = await askForReport(call, options, asked.value, wanted)
  return again.ok ? ok(pending(again.value)) : again
}

const pending = (secret: PlaidSecret): Fetched => ({
  state: 'pending',
  retryInSeconds: pollSeconds,
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
  const told = await confirmNumbers(history, secret.confirmed, () => givenNumbers(options, secret))
  return ok({
    state: 'ready',
    history: told.history,
    needsAttention,
    secret: writeSecret({ ...secret, confirmed: [...told.confirmed] }),
    reportRef: secret.report?.id,
  })
}
