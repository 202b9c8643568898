// Every stored file judged twice: by a policy or as it was decided then, and by another policy with the engine of today.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { sideOf, type ComparedPair } from '#core/domain/compare-decisions.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { mergeHistories } from '#core/domain/merge-histories.ts'
import { inputsFromAnalysis } from '#core/domain/model-inputs.ts'
import type { ModelInputs, Policy } from '#core/domain/underwriting.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { historiesAt, historyPlace, packedHistories } from '#platform/store/bank-data.ts'
import { bankLabelsOf } from '#platform/store/bank-labels.ts'
import { dealOutcomesOf } from '#platform/store/deal-outcomes.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { modelsDecisionsAfter, type DecisionRow } from '#platform/store/decisions.ts'
import { openHistory } from '#platform/threads/open-history.ts'
import { standing, statedTrade } from '../bank-analysis/said-labels.server.ts'

const BATCH = 50

interface Stores {
  readonly db: Queryable
  readonly keys: KeyRing
}

/**
 * One pair for each application that the model decided, in the order of their ids: its answers, the bank data that were there, staff's
 * labels and the day of that time. `from`: 'kept' = the decision as it was made. Where the bank data are gone the figures are those
 * that were kept.
 */
export async function* compareStored(
  stores: Stores,
  { from, to }: { readonly from: Policy | 'kept'; readonly to: Policy },
): AsyncGenerator<ComparedPair> {
  let last: string | null = null
  for (;;) {
    const rows: DecisionRow[] = await modelsDecisionsAfter(stores.db, last, BATCH)
    for (const row of rows) {
      const inputs = await inputsOfToday(stores, row)
      yield {
        application: row.leadId,
        before: sideOf(from === 'kept' ? row.result : decideWithDeals(from, inputs)),
        after: sideOf(decideWithDeals(to, inputs)),
        became: (await dealOutcomesOf(stores.db, row.leadId)).map(({ kind }) => kind),
      }
    }
    if (rows.length < BATCH) return
    last = rows[rows.length - 1]?.leadId ?? null
  }
}

/** What the model read then, with the bank data read again by the engine of today. */
async function inputsOfToday({ db, keys }: Stores, row: DecisionRow): Promise<ModelInputs> {
  const { leadId, at, inputs } = openDecision(keys, row)
  const stored = await historiesAt(db, leadId, at)
  const packed = await packedHistories(db, leadId, stored)
  const history = mergeHistories(
    packed.map(({ id, data }) => openHistory(keys, { bytes: data, place: historyPlace(id) })),
  )
  if (!history) return inputs
  const said = await bankLabelsOf(db, keys, leadId)
  const labels = standing(
    said.filter((label) => label.at <= at),
    await statedTrade(db, leadId),
  )
  return { ...inputs, ...inputsFromAnalysis(analyseBank(history, { asOf: inputs.asOf, labels })) }
}
