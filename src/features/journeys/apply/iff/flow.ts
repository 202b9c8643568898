// The newer wizard with the prefill match (/apply/iff) as data: the same questions, a look-up after the contact, and a walk that knows of jumps.
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import type { Flow, Step, StepPlace } from '#core/flow/flow.ts'
import { firstIncomplete, missingFields, orderOf, stepAfter } from '#core/flow/walk.ts'
import type { WizardFacts } from '#core/flow/wizard-pages.ts'
import type { Progress } from '#features/capabilities/answers/contract.ts'
import { applyFlow } from '../flow.ts'

const [contact, ...others] = applyFlow.steps

export const LOOK_UP_STEP = 'match'

/** Specification 2, section 2: asked once, and not of whom the home address is known of. */
const match: Step<FieldId, WizardFacts> = {
  id: LOOK_UP_STEP,
  page: contact!.page,
  kind: 'prefill-match',
  when: (known) => !known.has('homeAddress'),
  onceOnly: true,
}

export const iffFlow: Flow<FieldId, WizardFacts> = {
  id: applyFlow.id,
  steps: [
    contact!,
    match,
    ...others.map((step) =>
      step.id === 'address'
        ? { ...step, fields: [...step.fields!, { field: 'homeBased', required: false } as const] }
        : step,
    ),
  ],
}

/**
 * The next step where pages may have been jumped over: on to what is still open, over pages that have all their answers, and back to
 * the first one that was jumped over before anything but questions follows.
 */
export function nextAfter(
  done: StepPlace,
  known: KnownLead,
  facts: WizardFacts,
): Step<FieldId, WizardFacts> | null {
  const isAnswered = (step: Step<FieldId, WizardFacts>) =>
    step.fields !== undefined && missingFields(step, known, facts).length === 0
  let next = stepAfter(iffFlow, done, known, facts)
  // What stands on the same page belongs to it: the look-up, the partner lender.
  if (next?.page === done.page) return next
  while (next && isAnswered(next)) next = stepAfter(iffFlow, next, known, facts)
  const open = firstIncomplete(iffFlow, known, facts)
  const jumpedOver = open && next && orderOf(iffFlow, open) < orderOf(iffFlow, next)
  return jumpedOver && !next?.fields ? open : next
}

/**
 * How many pages of questions come after one: those that still have an open question, for answered ones are passed over. `lookUp`: the
 * look-up is one of them, and comes next.
 */
export function pagesAhead(page: number, known: KnownLead, lookUp: boolean): number {
  const open = iffFlow.steps.filter(
    (step) => step.fields && step.page !== page && missingFields(step, known, {}).length > 0,
  )
  return open.length + (lookUp && match.when!(known, {}) ? 1 : 0)
}

/** Where the confirmed match leads: the owner's page (specification 1, section 4). */
export const OWNER_STEP = 'ownership'
const OWNER_PAGE = 3

/** Prefill data leads to page 3, from a page below it and while that one is open (spec 214). */
export function pageOnReturn(page: number, { masks = {}, answers = {} }: Progress): number {
  const prefilled = masks.homeAddress !== undefined
  return prefilled && page < OWNER_PAGE && !answers.ownership ? OWNER_PAGE : page
}
