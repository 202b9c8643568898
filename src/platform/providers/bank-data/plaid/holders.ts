// Whose accounts they are, where Plaid knows: asked beside the report, which never says it.
import { isBankAccount, type BankHistory } from '#core/domain/bank-history.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { PlaidClient } from './client.ts'
import { isWaitForBank } from './faults.ts'
import { accountsAnswer } from './wire.ts'

/**
 * The history with 'business' or 'personal' where the vendor calls an account so; null, absent and 'unrecognized' leave it unknown. A
 * fault that passes is the caller's, who comes back for the same report; any other leaves all unknown.
 */
export async function withHolders(
  call: PlaidClient,
  accessToken: string,
  history: BankHistory,
): Promise<Outcome<BankHistory, Fault>> {
  if (!history.accounts.some(isBankAccount)) return ok(history)
  const told = await call(
    '/accounts/get',
    { access_token: accessToken },
    (body) =>
      new Map(accountsAnswer.parse(body).accounts.map((each) => [each.account_id, each.holder_category])),
  )
  if (!told.ok) return passes(told.refusal) ? told : ok(history)
  return ok({
    ...history,
    accounts: history.accounts.map((account) => {
      const holder = told.value.get(account.id)
      return holder === 'business' || holder === 'personal' ? { ...account, holder } : account
    }),
  })
}

const passes = (fault: Fault): boolean =>
  fault.kind === 'rate-limited' || (fault.kind === 'unavailable' && !isWaitForBank(fault))
