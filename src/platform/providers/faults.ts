// Calling a vendor: one fetch with a deadline, and the five ways in which it can fail, the same for every adapter.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'

/**
 * Why a vendor gave no answer that can be used.
 * - `needs-login`: the person must log in at the vendor (or the bank behind it) again; retrying is useless.
 * - `rate-limited`: come back later, after `retryAfterSeconds` when the vendor said so.
 * - `unavailable`: time-out, no connection, 5xx: retry with backoff.
 * - `rejected`: the vendor understood and said no: retrying the same is useless.
 * - `malformed`: the answer was not what the vendor's contract promises.
 */
export type FaultKind = 'needs-login' | 'rate-limited' | 'unavailable' | 'rejected' | 'malformed'

/** `vendorCode` is the vendor's own code, for logs and staff; it never holds personal data. */
export interface Fault {
  readonly kind: FaultKind
  readonly vendorCode?: string
  readonly retryAfterSeconds?: number
  /** What is wrong is the operator's own: keys, products, permissions. No applicant can cure it, so staff must be told. */
  readonly ours?: true
}

export interface VendorCall<T> {
  readonly url: string
  /** Default: POST when there is a `body` or `form`, else GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent form-urlencoded. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as multipart/form-data. */
  readonly multipart?: FormData
  /** Deadline for the whole answer, milliseconds. Default 15,000. */
  readonly timeoutMs?: number
  /** The largest answer, unpacked; 256 MB when absent. */
  readonly mostBytes?: number
  /** Turns a 2xx answer into the value; `body` is parsed JSON, or undefined when empty. Throwing means `malformed`. */
  readonly parse?: (body: unknown, status: number) => T
  /** Reads a 2xx answer that is a file, in place of `parse`. */
  readonly parseBytes?: (bytes: Uint8Array, status: number, retryAfter: string | null) => Outcome<T, Fault>
  /** Reads a large 2xx answer from its bytes on another thread, whose they are from then on; absent = `parse` reads it whatever its size. */
  readonly parseElsewhere?: (chunks: readonly Uint8Array[]) => Promise<Outcome<T, Fault>>
  /** Reads the vendor's error envelope of a non-2xx answer; undefined = judge by status alone. `body` is text when it is no JSON. */
  readonly explain?: (status: number, body: unknown) => Fault | undefined
}

/** The fault that a bare HTTP status stands for. */
export function faultOfStatus(status: number, retryAfter: string | null): Fault {
  const seconds = Number(retryAfter)
  const wait =
    retryAfter !== null && Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {}
  if (status === 429) return { kind: 'rate-limited', vendorCode: '429', ...wait }
  if (status === 408 || status >= 500) return { kind: 'unavailable', vendorCode: String(status), ...wait }
  return { kind: 'rejected', vendorCode: String(status) }
}

/** One call to a vendor. Never throws for what a vendor or the network does; redirects are refused, since they would carry our secrets along. */
export async function callVendor<T>(call: VendorCall<T>): Promise<Outcome<T, Fault>> {
  const sends = call.body !== undefined || call.form !== undefined || call.multipart !== undefined
  const headers: Record<string, string> = { accept: 'application/json' }
  if (call.form) headers['content-type'] = 'application/x-www-form-urlencoded'
  else if (call.body !== undefined) headers['content-type'] = 'application/json'
  for (const [name, value] of Object.entries(call.headers ?? {})) headers[name.toLowerCase()] = value

  let response: Response
  let chunks: readonly Uint8Array[]
  try {
    response = await fetch(call.url, {
      method: call.method ?? (sends ? 'POST' : 'GET'),
      headers,
      body: bodyOf(call),
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs ?? 15_000),
    })
    chunks = await chunksOf(response, call.mostBytes ?? LARGEST_ANSWER)
  } catch (error) {
    return refused({ kind: 'unavailable', vendorCode: error instanceof Error ? error.name : 'network' })
  }

  if (response.ok && call.parseBytes)
    return call.parseBytes(Buffer.concat(chunks), response.status, response.headers.get('retry-after'))
  if (response.ok && call.parseElsewhere && sizeOf(chunks) > LARGE_ANSWER) return call.parseElsewhere(chunks)
  const text = new TextDecoder().decode(Buffer.concat(chunks))
  const body = jsonOf(text)
  if (!response.ok) {
    const plain = faultOfStatus(response.status, response.headers.get('retry-after'))
    const told = call.explain?.(response.status, body.ok ? body.value : text)
    return refused(told ? { ...(told.kind === plain.kind ? plain : {}), ...told } : plain)
  }
  if (!body.ok) return refused({ kind: 'malformed', vendorCode: 'not-json' })
  try {
    return ok(call.parse?.(body.value, response.status) as T)
  } catch {
    return refused({ kind: 'malformed', vendorCode: 'unexpected-shape' })
  }
}

function bodyOf({ body, form, multipart }: VendorCall<unknown>): string | FormData | undefined {
  if (multipart) return multipart
  if (form) return new URLSearchParams(form).toString()
  return body === undefined ? undefined : JSON.stringify(body)
}

/** A report of a million bank lines; more is no answer that we asked for. */
const LARGEST_ANSWER = 256 * 1024 * 1024

/** Read in about ten milliseconds; what is larger would keep others waiting. */
const LARGE_ANSWER = 512 * 1024

/** The body, unpacked as it came; throws once it is larger than any answer may be, so that a small packed body cannot fill the memory. */
async function chunksOf(response: Response, most: number): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length
    if (size > most) throw new RangeError('answer too large')
    chunks.push(chunk)
  }
  return chunks
}

const sizeOf = (chunks: readonly Uint8Array[]): number => chunks.reduce((all, { length }) => all + length, 0)

function jsonOf(text: string): Outcome<unknown, 'not-json'> {
  if (text.trim() === '') return ok(undefined)
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return refused('not-json')
  }
}
