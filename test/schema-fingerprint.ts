// Whether a test changed the schema: then its database goes to nobody else.
import type { Queryable } from '#platform/db/db.ts'

/** A fingerprint of tables, columns, keys, triggers, functions, roles, rights and migrations: two that have the same are alike but for what is in the tables. */
export async function readSchema(db: Queryable): Promise<string> {
  const [row] = await db.query<{ hash: string }>(
    `select md5(string_agg(line, '|' order by line)) as hash from (
       select concat_ws(' ', n.nspname, c.relname, c.relkind, c.relacl, a.attname, a.atttypid, a.attnotnull, a.attacl) as line
         from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_attribute a on a.attrelid = c.oid
        where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema')
       union all select concat_ws(' ', conname, conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
       union all select concat_ws(' ', tgname, tgrelid::regclass, tgenabled, tgtype) from pg_trigger
       union all select concat_ws(' ', p.oid::regprocedure, md5(p.prosrc), p.proacl) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
       union all select concat_ws(' ', rolname, rolsuper, rolconfig) from pg_roles
       union all select to_jsonb(m)::text from migration m
     ) as lines`,
  )
  return row!.hash
}
