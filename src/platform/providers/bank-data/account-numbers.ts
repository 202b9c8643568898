// Whether the bank gave the numbers of the account that is used. Only the fact is carried: the numbers are dropped where an answer is parsed.
import * as z from 'zod'
import { fundingAccount, type BankHistory } from '#core/domain/bank-history.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

/** Nothing waits long for this: a voided check says the same. Milliseconds. */
const DEADLINE_MS = 10_000

/** The time for that call where other calls have `timeoutMs`. */
export const numbersDeadline = (timeoutMs = DEADLINE_MS): number => Math.min(timeoutMs, DEADLINE_MS)

/** Whether a number is there; the number itself is not read on. */
export const isThere = z
  .string()
  .nullish()
  .transform((number) => Boolean(number?.trim()))

interface Confirmed {
  readonly history: BankHistory
  /** Ids of the accounts whose numbers the bank gave: kept with the connection, so that a paid call is made once. */
  readonly confirmed: readonly string[]
}

/**
 * Asks about the account that money would go to, unless that is known. `ask` answers the ids of accounts whose numbers the bank gave;
 * a fault leaves the fact unknown, and never the history.
 */
export async function confirmNumbers(
  history: BankHistory,
  known: readonly string[],
  ask: (accountId: string) => Promise<Outcome<readonly string[], Fault>>,
): Promise<Confirmed> {
  const account = fundingAccount(history)
  const answer = account && !known.includes(account.id) ? await ask(account.id) : null
  const confirmed = [...new Set([...known, ...(answer?.ok ? answer.value : [])])]
  const accounts = history.accounts.map((each) =>
    confirmed.includes(each.id) ? { ...each, numbersKnown: true as const } : each,
  )
  return { history: { ...history, accounts }, confirmed }
}
