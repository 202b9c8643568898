// Walks a flow over the answers given: which steps lie on the path, what is missing, what comes next, what came before.
import type { FieldId, Known } from '#core/contract/lead-fields.ts'
import type { Facts, Flow, Step, StepField } from './flow.ts'

/** The steps whose condition holds, in order. */
export const pathOf = (flow: Flow, known: Known, facts: Facts): Step[] =>
  flow.steps.filter((step) => liesOnPath(step, known, facts))

const liesOnPath = (step: Step, known: Known, facts: Facts): boolean => step.when?.(known, facts) ?? true

/** The fields that a step shows for these answers. */
export const visibleFields = (step: Step, known: Known): StepField[] =>
  (step.fields ?? []).filter((field) => field.when?.(known) ?? true)

/** The required fields of a step that have no answer yet. */
export const missingFields = (step: Step, known: Known): FieldId[] =>
  (step.fields ?? []).filter((each) => lacks(each, known)).map(({ field }) => field)

const lacks = ({ field, required, when }: StepField, known: Known): boolean =>
  Boolean(required) && !known.has(field) && (when?.(known) ?? true)

/** The first step on the path that still misses an answer; null when none does. Asked several times with every save: it makes no lists. */
export const firstIncomplete = (flow: Flow, known: Known, facts: Facts): Step | null =>
  flow.steps.find(
    (step) => liesOnPath(step, known, facts) && step.fields?.some((each) => lacks(each, known)),
  ) ?? null

/** The next step after a page on the path, or null at the end. */
export const stepAfter = (flow: Flow, page: number, known: Known, facts: Facts): Step | null =>
  pathOf(flow, known, facts).find((step) => step.page > page) ?? null

/** The step before a page on the path, or null at the start. */
export const stepBefore = (flow: Flow, page: number, known: Known, facts: Facts): Step | null =>
  pathOf(flow, known, facts).findLast((step) => step.page < page) ?? null

export const stepAt = (flow: Flow, page: number): Step | null =>
  flow.steps.find((step) => step.page === page) ?? null
