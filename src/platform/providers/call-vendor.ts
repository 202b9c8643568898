// One call to a vendor over HTTP: a deadline that always ends, a limit of bytes, and whatever goes wrong as a fault.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { faultOfStatus, type Fault } from './faults.ts'

export interface VendorCall<T> {
  readonly url: string
  /** Default: POST when something is sent, else GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent form-urlencoded. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as multipart/form-data. */
  readonly multipart?: FormData
  /** Sent as they are; `headers` say what they are. */
  readonly bytes?: Uint8Array
  /** Deadline for the whole answer, its last byte included, in milliseconds. Default 15,000. */
  readonly timeoutMs?: number
  /** The vendor asks a bank meanwhile: that no answer comes in time says nothing of the vendor. */
  readonly asksBank?: boolean
  /** The largest answer, unpacked. Default: 10 MB; 200 MB where it is read elsewhere. What is no 2xx never has more than 10 MB. */
  readonly mostBytes?: number
  /** Whether a file may be fetched from where the vendor sends on to; once, without our headers. Default: nowhere. */
  readonly follows?: (at: URL) => boolean
  /** Turns a 2xx answer into the value; `body` is parsed JSON, or undefined when empty. Throwing means `malformed`. Absent: the answer is empty. */
  readonly parse?: (body: unknown, status: number) => T
  /** Reads a 2xx answer that is a file, in place of `parse`. */
  readonly parseBytes?: (
    bytes: Uint8Array,
    status: number,
    header: (name: string) => string | null,
  ) => Outcome<T, Fault>
  /** Reads a large 2xx answer from its bytes on another thread, whose they are from then on; absent = `parse` reads it whatever its size. */
  readonly parseElsewhere?: (chunks: readonly Uint8Array[]) => Promise<Outcome<T, Fault>>
  /** Reads the vendor's error envelope of a non-2xx answer; undefined = judge by status alone. `body` is text when it is no JSON. */
  readonly explain?: (status: number, body: unknown) => Fault | undefined
}

/** How adapters call their vendor: through its door in the product, straight in tests of one adapter. */
export type VendorCaller = <T>(call: VendorCall<T>) => Promise<Outcome<T, Fault>>

export interface Exchange<T> {
  readonly answer: Outcome<T, Fault>
  /**
   * The vendor as a whole could not be reached or could not answer: a network fault, a deadline, or a 5xx that nothing explains away.
   * Null: nobody can tell, since it waited for a bank.
   */
  readonly outage: boolean | null
}

const MB = 1024 * 1024
const LARGEST_ANSWER = 10 * MB
/** A report of a million bank lines; more is no answer that we asked for. */
const LARGEST_REPORT = 200 * MB
/** Read in about ten milliseconds; what is larger would keep others waiting. */
const LARGE_ANSWER = 512 * 1024

/** One call, straight. Never throws for what a vendor or the network does; redirects are not followed, since they would carry our secrets along. */
export const callVendor: VendorCaller = async (call) => (await exchangeWith(call)).answer

/** The same, with what it says of the vendor as a whole. */
export async function exchangeWith<T>(call: VendorCall<T>): Promise<Exchange<T>> {
  // A controller and timer of our own, held until the body has ended: AbortSignal.timeout may be collected with the request on Node 20 and 22, and a dripping body then never ends.
  const controller = new AbortController()
  const deadline = setTimeout(() => controller.abort(), call.timeoutMs ?? 15_000)
  try {
    const { signal } = controller
    const first = await fetch(call.url, {
      method: call.method ?? (hasBody(call) ? 'POST' : 'GET'),
      headers: headersOf(call),
      body: bodyOf(call),
      redirect: 'manual',
      signal,
    })
    const next = call.follows ? sentOnTo(first, call.url) : null
    const goesOn = next && call.follows?.(next)
    if (goesOn) await first.body?.cancel()
    const response = goesOn ? await fetch(next, { redirect: 'manual', signal }) : first
    return await readAnswer(call, response, await chunksOf(response, mostBytesOf(call, response)))
  } catch (error) {
    const vendorCode = controller.signal.aborted ? 'timeout' : causeOf(error)
    const answer = refused<Fault>({ kind: 'unavailable', vendorCode })
    if (vendorCode === 'timeout' && call.asksBank) return { answer, outage: null }
    // A body that is too large says that the vendor is there.
    return { answer, outage: vendorCode !== TOO_LARGE }
  } finally {
    clearTimeout(deadline)
  }
}

