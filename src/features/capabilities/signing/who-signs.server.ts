// What is known of who signs an application, and what of it is open by the policy in force; a decision that waited for it is made anew.
import type { ReasonCode } from '#core/domain/reasons.ts'
import { asksOf } from '#core/domain/persons.ts'
import {
  mustBeSettled,
  signingGaps,
  stillHolds,
  type SigningFacts,
  type SigningGap,
} from '#core/domain/who-signs.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { consentRows } from '#platform/store/lead-page.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personsOf, removedOwners, type PersonRow } from '#platform/store/persons.ts'
import { signingChecksOf } from '#platform/store/signing-checks.ts'

type Signed = Pick<LeadRow, 'id' | 'answers'>
type Judged = Pick<Deps, 'keys' | 'policy'>

/** What a paper of the business was checked for: another name, title or kind of business is another question. */
export const authorityBasis = (
  { keys }: Pick<Deps, 'keys'>,
  { answers }: Signed,
  person: Pick<PersonRow, 'answers'> | null,
): string => {
  const { firstName = '', lastName = '', title = '' } = (person ?? { answers }).answers
  return keys.index(
    JSON.stringify([answers.classification ?? '', firstName, lastName, title]),
    'signing authority',
  )
}

const sharesOf = (percent: number | undefined): number | null =>
  percent === undefined ? null : percent * 100

/** Persons by their ids; no name is in it. */
export async function signingFacts(
  deps: Pick<Deps, 'keys'>,
  db: Queryable,
  lead: Signed,
): Promise<SigningFacts> {
  const [persons, consents, checks] = [
    await personsOf(db, lead.id),
    await consentRows(db, lead.id),
    await signingChecksOf(db, lead.id),
  ]
  const owners = [
    ...persons
      .filter(({ role }) => role === 'owner')
      .map(({ createdAt, answers }) => ({
        share: sharesOf(answers.ownership),
        namedAt: createdAt,
        removedAt: null,
      })),
    ...(await removedOwners(db, lead.id)).map((each) => ({ share: null, ...each })),
  ]
  const stated = checks.flatMap((each) =>
    each.kind === 'no-others' && stillHolds(each, owners) ? [each.share] : [],
  )
  const authorized = (person: PersonRow | null): boolean =>
    checks.some(
      (each) =>
        each.kind === 'authority' &&
        each.personId === (person?.id ?? null) &&
        each.basis === authorityBasis(deps, lead, person),
    )
  const allows = (id: string): boolean =>
    consents.findLast(({ kind, personId }) => kind === 'credit-report' && personId === id)?.given ?? false
  const { classification = '', title = '', ownership } = lead.answers
  return {
    classification,
    othersBelow: stated.length ? Math.min(...stated) : null,
    people: [
      {
        who: 'applicant',
        role: 'applicant',
        title,
        share: sharesOf(ownership),
        known: true,
        report: true,
        authorized: authorized(null),
      },
      ...persons.map((person) => ({
        who: person.id,
        role: person.role,
        title: person.answers.title ?? '',
        share: sharesOf(person.answers.ownership),
        known: asksOf(person).every((ask) => ask === 'signature'),
        report: allows(person.id),
        authorized: authorized(person),
      })),
    ],
  }
}

/** All that keeps an approval by itself; empty under a policy that asks for none of it. */
export const allSigningGaps = async (deps: Judged, db: Queryable, lead: Signed): Promise<SigningGap[]> =>
  deps.policy.signing ? signingGaps(deps.policy.signing, await signingFacts(deps, db, lead)) : []

/** What of it also keeps the contract; empty where it may be signed. */
export const openSigning = async (deps: Judged, db: Queryable, lead: Signed): Promise<SigningGap[]> =>
  (await allSigningGaps(deps, db, lead)).filter(mustBeSettled)

/** A decision that was held for it alone, or also for it, is made anew once nothing of it is open. The caller holds the lock. */
export async function decideOnceSettled(
  deps: Judged,
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'answers' | 'stage'>,
  now: Date,
): Promise<void> {
  if (lead.stage !== 'in-review') return
  const decision = await currentDecision(tx, lead.id)
  const held = (by: ReasonCode) => decision?.result.reasons.some(({ code }) => code === by)
  const [signers, report] = [held('signers-open'), held('owner-report-missing')]
  if (!signers && !report) return
  const gaps = await allSigningGaps(deps, tx, lead)
  if ((signers ? gaps.filter(mustBeSettled) : gaps).length) return
  await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
}
