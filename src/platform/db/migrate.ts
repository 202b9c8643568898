// Brings the schema up to date: numbered SQL files, forward only, none twice; then the repeatable ones, whenever they change.
import { createHash } from 'node:crypto'
import type { Database } from './db.ts'
import { DatabaseTrouble } from './trouble.ts'

export interface Migration {
  /** '001-start', 'repeatable/write-saves' */
  readonly name: string
  readonly sql: string
  /** Replaces what it made before (functions): applied again whenever its text is another than the one applied last. */
  readonly repeatable?: boolean
}

const LOCK = 7_311_001

/**
 * Whoever changes a table waits for those who use it (a backup reads for an hour), and everybody else waits behind: so not for long, and
 * again after a pause in which they go on.
 */
const LOCK_WAIT = '2s'
const PAUSE_MS = 1_000
const TRIES = 40

/** What was applied: its checksum, the release that did it, and the oldest release that may still serve the schema after it. */
interface Applied {
  readonly checksum: string
  readonly release: string | null
  readonly oldest: string | null
}

/**
 * Applies what is missing, each file in one transaction: the numbered ones in order, then the repeatable ones. `release` is the version
 * of this process ('0.2.0'). Throws a plain sentence when an applied numbered file was changed afterwards, when the schema is of a newer
 * release than this one may serve, and when others do not let go of a table. Answers the names applied now.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[],
  release: string,
): Promise<string[]> {
  const find = async () => {
    const applied = await appliedTo(db)
    refuseNewer(applied, release)
    return missingFrom(applied, migrations, release)
  }
  // Nothing is missing at most starts, and whoever may not change the schema can start then.
  if (!(await find()).length) return []
  return db.exclusively(LOCK, async () => {
    await db.script(
      `create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now());
       alter table migration add column if not exists release text;
       alter table migration add column if not exists oldest_release text;`,
    )
    // Again: another process may have applied them meanwhile.
    const missing = await find()
    const now: string[] = []
    for (const { name, sql, checksum } of missing) {
      // Statements sent as one message are one transaction: all of the file and its mark, or nothing.
      await patiently(name, () =>
        db.script(
          `set local lock_timeout = '${LOCK_WAIT}';\n${sql};
           insert into migration (name, checksum, release, oldest_release)
             values ('${name}', '${checksum}', '${release}', ${literal(oldestRelease(sql))})
             on conflict (name) do update set checksum = excluded.checksum, at = now(), release = excluded.release,
               oldest_release = excluded.oldest_release;`,
        ),
      )
      now.push(name)
    }
    return now
  })
}

async function patiently(name: string, apply: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply()
    } catch (error) {
      if (!(error instanceof DatabaseTrouble && error.trouble === 'busy')) throw error
      if (attempt === TRIES)
        throw new Error(
          `Migration ${name} waits for a table that another connection holds, a backup or a long report. Nothing of it was changed. Wait until that has ended and start again.`,
          { cause: error },
        )
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  }
}

/**
 * What a migration that takes something away says of itself ('-- oldest release that may serve: 0.2.0'): no process of an older one
 * can work with the schema after it. Null: each can that worked before it.
 */
export const oldestRelease = (sql: string): string | null =>
  /^-- oldest release that may serve: (\d+\.\d+\.\d+)$/m.exec(sql)?.[1] ?? null

const literal = (text: string | null): string => (text === null ? 'null' : `'${text}'`)

function refuseNewer(applied: ReadonlyMap<string, Applied>, release: string): void {
  for (const [name, { oldest }] of applied)
    if (oldest && isOlder(release, oldest))
      throw new Error(
        `This is release ${release}, and a newer one has changed the schema of this database (${name}): ${oldest} is the oldest that may serve it. Start that or a newer one, or restore the backup that was made before the upgrade.`,
      )
}

/** Whether release `a` came before `b`; both as 'X.Y.Z'. */
function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((each) => each.split('.').map(Number))
  const at = left!.findIndex((n, i) => n !== right![i])
  return at >= 0 && left![at]! < right![at]!
}

const appliedTo = async (db: Database): Promise<ReadonlyMap<string, Applied>> => {
  const [there] = await db.query<{ is: boolean }>(`select to_regclass('public.migration') is not null as is`)
  if (!there!.is) return new Map()
  // By way of JSON: a table that release 0.1.0 made has neither of the last two.
  const rows = await db.query<Applied & { name: string }>(
    `select name, checksum, to_jsonb(m) ->> 'release' as release, to_jsonb(m) ->> 'oldest_release' as oldest
     from migration m order by name`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/** In the order in which they are applied, each with the checksum of its text. */
function missingFrom(
  applied: ReadonlyMap<string, Applied>,
  migrations: readonly Migration[],
  release: string,
): (Migration & { readonly checksum: string })[] {
  return [...migrations].sort(inOrder).flatMap((migration) => {
    const { name, sql, repeatable } = migration
    const checksum = createHash('sha256').update(sql).digest('hex')
    const before = applied.get(name)
    if (before?.checksum === checksum) return []
    // While releases run side by side, an older process that starts again leaves what the newer one made.
    if (before?.release && repeatable && isOlder(release, before.release)) return []
    if (before && !repeatable)
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new one.`)
    return [{ ...migration, checksum }]
  })
}

const inOrder = (a: Migration, b: Migration): number =>
  Number(a.repeatable ?? false) - Number(b.repeatable ?? false) || (a.name < b.name ? -1 : 1)
