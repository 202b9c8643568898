// Plaid as a bank-data port.
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { BankDataPort, Connection, LinkRequest, LinkStart, PlaidOptions } from '../port.ts'
import { monthsBefore } from '../history-window.ts'
import { STATEMENTS_BACK } from '../statement-file.ts'
import type { PlaidClient } from './client.ts'
import { createPlaidClient } from './client.ts'
import { itemGoneCodes } from './faults.ts'
import { fetchPlaidHistory } from './history.ts'
import { removeAllReports, removePast } from './reports.ts'
import { carryOver, putReportBy, readSecret, writeSecret } from './secret.ts'
import { findPlaidLink, lookAtItem } from './standing.ts'
import { plaidStatements } from './statements.ts'
import { createPlaidWebhookReader } from './webhook.ts'
import { exchangeAnswer, itemAnswer, itemRemoved, linkTokenAnswer } from './wire.ts'

/** The months whose statements are extracted when the bank is linked. */
function statementsFrom({ now = () => new Date() }: PlaidOptions) {
  const today = easternDay(now())
  return {
    required_if_supported_products: ['statements'],
    statements: { start_date: monthsBefore(today, STATEMENTS_BACK), end_date: today },
  }
}

/** What every session has, whoever it is for. */
function basicsOf(
  options: PlaidOptions,
  { webhookUrl, returnUrl, language }: Pick<LinkRequest, 'webhookUrl' | 'returnUrl' | 'language'>,
) {
  const webhook = webhookUrl ?? options.webhookUrl
  const redirect = returnUrl ?? options.redirectUri
  return {
    client_name: options.clientName.slice(0, 30),
    language,
    country_codes: ['US'],
    ...(webhook ? { webhook } : {}),
    ...(redirect ? { redirect_uri: redirect } : {}),
  }
}

const productsOf = (options: PlaidOptions) => ({
  products: ['assets'],
  optional_products: ['auth'],
  // Agreed to with the link, and paid for only where they are read.
  ...(options.transactions ? { additional_consented_products: ['transactions'] } : {}),
  ...(options.statements ? statementsFrom(options) : {}),
})

/** A session for nobody, which runs out by itself: keys, products and the address that is registered for returns are judged, free of charge. */
async function checkPlaid(call: PlaidClient, options: PlaidOptions): Promise<Outcome<null, Fault>> {
  const body = {
    ...basicsOf(options, { language: 'en' }),
    user: { client_user_id: 'check' },
    ...productsOf(options),
  }
  const answer = await call('/link/token/create', body, (told) => linkTokenAnswer.parse(told))
  if (answer.ok) return ok(null)
  const { refusal } = answer
  return refused(refusal.kind === 'rejected' ? { ...refusal, ours: true } : refusal)
}

async function startPlaidLink(
  call: PlaidClient,
  options: PlaidOptions,
  request: LinkRequest,
): Promise<Outcome<LinkStart, Fault>> {
  const answer = await call(
    '/link/token/create',
    {
      ...basicsOf(options, request),
      user: {
        client_user_id: request.reference,
        legal_name: `${request.firstName} ${request.lastName}`.trim(),
        ...(request.phone ? { phone_number: request.phone } : {}),
        ...(request.email ? { email_address: request.email } : {}),
      },
      // Repairing names the connection instead of products. Account numbers are welcome; a bank that gives none is linked all the same.
      // Statements are taken wherever a bank gives them, and keep nobody out whose bank does not.
      ...(request.repair === undefined
        ? productsOf(options)
        : { access_token: readSecret(request.repair).accessToken }),
    },
    (body) => linkTokenAnswer.parse(body),
  )
  if (!answer.ok) {
    // A field is wrong: somebody's phone number, or an address of ours that is not registered. The same without a person tells which.
    const bare = answer.refusal.vendorCode === 'INVALID_FIELD' ? await checkPlaid(call, options) : answer
    return bare.ok ? answer : bare
  }
  return ok({ kind: 'token', linkToken: answer.value.link_token, expiresAt: answer.value.expiration })
}

async function finishPlaidLink(call: PlaidClient, publicToken: string): Promise<Outcome<Connection, Fault>> {
  const exchanged = await call('/item/public_token/exchange', { public_token: publicToken }, (body) =>
    exchangeAnswer.parse(body),
  )
  if (!exchanged.ok) return exchanged
  const { access_token: accessToken, item_id: itemId } = exchanged.value
  // The public token is spent by now: whatever happens next, the connection must not be lost.
  const item = await call('/item/get', { access_token: accessToken }, (body) => itemAnswer.parse(body).item)
  return ok({
    secret: writeSecret({ vendor: 'plaid', accessToken, itemId, past: [], again: false, confirmed: [] }),
    itemRef: itemId,
    institution: (item.ok ? item.value.institution_name : '') ?? '',
  })
}

async function revokePlaid(call: PlaidClient, secretText: string): Promise<Outcome<null, Fault>> {
  const secret = readSecret(secretText)
  const removed = await removeAllReports(call, secret)
  if (!removed.ok) return removed
  const answer = await call('/item/remove', { access_token: secret.accessToken }, (body) => {
    itemRemoved.parse(body)
    return null
  })
  return !answer.ok && itemGoneCodes.has(answer.refusal.vendorCode ?? '') ? ok(null) : answer
}

/** The adapter. It keeps only the vendor's webhook keys; any number of processes may run one each. */
export function createPlaid(options: PlaidOptions): BankDataPort {
  const call = createPlaidClient(options)
  const { now = () => new Date() } = options
  return {
    vendor: 'plaid',
    shownAs: 'Plaid',
    check: () => checkPlaid(call, options),
    startLink: (request) => startPlaidLink(call, options, request),
    finishLink: async (finish) =>
      'publicToken' in finish
        ? finishPlaidLink(call, finish.publicToken)
        : refused({ kind: 'rejected', vendorCode: 'no-public-token' }),
    // A report is a snapshot: forgetting it makes the next fetch ask for a new one, or for the transactions.
    refresh: async (text) =>
      ok({
        secret: writeSecret({ ...(await removePast(call, putReportBy(readSecret(text)))), again: true }),
      }),
    fetchHistory: (secret, wanted) => fetchPlaidHistory(call, options, secret, wanted),
    revoke: (secret) => revokePlaid(call, secret),
    carryOver,
    look: (secret) => lookAtItem(call, secret),
    findLink: (linkToken) => findPlaidLink(call, linkToken, now()),
    ...(options.statements ? { statements: plaidStatements(call, options) } : {}),
    readWebhook: createPlaidWebhookReader(call, now),
  }
}
