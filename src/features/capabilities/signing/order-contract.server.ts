// What follows a chosen offer: its contract is ordered, made again where what it says has changed, or it is noted why none goes out by itself.
import type { Id } from '#core/ground/id.ts'
import type { Withheld } from '#core/contract/event-details.ts'
import { contractSigners, FUNDER_PLACE } from '#core/domain/contract-signers.ts'
import { needsDisclosureLook } from '#core/domain/disclosure-states.ts'
import { waitsForSigners } from '#core/domain/envelope.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { personsOf } from '#platform/store/persons.ts'
import { lastWithheld } from '#platform/store/waiting-contracts.ts'
import { decideOnceSettled, openSigning } from './who-signs.server.ts'
import {
  openSignature,
  signaturesOf,
  type SignatureRow,
  type SignerPerson,
} from '#platform/store/signatures.ts'

/** In the transaction of the choice. Where nobody has papers signed here, a representative goes on as before. */
export async function orderContract(
  deps: Pick<Deps, 'eSign'>,
  tx: Queryable,
  lead: Pick<LeadRow, 'id' | 'answers'>,
  choice: Id,
  now: Date,
): Promise<void> {
  if (deps.eSign.length === 0) return
  const why = await whyWithheld(tx, lead)
  if (why) return withholdContract(tx, lead.id, why, now)
  await addJob(tx, { kind: 'make-contract', leadId: lead.id, onceKey: '', payload: { choice } }, now)
}

/** Why no contract may go out by itself; null where it may. */
export async function whyWithheld(
  db: Queryable,
  lead: Pick<LeadRow, 'id' | 'answers'>,
): Promise<'disclosure' | 'paper' | null> {
  if (needsDisclosure(lead)) return 'disclosure'
  return (await hasWithdrawn(db, lead.id, 'e-sign')) ? 'paper' : null
}

/** Who withdrew from electronic records is owed paper. */
export async function withholdContract(
  tx: Queryable,
  leadId: string,
  why: 'disclosure' | 'paper',
  now: Date,
): Promise<void> {
  if (why === 'paper') await addOwnerRequest(tx, leadId, 'paper', now)
  await noteWithheld(tx, leadId, why, now)
}

/** The state's law asks for a disclosure of exactly this offer before its contract (spec 112), or whose law holds is not known; none is given here yet. */
export const needsDisclosure = ({ answers }: Pick<LeadRow, 'answers'>): boolean =>
  needsDisclosureLook(answers.businessState ?? answers.homeState ?? '')

/** Staff read it on the application and in the list of what is due: a representative goes on. `also`: what is missing besides. */
export const noteWithheld = (
  tx: Queryable,
  leadId: string,
  why: Withheld,
  now: Date,
  also: readonly Withheld[] = [],
): Promise<void> =>
  addEvent(
    tx,
    {
      leadId,
      kind: 'contract-withheld',
      actor: 'system',
      detail: { why, ...(also.length ? { also } : {}) },
    },
    now,
  )

/** Orders it again where something was missing that may be known now. The caller holds the lock, and has written what is new. */
export async function orderWithheld(
  deps: Pick<Deps, 'eSign'>,
  tx: Queryable,
  leadId: string,
  now: Date,
): Promise<void> {
  const lead = await readLead(tx, leadId)
  if (lead?.stage !== 'offer-chosen' || !(await lastWithheld(tx, leadId)).length) return
  // What holds it back whatever else is known is noted already.
  if (await whyWithheld(tx, lead)) return
  const choice = await currentChoice(tx, leadId, 'deal')
  if (choice) await orderContract(deps, tx, lead, choice.id, now)
}

/** A contract says what the answers said: it ends, and the one with what is right goes out in its place. The caller holds the lock. */
export async function renewContract(
  deps: Pick<Deps, 'eSign'>,
  tx: Queryable,
  leadId: string,
  by: DoneBy,
  now: Date,
): Promise<void> {
  await moveStage(tx, leadId, 'offer-chosen', by, now)
  const [lead, choice] = [await readLead(tx, leadId), await currentChoice(tx, leadId, 'deal')]
  if (lead && choice) await orderContract(deps, tx, lead, choice.id, now)
}

/**
 * After a person of the application was added or corrected: where the contract that is out names other signers, it is made again while
 * nobody has signed it; once somebody has, it stays as it is and staff are told. What staff correct always ends it (ADR 048). Where too few
 * owners are named since, or nobody who may bind, it ends likewise, and none goes out in its place (ADR 142).
 */
export async function followSigners(
  deps: Pick<Deps, 'eSign' | 'keys' | 'policy'>,
  tx: Queryable,
  leadId: string,
  by: DoneBy,
  now: Date,
  corrected = false,
): Promise<void> {
  const lead = await readLead(tx, leadId)
  if (lead) await decideOnceSettled(deps, tx, lead, now)
  if (lead?.stage === 'offer-chosen') return orderWithheld(deps, tx, leadId, now)
  if (lead?.stage !== 'contract-out') return
  const out = (await envelopesOf(tx, leadId)).find(({ state }) => waitsForSigners(state))
  if (!out) return
  const rows = await signaturesOf(tx, out)
  const open = (await openSigning(deps, tx, lead)).length > 0
  if (!open && !(await namesOthers(deps, tx, lead, rows))) return
  if (corrected || rows.every(({ signedAt }) => !signedAt)) return renewContract(deps, tx, leadId, by, now)
  await addEvent(tx, { leadId, kind: 'contract-outdated', ...by, detail: { envelope: out.id } }, now)
}

/** Whether a contract's signers are others, or are told otherwise, than the application would name now. */
export async function namesOthers(
  { keys }: Pick<Deps, 'keys'>,
  db: Queryable,
  lead: Pick<LeadRow, 'id' | 'answers'>,
  rows: readonly SignatureRow[],
): Promise<boolean> {
  // Who signs before whom is no other contract: the order was another in former releases.
  const told = (signers: readonly SignerPerson[]) =>
    JSON.stringify(signers.map(({ name, role, email }) => JSON.stringify([name, role, email])).toSorted())
  // Who signs for the funder is nobody of the application.
  const named = rows.filter(({ place }) => place !== FUNDER_PLACE).map((row) => openSignature(keys, row))
  return told(named) !== told(contractSigners(lead.answers, await personsOf(db, lead.id)))
}
