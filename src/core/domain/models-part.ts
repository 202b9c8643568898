// What a new answer of the model may do to an application: decide it, or only say what it would do where a person decided or took it. Pure.
import { hasChosen, type Stage } from './lead-stage.ts'

/** What a new decision only lies beside. */
export type Beside = 'offer-chosen' | 'staff-decision' | 'proposal' | 'reopened' | 'offer-shown'

export interface Standing {
  readonly stage: Stage
  /** Who made the decision in effect: 'model' or 'staff'; null before there is one. */
  readonly origin: string | null
  /** A person's decision or proposal is on its way. */
  readonly proposed: boolean
  /** A person reopened it, ever: from then on a person decides. */
  readonly reopened: boolean
  /** Nothing but what staff said of bank lines speaks for the new answer. */
  readonly onLabelsAlone: boolean
}

/**
 * decides = by itself, with its messages; shows = what stands is worked out anew for whoever decides, and nothing is sent; beside = kept
 * next to what a person decided. A person's 'no' that was reopened holds no more: before an offer or a 'no' nothing of theirs is in effect.
 */
export function modelsPart({ stage, origin, proposed, reopened, onLabelsAlone }: Standing): {
  readonly part: 'decides' | 'shows' | 'beside'
  readonly beside: Beside | null
} {
  const beside = (of: Beside) => ({ part: 'beside' as const, beside: of })
  if (hasChosen(stage)) return beside('offer-chosen')
  if (proposed) return beside('proposal')
  const open = stage === 'in-review' || stage === 'bank-needed'
  if (origin === 'staff' && !open) return beside('staff-decision')
  if (reopened || origin === 'staff') return { part: 'shows', beside: 'reopened' }
  if (stage === 'offered' && onLabelsAlone) return beside('offer-shown')
  return { part: 'decides', beside: null }
}
