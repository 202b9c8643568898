// Whether a letter has become untrue by the time it goes out: nobody reads what was taken back, or is asked for what is done.
import type { OwnMessageReason } from '#core/domain/messages.ts'
import { hasChosen, hasOffer, isClosed, mayChoose } from '#core/domain/lead-stage.ts'
import type { Queryable } from '#platform/db/db.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { eventsOf, happenedSince } from '#platform/store/events.ts'
import { hasAppliedSince, isToBeTold } from '#platform/store/notify-wishes.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { MessageName } from '#platform/store/messages.ts'
import { wantsToBeForgotten } from '#platform/store/retention.ts'

const tellsNo = (template: MessageName): boolean => template === 'declined' || template === 'adverse-action'

/** Nobody is chased who stopped. */
const asksToFinish = (template: MessageName): boolean =>
  template === 'incomplete-link' || template === 'document-request'

interface Letter {
  readonly template: MessageName
  /** The decision of which it tells; absent where none was made, or in letters from before it was kept. */
  readonly decision?: string
  /** When it was written; absent while it is being written. */
  readonly since?: Date
}

type State = Pick<LeadRow, 'stage' | 'bankState'>

const isAwaited = ({ stage }: State): boolean => !isClosed(stage) && !hasOffer(stage)

/** Nor has a person got it for what its bank told. */
const isUnread = (state: State): boolean =>
  isAwaited(state) && !(state.stage === 'in-review' && state.bankState === 'linked')

/** What each says is true only while this holds; what is not named here stays true, or is judged below. */
const trueWhile: Readonly<Partial<Record<MessageName, (state: State) => boolean>>> = {
  // 'We received it, and look at it next': what came of it meanwhile is told by its own letter.
  'application-received': isUnread,
  'statements-received': isAwaited,
  'in-review': ({ stage }) => stage === 'in-review',
  'bank-needs-attention': ({ stage, bankState }) => bankState === 'needs-attention' && !isClosed(stage),
  'offers-ready': ({ stage }) => stage === 'offered',
  'offer-chosen': ({ stage }) => hasChosen(stage) && stage !== 'contract-signed',
  'contract-declined': ({ stage }) => mayChoose(stage),
}

/**
 * The application was reopened, or decided again. A 'no' on the answers alone is due all the same where the application then ran out or was
 * withdrawn.
 */
export async function isOvertaken(
  db: Queryable,
  { id, stage, bankState }: Pick<LeadRow, 'id' | 'stage' | 'bankState'>,
  { template, decision, since }: Letter,
): Promise<boolean> {
  const still = trueWhile[template]
  if (still && !still({ stage, bankState })) return true
  if (template === 'renewal-received') return !(await isRenewalUntold(db, { id, stage, bankState }))
  if (asksToFinish(template)) return stage === 'withdrawn'
  if (template === 'plan-date') return !(await isPlanAwaited(db, { id, stage }, decision))
  // Another offer stands, or none: its amounts are not told any more.
  if (template === 'counter-offer')
    return stage !== 'offered' || (await currentDecision(db, id))?.id !== decision
  if (!tellsNo(template)) return false
  if (decision)
    return (
      (stage !== 'declined' && stage !== 'not-qualified') || (await currentDecision(db, id))?.id !== decision
    )
  if (!isClosed(stage)) return true
  // Reopened at the very moment it was written, it was written for what came after.
  return since ? happenedSince(db, id, 'application-reopened', new Date(since.getTime() + 1)) : false
}

/** What staff read of one that was left. */
export const whyOvertaken = (template: MessageName): OwnMessageReason =>
  asksToFinish(template)
    ? 'ended-meanwhile'
    : template === 'bank-needs-attention'
      ? 'done-meanwhile'
      : 'decided-anew'

/** Where a renewal's end itself sent it to a person, no other letter says that one looks: whatever bank comes later. */
const isRenewalUntold = async (db: Queryable, lead: State & { readonly id: string }): Promise<boolean> =>
  isUnread(lead) ||
  (isAwaited(lead) &&
    (await eventsOf(db, lead.id)).some(
      ({ kind, detail }) => kind === 'sent-to-review' && detail.why === 'renewal',
    ))

/** The decline still holds, the owner still wants to hear, did not apply again meanwhile, and did not ask to be forgotten. */
const isPlanAwaited = async (
  db: Queryable,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
  decision: string | undefined,
): Promise<boolean> =>
  stage === 'declined' &&
  (await currentDecision(db, id))?.id === decision &&
  (await isToBeTold(db, id)) &&
  !(await hasAppliedSince(db, id)) &&
  !(await wantsToBeForgotten(db, id))
