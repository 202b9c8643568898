// Seals uploaded files again with the key that seals now, one by one while the product runs.
import type { Queryable } from '../db/db.ts'
import { beginningOf, UnreadableValue } from '../keys.ts'
import type { BlobPort } from '../providers/blobs/port.ts'
import type { Rotated, Staying } from './rotate-column.ts'

/** What reads and writes stored files, and the place that a document's bytes are sealed for. */
export interface FileRotation extends Staying {
  readonly db: Queryable
  readonly blobs: BlobPort
  readonly placeOf: (documentId: string) => string
}

interface Kept {
  readonly id: string
  readonly leadId: string
  readonly blobKey: string
}

const BATCH = 50

/** Goes through all files once. Which key has sealed a file stands in the file alone, so each of them is read. Throws when the store fails. */
export async function rotateFiles(parts: FileRotation): Promise<Rotated> {
  const count = { rotated: 0, skipped: 0, unreadable: [] as string[] }
  let last: Kept | null = null
  for (;;) {
    const files: Kept[] = await parts.db.query<Kept>(
      `select lead_id as "leadId", id, blob_key as "blobKey" from document
       where removed_at is null and ($1::uuid is null or (lead_id, id) > ($1::uuid, $2::uuid)) order by lead_id, id limit ${BATCH}`,
      [last?.leadId ?? null, last?.id ?? null],
    )
    for (const file of files) {
      const done = await rotateFile(parts, file)
      if (done === 'unreadable') count.unreadable.push(`${file.leadId} ${file.id}`)
      else if (done) count[done] += 1
    }
    if (files.length < BATCH) return count
    last = files.at(-1)!
  }
}

/** Null where it is sealed with a key whose values stay. */
async function rotateFile(
  { db, keys, stays, blobs, placeOf }: FileRotation,
  { id, leadId, blobKey }: Kept,
): Promise<keyof Rotated | null> {
  const found = await blobs.get(blobKey)
  if (!found.ok)
    throw new Error(`The file store does not answer (${found.refusal.kind}). Run it again later.`)
  // Taken back, or infected: the row says so, or goes at this moment.
  if (!found.value) return 'skipped'
  const bytes = Buffer.from(found.value)
  if (stays.some((id) => bytes.subarray(0, id.length + 1).equals(beginningOf(id).bytes))) return null
  let resealed: Uint8Array
  try {
    resealed = keys.sealBytes(keys.openBytes(found.value, placeOf(id)), placeOf(id))
  } catch (error) {
    if (error instanceof UnreadableValue) return 'unreadable'
    throw error
  }
  const put = await blobs.put(blobKey, resealed, { type: 'application/octet-stream' })
  if (!put.ok) throw new Error(`The file store took no file (${put.refusal.kind}). Run it again later.`)
  const rows = await db.query(
    `select 1 from document where lead_id = $1::uuid and id = $2::uuid and blob_key = $3 and removed_at is null and scan <> 'infected'`,
    [leadId, id, blobKey],
  )
  if (rows.length) return 'rotated'
  // Removed while it was written: it must not come back.
  await blobs.delete(blobKey)
  return 'skipped'
}
