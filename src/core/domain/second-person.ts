// Whether somebody can be the second of two persons: not the first one, and nobody whose credentials the same hands may hold. Pure; for every rule of four eyes.
import { decides, isRaise, type Role } from './access.ts'

/** Days for which whoever handed out somebody's credentials may hold them. */
export const MADE_DAYS = 30
const DAY_MS = 86_400_000

/** Somebody opened a login or gave it more rights: added, reset, enabled or raised it. `by`: null = nobody here knows. */
interface Making {
  readonly of: string
  readonly by: string | null
  readonly at: Date
}

/** Who made whom, and whom the operator confirmed: a confirmation counts for what lay before it. */
export interface LoginHistory {
  readonly makings: readonly Making[]
  readonly confirmed: readonly { readonly of: string; readonly at: Date }[]
}

/** `by`: whose hands may hold both logins, null = nobody here knows; `until`: when that has passed if nothing else happens. */
export type SecondPerson =
  | { readonly may: true }
  | { readonly may: false; readonly why: 'role' | 'own' }
  | { readonly may: false; readonly why: 'made'; readonly by: string | null; readonly until: Date }

/** Kinds of the staff log that the history of logins is read from. */
export const loginHistoryKinds = [
  'staff-added',
  'staff-reset',
  'staff-enabled',
  'staff-role-changed',
  'sign-on-linked',
  'second-person-confirmed',
] as const

/** An event of the staff log. */
interface LoginEvent {
  readonly staffId: string
  readonly kind: string
  readonly actorId: string | null
  readonly at: Date
  readonly detail: Readonly<Record<string, unknown>>
}

/** Whether somebody who manages people, or a sign-on, gives a login or more rights by it. */
const gives = ({ kind, detail }: Pick<LoginEvent, 'kind' | 'detail'>): boolean =>
  kind === 'staff-role-changed'
    ? isRaise(detail.from, detail.to)
    : kind === 'staff-added' || kind === 'staff-reset' || kind === 'staff-enabled'

/** Whether it gives it to somebody who may decide. `role`: theirs after it; undefined = of nobody who may log in. */
export const makesDecider = (event: Pick<LoginEvent, 'kind' | 'detail'>, role: Role | undefined): boolean =>
  role !== undefined && decides(role) && gives(event)

/**
 * The history that the staff log tells. Whom a command added or reset nobody made: the operator did, as with a confirmation. Behind a
 * sign-on stands whoever keeps the accounts of its issuer, and nobody here knows who that is.
 */
export function loginHistory(events: readonly LoginEvent[]): LoginHistory {
  const makings: Making[] = []
  const confirmed: { of: string; at: Date }[] = []
  for (const event of events) {
    const { staffId: of, kind, actorId, at } = event
    if (kind === 'second-person-confirmed') confirmed.push({ of, at })
    else if (kind === 'sign-on-linked') makings.push({ of, by: null, at })
    else if (gives(event) && (actorId !== null || kind === 'staff-role-changed'))
      makings.push({ of, by: actorId, at })
  }
  return { makings, confirmed }
}

const endOf = ({ at }: Making): number => at.getTime() + MADE_DAYS * DAY_MS

/** `first`: who proposed, changed or wrote what is to be approved; null = nobody of staff. `roles`: those that may be the second person. */
export function secondPerson(
  first: string | null,
  second: { readonly id: string; readonly role: Role },
  roles: readonly Role[],
  history: LoginHistory,
  now: Date,
): SecondPerson {
  if (!roles.includes(second.role)) return { may: false, why: 'role' }
  if (first === second.id) return { may: false, why: 'own' }
  if (first === null) return { may: true }
  const counting = standing(history, now)
  const by = sharedHands(first, second.id, counting)
  if (by === undefined) return { may: true }
  const ends = counting.map(endOf).toSorted((a, b) => a - b)
  const until = ends.find(
    (end) =>
      sharedHands(
        first,
        second.id,
        counting.filter((each) => endOf(each) > end),
      ) === undefined,
  )
  return { may: false, why: 'made', by, until: new Date(until ?? now.getTime()) }
}

/** Makings that still count: of the last 30 days, and not before a confirmation of whom they made. */
const standing = ({ makings, confirmed }: LoginHistory, now: Date): Making[] =>
  makings.filter(
    (making) =>
      endOf(making) > now.getTime() && !confirmed.some(({ of, at }) => of === making.of && at >= making.at),
  )

/**
 * Somebody whose hands may hold both logins, null = somebody unknown, undefined = nobody. It is the same both ways: whoever made the
 * first one's login can propose with it and approve with their own. What was made before its maker was counts too: the maker of today
 * reads the mail of then.
 */
function sharedHands(first: string, second: string, makings: readonly Making[]): string | null | undefined {
  const ofFirst = handsOn(first, makings)
  const ofSecond = handsOn(second, makings)
  const shared = [first, second, ...ofFirst].find((each) => ofFirst.has(each) && ofSecond.has(each))
  if (shared !== undefined) return shared
  return ofFirst.has(null) || ofSecond.has(null) ? null : undefined
}

/** Who may hold somebody's credentials: they themselves, whoever made them, whoever made those, and so on. */
function handsOn(person: string, makings: readonly Making[]): ReadonlySet<string | null> {
  const hands = new Set<string | null>([person])
  for (const hand of hands) for (const { of, by } of makings) if (of === hand) hands.add(by)
  return hands
}
