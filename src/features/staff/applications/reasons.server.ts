// A reason that must be given in words: too short a one is refused at its field.
import type { Refusal } from '#core/contract/refusals.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import type { Call } from '#platform/http/call.ts'
import { isReasonGiven } from './reason-given.ts'

/** The refusal of a reason that says nothing; null when it will do. `field`: its name on the wire. */
export function missingReason(
  text: string,
  call: Pick<Call, 'language'>,
  field = 'reason',
): Refused<Refusal> | null {
  if (isReasonGiven(text)) return null
  const message = pick({ en, es }, call.language)[field === 'text' ? 'noteMissing' : 'reasonMissing']
  return refused({ code: 'invalid-fields', errors: [{ field, message }] })
}
