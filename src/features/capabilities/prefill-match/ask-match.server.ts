// Asks the credit-data provider who the owner is: the consent first, then a try that is counted, then the question; the answer is sealed until it is confirmed.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { FieldRefusal, Answer } from '#core/contract/refusals.ts'
import { consentWording } from '#core/domain/consents.ts'
import { takesAnswers } from '#core/domain/lead-stage.ts'
import {
  matchFor,
  networkOf,
  personKey,
  PREFILL_TRIES,
  PREFILL_TRIES_PER_NETWORK,
  PREFILL_TRIES_PER_PERSON,
  type StatedOwner,
} from '#core/domain/prefill-match.ts'
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import type { FieldKind } from '#core/fields/field-kind.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { last4Kind } from '#core/fields/last4.ts'
import { maskLine } from '#core/fields/masked-line.ts'
import { fromE164 } from '#core/fields/phone.ts'
import { recased } from '#core/fields/title-case.ts'
import { zipKind } from '#core/fields/zip.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { newCode } from '#platform/ids.ts'
import type { PrefillIdentity } from '#platform/providers/prefill/port.ts'
import { giveConsent, hasConsent } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { countPrefillTry, keepMatch } from '#platform/store/prefill.ts'
import type { iffMatch } from './contract.ts'
import { sealMatch } from './sealed-match.server.ts'

type Declared = ReturnType<typeof iffMatch>
type Told = ResponseOf<Declared>
/** Said for every cause alike: whoever guesses learns nothing by it. */
const NOBODY: Told = { model: null }

export async function askForMatch(
  deps: Deps,
  { lead }: Application,
  request: RequestOf<Declared>,
  call: Call,
): Promise<Answer<Told>> {
  if (!deps.prefill) return refused({ code: 'feature-off' })
  const asked = readAsked(request, call)
  if (!asked.ok) return refused({ code: 'invalid-fields', errors: asked.refusal })
  const { last4, zip } = asked.value
  const { firstName, lastName, cellPhone } = lead.answers
  const stated = firstName && lastName ? { firstName, lastName, zip } : null
  const admitted = await letIn(deps, lead, stated, request.consent, call)
  if (!admitted.ok) return admitted
  if (!stated || !admitted.value) return ok(NOBODY)

  const found = await deps.prefill.find({
    reference: newCode(),
    ...stated,
    ...(cellPhone ? { phone: fromE164(cellPhone) } : {}),
    ssnLast4: last4,
    consent: { version: consentWording('prefill', call.language).version, at: deps.clock() },
  })
  const match = found.ok ? matchFor(stated, found.value) : null
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await keepMatch(tx, lead.id, match && sealMatch(deps.keys, lead.id, match), now)
    const outcome = found.ok ? (match ? 'match' : 'no-match') : found.refusal.kind
    await addEvent(
      tx,
      { leadId: lead.id, kind: 'prefill-asked', actor: 'applicant', detail: { outcome } },
      now,
    )
  })
  return ok(match ? { model: shownOf(stated, match) } : NOBODY)
}

/**
 * Writes down the consent, where it comes with this call, and counts the try; answers whether the provider may be asked. All of it before
 * the question, so that tries made at the same moment count as well.
 */
async function letIn(
  deps: Deps,
  { id: leadId }: LeadRow,
  stated: StatedOwner | null,
  consent: boolean | undefined,
  { language, ip, userAgent }: Call,
): Promise<Answer<boolean>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Answer<boolean>> => {
    const lead = await lockLead(tx, leadId)
    if (!lead || !takesAnswers(lead.stage)) return refused({ code: 'answers-final' })
    if (consent === false) return refused({ code: 'consent-needed' })
    if (!(await hasConsent(tx, leadId, 'prefill'))) {
      if (!consent) return refused({ code: 'consent-needed' })
      await giveConsent(tx, { leadId, kind: 'prefill', language, ip, userAgent }, now)
    }
    if (!stated) return ok(false)
    const exceeded = await countPrefillTry(
      tx,
      leadId,
      PREFILL_TRIES,
      [
        {
          of: 'person',
          key: deps.keys.index(personKey(stated), 'prefill person'),
          most: PREFILL_TRIES_PER_PERSON,
        },
        {
          of: 'network',
          key: deps.keys.index(networkOf(ip), 'prefill network'),
          most: PREFILL_TRIES_PER_NETWORK,
        },
      ],
      now,
    )
    if (exceeded)
      await addEvent(
        tx,
        { leadId, kind: 'prefill-withheld', actor: 'applicant', ip, userAgent, detail: { limit: exceeded } },
        now,
      )
    return ok(!exceeded)
  })
}

/** What is recognised by its owner and reads nothing out: the name and zip as they were typed, the street and the birthday as masks. */
const shownOf = ({ firstName, lastName, zip }: StatedOwner, match: PrefillIdentity): Told['model'] => ({
  fn: firstName,
  ln: lastName,
  address: maskLine(recased([match.street, match.unit].filter(Boolean).join(', '))),
  city: recased(match.city),
  state: match.state,
  zip,
  dob: match.dateOfBirth ? dateOfBirthKind.mask!(match.dateOfBirth) : '',
})

function readAsked(
  request: RequestOf<Declared>,
  { language }: Call,
): Outcome<{ last4: string; zip: string }, FieldRefusal[]> {
  const errors: FieldRefusal[] = []
  const read = (field: 'last4' | 'zip', kind: FieldKind<string>, length: number): string => {
    const raw = request[field] ?? ''
    // A number has lost its leading zeros.
    const parsed = kind.parse(typeof raw === 'number' ? String(raw).padStart(length, '0') : raw)
    if (parsed.ok) return parsed.value
    errors.push({ field, message: fieldMessage(parsed.refusal, field, language) })
    return ''
  }
  const asked = { last4: read('last4', last4Kind, 4), zip: read('zip', zipKind, 5) }
  return errors.length ? refused(errors) : ok(asked)
}
