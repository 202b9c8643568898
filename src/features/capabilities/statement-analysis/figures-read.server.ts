// The figures of an application's statements, as far as they came and can be opened.
import type { StatementFigures } from '#core/domain/statement-figures.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { documentsOf } from '#platform/store/documents.ts'
import {
  figuresPlace,
  OWN_READER,
  statementAnalysesOf,
  type StatementAnalysisRow,
} from '#platform/store/statement-analyses.ts'

interface FiguresRead {
  readonly id: Id
  readonly receivedAt: Date
  readonly figures: StatementFigures
}

type Readable = Pick<Deps, 'keys' | 'log'>

/** The vendor's newest that came; null where there is none. */
export const vendorFiguresOf = async (
  deps: Readable,
  db: Queryable,
  leadId: string,
): Promise<FiguresRead | null> =>
  open(
    deps,
    (await statementAnalysesOf(db, leadId)).find(
      ({ state, vendor }) => state === 'received' && vendor !== OWN_READER,
    ),
  )

/** What we read ourselves of the statements that add up; null where none does, or a file was taken back and not all is read again yet. */
export async function ownFiguresOf(
  deps: Readable,
  db: Queryable,
  leadId: string,
): Promise<FiguresRead | null> {
  const row = (await statementAnalysesOf(db, leadId)).find(({ vendor }) => vendor === OWN_READER)
  if (!row) return null
  const standing = new Set((await documentsOf(db, leadId)).map(({ id }) => id))
  if (!row.documents.every((id) => standing.has(id))) return null
  const read = open(deps, row)
  return read?.figures.accounts.length ? read : null
}

/** The figures that serve: the vendor's where they came, else our own. */
export const statementFiguresOf = async (
  deps: Readable,
  db: Queryable,
  leadId: string,
): Promise<FiguresRead | null> =>
  (await vendorFiguresOf(deps, db, leadId)) ?? (await ownFiguresOf(deps, db, leadId))

function open(deps: Readable, row: StatementAnalysisRow | undefined): FiguresRead | null {
  if (!row?.sealed || !row.receivedAt) return null
  const { id, leadId, sealed, receivedAt } = row
  const text = whereReadable(deps, { lead: leadId, analysis: id }, () =>
    deps.keys.open(sealed, figuresPlace(id)),
  )
  return text === null ? null : { id, receivedAt, figures: JSON.parse(text) as StatementFigures }
}
