// Opening a linking session at a vendor: the consent, a row that tells its state, and what the browser's widget needs.
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import type { LinkStart } from '#platform/providers/bank-data/port.ts'
import { faultText, ourFault, personsWait, type Fault } from '#platform/providers/faults.ts'
import {
  addConnection,
  changeConnection,
  connectionsOf,
  openConnection,
  sealConnection,
  settleBankState,
  type BankVendor,
  type ConnectionRow,
  type ConnectionSecret,
} from '#platform/store/bank-data.ts'
import { addRef } from '#platform/store/bank-references.ts'
import { giveConsent, hasConsent } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { askForLinkEnd, LINK_LOOK_SECONDS } from './find-link.server.ts'
import { askForLook } from './look-at-access.server.ts'
import { reasonOfRejection } from './rejection.server.ts'
import { personOf } from './stated-party.server.ts'

/** Where OAuth banks send the browser back to (spec 69). */
export const returnUrl = (deps: Deps): string => `${deps.publicUrl}/business/oauth-return`
export const webhookUrl = (deps: Deps, vendor: BankVendor): string =>
  `${deps.publicUrl}/api/webhooks/${vendor}`

interface Started<S extends LinkStart = LinkStart> {
  readonly connectionId: string
  readonly start: S
}

/**
 * Starts linking with a vendor, or repairing the connection `repair` of this application. The vendor is called before anything is
 * written; what it answered, a refusal included, is then told by the connection's row. Refuses with feature-off,
 * provider-unavailable or provider-rejected; and with not-possible-now where an offer stands: then only a login is renewed, or a link
 * that a representative sent is followed.
 */
export async function startLink(
  deps: Deps,
  call: Call,
  { lead, link }: Pick<Application, 'lead' | 'link'>,
  { vendor, repair }: { readonly vendor: BankVendor; readonly repair?: string | null },
): Promise<Answer<Started>> {
  const port = deps.bankData[vendor]
  if (!port) return refused({ code: 'feature-off' })
  const rows = (await connectionsOf(deps.db, lead.id)).filter((row) => row.provider === vendor)
  const broken = repair ? rows.find((row) => row.id === repair && row.state === 'needs-attention') : undefined
  if (repair && !broken) return refused({ code: 'not-found' })
  if (hasOffer(lead.stage) && !broken && !link) return refused({ code: 'not-possible-now' })
  const customerRef = rows.map((row) => openConnection(deps.keys, row).customerRef).find((ref) => ref)
  const answer = await port.startLink({
    ...personOf(lead),
    language: call.language,
    returnUrl: returnUrl(deps),
    webhookUrl: webhookUrl(deps, vendor),
    ...(customerRef ? { customerRef } : {}),
    ...(broken ? { repair: openConnection(deps.keys, broken).access } : {}),
  })
  const id = await note(deps, call, lead, {
    vendor,
    broken: broken?.id,
    answer: answer.ok ? answer.value : answer.refusal,
  })
  if (!answer.ok && answer.refusal.ours) {
    deps.log.error({ leadId: lead.id }, ourFault(vendor, answer.refusal))
    return refused({ code: 'feature-off' })
  }
  if (!answer.ok) {
    deps.log.warn({ leadId: lead.id }, faultText(`${vendor} began no link`, answer.refusal))
    return refused({
      code: answer.refusal.kind === 'rejected' ? 'provider-rejected' : 'provider-unavailable',
      retryAfterSeconds: personsWait(answer.refusal),
    })
  }
  return ok({ connectionId: id, start: answer.value })
}

interface Noted {
  readonly vendor: BankVendor
  /** The connection whose login is repaired. */
  readonly broken: string | undefined
  readonly answer: LinkStart | Fault
}

