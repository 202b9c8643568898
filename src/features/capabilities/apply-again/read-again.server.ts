// What 'Apply again' would come to, said before it is pressed.
import { readersOf } from '#features/capabilities/bank-link/bank-way.server.ts'
import type { Deps } from '#platform/deps.ts'
import { begunAgainOf } from '#platform/store/filled-leads.ts'
import type { WireAgain } from './contract.ts'
import { banksToReadAgain } from './reusable-banks.server.ts'

export async function readAgain(deps: Deps, leadId: string): Promise<WireAgain> {
  const begun = (await begunAgainOf(deps.db, leadId)) !== null
  const banks = begun ? [] : await banksToReadAgain(deps.db, leadId, deps.clock())
  return { begun, banks: banks.map(({ institution }) => institution), read_by: readersOf(deps, banks) }
}
