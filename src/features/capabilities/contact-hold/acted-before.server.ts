// Under what persons of an application acted, since which contract, and what that still lets them do.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { actedBefore } from '#core/domain/named-anew.ts'
import { compareSignature } from '#core/domain/signed-name.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { contactHashes } from '#platform/store/contact-proofs.ts'
import { envelopesOf, type EnvelopeRow } from '#platform/store/envelopes.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { formerContacts, personsOf, type PersonRow } from '#platform/store/persons.ts'

export const nameOf = ({ firstName = '', lastName = '' }: LeadAnswers): string =>
  `${firstName} ${lastName}`.trim()

/** Every keyed hash of an e-mail address; the first is by the present key. */
export const keysOf = ({ keys }: Pick<Deps, 'keys'>, email: string | undefined): string[] =>
  email ? [...contactHashes(keys, 'email', email)] : []

/** The first contract of the application that went out at some time. */
export const firstContract = async (tx: Queryable, leadId: string): Promise<EnvelopeRow | null> =>
  (await envelopesOf(tx, leadId)).at(-1) ?? null

/** Under what persons acted. Before a contract went out there is no place in one to take. */
async function actedOf(tx: Queryable, leadId: string, out: EnvelopeRow | null) {
  return (await formerContacts(tx, leadId)).map(({ id, ...each }) => ({
    ...each,
    inContract: !out || (!addedSince({ id }, out) && each.at >= out.madeAt.toISOString()),
  }))
}

/** Ids sort by time, also within one moment. */
export const addedSince = ({ id }: Pick<PersonRow, 'id'>, out: EnvelopeRow): boolean => id > out.id

export async function whoActed(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  person: PersonRow,
  {
    replaces,
    out,
    own,
  }: { readonly replaces: boolean; readonly out: EnvelopeRow | null; readonly own?: LeadAnswers },
): Promise<ReturnType<typeof actedBefore>> {
  const others = (await personsOf(tx, lead.id)).filter(({ id }) => id !== person.id)
  const [was = null] = keysOf(deps, own?.email)
  const former = (await actedOf(tx, lead.id, out)).filter(
    // An address that nothing went to, and that is corrected, never acted.
    ({ key, name }) => !own || key !== was || compareSignature(name, nameOf(own)) !== 'same',
  )
  return actedBefore(
    { name: nameOf(person.answers), keys: keysOf(deps, person.answers.email) },
    {
      former,
      others: others.map(({ answers }) => ({
        name: nameOf(answers),
        key: keysOf(deps, answers.email)[0] ?? null,
      })),
      replaces,
      out: out !== null,
    },
  )
}

/**
 * What a contact that acted before can do: read out a code, and give back whoever it acted for. None that came into the application after
 * its first contract can: whoever named it could name another one.
 */
export async function rightsOf(
  tx: Queryable,
  deps: Deps,
  { id, leadId, answers }: PersonRow,
  contact: string,
): Promise<{ readonly reads: boolean; readonly returns: boolean }> {
  const out = await firstContract(tx, leadId)
  const former = (await actedOf(tx, leadId, out)).filter((each) => each.inContract && each.key === contact)
  const named = (await personsOf(tx, leadId)).filter(
    (each) => each.id !== id && !(out && addedSince(each, out)),
  )
  return {
    reads: former.length > 0 || named.some((each) => keysOf(deps, each.answers.email).includes(contact)),
    returns: former.some(({ name }) => compareSignature(name, nameOf(answers)) === 'same'),
  }
}
