// The account that a contract names: what the owner said, else what the connected banks show.
import { accountToName, payableAccounts, type NamedAccount } from '#core/domain/funding-account.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { connectionsOf, openAccounts } from '#platform/store/bank-data.ts'
import { namedAccount } from '#platform/store/offers.ts'

type Needed = Pick<Deps, 'keys' | 'log'>

/** What the owner may choose from; empty where no bank is connected, or none told of a business checking account. */
export async function accountsToChooseFrom(
  deps: Needed,
  db: Queryable,
  leadId: string,
): Promise<NamedAccount[]> {
  const rows = (await connectionsOf(db, leadId)).filter(
    ({ state }) => state === 'linked' || state === 'needs-attention',
  )
  return payableAccounts(
    rows.flatMap((row) => openAccounts(deps, row).map((account) => ({ ...account, bank: row.institution }))),
  )
}

/** Null where it has to be asked. */
export const contractAccount = async (
  deps: Needed,
  db: Queryable,
  leadId: string,
): Promise<NamedAccount | null> =>
  accountToName(await namedAccount(db, deps.keys, leadId), await accountsToChooseFrom(deps, db, leadId))
