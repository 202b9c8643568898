// How an answer of the server is read: a value, a problem in words, or no answer at all.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { en } from '#core/words/frame/en.ts'
import { es } from '#core/words/frame/es.ts'
import { pick, type Language } from '#core/words/words.ts'

/** A field that the server refused, by its name on the wire, with the message to show. */
interface ProblemField {
  readonly field: string
  readonly message: string
}

/** An RFC 9457 problem document; every other error answer is brought into its shape. */
export interface Problem {
  readonly kind: 'problem'
  readonly status: number
  /** The refusal's code ('link-invalid'), '' where the answer named none. */
  readonly code: string
  readonly title: string
  readonly detail?: string
  readonly errors: readonly ProblemField[]
  /** Whatever else the problem document says (the current revision after a conflict). */
  readonly extra: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds?: number
}

export type CallFailure =
  | Problem
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }

/** Whether trying again later may help: no network, no answer, a busy or broken server. */
export const isRetryable = (failure: CallFailure): boolean =>
  failure.kind === 'problem' ? failure.status >= 500 || failure.status === 429 : failure.kind !== 'aborted'

/** One sentence for a person; field errors are shown at their fields besides. */
export function failureText(failure: CallFailure, language: Language): string {
  const words = pick({ en, es }, language)
  // An answer that is not ours (a proxy's error page) has no words that a person could use.
  if (failure.kind === 'problem') return failure.detail ?? (failure.title || words.unreadable)
  return failure.kind === 'timeout' ? words.timeout : words.offline
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function fieldsOf(value: unknown): ProblemField[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map(({ field, message }) => ({ field: text(field), message: text(message) }))
}

/** Reads status, body text and Retry-After of an answer. An empty or unreadable success is a problem too: nothing was learned. */
export function readAnswer<T>(
  status: number,
  body: string,
  retryAfter: string | null,
): Outcome<T, CallFailure> {
  let document: unknown
  try {
    document = body === '' ? undefined : JSON.parse(body)
  } catch {
    document = null
  }
  if (status >= 200 && status < 300 && document !== null) return ok(document as T)
  const { type, title, detail, errors, status: _, ...extra } = isRecord(document) ? document : {}
  const seconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  return refused({
    kind: 'problem',
    status,
    code: text(type).replace(/^urn:underway:problem:/, ''),
    title: text(title),
    ...(text(detail) && { detail: text(detail) }),
    errors: fieldsOf(errors),
    extra,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  })
}
