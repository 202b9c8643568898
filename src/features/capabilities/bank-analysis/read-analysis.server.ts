// The analysis of an application's bank data: read as it is kept, or made once, in a thread, and kept.
import type { BankLabels } from '#core/domain/bank/labels.ts'
import { asOfDay, BANK_ENGINE, type KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import {
  analysisPlace,
  keepAnalysis,
  readKeptAnalysis,
  type AnalysisKey,
} from '#platform/store/bank-analyses.ts'
import {
  historyPlace,
  latestHistories,
  packedHistories,
  type StoredHistory,
} from '#platform/store/bank-data.ts'
import type { SealedBytes } from '#platform/threads/open-history.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import { saidLabels } from './said-labels.server.ts'

interface ReadAnalysis {
  readonly analysis: KeptAnalysis
  /** When the oldest of the histories that count was fetched. */
  readonly fetchedAt: Date
}

export interface AnalysisSource {
  readonly key: AnalysisKey
  readonly stored: readonly StoredHistory[]
  readonly labels: BankLabels
}

/** What an analysis is made of now; null while there is no history. */
export async function analysisSource(
  deps: Pick<Deps, 'db' | 'keys'>,
  leadId: string,
): Promise<AnalysisSource | null> {
  const stored = await latestHistories(deps.db, leadId)
  if (!stored.length) return null
  const histories = stored.map(({ id }) => id).join(',')
  const { labels, stamp } = await saidLabels(deps, leadId)
  // Another word of staff makes another analysis, as another engine does.
  return {
    key: { leadId, histories, engine: stamp ? `${BANK_ENGINE}+${stamp}` : BANK_ENGINE },
    stored,
    labels,
  }
}

/** The histories as the threads take them. */
export const sealedHistories = async (
  { db }: Pick<Deps, 'db'>,
  { key, stored }: Pick<AnalysisSource, 'key' | 'stored'>,
): Promise<readonly SealedBytes[]> =>
  (await packedHistories(db, key.leadId, stored)).map(({ id, data }) => ({
    bytes: data,
    place: historyPlace(id),
  }))

/** As of today (US Eastern); null while there is no history. A fault says why it could not be made now; nothing is made up instead. */
export async function readAnalysis(
  deps: Deps,
  leadId: string,
): Promise<Outcome<ReadAnalysis | null, ThreadFault>> {
  const source = await analysisSource(deps, leadId)
  if (!source) return ok(null)
  const { key, stored, labels } = source
  const kept = await readKeptAnalysis(deps.db, deps.keys, key)
  const read = kept ? ok(kept) : await makeOnce(deps, key, stored, labels)
  if (!read.ok) return read
  const fetchedAt = new Date(Math.min(...stored.map((row) => row.fetchedAt.getTime())))
  return ok({ analysis: asOfDay(read.value, easternDay(deps.clock())), fetchedAt })
}

/** The analysis as it would be without these accounts; made each time and kept nowhere. Null while there is no history. */
export async function analyseWithout(
  deps: Deps,
  leadId: string,
  leftOut: readonly string[],
): Promise<Outcome<KeptAnalysis | null, ThreadFault>> {
  const stored = await latestHistories(deps.db, leadId)
  if (!stored.length) return ok(null)
  const { labels } = await saidLabels(deps, leadId)
  const packed = await packedHistories(deps.db, leadId, stored)
  return deps.threads.run('analyse-chosen', {
    histories: packed.map(({ id, data }) => ({ bytes: data, place: historyPlace(id) })),
    asOf: easternDay(deps.clock()),
    labels,
    leftOut,
  })
}

type Making = Promise<Outcome<KeptAnalysis, ThreadFault>>
/** What is being made now: whoever asks for the same meanwhile waits for that. */
const underWay = new WeakMap<Deps['threads'], Map<string, Making>>()

function makeOnce(
  deps: Deps,
  key: AnalysisKey,
  stored: readonly StoredHistory[],
  labels: BankLabels,
): Making {
  const making = underWay.get(deps.threads) ?? new Map<string, Making>()
  underWay.set(deps.threads, making)
  const name = analysisPlace(key)
  const begun = making.get(name)
  if (begun) return begun
  const made = make(deps, key, stored, labels).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

async function make(
  deps: Deps,
  key: AnalysisKey,
  stored: readonly StoredHistory[],
  labels: BankLabels,
): Making {
  const done = await deps.threads.run('analyse-histories', {
    histories: await sealedHistories(deps, { key, stored }),
    asOf: easternDay(deps.clock()),
    labels,
    place: analysisPlace(key),
  })
  if (!done.ok) {
    deps.log.warn({ leadId: key.leadId, fault: done.refusal }, 'a bank history was not analysed')
    return done
  }
  if (!done.value) return refused('failed')
  await keepAnalysis(deps.db, key, done.value.sealed, deps.clock())
  return ok(done.value.analysis)
}
