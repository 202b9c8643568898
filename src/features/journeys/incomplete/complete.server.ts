// What follows from answers that a link brought: the register is asked about a business named now, and an application of which nothing is missing any more moves on, as with the wizard's save.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { allMissing } from '#core/flow/walk.ts'
import { furtherStep } from '#core/flow/wizard-pages.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import { isClosed, type Stage } from '#core/domain/lead-stage.ts'
import { settlementOf, writeSettlement } from '#features/capabilities/answers/settle-answers.server.ts'
import { maskSecrets } from '#features/capabilities/answers/secrets.server.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import type { Wizard } from '#features/capabilities/answers/wizard.server.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { documentRequestsOf, requestDocument } from '#platform/store/documents.ts'
import { changeLead, lockLead, type LeadRow } from '#platform/store/leads.ts'
import { messagesOf } from '#platform/store/messages.ts'
import type { IncompleteFacts } from './flow.ts'

/** In the transaction that wrote the answers. */
export async function completeByLink(
  tx: Queryable,
  deps: Deps,
  wizardOf: (lead: LeadRow) => Wizard,
  { link }: LinkVisit,
  given: ReadAnswers,
  now: Date,
): Promise<void> {
  const stored = await lockLead(tx, link.leadId)
  if (!stored) return
  const { lead } = maskSecrets(deps, stored)
  const wizard = wizardOf(lead)
  for (const job of wizard.jobsOf(deps, lead.id, wizard.pages.bank - 1, given)) await addJob(tx, job, now)
  const stage = await settle(tx, deps, wizard, lead, now)
  const unanswered = allMissing(wizard.flow, knownOf<FieldId>(lead), {})
  const after = afterAnswers({ ...lead, stage }, unanswered)
  if (after === 'statements') await askForStatements(tx, deps, lead, now)
  // Nothing is signed by a link that may be forwarded: the application itself opens for it.
  if (after === 'signature' && !link.finishedAt)
    await addJob(tx, sendMessageJob(lead.id, 'continue-link'), now)
}

/** As the wizard's save does once every question is answered; the stage in which the application then is. */
async function settle(tx: Queryable, deps: Deps, wizard: Wizard, lead: LeadRow, now: Date): Promise<Stage> {
  const step = furtherStep(lead.step, 'bank-intro')
  const settlement = settlementOf(wizard, { ...lead, step }, deps.policy)
  if (!settlement) return lead.stage
  const { move, job } = settlement
  await writeSettlement(tx, lead.id, settlement, { actor: 'system' }, now)
  await changeLead(tx, lead.id, { step }, now)
  await addJob(tx, job, now)
  return move.to
}

/** The finish says that a secure upload link comes (specification 2, section 2): it is sent before it is said. */
async function askForStatements(tx: Queryable, deps: Deps, lead: LeadRow, now: Date): Promise<void> {
  const asked = await documentRequestsOf({ ...deps, db: tx }, lead.id)
  if (asked.some(({ kind, fulfilledAt }) => kind === STATEMENTS && !fulfilledAt)) return
  await requestDocument(
    tx,
    deps.keys,
    { leadId: lead.id, kind: STATEMENTS, message: '', requestedBy: null },
    now,
  )
  await queueMessage(tx, deps, lead, {
    template: 'document-request',
    values: { document: STATEMENTS, message: '' },
  })
}

const STATEMENTS = 'bank-statement'

/** Whether a request for documents went out, or is about to: it may have been held, or not have arrived. */
export const isUploadLinkOut = async ({ db }: Pick<Deps, 'db'>, { id }: Pick<LeadRow, 'id'>) =>
  (await messagesOf(db, id)).some(
    ({ template, state }) => template === 'document-request' && state !== 'skipped' && state !== 'failed',
  )

/** What is true after the last answer: nothing is promised that was not done. */
export function afterAnswers(
  { stage, bankState }: Pick<LeadRow, 'stage' | 'bankState'>,
  unanswered: readonly FieldId[],
): IncompleteFacts['after'] {
  if (isClosed(stage)) return 'contact'
  if (unanswered.length) return unanswered.every((id) => id === 'signature') ? 'signature' : 'answers'
  const statements = stage === 'bank-needed' && ['none', 'failed', 'skipped'].includes(bankState)
  return statements ? 'statements' : 'contact'
}
