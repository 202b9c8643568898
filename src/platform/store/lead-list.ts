// The staff list of applications: filters, keyset pages of 50, counts per stage; and who else applied with the same details.
import { AFFILIATE_SOURCE } from '#core/domain/affiliates.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Queryable, SqlValue } from '../db/db.ts'
import type { BankState } from './leads.ts'
import { foundBy } from './plain-search.ts'

export const PAGE_SIZE = 50

export const listOrders = ['newest', 'oldest', 'amount', 'name'] as const
type ListOrder = (typeof listOrders)[number]

export interface ListFilter {
  /** Whose applications may be seen at all: a representative's id (own and free ones), or null for all. */
  readonly visibleTo: string | null
  /** Free text; every word must occur in names, e-mail, phones or id, whatever accents and signs either has. */
  readonly search?: string
  /** Two-letter code. */
  readonly state?: string
  readonly stage?: Stage
  /** A staff member's id, or 'nobody'. */
  readonly assigned?: string
  /** The id of the affiliate by whose link they came. */
  readonly affiliate?: string
}

/** Where the next page begins: the sort value and id of the last row. */
export interface Cursor {
  readonly key: string | number
  readonly id: string
}

export interface ListRow {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly stage: Stage
  readonly bankState: BankState
  readonly businessName: string
  readonly ownerName: string
  readonly state: string
  readonly requestedAmount: number | null
  readonly assignedTo: string | null
  readonly assignedName: string | null
  readonly sortKey: string | number
}

/** Reads a cursor as `writeCursor` wrote it for this order; null for anything else, also one of another order. */
export function readCursor(text: string, order: ListOrder): Cursor | null {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
  if (!Array.isArray(read) || read.length !== 2) return null
  const [key, id] = read as unknown[]
  const fits = isKey[orders[order].type](key) && typeof id === 'string' && uuid.test(id)
  return fits ? { key: key as Cursor['key'], id } : null
}

export const writeCursor = ({ key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the database takes as a value of the type. */
const isKey = {
  timestamptz: (key: unknown) =>
    typeof key === 'string' && /^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  bigint: (key: unknown) => Number.isSafeInteger(key),
  text: (key: unknown) => typeof key === 'string' && !/\0|\p{Cs}/u.test(key),
}

/** Sort expressions: each has an index or sorts what the filters leave; ties are broken by id, in the same direction. */
const orders: Readonly<Record<ListOrder, { by: string; type: keyof typeof isKey; descending: boolean }>> = {
  newest: { by: 'l.created_at', type: 'timestamptz', descending: true },
  oldest: { by: 'l.created_at', type: 'timestamptz', descending: false },
  amount: { by: 'coalesce(l.requested_amount, -1)', type: 'bigint', descending: true },
  // Applications without a name yet come last.
  name: {
    by: `coalesce('0' || nullif(lower(coalesce(nullif(l.business_name, ''), l.owner_name)), ''), '1')`,
    type: 'text',
    descending: false,
  },
}

function conditionsOf(filter: ListFilter, values: SqlValue[]): string {
  const add = (value: SqlValue) => `$${values.push(value)}`
  const conditions = ['true']
  if (filter.visibleTo !== null)
    conditions.push(`(l.assigned_to = ${add(filter.visibleTo)}::uuid or l.assigned_to is null)`)
  const found = foundBy('lead', 'l', filter.search ?? '', add)
  if (found) conditions.push(found)
  if (filter.state) conditions.push(`l.state = ${add(filter.state)}`)
  if (filter.stage) conditions.push(`l.stage = ${add(filter.stage)}`)
  if (filter.assigned === 'nobody') conditions.push('l.assigned_to is null')
  else if (filter.assigned) conditions.push(`l.assigned_to = ${add(filter.assigned)}::uuid`)
  if (filter.affiliate)
    conditions.push(
      `l.source ->> '${AFFILIATE_SOURCE}' = ${add(filter.affiliate)} and l.source ? '${AFFILIATE_SOURCE}'`,
    )
  return conditions.join(' and ')
}

/** One page, in order. `next` is null on the last one. */
export async function listLeads(
  db: Queryable,
  filter: ListFilter,
  order: ListOrder,
  after: Cursor | null,
): Promise<{ readonly rows: readonly ListRow[]; readonly next: Cursor | null }> {
  const { by, type, descending } = orders[order]
  const values: SqlValue[] = []
  let where = conditionsOf(filter, values)
  if (after) {
    const key = `$${values.push(after.key)}::${type}`
    where += ` and (${by}, l.id) ${descending ? '<' : '>'} (${key}, $${values.push(after.id)}::uuid)`
  }
  const direction = descending ? 'desc' : 'asc'
  const found = await db.query<Omit<ListRow, 'sortKey'> & { readonly sortKey: string | number | Date }>(
    `select l.id, l.created_at as "createdAt", l.updated_at as "updatedAt", l.stage, l.bank_state as "bankState",
       l.business_name as "businessName", l.owner_name as "ownerName", l.state, l.requested_amount as "requestedAmount",
       l.assigned_to as "assignedTo", m.name as "assignedName", ${by} as "sortKey"
     from lead l left join staff m on m.id = l.assigned_to
     where ${where} order by ${by} ${direction}, l.id ${direction} limit ${PAGE_SIZE + 1}`,
    values,
  )
  const rows = found.slice(0, PAGE_SIZE).map((row) => ({
    ...row,
    sortKey: row.sortKey instanceof Date ? row.sortKey.toISOString() : row.sortKey,
  }))
  const last = rows[rows.length - 1]
  return { rows, next: found.length > PAGE_SIZE && last ? { key: last.sortKey, id: last.id } : null }
}

/** How many applications each stage has under the other filters. */
export async function countByStage(
  db: Queryable,
  filter: ListFilter,
): Promise<Partial<Record<Stage, number>>> {
  const values: SqlValue[] = []
  const where = conditionsOf({ ...filter, stage: undefined }, values)
  const rows = await db.query<{ stage: Stage; count: number }>(
    `select l.stage, count(*)::int as count from lead l where ${where} group by l.stage`,
    values,
  )
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]))
}

