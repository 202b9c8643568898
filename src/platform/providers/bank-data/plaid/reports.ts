// Plaid's asset reports: asked for, put by when another takes their place, removed at the vendor, which keeps them until it is told.
import { dayNumber } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { FetchOptions, PlaidOptions } from '../port.ts'
import { monthsBefore } from '../history-window.ts'
import type { PlaidClient } from './client.ts'
import { putReportBy, type PlaidSecret } from './secret.ts'
import { reportCreated, reportRemoved } from './wire.ts'

/** The most that a report may cover. */
const mostDays = 731

/** Asks for a report, in the place of the one before it, which is removed. */
export async function askForReport(
  call: PlaidClient,
  options: PlaidOptions,
  secret: PlaidSecret,
  wanted: FetchOptions,
): Promise<Outcome<PlaidSecret, Fault>> {
  const webhook = wanted.webhookUrl ?? options.webhookUrl
  const created = await call(
    '/asset_report/create',
    {
      // One item a report: `require_all_items`, which is true when absent, lets no other connection fail with it.
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
  const attempt = (secret.report?.attempt ?? 0) + 1
  return ok({ ...(await removePast(call, putReportBy(secret))), report: { token, id, attempt } })
}

/** Removes the reports that were put by; those that could not be stay put by, and no reading waits for them. */
export async function removePast(call: PlaidClient, secret: PlaidSecret): Promise<PlaidSecret> {
  const { left } = await removeReports(call, secret.past)
  return { ...secret, past: left }
}

/** Removes all reports of an item; the first that cannot be now says why. */
export async function removeAllReports(
  call: PlaidClient,
  secret: PlaidSecret,
): Promise<Outcome<null, Fault>> {
  const { fault } = await removeReports(call, putReportBy(secret).past)
  return fault ? refused(fault) : ok(null)
}

async function removeReports(
  call: PlaidClient,
  tokens: readonly string[],
): Promise<{ readonly left: string[]; readonly fault?: Fault }> {
  for (const [at, token] of tokens.entries()) {
    const removed = await call('/asset_report/remove', { asset_report_token: token }, (body) =>
      reportRemoved.parse(body),
    )
    // One that the vendor does not know any more is removed.
    const isGone = removed.ok || (removed.refusal.kind === 'rejected' && !removed.refusal.ours)
    if (!isGone) return { left: tokens.slice(at), fault: removed.refusal }
  }
  return { left: [] }
}