function sentOnTo({ status, headers }: Response, from: string): URL | null {
  const place = headers.get('location') ?? ''
  return status >= 300 && status < 400 && URL.canParse(place, from) ? new URL(place, from) : null
}

/** What is not read elsewhere is read on this thread: an error or a page of HTML may not be as large as a report. */
function mostBytesOf(call: VendorCall<unknown>, response: Response): number {
  if (!response.ok) return Math.min(call.mostBytes ?? LARGEST_ANSWER, LARGEST_ANSWER)
  const isReport = call.parseElsewhere && isJson(response.headers.get('content-type'))
  return call.mostBytes ?? (isReport ? LARGEST_REPORT : LARGEST_ANSWER)
}

async function readAnswer<T>(
  call: VendorCall<T>,
  response: Response,
  chunks: readonly Uint8Array[],
): Promise<Exchange<T>> {
  const { status } = response
  const retryAfter = response.headers.get('retry-after')
  const answered = (answer: Outcome<T, Fault>): Exchange<T> => ({ answer, outage: false })
  if (status >= 300 && status < 400)
    return answered(refused({ kind: 'rejected', vendorCode: REDIRECT, ours: true }))
  if (response.ok && call.parseBytes)
    return answered(call.parseBytes(joined(chunks), status, (name) => response.headers.get(name)))
  const json = isJson(response.headers.get('content-type'))
  if (response.ok && json && call.parseElsewhere && sizeOf(chunks) > LARGE_ANSWER)
    return answered(await call.parseElsewhere(chunks))
  const text = new TextDecoder().decode(joined(chunks))
  const body = jsonOf(text)
  if (!response.ok) {
    const plain = faultOfStatus(status, retryAfter)
    const told = call.explain?.(status, body.ok ? body.value : text)
    const fault = told ? { ...(told.kind === plain.kind ? plain : {}), ...told } : plain
    return { answer: refused(fault), outage: status >= 500 && fault.kind === 'unavailable' && !fault.ofBank }
  }
  if (!body.ok) return answered(malformed('not-json'))
  if (body.value !== undefined && !json) return answered(malformed('content-type'))
  // Nothing at all, where 204 would say that nothing was to come, is no word that anything was done.
  if (!call.parse && body.value === undefined && status === 200) return answered(malformed('empty'))
  try {
    return answered(ok(call.parse?.(body.value, status) as T))
  } catch {
    return answered(malformed('unexpected-shape'))
  }
}

const malformed = (vendorCode: string) => refused<Fault>({ kind: 'malformed', vendorCode })

/** Where no type is said the text decides. */
const isJson = (type: string | null): boolean =>
  // Some vendors name a version: application/x-amz-json-1.1.
  type === null || /^[\w.+-]+\/(?:[\w.-]+[+-])?json(?:-[\d.]+)?\b/i.test(type)

const hasBody = ({ body, form, multipart, bytes }: VendorCall<unknown>): boolean =>
  [body, form, multipart, bytes].some((sent) => sent !== undefined)

function headersOf(call: VendorCall<unknown>): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (call.form) headers['content-type'] = 'application/x-www-form-urlencoded'
  else if (call.body !== undefined) headers['content-type'] = 'application/json'
  for (const [name, value] of Object.entries(call.headers ?? {})) headers[name.toLowerCase()] = value
  return headers
}

function bodyOf({ body, form, multipart, bytes }: VendorCall<unknown>): BodyInit | undefined {
  if (multipart) return multipart
  if (bytes) return bytes as Uint8Array<ArrayBuffer>
  if (form) return new URLSearchParams(form).toString()
  return body === undefined ? undefined : JSON.stringify(body)
}

/** The system's own word for what went wrong: 'ECONNREFUSED', 'CERT_HAS_EXPIRED'; never its sentence, which may hold an address. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network'
  const { cause } = error
  const code =
    cause instanceof Error && 'code' in cause ? cause.code : 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error.name
}

const TOO_LARGE = 'too-large'
export const REDIRECT = 'redirect'

/** The body, unpacked as it came; throws once it is larger than it may be, so that a small packed body cannot fill the memory. */
async function chunksOf(response: Response, most: number): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length
    if (size > most) throw Object.assign(new RangeError('answer too large'), { code: TOO_LARGE })
    chunks.push(chunk)
  }
  return chunks
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const { buffer, byteOffset, length } = Buffer.concat(chunks)
  return new Uint8Array(buffer, byteOffset, length)
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
