// A contact that a wizard's save changes where it must wait: what goes along in the save's own transaction. Every other save pays nothing for it.
import {
  changedChannels,
  contactsBefore,
  holdChanged,
  mustWait,
} from '#features/capabilities/contact-hold/hold-contact.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { LeadSession } from '#platform/store/ended-sessions.ts'
import type { Alongside, LeadSave } from '#platform/store/lead-save.ts'
import { readLead } from '#platform/store/leads.ts'
import { handedOutBy } from '#platform/store/links.ts'

/** Null where no contact changes, or one that need not wait. `session`: of the browser that saves; null without one. */
export function contactHoldOf(
  deps: Deps,
  { ip, userAgent }: Call,
  { id, beside, answers }: LeadSave,
  session: LeadSession | null,
): Alongside | null {
  if (beside.revision === null) return null
  const changed = changedChannels(beside.answers, answers)
  const copiedLink = session?.copiedLink ?? null
  if (!changed.length || !mustWait(beside.stage, copiedLink !== null)) return null
  return async (tx) => {
    const before = await contactsBefore(tx, deps, beside)
    const handedOut = copiedLink ? await handedOutBy(tx, { leadId: id, id: copiedLink }) : null
    const changer = { by: { actor: 'applicant', ip, userAgent }, handedOutBy: handedOut } as const
    return async () => {
      const lead = await readLead(tx, id)
      if (lead) await holdChanged(tx, deps, lead, { before, changed, changer })
    }
  }
}
