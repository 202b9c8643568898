// Reading a bank again through Plaid's transactions: all pages from the first cursor on, in the one shape that a report has.
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import { monthsBefore } from '../history-window.ts'
import type { Attention, FetchOptions } from '../port.ts'
import type { PlaidClient } from './client.ts'
import { attentionOf, MUTATION_CODE, noTransactionsCodes } from './faults.ts'
import type { PlaidSecret } from './secret.ts'
import { balanceOf, dayOf, kindOf, namesOf, negated } from './translate.ts'
import { itemAnswer, syncPage, type SyncedLine, type SyncPage } from './wire.ts'

const pageSize = 500
/** The vendor allows fifty pages a minute and item; a bank with more lines is read as a report. */
const mostPages = 40
const mostDays = 730
/** Loops that lines broke in upon, before it is tried again later. */
const mostLoops = 3
/** The whole history of a bank takes minutes at the first time. */
const waitSeconds = 30
const COMPLETE = 'HISTORICAL_UPDATE_COMPLETE'

interface Read {
  readonly history: BankHistory
  readonly needsAttention: readonly Attention[]
}
/** `report`: this bank is read as a report. `wait`: not all of it is there yet, so nothing of it may be judged. */
type Synced = { readonly read: Read } | 'report' | { readonly wait: number }

/** All accounts and lines that the vendor has of an item now. `known` is what the first reading told about it. */
export async function syncTransactions(
  call: PlaidClient,
  secret: PlaidSecret,
  known: NonNullable<PlaidSecret['known']>,
  wanted: FetchOptions,
): Promise<Outcome<Synced, Fault>> {
  const pages = await allPages(call, secret.accessToken)
  if (!pages.ok) return noTransactionsCodes.has(pages.refusal.vendorCode ?? '') ? ok('report') : pages
  if (pages.value === 'too-many') return ok('report')
  const last = pages.value?.at(-1)
  const isWhole = pages.value?.every((page) => page.transactions_update_status === COMPLETE)
  if (!pages.value || !last || !isWhole) return ok({ wait: waitSeconds })
  const item = await call('/item/get', { access_token: secret.accessToken }, (body) => itemAnswer.parse(body))
  if (!item.ok) return item
  const reason = attentionOf(item.value.item.error?.error_code)
  const updated = dayOf(item.value.status?.transactions?.last_successful_update) ?? wanted.today
  const lines = linesOf(pages.value, monthsBefore(wanted.today, wanted.months))
  if (!lines) return refused({ kind: 'malformed', vendorCode: 'unexpected-shape' })
  const accounts = last.accounts.map((wire) => accountOf(wire, known, updated))
  return ok({
    read: {
      history: { accounts, transactions: lines, refreshedOn: updated },
      needsAttention: reason ? accounts.map(({ id }) => ({ accountId: id, reason })) : [],
    },
  })
}

/** Pages of one whole loop; null where lines broke in upon each; 'too-many' where they never seem to end. */
async function allPages(
  call: PlaidClient,
  accessToken: string,
): Promise<Outcome<readonly SyncPage[] | 'too-many' | null, Fault>> {
  for (let loop = 0; loop < mostLoops; loop++) {
    const pages = await onePass(call, accessToken)
    if (pages.ok || pages.refusal.vendorCode !== MUTATION_CODE) return pages
  }
  return ok(null)
}

async function onePass(
  call: PlaidClient,
  accessToken: string,
): Promise<Outcome<readonly SyncPage[] | 'too-many', Fault>> {
  const pages: SyncPage[] = []
  let cursor: string | undefined
  while (pages.length < mostPages) {
    const page = await call(
      '/transactions/sync',
      {
        access_token: accessToken,
        ...(cursor === undefined ? {} : { cursor }),
        count: pageSize,
        // How far back is settled by the first call of an item.
        options: { include_original_description: true, days_requested: mostDays },
      },
      (body) => syncPage.parse(body),
    )
    if (!page.ok) return page
    pages.push(page.value)
    if (!page.value.has_more) return ok(pages)
    cursor = page.value.next_cursor
  }
  return ok('too-many')
}

/** Each line as it was told last, without those that were removed and the pending ones that were posted; null on a date that does not exist. */
function linesOf(pages: readonly SyncPage[], after: IsoDate): BankTransaction[] | null {
  const byId = new Map<string, SyncedLine>()
  for (const { added, modified, removed } of pages) {
    for (const line of [...added, ...modified]) {
      byId.set(line.transaction_id, line)
      if (line.pending_transaction_id) byId.delete(line.pending_transaction_id)
    }
    for (const { transaction_id: id } of removed) byId.delete(id)
  }
  const lines = [...byId.values()]
  if (!lines.every(({ date }) => isIsoDate(date))) return null
  return lines
    .filter(({ date }) => date > after)
    .map((line) => ({
      id: line.transaction_id,
      accountId: line.account_id,
      date: line.date,
      // As in a report: money OUT is positive at the vendor.
      amount: negated(line.amount),
      description: line.original_description ?? line.name,
      pending: line.pending,
      ...namesOf(line),
    }))
}

function accountOf(
  wire: SyncPage['accounts'][number],
  { institution, owners }: NonNullable<PlaidSecret['known']>,
  balanceDate: IsoDate,
): BankAccount {
  const currency = wire.balances.iso_currency_code ?? wire.balances.unofficial_currency_code
  const holder = wire.holder_category
  return {
    id: wire.account_id,
    institution,
    name: wire.official_name ?? wire.name,
    mask: wire.mask ?? '',
    kind: kindOf(wire),
    holder: holder === 'business' || holder === 'personal' ? holder : 'unknown',
    owners: owners[wire.account_id] ?? [],
    balance: balanceOf(wire),
    balanceDate,
    ...(currency ? { currency } : {}),
  }
}
