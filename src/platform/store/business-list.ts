// The staff list of businesses: by name, searched, pages of 50 by the last row.
import type { Queryable, SqlValue } from '../db/db.ts'
import { isId, type Id } from '#core/ground/id.ts'
import { PAGE_SIZE } from './lead-list.ts'
import { foundBy } from './plain-search.ts'

interface BusinessListRow {
  readonly id: Id
  readonly name: string
  readonly owner: string
  readonly state: string
  readonly applications: number
  readonly lastAppliedAt: Date | null
  readonly bank: boolean
}

interface BusinessFilter {
  /** The representative who asks; null = all may be seen. */
  readonly visibleTo: string | null
  /** Every word must occur in name, owner, e-mail, telephone or id. */
  readonly search?: string
}

interface BusinessCursor {
  readonly name: string
  readonly id: string
}

export const writeBusinessCursor = ({ name, id }: BusinessCursor): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url')

/** Null for anything that `writeBusinessCursor` did not write. */
export function readBusinessCursor(text: string): BusinessCursor | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const [name, id] = Array.isArray(read) && read.length === 2 ? (read as unknown[]) : []
    const fits = typeof name === 'string' && !/\0|\p{Cs}/u.test(name) && typeof id === 'string' && isId(id)
    return fits ? { name, id } : null
  } catch {
    return null
  }
}

/** One page, by name. `next` is null on the last one. */
export async function listBusinesses(
  db: Queryable,
  { visibleTo, search = '' }: BusinessFilter,
  after: BusinessCursor | null,
): Promise<{ readonly rows: readonly BusinessListRow[]; readonly next: BusinessCursor | null }> {
  const values: SqlValue[] = []
  const add = (value: SqlValue) => `$${values.push(value)}`
  const conditions = ['true']
  if (visibleTo !== null) {
    const me = `${add(visibleTo)}::uuid`
    conditions.push(
      `(b.assigned_to = ${me} or exists (select from lead l where l.business_id = b.id and l.assigned_to = ${me}))`,
    )
  }
  const words = foundBy('business', 'b', search, add)
  if (words) conditions.push(words)
  if (after) conditions.push(`(lower(b.name), b.id) > (${add(after.name)}, ${add(after.id)}::uuid)`)
  const found = await db.query<BusinessListRow & { readonly key: string }>(
    `select b.id, b.name, b.owner_name as owner, b.state, lower(b.name) as key, a.applications, a."lastAppliedAt",
       exists (select from bank_connection c join lead l on l.id = c.lead_id
         where l.business_id = b.id and c.state = 'linked' and c.secret is not null) as bank
     from business b cross join lateral (select count(*)::int as applications, max(l.created_at) as "lastAppliedAt"
       from lead l where l.business_id = b.id) a
     where ${conditions.join(' and ')} order by lower(b.name), b.id limit ${PAGE_SIZE + 1}`,
    values,
  )
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ key: _key, ...row }) => row),
    next: found.length > PAGE_SIZE && last ? { name: last.key, id: last.id } : null,
  }
}
