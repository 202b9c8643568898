// statements.zip: the statements that the bank itself keeps of one account, fetched from its provider one by one while they are sent.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { readAccountId } from '#core/domain/lines/account-id.ts'
import { shortKey } from '#core/domain/lines/line-book.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { countsOf } from '#features/capabilities/bank-link/count-statements.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { BankStatement, StatementsPort } from '#platform/providers/bank-data/port.ts'
import { faultText, personsWait, type Fault } from '#platform/providers/faults.ts'
import { connectionsOf, openConnection, type ConnectionRow } from '#platform/store/bank-data.ts'
import { keepStatementCounts, statementCounts } from '#platform/store/bank-statements.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { zipOf, type ZipFile } from '#platform/zip.ts'
import type { downloadBankStatements as declaredForStaff } from '../applications/bank-contract.ts'
import { hasOpened, openedLeadFor } from '../applications/open-file.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { downloadStatements as declared } from './aggregation-contract.ts'
import { readerOf, type OpenFile } from './file-door.server.ts'

interface Source {
  readonly row: ConnectionRow
  readonly port: StatementsPort
  readonly access: string
}

/** The connection that told about the account; null where its bank gives no statements of it, or gives access no more. */
async function sourceOf(deps: Deps, leadId: string, key: string): Promise<Source | null> {
  const counts = await statementCounts(deps.db, leadId)
  for (const row of await connectionsOf(deps.db, leadId)) {
    const port = deps.bankData[row.provider]?.statements
    const access = openConnection(deps.keys, row).access
    const alive = row.state === 'linked' || row.state === 'needs-attention'
    if (alive && port && access && counts.get(row.id)?.[key]) return { row, port, access }
  }
  return null
}

const failed = (fault: Fault): Refusal =>
  fault.kind === 'needs-login'
    ? { code: 'bank-wants-owner' }
    : { code: 'statements-failed', retryAfterSeconds: personsWait(fault) }

/** What the bank keeps of the account now; what it told before is corrected by it. */
async function listNow(
  deps: Deps,
  { row, port, access }: Source,
  key: string,
): Promise<Answer<readonly BankStatement[]>> {
  const listed = await port.list(access, (accountId) => shortKey(accountId) === key)
  if (!listed.ok) return refused(failed(listed.refusal))
  const counts = countsOf(listed.value)
  await keepStatementCounts(deps.db, row, { [key]: 0, ...counts }, false)
  const statements = listed.value[0]?.statements ?? []
  if (statements === 'second-factor') return refused({ code: 'bank-wants-owner' })
  return statements.length ? ok(statements) : refused({ code: 'no-statements' })
}

/** 'statement-2026-10.pdf'; a second one of a month is told apart. */
function fileNames(statements: readonly Pick<BankStatement, 'month'>[]): string[] {
  const seen = new Map<string, number>()
  return statements.map(({ month }) => {
    const count = (seen.get(month) ?? 0) + 1
    seen.set(month, count)
    return `statement-${month}${count > 1 ? `-${count}` : ''}.pdf`
  })
}

/** The first one was fetched before anything was sent: most of what can go wrong goes wrong there, and is told in words. */
async function* filesOf(
  statements: readonly BankStatement[],
  first: Uint8Array,
  at: Date,
  read: (statement: BankStatement) => Promise<Outcome<Uint8Array, Fault>>,
): AsyncGenerator<ZipFile> {
  const names = fileNames(statements)
  for (const [place, statement] of statements.entries()) {
    const file = place === 0 ? ok(first) : await read(statement)
    // The answer ends unfinished: half a year of statements must not look like all of them.
    if (!file.ok) throw new Error(faultText('bank statements', file.refusal))
    yield { name: names[place]!, bytes: file.value, at }
  }
}

/** By a shared file. */
export async function downloadStatements(
  deps: Deps,
  file: OpenFile,
  { accountid }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<AsyncIterable<Uint8Array>>> {
  const { lead, staff, link } = file
  // They hold the numbers that are masked elsewhere, as uploaded documents do.
  if (!staff || !(await hasOpened(deps, staff, lead.id))) return refused({ code: 'reason-needed' })
  const key = readAccountId(accountid)?.key ?? ''
  return sendStatements(deps, { leadId: lead.id, key, by: readerOf(file, call), link: link.id })
}

/** From the staff room. */
export async function downloadBankStatements(
  deps: Deps,
  staff: LoggedIn,
  { id, account }: RequestOf<typeof declaredForStaff>,
  call: Call,
): Promise<Answer<AsyncIterable<Uint8Array>>> {
  const found = await openedLeadFor(deps, staff, id, 'open-document')
  return found.ok ? sendStatements(deps, { leadId: id, key: account, by: byStaff(staff, call) }) : found
}

interface Wanted {
  readonly leadId: string
  /** Of the account. */
  readonly key: string
  readonly by: DoneBy
  /** The shared file that it is read by. */
  readonly link?: Id
}

async function sendStatements(
  deps: Deps,
  { leadId, key, by, link }: Wanted,
): Promise<Answer<AsyncIterable<Uint8Array>>> {
  const source = await sourceOf(deps, leadId, key)
  if (!source) return refused({ code: 'no-statements' })
  const { row, port, access } = source
  const listed = await listNow(deps, source, key)
  if (!listed.ok) return listed
  const statements = listed.value
  const first = await port.read(access, statements[0]!)
  if (!first.ok) return refused(failed(first.refusal))
  const now = deps.clock()
  const detail = { connection: row.id, ...(link && { link }), statements: statements.length }
  await addEvent(deps.db, { leadId, kind: 'bank-statements-opened', ...by, detail }, now)
  const files = filesOf(statements, first.value, now, (statement) => port.read(access, statement))
  return ok(zipOf(files))
}
