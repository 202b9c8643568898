// The order of saves as a pure machine: one at a time, first come first served, retried until answered, stopped by a refusal or a conflict.
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'

/** One page's save. Kept in memory only: it may hold tax ids and a date of birth. */
export interface PageSave {
  /** The idempotency key; a retry has the same one, so that the server answers it once. */
  readonly key: string
  readonly page: number
  readonly typed: TypedAnswers
  readonly fields: readonly FieldId[]
  readonly more?: Readonly<Record<string, string>>
  /** What stands of a page that is still being typed; the next save takes its place unless it is on its way. */
  readonly partial?: true
}

export interface SaveQueue {
  readonly waiting: readonly PageSave[]
  readonly sending: boolean
  /** Failures in a row of the first waiting save. */
  readonly failures: number
  /** Milliseconds to wait before the next try; 0 = at once. */
  readonly pause: number
  readonly stopped: 'no' | 'conflict' | 'refused'
  readonly leadId: string | null
  /** What If-Match carries; null = merge by field. */
  readonly revision: number | null
  readonly everSaved: boolean
}

export const emptyQueue: SaveQueue = {
  waiting: [],
  sending: false,
  failures: 0,
  pause: 0,
  stopped: 'no',
  leadId: null,
  revision: null,
  everSaved: false,
}

export type SaveEvent =
  | { readonly kind: 'finished'; readonly save: PageSave }
  | { readonly kind: 'sent' }
  | { readonly kind: 'answered'; readonly leadId: string; readonly revision: number }
  /** No answer, or one that says 'later'. `afterMs`: what the server asked for; `random`: 0 to 1. */
  | { readonly kind: 'unanswered'; readonly afterMs?: number; readonly random: number }
  | { readonly kind: 'waited' }
  /** What was being typed was not taken: nothing is said of it before its page is finished. */
  | { readonly kind: 'dropped' }
  /** The save was answered for good and not taken. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'conflict'; readonly revision: number | null }
  | { readonly kind: 'keep-mine' }
  | { readonly kind: 'take-other' }
  | { readonly kind: 'known'; readonly leadId: string; readonly revision: number }

const LONGEST_PAUSE = 30_000

/** 1, 2, 4 ... 30 seconds, each shortened by up to a half, so that many browsers do not come back together. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, 1000 * 2 ** Math.max(0, failures - 1)) * (1 - random / 2))

/** What the next save does not take the place of. */
export const staying = ({ waiting, sending }: SaveQueue): readonly PageSave[] =>
  waiting.filter(({ partial }, at) => !partial || (at === 0 && sending))

export function onEvent(queue: SaveQueue, event: SaveEvent): SaveQueue {
  switch (event.kind) {
    case 'finished':
      return {
        ...queue,
        waiting: [...staying(queue), event.save],
        stopped: queue.stopped === 'refused' ? 'no' : queue.stopped,
      }
    case 'sent':
      return { ...queue, sending: true }
    case 'answered':
      return {
        ...queue,
        waiting: queue.waiting.slice(1),
        sending: false,
        failures: 0,
        pause: 0,
        leadId: event.leadId,
        revision: event.revision,
        everSaved: true,
      }
    case 'unanswered': {
      const failures = queue.failures + 1
      const pause = Math.max(event.afterMs ?? 0, pauseAfter(failures, event.random))
      return { ...queue, sending: false, failures, pause }
    }
    case 'dropped':
      return { ...queue, waiting: queue.waiting.slice(1), sending: false, failures: 0, pause: 0 }
    case 'waited':
      return { ...queue, pause: 0 }
    case 'refused':
      // What waited behind it was answered on top of what was refused: it goes again when the person has come by.
      return { ...queue, waiting: [], sending: false, failures: 0, pause: 0, stopped: 'refused' }
    case 'conflict':
      return { ...queue, sending: false, failures: 0, pause: 0, stopped: 'conflict' }
    case 'keep-mine':
      return { ...queue, stopped: 'no', revision: null }
    case 'take-other':
      return { ...queue, stopped: 'no', waiting: [], revision: null }
    case 'known':
      return { ...queue, leadId: event.leadId, revision: event.revision }
  }
}

/** The save to send now; null while one is on its way, while waiting, or when there is nothing to send. */
export const sendable = (queue: SaveQueue): PageSave | null =>
  queue.sending || queue.pause > 0 || queue.stopped !== 'no' ? null : (queue.waiting[0] ?? null)

type SaveStatus = 'none' | 'unsaved' | 'saving' | 'saved' | 'retrying' | 'refused'

/** `unsaved`: an answer was typed that the server does not have. */
export function statusOf(queue: SaveQueue, unsaved = false): SaveStatus {
  if (queue.stopped !== 'no') return 'refused'
  if (queue.waiting.length > 0 && queue.failures > 0) return 'retrying'
  if (queue.waiting.some(({ partial }) => !partial)) return 'saving'
  if (unsaved) return 'unsaved'
  return queue.everSaved ? 'saved' : 'none'
}
