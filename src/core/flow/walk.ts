// Walks a flow over the answers given: which steps lie on the path, what is missing, what comes next, what came before. By the order of the list, never by page numbers.
import type { Known } from '#core/contract/field-set.ts'
import type { Flow, Step, StepField, StepPlace } from './flow.ts'

/** For flows that ask for no answers. */
export const nothingKnown: Known<never> = { has: () => false, get: () => undefined }

/** The steps whose condition holds, in order. */
export const pathOf = <Id extends string, F>(flow: Flow<Id, F>, known: Known<Id>, facts: F): Step<Id, F>[] =>
  flow.steps.filter((step) => liesOnPath(step, known, facts))

const liesOnPath = <Id extends string, F>(step: Step<Id, F>, known: Known<Id>, facts: F): boolean =>
  (step.when?.(known, facts) ?? true) && hasSomethingToShow(step, known, facts)

/** False for a step that asks questions of which none shows. */
export const hasSomethingToShow = <Id extends string, F>(
  { fields }: Pick<Step<Id, F>, 'fields'>,
  known: Known<Id>,
  facts: F,
): boolean => fields?.some(({ when }) => when?.(known, facts) ?? true) ?? true

/** The fields that a step shows for these answers and facts. */
export const visibleFields = <Id extends string, F>(
  step: Pick<Step<Id, F>, 'fields'>,
  known: Known<Id>,
  facts: F,
): StepField<Id, F>[] => (step.fields ?? []).filter(({ when }) => when?.(known, facts) ?? true)

/** The required fields of a step that have no answer yet. */
export const missingFields = <Id extends string, F>(
  step: Pick<Step<Id, F>, 'fields'>,
  known: Known<Id>,
  facts: F,
): Id[] => (step.fields ?? []).filter((each) => lacks(each, known, facts)).map(({ field }) => field)

const lacks = <Id extends string, F>(
  { field, required, when }: StepField<Id, F>,
  known: Known<Id>,
  facts: F,
): boolean => required && !known.has(field) && (when?.(known, facts) ?? true)

/** Every required answer that is missing on the path, each once, in order. */
export const allMissing = <Id extends string, F>(flow: Flow<Id, F>, known: Known<Id>, facts: F): Id[] => [
  ...new Set(pathOf(flow, known, facts).flatMap((step) => missingFields(step, known, facts))),
]

/** The first step on the path that still misses an answer; null when none does. Asked several times with every save: it makes no lists. */
export const firstIncomplete = <Id extends string, F>(
  flow: Flow<Id, F>,
  known: Known<Id>,
  facts: F,
): Step<Id, F> | null =>
  flow.steps.find(
    (step) => liesOnPath(step, known, facts) && step.fields?.some((each) => lacks(each, known, facts)),
  ) ?? null

/** The next step on the path after one of the list, or null at the end. */
export const stepAfter = <Id extends string, F>(
  flow: Flow<Id, F>,
  { id }: Pick<StepPlace, 'id'>,
  known: Known<Id>,
  facts: F,
): Step<Id, F> | null =>
  flow.steps.slice(orderOf(flow, { id }) + 1).find((step) => liesOnPath(step, known, facts)) ?? null

/** The step before one of the list that can be gone back to, or null at the start. */
export const stepBefore = <Id extends string, F>(
  flow: Flow<Id, F>,
  { id }: Pick<StepPlace, 'id'>,
  known: Known<Id>,
  facts: F,
): Step<Id, F> | null =>
  flow.steps
    .slice(0, orderOf(flow, { id }))
    .findLast((step) => !step.onceOnly && liesOnPath(step, known, facts)) ?? null

/** Where a step stands in the list, from 0. Throws a RangeError for a step of another flow. */
export function orderOf(
  flow: { readonly id: string; readonly steps: readonly StepPlace[] },
  { id }: Pick<StepPlace, 'id'>,
): number {
  const place = flow.steps.findIndex((step) => step.id === id)
  if (place < 0) throw new RangeError(`${flow.id} has no step ${id}`)
  return place
}

/** The wire page that follows a page in the list, whatever conditions stand on its steps; the page itself at the end and where only an earlier number follows. */
export function pageAfter<Id extends string, F>(flow: Flow<Id, F>, page: number): number {
  const first = flow.steps.findIndex((step) => step.page === page)
  const next = flow.steps.slice(first + 1).find((step) => step.page !== page)
  return first < 0 || !next ? page : Math.max(page, next.page)
}

/** The step of that id; null for none of this flow. */
export const stepOf = <Id extends string, F>(flow: Flow<Id, F>, id: string): Step<Id, F> | null =>
  flow.steps.find((step) => step.id === id) ?? null

/** The first step of a wire page; null for a page that the flow does not have. */
export const stepAt = <Id extends string, F>(flow: Flow<Id, F>, page: number): Step<Id, F> | null =>
  flow.steps.find((step) => step.page === page) ?? null

/** Every field that a flow asks for, each once, in order. */
export const fieldsAsked = <Id extends string, F>(flow: Flow<Id, F>): Id[] => [
  ...new Set(flow.steps.flatMap(({ fields = [] }) => fields.map(({ field }) => field))),
]
