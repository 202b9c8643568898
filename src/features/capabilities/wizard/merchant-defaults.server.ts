// Asks the register of defaulted merchants after the business page, as a job (spec 7). Unknown is flagged for staff, never taken for clear.
import type { Wizard } from '#features/capabilities/answers/wizard.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { addJob, done, type JobRunner } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { changeLead, lockLead, readLead, registerKeyOf, type LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { registerSubject } from '#platform/store/lead-columns.ts'
import { openSecret } from '#platform/store/lead-secrets.ts'

/** The kind of the job. */
export const REGISTER_CHECK = 'check-merchant-defaults'

/**
 * Asked after the page of the business, never inside the save (spec 7), and after any later page of a caller who sends the whole
 * application each time. The job asks once for the same business.
 */
export const registerJobs =
  (businessPage: number): Wizard['jobsOf'] =>
  (deps, leadId, page, { values }) => {
    const business = page === businessPage || (page > businessPage && values.businessName !== undefined)
    return deps.merchantDefaults && business ? [{ kind: REGISTER_CHECK, leadId }] : []
  }

export const checkMerchantDefaults =
  (deps: Deps): JobRunner<'check-merchant-defaults'> =>
  async ({ leadId }) => {
    const lead = await readLead(deps.db, leadId)
    const asked = lead && businessOf(deps, lead)
    if (!asked || !deps.merchantDefaults) return done
    const { subjects, ...business } = asked
    // A caller who sends the whole application each time asks for the same business again and again.
    if (
      lead.merchantDefaults !== 'unknown' &&
      subjects.includes((await registerKeyOf(deps.db, leadId)) ?? '')
    )
      return done
    const found = await deps.merchantDefaults.find(business)
    const now = deps.clock()
    if (!found.ok) return afterFault('the merchant register', 'merchant register', found.refusal)
    const { hit, records } = found.value
    await deps.db.transaction(async (tx) => {
      // The questions may have been completed, and even decided upon, while the register was asked.
      const current = await lockLead(tx, leadId)
      // Corrected meanwhile: what was found is another business's, and the save has asked for this one.
      if (!current || businessOf(deps, current)?.subjects[0] !== subjects[0]) return
      const { stage } = current
      const late = hit && stage === 'bank-needed'
      await changeLead(
        tx,
        leadId,
        {
          merchantDefaults: hit ? 'hit' : 'clear',
          registerKey: subjects[0],
          // A hit that comes after the answers were complete still turns the qualification (specification 1, section 4).
          ...(late ? { mqlType: 'DNQ' } : {}),
        },
        now,
      )
      if (late) await moveStage(tx, leadId, 'not-qualified', { actor: 'system' }, now)
      // Its notice is due like that of any other application that does not qualify (Regulation B, 12 CFR 1002.9).
      if (late) await addJob(tx, sendMessageJob(leadId, 'adverse-action'), now)
      // A decision that waited for this one, or did not, is made again.
      if (stage === 'in-review' || (hit && stage === 'offered'))
        await addJob(tx, { kind: 'decide-application', leadId }, now)
      await addEvent(
        tx,
        {
          leadId,
          kind: 'merchant-defaults-checked',
          actor: 'provider',
          detail: { hit, records: records.length },
        },
        now,
      )
    })
    deps.nudge()
    return done
  }

/** What the register is asked for, and its keyed hash by every version of the key, the present one first; null before its name is known. */
function businessOf(
  deps: Deps,
  { id, answers, secrets }: LeadRow,
): {
  readonly ein: string | undefined
  readonly legalName: string
  readonly subjects: readonly string[]
} | null {
  const legalName = answers.businessName
  if (typeof legalName !== 'string') return null
  const ein = (secrets.ein && openSecret(deps, id, 'ein', secrets.ein)) || undefined
  return { ein, legalName, subjects: deps.keys.everyIndex(...registerSubject(legalName, ein)) }
}
