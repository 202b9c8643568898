// What saving has to know of a wizard, the flow that makes an application: its questions, its pages, and what its saves bring along.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { ReadAnswers } from '#core/contract/lead-model.ts'
import type { Flow } from '#core/flow/flow.ts'
import type { Deps } from '#platform/deps.ts'
import type { NewJob } from '#platform/outbox/outbox.ts'

export interface Wizard {
  readonly flow: Flow<FieldId, object>
  /** The last page whose answers are saved as questions: after it the application is complete. */
  readonly lastQuestionPage: number
  /** Where a result is awaited, and where every end and every offer is shown. */
  readonly resultPage: number
  readonly endPage: number
  /** The page of the error state: it leads nowhere. */
  readonly errorPage: number
  /** Jobs that a save of this page asks for, beside those of its settlement. */
  readonly jobsOf: (deps: Deps, leadId: string, page: number, read: ReadAnswers) => NewJob[]
  /** Conversions that a save of this page counts for; `first`: it makes the application. */
  readonly conversionsOf: (page: number, first: boolean) => string[]
}
