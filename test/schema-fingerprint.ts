// Whether a test changed the schema: then its database goes to nobody else.
import type { Queryable } from '#platform/db/db.ts'

/** A fingerprint of tables, columns, defaults, keys, indexes, triggers, functions, roles, rights, settings and migrations. */
export async function readSchema(db: Queryable): Promise<string> {
  const [row] = await db.query<{ hash: string }>(
    `select md5(string_agg(line, '|' order by line)) as hash from (
       select concat_ws(' ', n.nspname, c.relname, c.relkind, c.relacl, a.attname, a.atttypid, a.attnotnull, a.attacl) as line
         from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_attribute a on a.attrelid = c.oid
        where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
       union all select concat_ws(' ', conname, conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger
       union all select concat_ws(' ', adrelid::regclass, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef
       union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
        where c.relnamespace = 'public'::regnamespace
       union all select concat_ws(' ', nspname, nspacl) from pg_namespace where nspname !~ '^pg_'
       union all select concat_ws(' ', setdatabase, setrole, setconfig) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
       union all select concat_ws(' ', p.oid::regprocedure, md5(p.prosrc), p.proacl) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
       union all select concat_ws(' ', rolname, rolsuper, rolconfig) from pg_roles
       union all select to_jsonb(m)::text from migration m
     ) as lines`,
  )
  return row!.hash
}