/** Gives an application to a staff member, or to nobody. Only when it still belongs to `from`; false when somebody was quicker. */
export async function assignLead(
  tx: Queryable,
  leadId: string,
  change: { readonly from: string | null; readonly to: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update lead set assigned_to = $3::uuid, updated_at = $4::timestamptz
     where id = $1::uuid and assigned_to is not distinct from $2::uuid returning id`,
    [leadId, change.from, change.to, now],
  )
  return rows.length > 0
}

/** 'begun-from': the declined one that it was begun from; 'begun-again': one that was begun from it. */
type SameDetail = 'begun-from' | 'begun-again' | 'email' | 'phone' | 'tax'

interface DuplicateRow {
  readonly id: string
  readonly createdAt: Date
  readonly stage: Stage
  readonly businessName: string
  readonly ownerName: string
  readonly assignedTo: string | null
  readonly same: readonly SameDetail[]
}

/** Other applications with the same e-mail, telephone or tax id (by keyed hash, spec 15), and those begun from one another; newest first. */
export const duplicatesOf = (db: Queryable, leadId: string): Promise<DuplicateRow[]> =>
  db.query<DuplicateRow>(
    `select o.id, o.created_at as "createdAt", o.stage, o.business_name as "businessName", o.owner_name as "ownerName",
       o.assigned_to as "assignedTo",
       array_remove(array[case when o.id = l.again_of then 'begun-from' end, case when o.again_of = l.id then 'begun-again' end,
         case when o.email_key = l.email_key then 'email' end,
         case when o.phone_key = l.phone_key then 'phone' end, case when o.tax_key = l.tax_key then 'tax' end], null) as same
     from lead l join lead o on o.id <> l.id
       and (o.email_key = l.email_key or o.phone_key = l.phone_key or o.tax_key = l.tax_key or o.id = l.again_of or o.again_of = l.id)
     where l.id = $1::uuid order by o.created_at desc, o.id desc limit 20`,
    [leadId],
  )
