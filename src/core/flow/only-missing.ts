// For flows that ask only for what is missing: their facts list it, and each question waits until it is listed.
import type { StepField } from './flow.ts'

/** What a flow over the fields `Id` still has to ask. */
export interface MissingFacts<Id extends string = string> {
  readonly missing: readonly Id[]
}

/** These questions, each shown only while it is listed as missing and its own condition holds. */
export const onlyMissing = <Id extends string, F extends MissingFacts<Id>>(
  fields: readonly StepField<Id, F>[],
): StepField<Id, F>[] =>
  fields.map((field) => ({
    ...field,
    when: (known, facts) => facts.missing.includes(field.field) && (field.when?.(known, facts) ?? true),
  }))
