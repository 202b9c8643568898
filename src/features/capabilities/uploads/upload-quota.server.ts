// How much is kept: of one application, and of what comes from one network on a day. Nobody fills the file store.
import type { Refusal } from '#core/contract/refusals.ts'
import type { Queryable } from '#platform/db/db.ts'
import { utcDay } from '#core/ground/dates.ts'
import type { Deps } from '#platform/deps.ts'
import { networkOf } from '#platform/http/network.ts'
import { keptOf } from '#platform/store/documents.ts'
import { countUpload } from '#platform/store/upload-days.ts'

const DAY_MS = 86_400_000

const sizeOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Why these new files (bytes each) go beyond what the application may hold, or null. Sure only under the application's lock. */
export async function beyondApplication(
  db: Queryable,
  { config: { uploadQuota } }: Pick<Deps, 'config'>,
  leadId: string,
  added: readonly { readonly bytes: number }[],
): Promise<Refusal | null> {
  if (!added.length) return null
  const kept = await keptOf(db, leadId)
  const fits =
    kept.files + added.length <= uploadQuota.files && kept.bytes + sizeOf(added) <= uploadQuota.bytes
  return fits ? null : { code: 'files-full' }
}

/** Counts the bytes for the network's day; why they are too many, or null. What fails afterwards stays counted until the day is over. */
export async function beyondNetwork(
  deps: Deps,
  ip: string,
  added: readonly { readonly bytes: number }[],
): Promise<Refusal | null> {
  if (!added.length) return null
  const now = deps.clock()
  const day = {
    network: deps.keys.index(networkOf(ip), 'upload network'),
    day: utcDay(now),
  }
  if (await countUpload(deps.db, day, sizeOf(added), deps.config.uploadQuota.networkBytes)) return null
  return { code: 'network-full', retryAfterSeconds: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000) }
}
