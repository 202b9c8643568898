// Judges who can be the second person of what somebody did: the rule of `core/domain/second-person.ts` over the staff log, with names.
import type { Role } from '#core/domain/access.ts'
import { secondPerson, type SecondPerson } from '#core/domain/second-person.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import type { Refusal } from '#core/contract/refusals.ts'
import type { Queryable } from '#platform/db/db.ts'
import { readLoginHistory } from '#platform/store/login-history.ts'
import { allStaff } from '#platform/store/staff.ts'
import type { NotSecond } from '../applications/proposal-contract.ts'

interface SecondPersons {
  judge(first: string | null, second: { readonly id: string; readonly role: Role }): SecondPerson
  /** Null where they may. */
  whyNot(first: string | null, second: { readonly id: string; readonly role: Role }): NotSecond | null
  /** Those who may, and those whose day is still to come. */
  readonly among: (first: string) => {
    readonly seconds: string[]
    readonly notYet: { readonly name: string; readonly until: string }[]
  }
}

/** The log is read once. `roles`: those that may be the second person. */
export async function secondPersons(
  db: Queryable,
  roles: readonly Role[],
  now: Date,
): Promise<SecondPersons> {
  const history = await readLoginHistory(db, now)
  const staff = await allStaff(db)
  const names = new Map(staff.map(({ id, name }) => [id as string, name]))
  const judge: SecondPersons['judge'] = (first, second) => secondPerson(first, second, roles, history, now)
  return {
    judge,
    whyNot: (first, second) => {
      const judged = judge(first, second)
      if (judged.may) return null
      if (judged.why !== 'made') return { why: judged.why, by: null, until: null }
      const by = judged.by === null ? null : (names.get(judged.by) ?? null)
      return { why: 'made', by, until: judged.until.toISOString() }
    },
    among: (first) => {
      const working = staff.filter(({ disabledAt }) => !disabledAt)
      const judged = working.map((each) => ({ name: each.name, told: judge(first, each) }))
      return {
        seconds: judged.filter(({ told }) => told.may).map(({ name }) => name),
        notYet: judged.flatMap(({ name, told }) =>
          !told.may && told.why === 'made' ? [{ name, until: told.until.toISOString() }] : [],
        ),
      }
    },
  }
}

/** The refusal of a second person who is none; null where they may be. */
export function refusedSecond(judged: SecondPerson): Refused<Refusal> | null {
  if (judged.may) return null
  if (judged.why !== 'made') return refused({ code: judged.why === 'own' ? 'own-proposal' : 'not-allowed' })
  return refused({ code: 'one-hand', extra: { until: judged.until.toISOString() } })
}
