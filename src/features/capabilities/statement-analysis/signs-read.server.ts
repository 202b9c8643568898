// Signs that an application's statements were changed, of each file: its own, those that other months give, and those of the feed.
import type { FeedMatch } from '#core/domain/statement-signs/feed-against-file.ts'
import { signOfFeed } from '#core/domain/statement-signs/feed-against-file.ts'
import { LOOK, type FileSigns } from '#core/domain/statement-signs/find-signs.ts'
import { monthsThatDoNotFollow } from '#core/domain/statement-signs/months-that-follow.ts'
import { scoreOfSigns, type Sign, type SignWeights } from '#core/domain/statement-signs/sign.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { feedPlace, signsPlace, statementLooksOf } from '#platform/store/statement-readings.ts'
import { readingsOf } from './readings-read.server.ts'

interface DocumentSigns {
  readonly document: Id
  readonly signs: readonly Sign[]
  /** none: the file was not, or could not be, looked at; part: not all its pages. */
  readonly looked: 'whole' | 'part' | 'none'
  readonly feed: readonly FeedMatch[]
}

/** Of the documents that stand and were read or tried, by the day of their upload. */
export async function signsOfStatements(
  deps: Pick<Deps, 'keys' | 'log'>,
  db: Queryable,
  leadId: string,
): Promise<DocumentSigns[]> {
  const readings = await readingsOf(deps, db, leadId)
  const follow = monthsThatDoNotFollow(
    readings.flatMap(({ row, reading }) =>
      reading ? [{ document: row.documentId, accounts: reading.accounts }] : [],
    ),
  )
  const open = <T>(document: Id, sealed: string | null, place: string): T | null => {
    const text =
      sealed && whereReadable(deps, { lead: leadId, document }, () => deps.keys.open(sealed, place))
    return text ? (JSON.parse(text) as T) : null
  }
  return (await statementLooksOf(db, leadId)).map(({ documentId: document, look, signs, feed }) => {
    const found = look === LOOK ? open<FileSigns>(document, signs, signsPlace(document)) : null
    const matches = open<readonly FeedMatch[]>(document, feed, feedPlace(document)) ?? []
    return {
      document,
      signs: [
        ...matches.flatMap((match) => signOfFeed(match) ?? []),
        ...(follow.get(document) ?? []),
        ...(found?.signs ?? []),
      ],
      looked: found ? (found.isWhole ? 'whole' : 'part') : 'none',
      feed: matches,
    }
  })
}

/** Of the file with most of them: 0 to 100. Null where no file was looked at, which says nothing for or against them. */
export async function statementSignScore(
  deps: Pick<Deps, 'keys' | 'log'>,
  db: Queryable,
  leadId: string,
  weights: SignWeights,
): Promise<number | null> {
  const files = await signsOfStatements(deps, db, leadId)
  const seen = files.filter(({ looked, signs }) => looked !== 'none' || signs.length)
  return seen.length ? Math.max(...seen.map(({ signs }) => scoreOfSigns(signs, weights))) : null
}
