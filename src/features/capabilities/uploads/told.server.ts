// What was found in the statements of an application so far, for whoever sent them.
import { isReadableStatement } from '#core/domain/readable-statements.ts'
import { READER } from '#core/domain/statement-reader/read-statement.ts'
import { lacksPages } from '#core/domain/lacks-pages.ts'
import { tellStatements, type ToldAccount } from '#core/domain/statements-told.ts'
import type { Deps } from '#platform/deps.ts'
import type { DocumentRow } from '#platform/store/documents.ts'
import { pagesReadOf } from '#platform/store/statement-pages.ts'
import type { StatementReadingRow } from '#platform/store/statement-readings.ts'
import { readingsOf } from '../statement-analysis/readings-read.server.ts'
import { unreadReasons, type ToldFile, type ToldStatements } from './told.ts'

/** A long scan takes minutes; what was not read within the hour waits for a person. */
const READ_WITHIN_MS = 3_600_000

interface Told {
  /** By the document's id; statements only. */
  readonly files: ReadonlyMap<string, ToldFile>
  readonly together: ToldStatements
}

/** `rows`: the documents that whoever asks may see. */
export async function tellSender(deps: Deps, leadId: string, rows: readonly DocumentRow[]): Promise<Told> {
  const statements = rows.filter(({ kind }) => kind === 'bank-statement')
  if (!statements.length) return { files: new Map(), together: { twice: [], mentioned: [] } }
  const readings = new Map(
    (await readingsOf(deps, deps.db, leadId)).map((each) => [each.row.documentId, each]),
  )
  const progress = new Map((await pagesReadOf(deps.db, leadId)).map((each) => [each.documentId, each]))
  const { accounts, twice, mentioned } = tellStatements(
    statements.flatMap(({ id, pages }) => {
      const reading = readings.get(id)?.reading
      return reading ? [{ id, pages, reading }] : []
    }),
  )
  const now = deps.clock().getTime()
  const files = statements.map((document) => {
    const { id, mime, uploadedAt } = document
    const found = accounts.get(id)
    const row = readings.get(id)?.row
    if (found) return [id, toldRead(found)] as const
    if (row?.reader === READER) return [id, toldUnread(row)] as const
    const comes = isReadableStatement(mime) && now - uploadedAt.getTime() < READ_WITHIN_MS
    const { read = null, pages = null } = progress.get(id) ?? {}
    if (!comes && read === null) return [id, told({ state: 'kept' })] as const
    const page = read !== null && pages !== null ? Math.min(read + 1, pages) : null
    return [id, told({ state: 'reading', page, pages })] as const
  })
  return {
    files: new Map(files),
    together: { twice: twice.map((each) => ({ ...each })), mentioned: [...mentioned] },
  }
}

/** Whether pages of a statement are in none of these documents. */
export const statementsLackPages = async (
  deps: Deps,
  leadId: string,
  rows: readonly DocumentRow[],
): Promise<boolean> => [...(await tellSender(deps, leadId, rows)).files.values()].some(lacksPages)

const told = (known: Pick<ToldFile, 'state'> & Partial<ToldFile>): ToldFile => ({
  page: null,
  pages: null,
  unread: null,
  accounts: [],
  ...known,
})

const toldRead = (accounts: readonly ToldAccount[]): ToldFile =>
  told({
    state: 'read',
    accounts: accounts.map((account) => ({ ...account, missing: [...account.missing] })),
  })

/** One that was read and cannot be opened now is told as kept. */
function toldUnread({ refusal }: StatementReadingRow): ToldFile {
  const unread = unreadReasons.find((reason) => reason === refusal)
  return unread ? told({ state: 'unread', unread }) : told({ state: 'kept' })
}
