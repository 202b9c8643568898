// Who signs, for the staff page: what is open of it, and writing down what was checked or said.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { isAnswer, standingOf } from '#core/domain/document-standing.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { isId } from '#core/ground/id.ts'
import { refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import { followSigners } from '#features/capabilities/signing/order-contract.server.ts'
import {
  allSigningGaps,
  authorityBasis,
  openSigning,
} from '#features/capabilities/signing/who-signs.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { documentRow } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personsOf, readPerson, type PersonRow } from '#platform/store/persons.ts'
import { addSigningCheck } from '#platform/store/signing-checks.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'
import type * as contract from './signing-contract.ts'

type Done = Answer<{ ok: boolean }>
const notNow = refused({ code: 'not-possible-now' as const })

const nameOf = ({ answers: { firstName = '', lastName = '' } }: Pick<PersonRow, 'answers'>): string =>
  `${firstName} ${lastName}`.trim()

export async function shownSigning(
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
): Promise<contract.ShownSigning> {
  const persons = await personsOf(deps.db, lead.id)
  const open = isClosed(lead.stage) ? [] : await allSigningGaps(deps, deps.db, lead)
  const byId = new Map<string, string>(persons.map((person) => [person.id, nameOf(person)]))
  return {
    gaps: open.map((gap) => ({
      code: gap.code,
      name: 'who' in gap ? (byId.get(gap.who) ?? null) : null,
    })),
    percent: deps.policy.signing ? deps.policy.signing.ownerShare / 100 : null,
    signers: [
      { id: '', name: nameOf(lead) },
      ...persons
        .filter(({ role }) => role !== 'guarantor')
        .map((person) => ({ id: person.id, name: nameOf(person) })),
    ],
    mayCheck: mayDo(staff, 'decide', lead),
  }
}

export async function checkAuthority(
  deps: Deps,
  staff: LoggedIn,
  { id, personId, document, reason }: RequestOf<typeof contract.checkAuthority>,
  call: Call,
): Promise<Done> {
  const missing = missingReason(reason, call)
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'decide', async (tx, lead) => {
    if (missing) return missing
    if (isClosed(lead.stage)) return notNow
    const person = personId === undefined ? null : await readPerson(tx, id, personId)
    if ((personId !== undefined && !person) || person?.role === 'guarantor')
      return refused({ code: 'not-found' })
    const paper = isId(document) ? await documentRow(tx, id, document) : null
    const words = pick({ en, es }, call.language)
    // What cannot be read says nothing; whoever reads it all the same takes it as it is first.
    const message =
      !paper || paper.removedAt
        ? words.signingNoPaper
        : isAnswer(standingOf(paper, now))
          ? ''
          : words.signingUnread
    if (!paper || message) {
      return refused({ code: 'invalid-fields', errors: [{ field: 'document', message }] })
    }
    const check = {
      kind: 'authority',
      personId: person?.id ?? null,
      basis: authorityBasis(deps, lead, person),
      documentId: paper.id,
    } as const
    await addSigningCheck(tx, id, check, staff.id, now)
    const by = byStaff(staff, call)
    const detail = { document: paper.id, ...(person ? { person: person.id } : {}), reason: reason.trim() }
    await addEvent(tx, { leadId: id, kind: 'authority-checked', ...by, detail }, now)
    await followSigners(deps, tx, id, by, now)
    return done
  })
}

export async function stateOwners(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.stateOwners>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'decide', async (tx, lead) => {
    const share = deps.policy.signing?.ownerShare
    const open = await openSigning(deps, tx, lead)
    if (share === undefined || isClosed(lead.stage) || !open.some(({ code }) => code === 'owners-unnamed'))
      return notNow
    await addSigningCheck(tx, id, { kind: 'no-others', share }, staff.id, now)
    const by = byStaff(staff, call)
    await addEvent(tx, { leadId: id, kind: 'owners-stated', ...by, detail: { percent: share / 100 } }, now)
    await followSigners(deps, tx, id, by, now)
    return done
  })
}
