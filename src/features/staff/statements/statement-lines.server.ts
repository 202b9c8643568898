// The lines of one statement as we read them, for staff, and what staff put right in them.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mendStatement } from '#core/domain/statement-reader/mend.ts'
import type { AccountReading } from '#core/domain/statement-reader/read-statement.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import {
  readingsOf,
  type ReadingRead,
} from '#features/capabilities/statement-analysis/readings-read.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addEvent } from '#platform/store/events.ts'
import { staffNames } from '#platform/store/lead-page.ts'
import { addStatementMend } from '#platform/store/statement-mends.ts'
import { changeLeadFor } from '../applications/lead-for.server.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type {
  MendedStatement,
  mendStatementLines as mending,
  readStatementLines as reading,
} from './readings-contract.ts'
import { shownAccount } from './shown-readings.server.ts'

export async function readStatementLines(
  deps: Deps,
  staff: LoggedIn,
  { id, document }: RequestOf<typeof reading>,
  call: Call,
): Promise<Answer<ResponseOf<typeof reading>>> {
  const found = await openedLeadFor(deps, staff, id, 'view')
  if (!found.ok) return found
  const read = await readingOf(deps, deps.db, id, document)
  const shown = read && (await shownLines(deps.db, read))
  if (!shown) return refused({ code: 'not-found' })
  // Logged before it is shown.
  await addEvent(deps.db, { leadId: id, kind: 'bank-viewed', ...byStaff(staff, call) }, deps.clock())
  return ok(shown)
}

export async function mendStatementLines(
  deps: Deps,
  staff: LoggedIn,
  { id, document, latest, mends }: RequestOf<typeof mending>,
  call: Call,
): Promise<Answer<ResponseOf<typeof mending>>> {
  const found = await openedLeadFor(deps, staff, id, 'label-bank')
  if (!found.ok) return found
  return changeLeadFor(deps, staff, id, 'label-bank', async (tx) => {
    const now = deps.clock()
    const read = await readingOf(deps, tx, id, document)
    if (!read?.base) return refused({ code: 'not-found' })
    if ((read.mended?.id ?? null) !== latest) return refused({ code: 'changed-elsewhere' })
    const mended = mendStatement(read.base, mends)
    if (!mended.ok) return refused({ code: 'malformed-request' })
    const put = { leadId: id, documentId: document, staffId: staff.id, base: read.base, mends }
    await addStatementMend(tx, deps.keys, put, now)
    const addUp = mended.value.accounts.filter(({ isProven }) => isProven).length
    const detail = { document: read.row.documentId, mends: mends.length, addUp }
    await addEvent(tx, { leadId: id, kind: 'statement-mended', ...byStaff(staff, call), detail }, now)
    await addJob(tx, { kind: 'read-statements', leadId: id }, now)
    const after = await readingOf(deps, tx, id, document)
    return ok((await shownLines(tx, after!))!)
  })
}

const readingOf = async (
  deps: Deps,
  db: Queryable,
  leadId: string,
  document: string,
): Promise<ReadingRead | undefined> =>
  (await readingsOf(deps, db, leadId)).find(({ row }) => row.documentId === document)

async function shownLines(
  db: Queryable,
  { base, reading, mended }: ReadingRead,
): Promise<MendedStatement | null> {
  if (!base || !reading) return null
  return {
    latest: mended && {
      id: mended.id,
      at: mended.at.toISOString(),
      by: (await staffNames(db, [mended.staffId])).get(mended.staffId) ?? '',
    },
    mends: [...(mended?.mends ?? [])],
    accounts: reading.accounts.map((account, at) => ({
      ...shownAccount(account),
      lines: account.lines.map(({ date, text, cents, balance, line, isMended, isSure, place }) => ({
        date,
        text,
        cents,
        balance,
        line,
        isMended,
        isSure,
        place,
      })),
      figures: base.accounts[at]!.printed.figures.map(({ label, cents }) => ({ label, cents })),
      days: base.accounts[at]!.printed.days.map(({ date, cents }) => ({ label: date, cents })),
      base: asRead(base.accounts[at]!),
    })),
  }
}

const asRead = ({
  from,
  to,
  opening,
  closing,
  isProven,
  lines,
  printed,
  proof,
  repairs,
}: AccountReading): MendedStatement['accounts'][number]['base'] => ({
  from,
  to,
  opening,
  closing,
  isProven,
  lines: lines.map(({ date, text, cents, balance, isSure, section, place }) => ({
    date,
    text,
    cents,
    balance,
    isSure,
    section,
    place,
  })),
  printed: {
    figures: printed.figures.map((each) => ({ ...each })),
    days: printed.days.map((day) => ({ ...day })),
  },
  proof,
  repairs: repairs.map(({ was, cents, page, y }) => ({ was, cents, page, y })),
})
