// The columns that hold sealed values, as the database itself says by their comments.
import type { Queryable } from '../db/db.ts'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** One sealed text, several in an object by name, or sealed bytes. */
  readonly type: 'text' | 'jsonb' | 'bytea'
  /** The primary key, each with its type as SQL writes it. */
  readonly key: readonly { readonly name: string; readonly type: string }[]
  /** 'lead.{*}:{id}': {id} is the row's column, {*} the name of a value in an object. */
  readonly place: string
}

const BEGINS = 'sealed for '

/** All sealed columns, by table and name. */
export async function findSealedColumns(db: Queryable): Promise<SealedColumn[]> {
  return db.query<SealedColumn>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
       substr(col_description(c.oid, a.attnum), ${BEGINS.length + 1}) as place,
       (select jsonb_agg(jsonb_build_object('name', k.attname, 'type', format_type(k.atttypid, k.atttypmod)) order by n)
        from pg_index i, unnest(i.indkey::int[]) with ordinality as u (num, n)
        join pg_attribute k on k.attnum = u.num
        where i.indrelid = c.oid and i.indisprimary and k.attrelid = c.oid) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and col_description(c.oid, a.attnum) like '${BEGINS}%'
     order by 1, 2`,
  )
}

/** The columns that a place is made of. */
export const columnsIn = (place: string): string[] =>
  [...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** The place of a value: in `row`, and of that name where the column holds several. */
export const placeIn = (place: string, row: Readonly<Record<string, unknown>>, name = ''): string =>
  place.replace(/\{(\w+|\*)\}/g, (_, column: string) => (column === '*' ? name : String(row[column])))
