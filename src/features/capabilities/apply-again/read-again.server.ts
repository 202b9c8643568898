// What 'Apply again' would come to, said before it is pressed.
import type { Deps } from '#platform/deps.ts'
import { begunAgainOf } from '#platform/store/filled-leads.ts'
import type { WireAgain } from './contract.ts'
import { banksToReadAgain } from './reusable-banks.server.ts'

export async function readAgain({ db, clock }: Deps, leadId: string): Promise<WireAgain> {
  const begun = (await begunAgainOf(db, leadId)) !== null
  const banks = begun ? [] : await banksToReadAgain(db, leadId, clock())
  return { begun, banks: banks.map(({ institution }) => institution) }
}
