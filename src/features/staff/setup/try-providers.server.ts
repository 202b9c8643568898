// Tries every provider that is set up, all at once: without cost, and leaving nothing behind.
import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { callVendor } from '#platform/providers/call-vendor.ts'
import { REACHED, type ProviderCheck } from '#platform/providers/check.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { VERSION } from '#platform/version.ts'
import type { Tried } from './setup-seen.ts'

/** Longer than a provider may think; one that hangs keeps nobody waiting. */
const DEADLINE_MS = 20_000

/** What every scanner finds, and nothing else does (eicar.org); in two parts, or scanners find it here. */
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

type TriedDeps = Pick<
  Deps,
  | 'address'
  | 'bankData'
  | 'blobs'
  | 'consumerCredit'
  | 'eSign'
  | 'email'
  | 'fileScan'
  | 'mailbox'
  | 'merchantDefaults'
  | 'partnerLender'
  | 'prefill'
  | 'publicUrl'
  | 'seal'
  | 'signOn'
  | 'sms'
  | 'statementAnalysis'
  | 'tags'
  | 'timestamps'
>

/** In the order of their names. */
export async function tryProviders(deps: TriedDeps): Promise<Tried[]> {
  const checks: readonly (readonly [provider: string, check: ProviderCheck | null | undefined])[] = [
    ['finicity', deps.bankData.finicity?.check],
    ['plaid', deps.bankData.plaid?.check],
    ...deps.eSign
      .filter(({ name }) => name !== OWN_SIGNING)
      .map(({ name, check }) => [name, check ?? null] as const),
    ['experian', deps.consumerCredit?.check],
    ['ocrolus', deps.statementAnalysis && (deps.statementAnalysis.check ?? null)],
    ['smtp', deps.email?.check],
    ['mailbox', deps.mailbox?.check],
    ['twilio', deps.sms?.check],
    ['google-places', deps.address.check],
    ['sign-on', deps.signOn?.check],
    ['clamd', deps.fileScan && (() => findsEicar(deps))],
    ['files', () => keepsFiles(deps)],
    ['seal', deps.seal?.check],
    ['timestamps', deps.timestamps?.check],
    ['public-url', () => isReached(deps)],
    // They have no call that is free and says something.
    ['datamerch', deps.merchantDefaults && null],
    ['fundbox', deps.partnerLender && null],
    ['prefill', deps.prefill && null],
    ...deps.tags.map(({ id }) => [id, null] as const),
  ]
  const tried = await Promise.all(
    checks.flatMap(([provider, check]) => (check === undefined ? [] : [tryOne(provider, check)])),
  )
  return tried.sort((a, b) => (a.provider < b.provider ? -1 : 1))
}

async function tryOne(provider: string, check: ProviderCheck | null): Promise<Tried> {
  if (!check) return { provider, outcome: 'not-tried', code: null }
  const answer = await within(check)
  if (answer.ok) return { provider, outcome: answer.value === REACHED ? REACHED : 'works', code: null }
  const { kind, vendorCode } = answer.refusal
  const isAway = kind === 'unavailable' || kind === 'rate-limited'
  return { provider, outcome: isAway ? 'unanswered' : 'refused', code: vendorCode ?? kind }
}

async function within(check: ProviderCheck): ReturnType<ProviderCheck> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Awaited<ReturnType<ProviderCheck>>>((resolve) => {
    timer = setTimeout(() => resolve(refused({ kind: 'unavailable', vendorCode: 'timeout' })), DEADLINE_MS)
  })
  const answer = await Promise.race([check(), late])
  clearTimeout(timer)
  return answer
}

async function findsEicar({ fileScan }: TriedDeps): Promise<Outcome<null, Fault>> {
  const [bad, good] = [await fileScan!.scan(Buffer.from(EICAR)), await fileScan!.scan(Buffer.from('a file'))]
  if (!bad.ok) return bad
  if (!good.ok) return good
  const found = !bad.value.clean && good.value.clean
  return found ? ok(null) : refused({ kind: 'rejected', vendorCode: 'finds-nothing', ours: true })
}

/** Writes a file of noise, reads it, removes it, and looks whether it is gone. */
async function keepsFiles({ blobs }: TriedDeps): Promise<Outcome<null, Fault>> {
  const key = `checks/${randomUUID()}`
  const bytes = randomBytes(64)
  const put = await blobs.put(key, bytes, { type: 'application/octet-stream' })
  if (!put.ok) return put
  const got = await blobs.get(key)
  const removed = await blobs.delete(key)
  if (!got.ok) return got
  if (!got.value || Buffer.compare(bytes, got.value) !== 0) return wrong('reads-something-else')
  if (!removed.ok) return removed
  const left = await blobs.get(key)
  if (!left.ok) return left
  return left.value === null ? ok(null) : wrong('deletes-nothing')
}

const health = z.object({ version: z.string() })

/** Whether people who follow a link reach this product, at this version. */
async function isReached({ publicUrl }: TriedDeps): Promise<Outcome<null, Fault>> {
  const answer = await callVendor({
    url: `${publicUrl}/api/health`,
    timeoutMs: 10_000,
    parse: (body) => health.parse(body).version,
  })
  if (!answer.ok) return answer
  return answer.value === VERSION ? ok(null) : wrong(`version ${answer.value}`)
}

const wrong = (vendorCode: string) => refused<Fault>({ kind: 'rejected', vendorCode, ours: true })
