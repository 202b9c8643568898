// Contracts for the staff page: shown by rights, sent again, ended with a reason, made again.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { initialsOf, nextSigner, waitsForSigners } from '#core/domain/envelope.ts'
import { refused } from '#core/ground/outcome.ts'
import {
  needsDisclosure,
  namesOthers,
  orderContract,
} from '#features/capabilities/signing/order-contract.server.ts'
import { sendToSigner } from '#features/capabilities/signing/send-to-signer.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { isJobOpen } from '#platform/outbox/outbox.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import { envelopesOf, readEnvelope, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { openSignature, signaturesOf, type SignatureRow } from '#platform/store/signatures.ts'
import { lastWithheld } from '#platform/store/waiting-contracts.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './envelope-contract.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'

type Done = Answer<{ ok: boolean }>
const notNow = refused({ code: 'not-possible-now' as const })

/** Newest first. */
export async function shownContracts(
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
): Promise<contract.ShownContracts> {
  const named = mayDo(staff, 'read-message', lead)
  const envelopes: contract.ShownEnvelope[] = []
  for (const row of await envelopesOf(deps.db, lead.id))
    envelopes.push(await shownEnvelope(deps, lead, row, named))
  const waiting = lead.stage === 'offer-chosen'
  return {
    envelopes,
    canMake: mayDo(staff, 'handle-contract', lead) && (await canMake(deps, deps.db, lead)),
    withheld: waiting ? await lastWithheld(deps.db, lead.id) : [],
  }
}

async function shownEnvelope(
  deps: Deps,
  lead: LeadRow,
  row: EnvelopeRow,
  named: boolean,
): Promise<contract.ShownEnvelope> {
  const rows = await signaturesOf(deps.db, row)
  const waits = waitsForSigners(row.state)
  const next = waits ? nextSigner(rows) : null
  return {
    id: row.id,
    state: row.state,
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    outdated: waits && (await namesOthers(deps, deps.db, lead, rows)),
    waits,
    sealed: row.state === 'finished',
    signers: rows.map((each) => {
      const { name, role, declineReason } = openSignature(deps.keys, each)
      const { standing, at } = standingOf(each)
      return {
        id: each.id,
        by: named ? name : initialsOf(name),
        role,
        standing,
        at: at?.toISOString() ?? null,
        next: each.id === next?.id,
        reason: named ? declineReason : null,
        why: each.declineWhy,
      }
    }),
  }
}

type Standing = contract.ShownEnvelope['signers'][number]['standing']

function standingOf(row: SignatureRow): { readonly standing: Standing; readonly at: Date | null } {
  if (row.declinedAt) return { standing: 'declined', at: row.declinedAt }
  if (row.signedAt) return { standing: 'signed', at: row.signedAt }
  if (row.consentAt) return { standing: 'consented', at: row.consentAt }
  return row.openedAt ? { standing: 'opened', at: row.openedAt } : { standing: 'waiting', at: null }
}

async function canMake(deps: Deps, db: Queryable, lead: LeadRow): Promise<boolean> {
  if (lead.stage !== 'offer-chosen' || deps.eSign.length === 0 || needsDisclosure(lead)) return false
  return !(await hasWithdrawn(db, lead.id, 'e-sign')) && !(await isJobOpen(db, lead.id, 'make-contract'))
}

export const sendContractLink = (
  deps: Deps,
  staff: LoggedIn,
  { id, envelope: envelopeId, signature }: RequestOf<typeof contract.sendContractLink>,
  call: Call,
): Promise<Done> =>
  changeLeadFor(deps, staff, id, 'handle-contract', async (tx, lead) => {
    const envelope = await readEnvelope(tx, id, envelopeId)
    if (!envelope) return refused({ code: 'not-found' })
    const rows = await signaturesOf(tx, envelope)
    const row = rows.find((each) => each.id === signature)
    const now = deps.clock()
    const finished = envelope.state === 'finished'
    const isTurn =
      waitsForSigners(envelope.state) && envelope.expiresAt > now && nextSigner(rows)?.id === signature
    if (!row || !(finished || isTurn)) return notNow
    await sendToSigner(tx, deps, lead, row, finished ? 'signed-copy' : 'sign')
    const detail = { envelope: envelope.id, signature: row.id }
    await addEvent(tx, { leadId: id, kind: 'contract-link-sent', ...byStaff(staff, call), detail }, now)
    return done
  })

export function voidContract(
  deps: Deps,
  staff: LoggedIn,
  { id, envelope: envelopeId, reason }: RequestOf<typeof contract.voidContract>,
  call: Call,
): Promise<Done> {
  const missing = missingReason(reason, call)
  return changeLeadFor(deps, staff, id, 'handle-contract', async (tx, lead) => {
    if (missing) return missing
    const envelope = await readEnvelope(tx, id, envelopeId)
    if (!envelope) return refused({ code: 'not-found' })
    if (lead.stage !== 'contract-out' || !waitsForSigners(envelope.state)) return notNow
    const now = deps.clock()
    const by = byStaff(staff, call)
    const detail = { envelope: envelope.id, reason: reason.trim() }
    await addEvent(tx, { leadId: id, kind: 'contract-void-by-staff', ...by, detail }, now)
    await moveStage(tx, id, 'offer-chosen', by, now)
    return done
  })
}

export const makeContractAnew = (
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.makeContractAnew>,
  call: Call,
): Promise<Done> =>
  changeLeadFor(deps, staff, id, 'handle-contract', async (tx, lead) => {
    const choice = (await canMake(deps, tx, lead)) ? await currentChoice(tx, id, 'deal') : null
    if (!choice) return notNow
    const now = deps.clock()
    await addEvent(tx, { leadId: id, kind: 'contract-ordered', ...byStaff(staff, call) }, now)
    await orderContract(deps, tx, lead, choice.id, now)
    return done
  })
