// The screen of a form step: the form and the questions that it asks, which come together when the step is shown.
import { createElement, type ComponentType } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { QuestionSource } from '#features/capabilities/questions/load-questions.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { LinkFormProps } from './link-form.tsx'

type FormProps = Omit<LinkFormProps, 'questions'>
type FormScreen = ComponentType<FormProps>

// By step and subjects: a form that is shown again is the same one, and stays while answers show more questions of its subjects.
const made = new WeakMap<object, Map<string, FormScreen>>()

/** `shown`: the fields of the step that show now. */
export function formOf(step: object, shown: readonly FieldId[], source: QuestionSource): FormScreen {
  const forms = made.get(step) ?? new Map<string, FormScreen>()
  made.set(step, forms)
  const subjects = source.subjectsOf(shown).join()
  const before = forms.get(subjects)
  if (before) return before
  const form = lazyScreen<FormProps>(async () => {
    const [{ LinkForm }, questions] = await Promise.all([import('./link-form.tsx'), source.load(shown)])
    return (props) => createElement(LinkForm, { ...props, questions })
  })
  forms.set(subjects, form)
  return form
}
