// A step's fields as a form draws them. A file of its own: the first page, whose questions depend on no facts, does not load it.
import type { Step, StepField } from './flow.ts'

/** The fields of a step with the facts put in: what a form draws looks at answers alone. */
export const fieldsWith = <Id extends string, F>(
  { fields = [] }: Pick<Step<Id, F>, 'fields'>,
  facts: F,
): StepField<Id>[] =>
  fields.map(({ when, ...field }) => (when ? { ...field, when: (known) => when(known, facts) } : field))
