// Runs each use of each adapter once well, and then with each of its calls failing in each way.
import type { Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCall, type VendorCaller } from '#platform/providers/call-vendor.ts'
import { createDoors } from '#platform/providers/doors.ts'
import type { Fault as ProviderFault } from '#platform/providers/faults.ts'
import type { Adapter } from './adapters.ts'
import { faults, type Fault, type FaultServers } from './faults.ts'

/** 'GET /v1/x/:id': a call by what it asks for, whoever it is about. */
function nameOfCall({ method, url, ...sent }: VendorCall<unknown>): string {
  const { pathname } = new URL(url)
  const has = [sent.body, sent.form, sent.multipart, sent.bytes].some((body) => body !== undefined)
  const path = pathname
    .split('/')
    .map((part) => (/\d{5,}|^(?=.*[\dA-Z])[\w-]{20,}$/.test(part) ? ':id' : part))
    .join('/')
  return `${method ?? (has ? 'POST' : 'GET')} ${path}`
}

interface Recording {
  /** Names of the calls, in the order of their first time. */
  readonly calls: readonly string[]
  /** Answers by name, in the order in which they came. */
  readonly answers: ReadonlyMap<string, readonly unknown[]>
  readonly result: unknown
}

/** A use that ends well, with all that its vendor answered. */
export async function record(use: Adapter['uses'][string]): Promise<Recording> {
  const answers = new Map<string, unknown[]>()
  const call: VendorCaller = async (asked) => {
    const answer = await callVendor(asked)
    const name = nameOfCall(asked)
    answers.set(name, [...(answers.get(name) ?? []), answer])
    return answer
  }
  const result = await use(call)
  return { calls: [...answers.keys()], answers, result }
}

/** The same use, where one call fails in one way each time; the others are answered as before, over no wire. */
export async function runWith(
  use: Adapter['uses'][string],
  { answers }: Recording,
  spoilt: string,
  fault: Fault,
  servers: FaultServers,
): Promise<unknown> {
  const asked = new Map<string, number>()
  const call: VendorCaller = async <T>(wanted: VendorCall<T>) => {
    const name = nameOfCall(wanted)
    const before = answers.get(name)
    // What is asked only because another call failed has no answer to repeat: it fails as well.
    if (name === spoilt || !before) return callVendor(servers.spoil(wanted, fault))
    const count = asked.get(name) ?? 0
    asked.set(name, count + 1)
    return before[Math.min(count, before.length - 1)] as Outcome<T, ProviderFault>
  }
  try {
    return await use(call)
  } catch (error) {
    return { thrown: error instanceof Error ? `${error.name}: ${error.message}` : 'something' }
  }
}

const isFault = (refusal: unknown): refusal is ProviderFault =>
  typeof refusal === 'object' && refusal !== null && 'kind' in refusal

/** Minutes where it is long, so that a slow run says the same. */
const told = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)

/** What a use came to, in words. Throws where an adapter threw: no port's function does. */
export function inWords(result: unknown): string {
  if (typeof result !== 'object' || result === null) return `answers ${JSON.stringify(result)}`
  if ('thrown' in result) throw new Error(`an adapter threw ${String(result.thrown)}`)
  if (!('ok' in result)) return 'answers a value'
  const outcome = result as Outcome<unknown, unknown>
  if (!outcome.ok) {
    const { refusal } = outcome
    if (!isFault(refusal)) return `refused: ${String(refusal)}`
    const wait = refusal.retryAfterSeconds === undefined ? '' : `, in ${told(refusal.retryAfterSeconds)}`
    return `${refusal.kind}${refusal.ours ? ' (ours)' : ''}${wait}`
  }
  const { value } = outcome
  if (value === null) return 'goes on: nothing there'
  return typeof value === 'object' && 'state' in value ? `goes on: ${String(value.state)}` : 'goes on'
}

/** What the door makes of each way to fail where the vendor's own words explain nothing. */
export async function doorLines(servers: FaultServers): Promise<string[][]> {
  const lines: string[][] = []
  for (const fault of faults) {
    const heard: string[] = []
    const hear = (level: string) => (_fields: object, message: string) =>
      void heard.push(`${level}: ${message}`)
    const doors = createDoors({
      clock: () => new Date(0),
      log: { warn: hear('warns'), error: hear('error') },
    })
    const call = doors.to('vendor')
    const answer = await call(servers.spoil({ url: 'http://vendor.invalid/', parse: parseNothing }, fault))
    const [state] = doors.states()
    const code = answer.ok ? '' : (answer.refusal.vendorCode ?? '')
    lines.push([
      fault.name,
      inWords(answer),
      code || '-',
      state!.outagesInARow ? 'outage' : '-',
      heard.length ? 'operator is told' : '-',
    ])
  }
  return lines
}

/** Takes nothing but an object with `a`, a number. */
const parseNothing = (body: unknown): number => {
  const { a } = body as { a: unknown }
  if (typeof a !== 'number') throw new TypeError('another shape')
  return a
}
