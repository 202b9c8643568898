// A bank that is connected to an earlier application of the same owner, read for a new one: the same access, a row of its own.
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Call } from '#platform/http/call.ts'
import { newId } from '#platform/ids.ts'
import {
  addConnection,
  changeConnection,
  connectionsOf,
  openAccounts,
  openConnection,
  readConnection,
  sealAccounts,
  sealConnection,
  settleBankState,
} from '#platform/store/bank-data.ts'
import { copyRefs } from '#platform/store/bank-references.ts'
import { activeBanks, type ActiveBank } from '#platform/store/businesses.ts'
import { giveConsent, hasConsent } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { askForHistory } from './ask-bank.server.ts'

/** The banks of its business's earlier applications, each once; none where this application has a bank of its own. */
export async function reusableBanks(db: Queryable, businessId: string, leadId: string | null) {
  const banks = await activeBanks(db, businessId)
  if (banks.some((bank) => bank.leadId === leadId)) return []
  // The same bank may hang on several applications: the newest is the one that was read last.
  return banks.filter(
    ({ institution }, at) => banks.findIndex((one) => one.institution === institution) === at,
  )
}

/**
 * Takes the banks over into an application whose lock the caller holds, with the consent to read them for it; their histories are asked
 * for. Answers how many. Call `deps.nudge()` after the commit.
 */
export async function reuseBanks(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  banks: readonly ActiveBank[],
  call: Call,
  now: Date,
): Promise<number> {
  if (!banks.length || (await connectionsOf(tx, lead.id)).some(({ state }) => state === 'linked')) return 0
  const by = { leadId: lead.id, ip: call.ip, userAgent: call.userAgent }
  if (!(await hasConsent(tx, lead.id, 'bank-data')))
    await giveConsent(tx, { ...by, kind: 'bank-data', language: call.language }, now)
  for (const bank of banks) {
    const from = await readConnection(tx, bank.leadId, bank.id)
    if (!from?.secret) continue
    const row = { id: newId(now), leadId: lead.id, provider: from.provider, state: 'linked' as const }
    // One-time tokens are no business of this one. The customer is: a bank that is linked again joins it, so that none is left behind.
    const { access, accountsKey, customerRef } = openConnection(deps.keys, from)
    await addConnection(
      tx,
      { ...row, secret: sealConnection(deps.keys, row.id, { access, accountsKey, customerRef }) },
      now,
    )
    const accounts = sealAccounts(deps.keys, row.id, openAccounts(deps, from))
    await changeConnection(tx, row, { institution: from.institution, accounts, refreshWanted: true }, now)
    await copyRefs(tx, from, row)
    await askForHistory(tx, row, now)
    await addEvent(
      tx,
      { ...by, actor: 'applicant', kind: 'bank-link-reused', detail: { connection: row.id, from: from.id } },
      now,
    )
  }
  await settleBankState(tx, lead.id, 'linked', now)
  return banks.length
}
