// The vendors' events: signature over the raw body, each acted on once, in any order, in one transaction with its effect.
import type { Told } from '#core/contract/event-details.ts'
import type { RefusalCode } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import { languageOf } from '#platform/http/call.ts'
import { networkOf } from '#platform/http/network.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { signedWebhook } from '#platform/http/takes.ts'
import type { BankWebhook, WebhookRefusal } from '#platform/providers/bank-data/port.ts'
import {
  changeConnection,
  lastFetch,
  openConnection,
  type BankVendor,
  type ConnectionRow,
} from '#platform/store/bank-data.ts'
import { findConnectionsByReference, markWebhookSeen, type RefKind } from '#platform/store/bank-references.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'
import { askForFinish, askForHistory, readAnew } from './ask-bank.server.ts'
import { isRead, noteAttention } from './ask-owner.server.ts'
import { keepToken } from './keep-token.server.ts'
import { bankReasonOf } from './reasons.ts'
import { askForLook } from './look-at-access.server.ts'
import { noteTakenBack } from './revoke.server.ts'

const vendors: readonly BankVendor[] = ['finicity', 'plaid']
/** 5xx makes the vendor send the event again. */
const refusalOf: Readonly<Record<WebhookRefusal, RefusalCode>> = {
  'bad-signature': 'not-allowed',
  malformed: 'malformed-request',
  unavailable: 'feature-off',
}
/** How long the browser is given to bring the token itself before the server uses the one of the event. */
const BROWSER_FIRST_MS = 20_000
const DAY_MS = 86_400_000
const alive = ['linked', 'needs-attention'] as const

export const bankWebhooks: Plugin = (app, deps) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  for (const vendor of vendors)
    app.post(`/api/webhooks/${vendor}`, { config: { takes: signedWebhook } }, async (request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      const port = deps.bankData[vendor]
      if (!port) return sendProblem(reply, { code: 'not-found' }, language)
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await port.readWebhook({
        headers: request.headers,
        rawBody,
        from: networkOf(request.ip),
      })
      if (!event.ok) return sendProblem(reply, { code: refusalOf[event.refusal] }, language)
      await takeEvent(deps, vendor, event.value)
      deps.nudge()
      return { ok: true }
    })
}

/** Acts on an event; one that was seen before, or names nothing of ours, changes nothing. */
export async function takeEvent(deps: Deps, vendor: BankVendor, event: BankWebhook): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const isNew = await markWebhookSeen(tx, vendor, event.eventId, now)
    // A look that is asked for again does no harm, and two equal hints may tell about two changes.
    if (!isNew && !event.hint) return
    const rows = await rowsOf(deps, tx, vendor, event)
    for (const row of rows) {
      await lockLead(tx, row.leadId)
      await (event.hint ? askForLook(tx, row, now) : act(deps, tx, row, event, now))
    }
    // A renewal shares the customer of the application before it: what a window added belongs to the newer one.
    if (event.change === 'linked' && rows[0]) await askForMoreBanks(deps, tx, rows[0], now)
  })
}

async function rowsOf(
  deps: Deps,
  tx: Queryable,
  vendor: BankVendor,
  event: BankWebhook,
): Promise<readonly ConnectionRow[]> {
  const names: readonly (readonly [RefKind, string | undefined])[] = [
    ['report', event.reportRef],
    ['item', event.itemRef],
    ['customer', event.customerRef],
    ['link-token', event.linkToken],
  ]
  for (const [kind, ref] of names) {
    const rows = ref ? await findConnectionsByReference(tx, deps.keys, { vendor, kind, ref }) : []
    if (rows.length) return rows
  }
  return []
}

async function act(
  deps: Deps,
  tx: Queryable,
  row: ConnectionRow,
  event: BankWebhook,
  now: Date,
): Promise<void> {
  const connection = row.id
  const log = (told: Told<'bank-link-attempt-failed'>) =>
    addEvent(tx, { leadId: row.leadId, actor: 'provider', ...told }, now)
  switch (event.change) {
    case 'history-ready': {
      const last = await lastFetch(tx, row.leadId, row.id)
      if (last && now.getTime() - last.getTime() < DAY_MS) return
      return askForHistory(tx, row, now)
    }
    case 'needs-login':
      return noteAttention(tx, row, 'login', now)
    case 'ends-soon':
      // Who has an offer is not sent back to the bank for what nobody reads: a re-check asks when it needs the login.
      return (await isRead(tx, row)) ? noteAttention(tx, row, 'login', now) : undefined
    case 'account-gone':
      // What the bank still gives is read again, now or when somebody next looks.
      if (event.stale) await changeConnection(tx, row, { refreshWanted: true }, now, alive)
      return (await isRead(tx, row)) ? askForHistory(tx, row, now) : undefined
    case 'revoked':
      return noteTakenBack(tx, row, now)
    case 'linked':
    case 'repaired':
      return carryOn(deps, tx, row, event, now)
    case 'failed': {
      // The person may still be trying: the cause is kept for when the widget is closed.
      const reason = bankReasonOf(event.reason) ?? 'other'
      if (await changeConnection(tx, row, { reason }, now, ['linking']))
        await log({ kind: 'bank-link-attempt-failed', detail: { connection, reason } })
      // A report that failed: the fetch asks for another.
      else if (event.reportRef) await askForHistory(tx, row, now)
      return
    }
    case 'ignored':
      return
  }
}

/** Linked, or its login renewed: finish what the browser may not finish, or fetch what could not be fetched. A customer's new bank is asked for by itself. */
async function carryOn(
  deps: Deps,
  tx: Queryable,
  row: ConnectionRow,
  event: BankWebhook,
  now: Date,
): Promise<void> {
  if (row.state === 'needs-attention')
    return event.change === 'linked' && isOfCustomer(deps, row) ? undefined : readAnew(tx, row, now)
  if (row.state === 'linked' || row.state === 'revoked') return
  const { leadId } = row
  const id = event.publicToken ? await keepToken(tx, deps, leadId, event.publicToken) : row.id
  await askForFinish(tx, { leadId, id }, now, new Date(now.getTime() + BROWSER_FIRST_MS))
}

const isOfCustomer = (deps: Deps, row: ConnectionRow): boolean =>
  openConnection(deps.keys, row).customerRef !== undefined

/** One window may add a second bank to a customer whose first is linked, and be closed before it says so: the vendor is asked what is there. */
async function askForMoreBanks(deps: Deps, tx: Queryable, row: ConnectionRow, now: Date): Promise<void> {
  if (!alive.some((state) => state === row.state) || !isOfCustomer(deps, row)) return
  const lead = await readLead(tx, row.leadId)
  // Where the browser has come with the first bank, nobody is waited for: a decline waits for this look.
  const from = row.state === 'linked' ? now : new Date(now.getTime() + BROWSER_FIRST_MS)
  if (lead && !isClosed(lead.stage)) await askForFinish(tx, row, now, from)
}
