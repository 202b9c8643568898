// Conversions of applications: each once, which tags were told about it, and for which it had become too old.
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Queryable } from '../db/db.ts'

export async function noteConversion(
  db: Queryable,
  leadId: string,
  name: ConversionName,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into conversion (lead_id, name, at) values ($1::uuid, $2, $3::timestamptz) on conflict do nothing`,
    [leadId, name, at],
  )
}

/** When it came about, and the ids of the tags that know, or for which it was too old; null when it did not. */
export async function readConversion(
  db: Queryable,
  leadId: string,
  name: ConversionName,
): Promise<{
  readonly at: Date
  readonly told: readonly string[]
  readonly tooOld: readonly string[]
} | null> {
  const rows = await db.query<{ at: Date; told: string[]; tooOld: string[] }>(
    'select at, told, too_old as "tooOld" from conversion where lead_id = $1::uuid and name = $2',
    [leadId, name],
  )
  return rows[0] ?? null
}

/** Notes what happened to it at a tag, once. */
export const noteTag = async (
  db: Queryable,
  leadId: string,
  name: ConversionName,
  tag: string,
  became: 'told' | 'too_old',
): Promise<void> =>
  void (await db.query(
    `update conversion set ${became} = ${became} || $3::text where lead_id = $1::uuid and name = $2 and $3 <> all(${became})`,
    [leadId, name, tag],
  ))