/** Consent, row, references and event in one transaction; answers the connection's id. */
async function note(
  deps: Deps,
  call: Call,
  lead: LeadRow,
  { vendor, broken, answer }: Noted,
): Promise<string> {
  const now = deps.clock()
  const started = 'kind' in answer && (answer.kind === 'frame' || answer.kind === 'token')
  const reason = started ? null : reasonOfFault(answer)
  return deps.db.transaction(async (tx) => {
    await lockLead(tx, lead.id)
    // Read once it is locked: while the vendor was asked another window may have been finished.
    const rows = (await connectionsOf(tx, lead.id)).filter((row) => row.provider === vendor)
    const kept = rows.find((row) => row.id === broken) ?? reusable(deps, rows)
    const id = kept?.id ?? newId(now)
    if (!(await hasConsent(tx, lead.id, 'bank-data')))
      await giveConsent(
        tx,
        {
          leadId: lead.id,
          kind: 'bank-data',
          language: call.language,
          ip: call.ip,
          userAgent: call.userAgent,
        },
        now,
      )
    const state = started ? 'linking' : 'failed'
    if (!kept) await addConnection(tx, { id, leadId: lead.id, provider: vendor, state, reason }, now)
    const row = { leadId: lead.id, id, provider: vendor }
    // A bank that is linked, or waits for its owner, keeps its state until the widget has ended.
    await changeConnection(tx, row, { state, reason }, now, ['linking', 'failed', 'skipped'])
    if (started) await noteStart(deps, tx, { row, kept, start: answer, now })
    await settleBankState(tx, lead.id, state, now)
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: started ? 'bank-link-started' : 'bank-link-failed',
        actor: 'applicant',
        ip: call.ip,
        userAgent: call.userAgent,
        detail: {
          connection: id,
          provider: vendor,
          ...(reason ? { reason } : {}),
          ...(broken ? { repair: true } : {}),
        },
      },
      now,
    )
    return id
  })
}

const reasonOfFault = (fault: Fault): BankReason =>
  fault.kind === 'rejected' || fault.kind === 'needs-login' ? reasonOfRejection(fault) : 'unavailable'

async function noteStart(
  deps: Deps,
  tx: Parameters<typeof addRef>[0],
  noted: {
    readonly row: Pick<ConnectionRow, 'leadId' | 'id' | 'provider'>
    readonly kept: ConnectionRow | undefined
    readonly start: LinkStart
    readonly now: Date
  },
): Promise<void> {
  const { row, kept, start, now } = noted
  const before: ConnectionSecret = kept ? openConnection(deps.keys, kept) : {}
  if (start.kind === 'token') {
    const secret = { ...before, linkToken: start.linkToken }
    await changeConnection(tx, row, { secret: sealConnection(deps.keys, row.id, secret) }, now)
    await addRef(tx, deps.keys, { row, kind: 'link-token', ref: start.linkToken })
    // The vendor tells nobody that a login was renewed in our own window: a browser that is closed then is made up for by a look.
    return kept?.state === 'needs-attention'
      ? askForLook(tx, row, now, { runAt: new Date(now.getTime() + 1000 * LINK_LOOK_SECONDS) })
      : askForLinkEnd(tx, row, now)
  }
  const secret: ConnectionSecret = { ...before, customerRef: start.customerRef }
  await changeConnection(tx, row, { secret: sealConnection(deps.keys, row.id, secret) }, now)
  await addRef(tx, deps.keys, { row, kind: 'customer', ref: start.customerRef })
}

/** A vendor's customer has one row however many banks it links; a token's row serves the next try while nothing came of it. */
const reusable = (deps: Deps, rows: readonly ConnectionRow[]): ConnectionRow | undefined =>
  rows.find((row) => row.provider === 'finicity' && row.state !== 'revoked') ??
  rows.find((row) => isUnused(deps.keys, row))

/**
 * Nothing came of it so far, and nothing will: one that was linked and then refused keeps its row until its access is given back, one whose
 * token is still being exchanged keeps it for that.
 */
export function isUnused(keys: Deps['keys'], row: ConnectionRow): boolean {
  const { access, publicToken } = openConnection(keys, row)
  if (access !== undefined) return false
  if (row.state === 'skipped' || row.state === 'linking') return publicToken === undefined
  return row.state === 'failed' && (publicToken === undefined || row.reason !== 'unavailable')
}
