// Plaid's transactions as a feed: gathered for a while, page by page behind a cursor, and broken off where lines come meanwhile.
import type { BankTransaction } from '#core/domain/bank-history.ts'
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { historyOfLogin } from '#simulators/bank-world/linked-login.ts'
import type { WireAnswer, WireRequest } from '#simulators/bank-world/wire-server.ts'
import { errorOf, type Item, type Items } from './items.ts'
import { idOf } from './tokens.ts'
import { heldAccount, plaidError, wireLine } from './wire.ts'

/** What is there before the whole history is. */
const INITIAL_DAYS = 30

/** Up to which line of which day's lines somebody has read; `done`: all of that day. */
interface Cursor {
  readonly day: IsoDate
  readonly at: number | 'done'
}
const written = ({ day, at }: Cursor): string => Buffer.from(`${day} ${at}`).toString('base64')
function readCursor(text: string): Cursor | undefined {
  const m = /^(\d{4}-\d\d-\d\d) (\d+|done)$/.exec(Buffer.from(text, 'base64').toString())
  return m ? { day: m[1]!, at: m[2] === 'done' ? 'done' : Number(m[2]) } : undefined
}

/** `polls`: how often a new item says NOT_READY. */
export function createTransactions(items: Items, polls: number) {
  const asked = new Map<string, number>()

  return (item: Item, request: WireRequest): WireAnswer => {
    const error = errorOf(item)
    if (error) return plaidError('ITEM_ERROR', error, 'the item has an error')
    if (!item.transactions)
      return plaidError(
        'INVALID_INPUT',
        'ADDITIONAL_CONSENT_REQUIRED',
        'the owner did not agree to transactions',
      )
    const { cursor: text, count = 100, options } = request.json()
    const { days_requested: days = 90 } = (options ?? {}) as { days_requested?: number }
    if (typeof count !== 'number' || count < 1 || count > 500)
      return plaidError('INVALID_REQUEST', 'INVALID_FIELD', 'count must be between 1 and 500')
    const cursor = text === undefined || text === '' ? undefined : readCursor(String(text))
    if (text && !cursor)
      return plaidError('INVALID_INPUT', 'INVALID_CURSOR', 'cursor not associated with access_token')
    const today = items.today()
    if (cursor && cursor.at !== 'done' && cursor.day !== today)
      return plaidError(
        'TRANSACTIONS_ERROR',
        'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
        'underlying transaction data changed since last page was fetched',
      )
    // A loop shows what was there when it began.
    const calls = (asked.get(item.itemId) ?? 0) - (cursor ? 1 : 0)
    if (!cursor) asked.set(item.itemId, calls + 1)
    const status =
      calls > polls ? 'HISTORICAL_UPDATE_COMPLETE' : calls < polls ? 'NOT_READY' : 'INITIAL_UPDATE_COMPLETE'
    const history = historyOfLogin(item.login, today, item.owners)
    const known = cursor?.at === 'done' ? cursor.day : null
    const since = known ?? addDays(today, -(calls > polls ? days : INITIAL_DAYS))
    const lines =
      status === 'NOT_READY' ? [] : history.transactions.filter((line) => line.pending || line.date > since)
    const from = typeof cursor?.at === 'number' ? cursor.at : 0
    const added = lines.slice(from, from + count)
    const hasMore = from + added.length < lines.length
    const gone = known && from === 0 ? pendingOf(item, known) : []
    return {
      json: {
        transactions_update_status: status,
        accounts: history.accounts.map((account) => heldAccount(item.login.bank, item.itemId, account)),
        added: added.map((line) => feedLine(item.itemId, line)),
        modified: [],
        removed: gone.map(({ id, accountId }) => ({
          transaction_id: idOf(item.itemId, id),
          account_id: idOf(item.itemId, accountId),
        })),
        next_cursor: written({ day: today, at: hasMore ? from + added.length : 'done' }),
        has_more: hasMore,
        request_id: idOf(item.itemId).slice(0, 15),
      },
    }
  }
}

/** Those that were pending on a day: by the next they are posted or gone. */
const pendingOf = (item: Item, day: IsoDate): readonly BankTransaction[] =>
  historyOfLogin(item.login, day, item.owners).transactions.filter(({ pending }) => pending)

/** A line as the feed shows it: what a report shows, and what it keeps to itself. */
const feedLine = (itemId: string, line: BankTransaction): Record<string, unknown> => ({
  ...wireLine(itemId, line),
  name: line.description,
  pending_transaction_id: null,
  account_owner: null,
  authorized_date: null,
  authorized_datetime: null,
  datetime: null,
  payment_channel: 'other',
  payment_meta: {},
  location: {},
  transaction_code: null,
})
