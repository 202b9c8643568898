// What is sent to act on an application: looking at a secret, notes, hands, a person's decision, the end.
import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
import { deal } from '#features/capabilities/offers/contract.ts'
import { correctableFields } from './correctable.ts'
import * as paths from '../paths.ts'

const ok = z.object({ ok: z.boolean() })

/** Shows one encrypted answer in full. The reason is kept with the reveal in the audit log; the value is not. */
export const reveal = endpoint({
  name: 'staff-reveal',
  ...paths.reveal,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    field: z.enum(['ssn', 'ein', 'dateOfBirth']),
    reason: z.string().check(z.maxLength(300)),
  }),
  response: z.object({ value: z.string() }),
})

/**
 * Corrects mistyped answers: text as typed, by field; a field that is absent is unchanged, and only the second line of an address may be
 * emptied. Revision and look-ups follow; links that were sent end when the e-mail or the cell phone changes. 409 once the application
 * has ended.
 */
export const correct = endpoint({
  name: 'staff-correct-answers',
  ...paths.correct,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    answers: z.partialRecord(z.enum(correctableFields), z.string().check(z.maxLength(200))),
    reason: z.string().check(z.maxLength(300)),
  }),
  response: ok,
})

export const addNote = endpoint({
  name: 'staff-add-note',
  ...paths.addNote,
  request: z.object({ id: z.uuid(), text: z.string().check(z.maxLength(5000)) }),
  response: ok,
})

/** `to`: a staff member's id, or null for nobody. Taking a free application is assigning it to oneself. */
export const assign = endpoint({
  name: 'staff-assign',
  ...paths.assign,
  request: z.object({ id: z.uuid(), to: z.nullable(z.uuid()) }),
  response: ok,
})

/**
 * `seen`: the decision in effect that the asker saw, null for none; when another one is in effect by now the answer is 409 and names it.
 * `amount` in cents, for an approval; `reasons`: codes of core/words/notice, one to four, for a decline: the notice states them.
 */
export const override = endpoint({
  name: 'staff-override',
  ...paths.override,
  request: z.object({
    id: z.uuid(),
    seen: z.nullable(z.uuid()),
    outcome: z.enum(['approved', 'declined']),
    amount: z.optional(z.int().check(z.minimum(1))),
    reasons: z.optional(z.array(z.string()).check(z.maxLength(4))),
    reason: z.string().check(z.maxLength(1000)),
  }),
  response: ok,
})

/**
 * What an approval of `amount` (cents) would offer the owner now: the deals as page 10 gets them, in dollars. `by`: 'model' = over the terms
 * that the model supports it for; 'grade' = over all terms of the policy at the grade's factors; 'no-bank-data' = likewise, the grade being
 * the lowest priced one, since the decision in effect rests on no bank data. Stores nothing.
 */
export const previewOffer = endpoint({
  name: 'staff-preview-offer',
  ...paths.previewOffer,
  request: z.object({ id: z.uuid(), amount: z.int().check(z.minimum(1)) }),
  response: z.object({
    by: z.enum(['model', 'grade', 'no-bank-data']),
    grade: z.string(),
    deals: z.array(deal),
  }),
})
export type OfferPreview = ResponseOf<typeof previewOffer>

export const withdraw = endpoint({
  name: 'staff-withdraw',
  ...paths.withdraw,
  request: z.object({ id: z.uuid(), reason: z.string().check(z.maxLength(1000)) }),
  response: ok,
})
