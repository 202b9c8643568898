// What is sent to act on an application: looking at a secret, notes, hands, a person's decision, the end.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { openReasons } from '#core/domain/access.ts'
import { committedOffer } from '../offer-tool/tool-contract.ts'
import { correctableFields } from './correctable.ts'
import * as paths from '../paths.ts'

const ok = z.object({ ok: z.boolean() })
/** A decision that can still be undone. */
export const goesOut = z.object({ decision: z.string(), inSeconds: z.number() })
export type GoesOut = z.infer<typeof goesOut>

/** Shows one encrypted answer in full. The reason is kept with the reveal in the audit log; the value is not. */
export const reveal = endpoint({
  name: 'staff-reveal',
  ...paths.reveal,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    field: z.enum(['ssn', 'ein', 'dateOfBirth', 'homeAddress', 'homeAddress2']),
    reason: freeText(300),
  }),
  response: z.object({ value: z.string() }),
})

/** Says why the file is opened, for the rest of the day in New York. Without it bank data, reveals and documents are 403 'reason-needed'. */
export const openFile = endpoint({
  name: 'staff-open-file',
  ...paths.openFile,
  request: z.object({ id: z.uuid(), reason: z.enum(openReasons) }),
  response: ok,
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
    reason: freeText(300),
  }),
  response: ok,
})

/**
 * Lets a corrected contact act before its day is over: with the `code` that went to another contact on file, or, by another person than
 * the one who corrected it, without. 409 where nothing is held.
 */
export const confirmContact = endpoint({
  name: 'staff-confirm-contact',
  ...paths.confirmContact,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ id: z.uuid(), code: z.optional(z.string().check(z.maxLength(20))) }),
  response: ok,
})

export const addNote = endpoint({
  name: 'staff-add-note',
  ...paths.addNote,
  request: z.object({ id: z.uuid(), text: freeText(5000) }),
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
 * `amount` in cents, for an approval; `offer`: as it was set in the funding-offer tool, worked out again, without it the standing inputs
 * over the terms that they bear; `reasons`: codes of core/words/notice, one to four, for a decline: the notice states them.
 * `justification`: needed where a reason is not in the model's trace; kept with the file, never sent. An approval beyond the asker's
 * authority is `proposed`: a second person approves it within the policy's days, and until then nothing changes. `goesOut`: it takes
 * effect in so many seconds, and can be undone until then; absent where it did at once. 409 'about-to-send' meanwhile, 'same-offer'
 * where the owner would be offered what stands already; 403 'reason-needed' before the file was opened.
 */
export const override = endpoint({
  name: 'staff-override',
  ...paths.override,
  request: z.object({
    id: z.uuid(),
    seen: z.nullable(z.uuid()),
    outcome: z.enum(['approved', 'declined']),
    amount: z.optional(z.int().check(z.minimum(1))),
    offer: z.optional(committedOffer),
    reasons: z.optional(z.array(z.string()).check(z.maxLength(4))),
    justification: z.optional(freeText(2000)),
    reason: freeText(1000),
  }),
  response: z.object({ ok: z.boolean(), proposed: z.boolean(), goesOut: z.optional(goesOut) }),
})

/** Takes back what the asker decided before it goes out; 409 'sent-already' once it has. */
export const undoDecision = endpoint({
  name: 'staff-undo-decision',
  ...paths.undoDecision,
  request: z.object({ id: z.uuid(), decision: z.uuid() }),
  response: ok,
})

const figure = z.nullable(z.union([z.number(), z.string()]))

/** One limit of what somebody may approve alone: cents, basis points, hundredths, a grade; null = nothing, or not known. */
export const authorityCheck = z.object({
  limit: z.enum(['amount', 'burden', 'payments-in-adb', 'margin', 'grade']),
  allowed: figure,
  actual: figure,
  within: z.boolean(),
})

export const withdraw = endpoint({
  name: 'staff-withdraw',
  ...paths.withdraw,
  request: z.object({ id: z.uuid(), reason: freeText(1000) }),
  response: ok,
})

/** Takes a closed application back into review and tells the owner; 409 where it is open. */
export const reopen = endpoint({
  name: 'staff-reopen',
  ...paths.reopen,
  request: z.object({ id: z.uuid(), reason: freeText(1000) }),
  response: ok,
})
