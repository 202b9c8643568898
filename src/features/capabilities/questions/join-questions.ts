// Joins the questions of several subjects into one set, as a page that asks about all of them needs it.
import type { FieldSet } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { QuestionSet } from '#ui/form-step.tsx'

/** The questions about one subject; its views are those of its own fields. */
export interface SubjectQuestions extends FieldSet<never> {
  readonly views: object
  readonly asked?: object
  readonly rows?: readonly (readonly FieldId[])[]
}

/** A form over the joined set may ask about these subjects and no others. */
export const joinQuestions = (...subjects: readonly SubjectQuestions[]): QuestionSet<FieldId> => {
  const merged = (of: (subject: SubjectQuestions) => object) =>
    Object.assign({}, ...subjects.map(of)) as object
  // Whoever asks about other subjects joins them too, so the set holds every field that it is asked for.
  return {
    fields: merged(({ fields }) => fields),
    labels: { en: merged(({ labels }) => labels.en), es: merged(({ labels }) => labels.es) },
    views: merged(({ views }) => views),
    asked: merged(({ asked = {} }) => asked),
    rows: subjects.flatMap(({ rows = [] }) => rows),
  } as QuestionSet<FieldId>
}
