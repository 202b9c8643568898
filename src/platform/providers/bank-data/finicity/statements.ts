// The bank's own statements through Finicity: a list for each account, the files as assets of the customer.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { asPdf } from '../../as-pdf.ts'
import type { Fault } from '../../faults.ts'
import type { AccountStatements, StatementsPort } from '../port.ts'
import { inOrder, LARGEST_STATEMENT, STATEMENTS_BACK } from '../statement-file.ts'
import type { FinicityClient } from './client.ts'
import { isSecondFactor, noStatementsCodes, secondFactorFault } from './faults.ts'
import { loginAccounts } from './history.ts'
import { readSecret } from './secret.ts'
import { kindOf } from './translate.ts'
import { statementList } from './wire.ts'

/** '1,2,3 ...': 1 is the newest. */
const indices = Array.from({ length: STATEMENTS_BACK }, (_, at) => at + 1).join(',')

async function listOf(
  call: FinicityClient,
  customerId: string,
  accountId: string,
  slowMs: number,
): Promise<Outcome<AccountStatements, Fault>> {
  const answer = await call({
    path: `/aggregation/v3/customers/${customerId}/accounts/${accountId}/statement`,
    query: { index: indices },
    timeoutMs: slowMs,
    parse: (body, status): AccountStatements['statements'] =>
      status === 203
        ? 'second-factor'
        : inOrder(
            // A place without a statement says so by a code, and has no id.
            statementList
              .parse(body)
              .statements.flatMap(({ id, documentDate }) =>
                id === undefined || documentDate === undefined
                  ? []
                  : [{ id, month: documentDate.slice(0, 7) }],
              ),
          ),
  })
  if (answer.ok) return ok({ accountId, statements: answer.value })
  const code = answer.refusal.vendorCode ?? ''
  if (isSecondFactor(code)) return ok({ accountId, statements: 'second-factor' })
  return noStatementsCodes.has(code) ? ok({ accountId, statements: [] }) : answer
}

export const finicityStatements = (call: FinicityClient, slowMs: number): StatementsPort => ({
  list: async (secret, wanted) => {
    const { customerId, logins } = readSecret(secret)
    const lists: AccountStatements[] = []
    for (const login of logins) {
      const accounts = await loginAccounts(call, customerId, login)
      if (!accounts.ok) return accounts
      for (const { id, type } of accounts.value) {
        const kind = kindOf(type)
        if ((kind !== 'checking' && kind !== 'savings') || !wanted(id)) continue
        const listed = await listOf(call, customerId, id, slowMs)
        if (!listed.ok) return listed
        lists.push(listed.value)
      }
    }
    return ok(lists)
  },
  read: (secret, { id }) =>
    call<Uint8Array>({
      path: `/aggregation/v1/customers/${readSecret(secret).customerId}/assets/${encodeURIComponent(id)}`,
      accept: '*/*',
      timeoutMs: slowMs,
      mostBytes: LARGEST_STATEMENT,
      parseBytes: (bytes, status) => (status === 203 ? refused(secondFactorFault) : asPdf(bytes)),
    }),
})
