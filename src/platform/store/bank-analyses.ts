// The analysis that is kept of an application's bank histories: written once per set of histories and engine, sealed like them.
import { gunzipSync } from 'node:zlib'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

/** What an analysis was made of, by which engine. */
export interface AnalysisKey {
  readonly leadId: string
  /** Ids of the histories, in order, separated by commas. */
  readonly histories: string
  readonly engine: string
}

/** Where the analysis is sealed for. */
export const analysisPlace = ({ leadId, histories, engine }: AnalysisKey): string =>
  `bank_analysis.data:${leadId}:${engine}:${histories}`

/** Months, balances of two years and a few hundred positions are a fraction of it. */
const LARGEST = 32 * 1024 * 1024

/** The kept analysis of exactly these histories by exactly this engine; null when there is none. */
export async function readKeptAnalysis(
  db: Queryable,
  keys: KeyRing,
  key: AnalysisKey,
): Promise<KeptAnalysis | null> {
  const rows = await db.query<{ data: Uint8Array }>(
    `select data from bank_analysis where lead_id = $1::uuid and histories = $2 and engine = $3`,
    [key.leadId, key.histories, key.engine],
  )
  if (!rows[0]) return null
  const packed = keys.openBytes(rows[0].data, analysisPlace(key))
  return JSON.parse(gunzipSync(packed, { maxOutputLength: LARGEST }).toString('utf8')) as KeptAnalysis
}

/** Keeps an analysis in place of the previous one. `sealed`: for `analysisPlace` of the same key. */
export async function keepAnalysis(
  db: Queryable,
  key: AnalysisKey,
  sealed: Uint8Array,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into bank_analysis (lead_id, histories, engine, made_at, data)
     values ($1::uuid, $2, $3, $4::timestamptz, $5)
     on conflict (lead_id) do update set histories = excluded.histories, engine = excluded.engine,
       made_at = excluded.made_at, data = excluded.data`,
    [key.leadId, key.histories, key.engine, now, sealed],
  )
}
