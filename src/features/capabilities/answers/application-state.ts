// What the application in the browser holds, and what it is wired to.
import type { Fields } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { Flow } from '#core/flow/flow.ts'
import type { Masks } from '#core/flow/typed-answers.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import type { StoredItems } from '#ui/stored-items.ts'
import type { Progress, Saved } from './contract.ts'
import type * as rules from './derived-answers.ts'
import type { PageSave, SaveQueue } from './save-queue.ts'

export interface ApplicationState {
  /** The fields whose kinds are loaded: those of the pages that were shown. */
  readonly fields: Partial<Fields<FieldId>>
  readonly typed: TypedAnswers
  /** What the person gave or changed here; nothing that comes from elsewhere overwrites it. */
  readonly touched: ReadonlySet<FieldId>
  /** The texts that the server has acknowledged. */
  readonly acknowledged: TypedAnswers
  readonly masks: Masks
  readonly queue: SaveQueue
  /** '' while unknown. */
  readonly mqlType: string
  readonly stage: string
  readonly bankState: string
  /** The bank gave account and routing number. */
  readonly numbersKnown?: boolean
  /** Of the application, once it is known: which bank way it goes. */
  readonly variant: Variant
  /** The page that the server answered last. */
  readonly serverPage: number | null
  /** A save that was not taken: the page to go back to and its messages. */
  readonly refusal: {
    readonly page: number
    readonly errors: Readonly<Partial<Record<FieldId, string>>>
    readonly failure: CallFailure
  } | null
  /** Another window saved this application. */
  readonly elsewhere: boolean
  /** Staff corrected where messages go: the application opens by a fresh link, and this window waits for that. */
  readonly renewed: boolean
  /** Opened by a bare lead id in a browser that does not hold its session: bank, documents and offers stay closed here (spec 8). */
  readonly visiting: boolean
}

export interface ApplicationParts {
  /** Its questions look at answers alone. */
  readonly flow: Flow<FieldId>
  /** The fields of the first page. */
  readonly fields: Partial<Fields<FieldId>>
  readonly send: (save: PageSave, state: ApplicationState) => Promise<Outcome<Saved, CallFailure>>
  readonly load: (leadId: string) => Promise<Outcome<Progress, CallFailure>>
  readonly stored: StoredItems
  /** An answer was typed: what the browser may keep of it. */
  readonly keep: (id: FieldId, text: string) => void
  readonly today: () => IsoDate
  /** Hands over the rules of what follows from an answer: at once, or as soon as they are here. */
  readonly derive: (use: (derived: typeof rules) => void) => void
  readonly newKey: () => string
  readonly random: () => number
  /** Runs later and answers how to stop that. */
  readonly later: (ms: number, run: () => void) => () => void
  /** Tells the other windows of this browser. */
  readonly tell: (message: { leadId: string; revision: number }) => void
  readonly variant: Variant
}
