// Which of the bank ways a link's page uses: the one by tokens where both are set up.
import type { Deps } from '#platform/deps.ts'

/** Null where none is set up. */
export const bankWayOf = ({ bankData }: Deps): 'token' | 'frame' | null =>
  bankData.plaid ? 'token' : bankData.finicity ? 'frame' : null
