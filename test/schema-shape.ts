// What processes of a release count on in the schema, read from the catalog, and what a migration changes in it that they could not bear.
import type { Queryable } from '#platform/db/db.ts'

/** One thing of the schema. `of`: its table, '' for a function; `columns`: those it speaks of. */
interface Thing {
  readonly kind: 'table' | 'column' | 'check' | 'unique' | 'reference' | 'trigger' | 'function'
  readonly of: string
  readonly name: string
  /** What else may change in it: a type, a rule as Postgres writes it. */
  readonly is: string
  readonly columns: readonly string[]
  readonly takesNull: boolean
  /** Left out, it is refused. */
  readonly isRequired: boolean
}

/** Things by kind, table and name. */
export type Shape = ReadonlyMap<string, Thing>

export async function readShape(db: Queryable): Promise<Shape> {
  const things = await db.query<Thing>(
    `with named as (
       select c.oid, c.relname as of from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'migration')
     select 'table' as kind, of, of as name, '' as is, '{}'::text[] as columns, true as "takesNull", false as "isRequired" from named
     union all select 'column', of, attname::text, format_type(atttypid, atttypmod), array[attname::text],
         not attnotnull, attnotnull and not atthasdef and attidentity = ''
       from pg_attribute a join named on oid = attrelid where attnum > 0 and not attisdropped
     union all select case contype when 'c' then 'check' else 'reference' end, of, conname::text, pg_get_constraintdef(c.oid),
         array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)), true, false
       from pg_constraint c join named on named.oid = conrelid where contype in ('c', 'f', 'x')
     union all select 'unique', of, relname::text, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''),
         array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)), true, false
       from pg_index join named on named.oid = indrelid join pg_class c on c.oid = indexrelid where indisunique
     union all select 'trigger', of, tgname::text, pg_get_triggerdef(t.oid), '{}', true, false
       from pg_trigger t join named on named.oid = tgrelid where not tgisinternal
     union all select 'function', '', p.oid::regprocedure::text, pg_get_function_result(p.oid), '{}', true, false
       from pg_proc p where pronamespace = 'public'::regnamespace`,
  )
  return new Map(things.map((thing) => [`${thing.kind} ${thing.of} ${thing.name}`, thing]))
}

/** What processes that were written for `before` meet in `after` and could not bear, a sentence each. */
export function brokenFor(before: Shape, after: Shape): string[] {
  const had = (thing: Thing, column: string) => before.has(`column ${thing.of} ${column}`)
  const isOld = (thing: Thing) => before.has(`table ${thing.of} ${thing.of}`)
  const gone = [...before].flatMap(([key, thing]) => {
    const { kind, of } = thing
    if (after.has(key) || kind === 'check' || kind === 'reference') return []
    // With its table.
    if (kind !== 'table' && of && !after.has(`table ${of} ${of}`)) return []
    return [`${kind} ${title(thing)} is dropped or renamed`]
  })
  const changed = [...after].flatMap(([key, thing]) => {
    const old = before.get(key)
    if (old && old.is === thing.is && bears(thing, old)) return []
    if (!isOld(thing) && thing.kind !== 'function') return []
    const what = `${thing.kind} ${title(thing)}`
    switch (thing.kind) {
      case 'table':
        return []
      case 'function':
        return old ? [`${what} answers something else`] : []
      case 'column':
        if (old && old.is !== thing.is) return [`${what} is of another type`]
        return (old ? !bears(thing, old) : thing.isRequired) ? [`${what} must be given`] : []
      case 'trigger':
        return [`${what} may refuse what was taken`]
      default:
        // A rule about new columns alone says nothing of what older processes write.
        if (thing.columns.length && !thing.columns.some((column) => had(thing, column))) return []
        return thing.kind === 'check' && takesMore(thing, before) ? [] : [`${what} may refuse what was taken`]
    }
  })
  return [...gone, ...changed]
}

const bears = (now: Thing, old: Thing): boolean =>
  (now.takesNull || !old.takesNull) && (!now.isRequired || old.isRequired)

const title = ({ of, name }: Thing): string => (of && of !== name ? `${of}.${name}` : name)

/** Whether a check of `before` on this table says the same with a shorter list of values. */
function takesMore(thing: Thing, before: Shape): boolean {
  const [frame, values] = listed(thing.is)
  return [...before.values()].some((old) => {
    if (old.kind !== 'check' || old.of !== thing.of) return false
    const [oldFrame, oldValues] = listed(old.is)
    return oldFrame === frame && oldValues.every((value) => values.includes(value))
  })
}

function listed(rule: string): [frame: string, values: readonly string[]] {
  const values: string[] = []
  const frame = rule.replace(/ARRAY\[[^\]]*\]/g, (list) => {
    values.push(...(list.match(/'(?:[^']|'')*'/g) ?? []))
    return 'ARRAY[]'
  })
  return [frame, values]
}

/** Rows that a migration takes away from tables of `before`: bodies of functions are none of its own statements. */
export function rowsTaken(sql: string, before: Shape): string[] {
  const own = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
  return [...own.matchAll(/\b(?:delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi)]
    .map(([, table]) => table!)
    .filter((table) => before.has(`table ${table} ${table}`))
    .map((table) => `rows of ${table} are deleted`)
}
