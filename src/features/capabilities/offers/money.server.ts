// Reads how far the money of a signed contract is.
import { moneyCourse, type MoneyCourse } from '#core/domain/money-course.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { dealOutcomesOf } from '#platform/store/deal-outcomes.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { currentChoice } from '#platform/store/offers.ts'

/** Null before everybody has signed. */
export async function readMoney(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
): Promise<MoneyCourse | null> {
  if (stage !== 'contract-signed') return null
  const choice = await currentChoice(db, id, 'deal')
  const sent = (await dealOutcomesOf(db, id)).find(({ kind }) => kind === 'funded')
  const known = { plannedOn: choice?.chosen.dates?.fundedOn ?? null, sentOn: sent?.on ?? null }
  return moneyCourse(known, easternDay(clock()))
}
