// The general minimums by which an application did not qualify: those of its day, whatever the policy says now.
import { FORMER_MINIMUMS, minimumsOf } from '#core/domain/general-minimums.ts'
import type { GeneralMinimums } from '#core/domain/policy-cells.ts'
import type { Deps } from '#platform/deps.ts'
import { latestEvent } from '#platform/store/events.ts'

/** Before they stood in the event every release told the same ones; where no such event is, today's. */
export async function judgedBy(
  { db, policy }: Pick<Deps, 'db' | 'policy'>,
  leadId: string,
): Promise<GeneralMinimums> {
  const completed = await latestEvent(db, leadId, ['application-completed'])
  return completed ? (completed.detail.minimums ?? FORMER_MINIMUMS) : minimumsOf(policy)
}
