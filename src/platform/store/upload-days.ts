// How many bytes a network has uploaded on a day.
import type { Queryable } from '../db/db.ts'

interface UploadDay {
  /** Keyed hash. */
  readonly network: string
  /** 'YYYY-MM-DD', UTC. */
  readonly day: string
}

/** Counts so many bytes more, all of them or none: false where the day would hold more than `most`. */
export async function countUpload(
  db: Queryable,
  { network, day }: UploadDay,
  bytes: number,
  most: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into upload_day as counted (network, day, bytes) select $1, $2::date, $3::bigint where $3::bigint <= $4::bigint
     on conflict (network, day) do update set bytes = counted.bytes + excluded.bytes
       where counted.bytes + excluded.bytes <= $4::bigint
     returning 1 as counted`,
    [network, day, bytes, most],
  )
  return rows.length > 0
}

/** Forgets the days before this one. */
export const forgetUploadDays = (db: Queryable, day: string): Promise<unknown> =>
  db.query(`delete from upload_day where day < $1::date`, [day])
