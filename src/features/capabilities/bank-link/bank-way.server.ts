// Which of the bank ways a link's page uses, the one by tokens where both are set up; and what the vendors behind banks are called.
import type { Deps } from '#platform/deps.ts'
import type { ActiveBank } from '#platform/store/businesses.ts'

/** Null where none is set up. */
export const bankWayOf = ({ bankData }: Deps): 'token' | 'frame' | null =>
  bankData.plaid ? 'token' : bankData.finicity ? 'frame' : null

/** The vendors through whom these banks are read, each once, as people know them. */
export const readersOf = (
  { bankData }: Pick<Deps, 'bankData'>,
  banks: readonly Pick<ActiveBank, 'provider'>[],
): string[] => [...new Set(banks.flatMap(({ provider }) => bankData[provider]?.shownAs ?? []))]
