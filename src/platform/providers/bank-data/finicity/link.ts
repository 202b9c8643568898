// Linking through Finicity: a customer for the application, a Connect page for the browser, the logins it left behind.
import { filedName } from '#core/domain/one-name.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { Connection, FinicityOptions, LinkRequest, LinkStart } from '../port.ts'
import type { FinicityClient } from './client.ts'
import {
  attentionOf,
  customerGoneCodes,
  isLoginGone,
  secondFactorFault,
  usernameTakenCode,
} from './faults.ts'
import { readSecret, writeSecret } from './secret.ts'
import type { AccountWire } from './wire.ts'
import { accountList, customerAnswer, customerList, institutionAnswer, linkAnswer } from './wire.ts'

const linkLivesMs = 2 * 3_600_000

/** The customer of this application: the one made earlier, else a new one; its user name makes a second creation harmless. */
async function ensureCustomer(
  call: FinicityClient,
  options: FinicityOptions,
  request: LinkRequest,
): Promise<Outcome<string, Fault>> {
  if (request.customerRef !== undefined) return ok(request.customerRef)
  const username = `uw-${request.reference}`
  const made = await call({
    path: `/aggregation/v2/customers/${options.customers ?? 'active'}`,
    body: {
      username,
      ...filedName(request),
      ...(request.email ? { email: request.email } : {}),
      ...(request.phone ? { phone: request.phone } : {}),
    },
    parse: (body) => customerAnswer.parse(body).id,
  })
  if (made.ok || made.refusal.vendorCode !== usernameTakenCode) return made
  const found = await call({
    path: '/aggregation/v1/customers',
    query: { username },
    parse: (body) => customerList.parse(body).customers[0]?.id,
  })
  if (!found.ok) return found
  return found.value === undefined ? made : ok(found.value)
}

/** The login that needs its owner, else the first. */
async function ailingLogin(
  call: FinicityClient,
  customerId: string,
  logins: readonly string[],
): Promise<string> {
  const accounts = await listAccounts(call, customerId)
  const ill = accounts.ok
    ? accounts.value.find((a) => attentionOf(a.aggregationStatusCode) !== undefined)
    : undefined
  return ill?.institutionLoginId ?? logins[0] ?? ''
}

/** The request without what was deleted at the vendor meanwhile: the login that was to be repaired is linked again, the customer is made again. */
function withoutWhatIsGone(request: LinkRequest, fault: Fault, customerId: string): LinkRequest | undefined {
  if (request.repair !== undefined && isLoginGone(fault))
    return { ...request, repair: undefined, customerRef: customerId }
  const known = request.repair !== undefined || request.customerRef !== undefined
  return known && customerGoneCodes.has(fault.vendorCode ?? '')
    ? { ...request, repair: undefined, customerRef: undefined }
    : undefined
}

export async function startFinicityLink(
  call: FinicityClient,
  options: FinicityOptions,
  request: LinkRequest,
): Promise<Outcome<LinkStart, Fault>> {
  const repaired = request.repair === undefined ? undefined : readSecret(request.repair)
  const customer = repaired ? ok(repaired.customerId) : await ensureCustomer(call, options, request)
  if (!customer.ok) return customer
  const customerId = customer.value
  const link = await call({
    path: repaired ? '/connect/v2/generate/fix' : '/connect/v2/generate',
    body: {
      partnerId: options.partnerId,
      customerId,
      ...(repaired ? { institutionLoginId: await ailingLogin(call, customerId, repaired.logins) } : {}),
      ...(request.language === 'es' ? { language: 'es' } : {}),
      ...(request.webhookUrl ? { webhook: request.webhookUrl, webhookContentType: 'application/json' } : {}),
      ...(options.experience ? { experience: options.experience } : {}),
    },
    parse: (body) => linkAnswer.parse(body).link,
  })
  if (!link.ok) {
    const again = withoutWhatIsGone(request, link.refusal, customerId)
    return again ? startFinicityLink(call, options, again) : link
  }
  // The page that gets it may frame no other: the bank's window would stay empty, and nobody would say why.
  if (new URL(link.value).origin !== options.connectOrigin)
    return refused({ kind: 'rejected', vendorCode: 'FINICITY_CONNECT_URL', ours: true })
  const ttl = Number(new URL(link.value).searchParams.get('ttl'))
  const expires = ttl > 0 ? new Date(ttl) : new Date((options.now?.() ?? new Date()).getTime() + linkLivesMs)
  return ok({ kind: 'frame', url: link.value, customerRef: customerId, expiresAt: expires.toISOString() })
}

const listAccounts = (call: FinicityClient, customerId: string): Promise<Outcome<AccountWire[], Fault>> =>
  call({
    path: `/aggregation/v1/customers/${customerId}/accounts`,
    parse: (body) => accountList.parse(body).accounts,
  })

/** Name of a bank, '' when the vendor does not tell: never worth failing for. */
export async function institutionName(
  call: FinicityClient,
  institutionId: string | undefined,
): Promise<string> {
  if (institutionId === undefined) return ''
  const answer = await call({
    path: `/institution/v2/institutions/${institutionId}`,
    parse: (body) => institutionAnswer.parse(body),
  })
  return answer.ok ? answer.value : ''
}

/** Reads what Connect left behind. Right after 'done' the list may still be empty: one refresh of the customer fills it. */
export async function finishFinicityLink(
  call: FinicityClient,
  customerId: string,
  slowMs: number,
): Promise<Outcome<Connection, Fault>> {
  const listed = await listAccounts(call, customerId)
  const gone = !listed.ok && listed.refusal.vendorCode === '38003'
  if (!listed.ok && !gone) return listed
  let accounts = listed.ok ? listed.value : []
  if (accounts.length === 0) {
    const refreshed = await call({
      path: `/aggregation/v1/customers/${customerId}/accounts`,
      body: {},
      timeoutMs: slowMs,
      parse: (body, status) => (status === 203 ? null : accountList.parse(body).accounts),
    })
    if (refreshed.ok && !refreshed.value) return refused(secondFactorFault)
    if (!refreshed.ok && refreshed.refusal.vendorCode !== '38003') return refreshed
    accounts = (refreshed.ok && refreshed.value) || []
  }
  const logins = [...new Set(accounts.flatMap((account) => account.institutionLoginId ?? []))]
  if (logins.length === 0) return refused({ kind: 'rejected', vendorCode: 'no-accounts' })
  return ok({
    secret: writeSecret({ vendor: 'finicity', customerId, logins, asked: [], deepened: [], confirmed: [] }),
    itemRef: customerId,
    institution: await institutionName(call, accounts.at(-1)?.institutionId),
    accountsKey: accounts
      .map(({ id, institutionLoginId }) => `${institutionLoginId ?? ''} ${id}`)
      .toSorted()
      .join(),
  })
}
