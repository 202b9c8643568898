// The data keys as the database keeps them: wrapped, one for each month.
import type { Queryable } from '../db/db.ts'
import type { WrappedKey } from '../providers/keys/port.ts'

export interface DataKeyRow extends WrappedKey {
  readonly id: string
  readonly service: string
  /** 16 hexadecimal digits. */
  readonly fingerprint: string
  readonly sealsFrom: Date
}

/** All that were not dropped, in the order in which they seal. */
export const readDataKeys = (db: Queryable): Promise<DataKeyRow[]> =>
  db.query<DataKeyRow>(
    `select id, service, wrapping_key as "wrappingKey", wrapped, fingerprint, seals_from as "sealsFrom"
     from data_key where dropped_at is null order by seals_from, id`,
  )

/** The name of the next key of a month ('202611'): no key ever had it, dropped ones included. */
export async function nextDataKeyId(db: Queryable, month: string): Promise<string> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from data_key where id like 'd' || $1 || '-%'`,
    [month],
  )
  return `d${month}-${row!.count + 1}`
}

/**
 * Another process may have made one of that name at the same moment: then nothing is written, and that one counts. The `firstOf` a month
 * ('202611') is written only where the month has none yet: another process may have made it after this one looked.
 */
export const addDataKey = async (
  db: Queryable,
  row: DataKeyRow,
  now: Date,
  firstOf: string | null = null,
): Promise<void> =>
  void (await db.query(
    `insert into data_key (id, service, wrapping_key, wrapped, fingerprint, made_at, seals_from)
     select $1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz
     where $8::text is null
       or not exists (select from data_key where id like 'd' || $8::text || '-%' and dropped_at is null)
     on conflict do nothing`,
    [row.id, row.service, row.wrappingKey, row.wrapped, row.fingerprint, now, row.sealsFrom, firstOf],
  ))

export const rewrapDataKey = async (
  db: Queryable,
  row: WrappedKey & Pick<DataKeyRow, 'id' | 'service'>,
): Promise<void> =>
  void (await db.query('update data_key set service = $2, wrapping_key = $3, wrapped = $4 where id = $1', [
    row.id,
    row.service,
    row.wrappingKey,
    row.wrapped,
  ]))

/** Drops the data keys that were there when the first of `made` was made, whenever they would seal. The caller knows that nothing needs them. */
export const dropDataKeysBefore = (
  db: Queryable,
  made: readonly string[],
  now: Date,
): Promise<{ readonly id: string }[]> =>
  db.query<{ id: string }>(
    `update data_key set wrapped = '', dropped_at = $2::timestamptz
     where dropped_at is null and id <> all($1::text[])
       and made_at <= (select min(made_at) from data_key where id = any($1::text[])) returning id`,
    [made, now],
  )

/** Whether anything was written that processes of a version without data keys may have to open. */
export async function isInUse(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ used: boolean }>(
    'select exists (select from lead) or exists (select from staff) or exists (select from business) as used',
  )
  return row!.used
}
