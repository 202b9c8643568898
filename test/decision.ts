// The decision of an application that counts, opened, as a test looks at it.
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision, type OpenedDecision } from '#platform/store/decisions.ts'
import type { TestApp } from './app.ts'

export async function decisionOf({ db, deps }: TestApp, leadId: string): Promise<OpenedDecision> {
  const row = await currentDecision(db, leadId)
  if (!row) throw new Error('nothing was decided')
  return openDecision(deps.keys, row)
}
