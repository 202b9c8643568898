// Finicity (Mastercard Open Banking) as a bank-data port.
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { BankDataPort, FinicityOptions } from '../port.ts'
import type { FinicityClient } from './client.ts'
import { createFinicityClient } from './client.ts'
import { customerGoneCodes, isLoginGone, mayHaveAsked } from './faults.ts'
import { fetchFinicityHistory, loginAccounts } from './history.ts'
import { finishFinicityLink, startFinicityLink } from './link.ts'
import { carryOver, readSecret } from './secret.ts'
import { finicityStatements } from './statements.ts'
import { readFinicityWebhook } from './webhook.ts'
import { customerList } from './wire.ts'

/** The customer holds a name and an e-mail address too: all of it goes. */
async function deleteCustomer(call: FinicityClient, customerId: string): Promise<Outcome<null, Fault>> {
  const answer = await call({
    path: `/aggregation/v1/customers/${customerId}`,
    method: 'DELETE',
    parse: (_body, status) => {
      if (status !== 204) throw new TypeError('not deleted')
      return null
    },
  })
  return !answer.ok && customerGoneCodes.has(answer.refusal.vendorCode ?? '') ? ok(null) : answer
}

/** The adapter. It keeps only its App-Token; any number of processes may run one each. */
export function createFinicity(options: FinicityOptions): BankDataPort {
  const call = createFinicityClient(options)
  // The vendor asks to allow 180 seconds for whatever asks the bank itself: refreshes, older lines, owners.
  const slowMs = (options.timeoutMs ?? 30_000) * 6
  return {
    vendor: 'finicity',
    shownAs: 'Mastercard Open Banking (Finicity)',
    // Its partner's own list of customers, by a name that none has.
    check: () =>
      call({
        path: '/aggregation/v1/customers',
        query: { username: 'uw-check' },
        parse: (body) => customerList.parse(body) && null,
      }),
    startLink: (request) => startFinicityLink(call, options, request),
    finishLink: async (finish) =>
      'customerRef' in finish
        ? finishFinicityLink(call, finish.customerRef, slowMs)
        : refused({ kind: 'rejected', vendorCode: 'not-a-customer' }),
    refresh: async (text) => {
      const { customerId, logins } = readSecret(text)
      for (const login of logins) {
        const answer = await loginAccounts(call, customerId, login, slowMs)
        if (!answer.ok && !isLoginGone(answer.refusal) && !mayHaveAsked(answer.refusal)) return answer
      }
      return ok({})
    },
    fetchHistory: (secret, fetchOptions) =>
      fetchFinicityHistory(call, secret, fetchOptions, { slowMs, bought: options }),
    revoke: (text) => deleteCustomer(call, readSecret(text).customerId),
    revokeCustomer: (customerRef) => deleteCustomer(call, customerRef),
    carryOver,
    ...(options.statements ? { statements: finicityStatements(call, slowMs) } : {}),
    readWebhook: async (input) => readFinicityWebhook(input, options.partnerSecret),
  }
}
