// The specification's calls for the tool's sources. Each names an application, and is judged as every staff call about one.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { firstChoice } from '#core/domain/offer-tool/data-sources.ts'
import { calcFields } from '#core/domain/offer-tool/calc-fields.ts'
import { monthsOfStatements } from '#core/domain/statement-figures.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { reportsRead } from '#features/capabilities/credit/reports-read.server.ts'
import { statementFiguresOf } from '#features/capabilities/statement-analysis/figures-read.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './sources-contract.ts'
import { baseOf, ficoSources, offeredSources } from './sources.server.ts'

type Asked = RequestOf<typeof contract.getFicoSources>

/** The file that they opened; the look at its sources is logged before they are shown. */
async function lookedAt(deps: Deps, staff: LoggedIn, id: string, call: Call): Promise<Answer<LeadRow>> {
  const found = await openedLeadFor(deps, staff, id, 'view')
  if (found.ok)
    await addEvent(deps.db, { leadId: id, kind: 'sources-viewed', ...byStaff(staff, call) }, deps.clock())
  return found
}

export async function getFicoSources(
  deps: Deps,
  staff: LoggedIn,
  { appnum }: Asked,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getFicoSources>>> {
  const found = await lookedAt(deps, staff, appnum, call)
  if (!found.ok) return found
  const reports = await reportsRead(deps, deps.db, appnum)
  const sources = ficoSources(found.value, reports, easternDay(deps.clock()))
  return ok({
    sources: sources.map(({ src, scores }) => ({ src, scores: scores.map(({ score }) => score) })),
  })
}

export async function getBaSource(
  deps: Deps,
  staff: LoggedIn,
  { appnum }: Asked,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getBaSource>>> {
  const found = await lookedAt(deps, staff, appnum, call)
  if (!found.ok) return found
  const read = await statementFiguresOf(deps, deps.db, appnum)
  return ok({
    source: read && { url: sourceUrl(appnum, read.id), sent: read.receivedAt.toISOString() },
  })
}

/** Names the application and the analysis; it is no address that a browser could open. */
const sourceUrl = (appnum: string, analysis: string): string => `statements:${appnum}/${analysis}`

export async function getBaData(
  deps: Deps,
  staff: LoggedIn,
  { url }: RequestOf<typeof contract.getBaData>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getBaData>>> {
  const [, appnum, analysis] = /^statements:([0-9a-f-]{36})\/([0-9a-f-]{36})$/.exec(url) ?? []
  if (!appnum || !analysis) return refused({ code: 'not-found' })
  const found = await lookedAt(deps, staff, appnum, call)
  if (!found.ok) return found
  const read = await statementFiguresOf(deps, deps.db, appnum)
  if (read?.id !== analysis) return refused({ code: 'not-found' })
  return ok({
    months: monthsOfStatements(read.figures).map(
      ({ month, gross, averageDailyBalance, negativeDays, deposits }) => ({
        iso: month,
        mg: gross / 100,
        adb: averageDailyBalance / 100,
        neds: negativeDays,
        deps: deposits,
      }),
    ),
  })
}

export async function getCalcFields(
  deps: Deps,
  staff: LoggedIn,
  { appnum }: Asked,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getCalcFields>>> {
  const found = await lookedAt(deps, staff, appnum, call)
  if (!found.ok) return found
  const offered = await offeredSources(deps, found.value)
  if (!offered.ok) return offered
  const base = await baseOf(deps, found.value, offered.value, firstChoice(offered.value))
  if (!base.ok) return base
  const fields = calcFields(base.value.inputs, {})
  return ok({
    fields: fields.map(({ name, value, source }) => ({
      name,
      value: Array.isArray(value)
        ? [...(value as readonly number[])]
        : (value as string | number | boolean | null),
      source,
    })),
  })
}
