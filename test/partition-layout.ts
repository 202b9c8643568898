// The migrated schema laid out again: each table of applications parted into eight by the application, as an engine of several machines would part it.
import type { Queryable } from '#platform/db/db.ts'

/** The column that says whose a row is: an application's own tables name it `lead_id`, what may also be an affiliate's or a business's `subject_id`. */
const OWNERS = ['subject_id', 'lead_id'] as const

interface OwnedTable {
  readonly table: string
  readonly by: string
  /** Names and definitions of its unique indexes. */
  readonly unique: readonly string[]
}

/** Every table that belongs to an application, from the catalog; `lead` itself goes by its id. Directories (see migration 075) belong to none. */
export async function ownedTables(db: Queryable): Promise<OwnedTable[]> {
  const rows = await db.query<{ table: string; columns: string[]; unique: string[] }>(
    `select c.relname::text as table,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
       array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = c.oid and indisunique) as unique
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  )
  return rows.flatMap(({ table, columns, unique }) => {
    if (DIRECTORIES.includes(table)) return []
    const by = table === 'lead' ? 'id' : OWNERS.find((column) => columns.includes(column))
    return by ? [{ table, by, unique }] : []
  })
}

/** What finds an application before anything is known of it: kept by its own key. */
const DIRECTORIES = ['link_directory', 'first_save']

/** Parts every owned table, which must be empty, into eight; indexes, defaults, checks, comments and triggers stay as they are. */
export async function partTables(db: Queryable & { script(sql: string): Promise<void> }): Promise<void> {
  for (const { table, by } of await ownedTables(db)) {
    const triggers = await db.query<{ made: string }>(
      `select pg_get_triggerdef(oid) as made from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
      [table],
    )
    await db.script(
      [
        `alter table ${table} rename to ${table}_whole`,
        `create table ${table} (like ${table}_whole including defaults including constraints including generated including comments including storage) partition by hash (${by})`,
        ...(await indexesOf(db, table)),
        `drop table ${table}_whole cascade`,
        ...Array.from(
          { length: 8 },
          (_, part) =>
            `create table ${table}_${part} partition of ${table} for values with (modulus 8, remainder ${part})`,
        ),
        ...triggers.map(({ made }) => made),
      ].join(';\n'),
    )
  }
}

/** Made again under names of their own: an index keeps its name until the table that it was made for is gone. */
async function indexesOf(db: Queryable, table: string): Promise<string[]> {
  const rows = await db.query<{ made: string; key: boolean; columns: string }>(
    `select pg_get_indexdef(indexrelid) as made, indisprimary as key, pg_get_constraintdef(k.oid) as columns
     from pg_index left join pg_constraint k on k.conindid = indexrelid and k.contype = 'p' where indrelid = $1::regclass`,
    [table],
  )
  return rows.map(({ made, key, columns }) =>
    key
      ? `alter table ${table} add ${columns}`
      : made.replace(/INDEX (\S+) ON /, (_, name: string) => `INDEX parted_${name} ON `),
  )
}
