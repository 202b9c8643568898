// The specification's calls for an account's months and lines, answered from the same book as the staff room's page. A look is written down.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { monthsBefore } from '#core/domain/bank/months.ts'
import { readAccountId } from '#core/domain/lines/account-id.ts'
import { findLines } from '#core/domain/lines/find-lines.ts'
import { idOf, textOf, type LineBook } from '#core/domain/lines/line-book.ts'
import { dayNumber, firstDay, lastDay, utcDay, type IsoDate } from '#core/ground/dates.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { readerOf, type OpenFile } from './file-door.server.ts'
import type {
  getAccountSummary as declaredSummary,
  getAggregation as declaredAggregation,
  listTransactions as declaredList,
} from './lines-contract.ts'
import * as paths from './lines-paths.ts'

type Aggregation = ResponseOf<typeof declaredAggregation>

/** Lines of a call: with the longest texts it stays under 200 kB. */
const AT_ONCE = 400
const NOON = 43_200
const DAY = 86_400
const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

interface OneAccount {
  readonly accountid: string
  readonly book: LineBook
  /** Place in the book's accounts. */
  readonly place: number
}

/** The account that the id names, of the file that is read. */
async function accountFor(
  deps: Deps,
  file: OpenFile,
  accountid: string,
  page: 'lines' | 'summary',
  call: Call,
): Promise<Answer<OneAccount>> {
  const named = readAccountId(accountid)
  if (named?.leadId !== file.lead.id) return refused({ code: 'not-found' })
  // Logged before it is shown.
  const detail = { link: file.link.id, page }
  const seen = { leadId: file.lead.id, kind: 'file-shown' as const, ...readerOf(file, call), detail }
  await addEvent(deps.db, seen, deps.clock())
  const read = await readLines(deps, file.lead.id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const place = read.value?.book.head.accounts.findIndex(({ key }) => key === named.key) ?? -1
  return read.value && place >= 0
    ? ok({ accountid, book: read.value.book, place })
    : refused({ code: 'not-found' })
}

/** The day of a stamp in seconds or milliseconds; the last refresh when none is told. */
function refreshOf({ head }: LineBook, timestamp: string | number | undefined): IsoDate {
  const told = Number(timestamp ?? 0)
  if (!(told > 0) || told > 1e14) return head.refreshedOn
  return utcDay(new Date(told < 1e11 ? told * 1000 : told))
}

/** Complete: the last day is not after the stamp and the first not before six months before it (specification 3, section 4). */
function monthsOf(
  { book, place }: OneAccount,
  timestamp: string | number | undefined,
): Aggregation['months'] {
  const day = refreshOf(book, timestamp)
  const earliest = monthsBefore(day, 6)
  const stamp = dayNumber(day) * DAY + NOON
  return (book.head.scopes[place + 1]?.months ?? []).map((each) => ({
    month: each.month,
    txs: each.transactions,
    deps: each.deposits,
    mg: each.gross / 100,
    adb: dollars(each.averageDailyBalance),
    neds: each.negativeDays,
    stamp,
    complete: lastDay(each.month) <= day && firstDay(each.month) >= earliest,
  }))
}

function linesFrom(
  { accountid, book, place }: OneAccount,
  from: number,
): { lines: Aggregation['transactions']; more: boolean } {
  const { lines } = findLines(book, { account: place })
  const { day, amount, balance } = book.columns
  return {
    more: lines.length > from + AT_ONCE,
    lines: [...lines.subarray(from, from + AT_ONCE)].map((at) => ({
      id: idOf(book, at),
      accountId: accountid,
      postedDate: (day[at] as number) * DAY + NOON,
      amount: (amount[at] as number) / 100,
      description: textOf(book, at),
      balance: Number.isNaN(balance[at]) ? null : (balance[at] as number) / 100,
    })),
  }
}

export async function getAggregation(
  deps: Deps,
  file: OpenFile,
  { timestamp, accountid }: RequestOf<typeof declaredAggregation>,
  call: Call,
): Promise<Answer<Aggregation>> {
  const found = await accountFor(deps, file, accountid, 'lines', call)
  if (!found.ok) return found
  const { lines, more } = linesFrom(found.value, 0)
  const txs = paths.listTransactions.path.replace(':accountid', accountid)
  return ok({
    accountid,
    balance: dollars(found.value.book.head.accounts[found.value.place]?.balance ?? null),
    months: monthsOf(found.value, timestamp),
    transactions: lines,
    urls: { txs, next: more ? `${txs}?from=${AT_ONCE}` : null },
  })
}

export async function getAccountSummary(
  deps: Deps,
  file: OpenFile,
  { timestamp, accountid }: RequestOf<typeof declaredSummary>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredSummary>>> {
  const found = await accountFor(deps, file, accountid, 'summary', call)
  return found.ok ? ok({ months: monthsOf(found.value, timestamp) }) : found
}

export async function listTransactions(
  deps: Deps,
  file: OpenFile,
  { accountid, from = '0' }: RequestOf<typeof declaredList>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredList>>> {
  const found = await accountFor(deps, file, accountid, 'lines', call)
  return found.ok ? ok(linesFrom(found.value, Number(from)).lines) : found
}
