// What the role may do that the product runs as, when another one owns the schema: work with rows, not with what keeps them honest.
import type { Database, Queryable } from './db.ts'

/** Tables that the product only adds to, and those that only migrations write. */
const ONLY_ADDED = ['event', 'staff_event', 'audit_block']
const ONLY_READ = ['migration']

const LOCK = 7_311_004

interface Standing {
  readonly owner: string
  readonly isSuperuser: boolean
  readonly inherits: boolean
}

/**
 * Gives `role` its rights on everything that `db`'s own role has in the schema, and takes all others away; may be run again and again.
 * Throws a plain sentence when the role is missing, or when no grant could hold it: it owns the tables, or rules the server.
 */
export async function grantRuntimeRole(db: Database, role: string): Promise<void> {
  const [found] = await db.query<Standing>(
    `select current_user as owner, r.rolsuper as "isSuperuser", pg_has_role(r.oid, current_user, 'member') as inherits
     from pg_roles r where r.rolname = $1`,
    [role],
  )
  if (!found)
    throw new Error(
      `The role '${role}' of DATABASE_URL does not exist. Make it: create role "${role}" login password '...'; see "Database roles" in docs/operating.md.`,
    )
  if (found.owner === role || found.isSuperuser || found.inherits)
    throw new Error(
      `MIGRATE_DATABASE_URL and DATABASE_URL must be two roles, and '${role}' neither a superuser nor a member of '${found.owner}': no grant would hold it.`,
    )
  const name = quoted(role)
  const list = (tables: readonly string[]) => tables.map((table) => `public.${quoted(table)}`).join(', ')
  // One after the other: rights that two change at once end one of them with an error.
  await db.exclusively(LOCK, () =>
    db.script(
      `revoke create on schema public from public;
     revoke all on all tables in schema public from ${name}, public;
     revoke all on schema public from ${name};
     grant usage on schema public to ${name};
     grant select, insert, update, delete on all tables in schema public to ${name};
     grant usage, select on all sequences in schema public to ${name};
     grant execute on all functions in schema public to ${name};
     revoke update, delete on ${list(ONLY_ADDED)} from ${name};
     revoke insert, update, delete on ${list(ONLY_READ)} from ${name};`,
    ),
  )
}

/** Whether this connection's role may do as the owner of the tables: as the owner, a member of it, or a superuser. */
export async function ownsTables(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ owns: boolean }>(
    `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and pg_has_role(relowner, 'member')) as owns`,
  )
  return found!.owns
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
