// Puts the application together: the one record that every handler is given.
import { join } from 'node:path'
import { readBrands } from '#platform/brands.ts'
import type { Config } from '#platform/config.ts'
import { createCounts } from '#platform/counts.ts'
import type { Database } from '#platform/db/db.ts'
import type { Deps, Log } from '#platform/deps.ts'
import type { KeyRing } from '#platform/keys.ts'
import type { Doors } from '#platform/providers/doors.ts'
import { ownESign } from '#platform/providers/e-sign/own/own.ts'
import { createStatusNews } from '#platform/status-news.ts'
import type { SealSignerPort } from '#platform/providers/seal-signer/port.ts'
import type { Threads } from '#platform/threads/threads.ts'
import { readPolicy } from './policy-file.ts'
import { openProviders } from './providers.ts'
import { openTimestamps } from './seal.ts'

interface Surroundings {
  readonly config: Config
  readonly db: Database
  readonly keys: KeyRing
  readonly seal?: SealSignerPort
  readonly threads: Threads
  readonly log: Log
  /** The doors to the vendors that were called before. */
  readonly doors: Doors
  readonly clock: () => Date
  readonly nudge: () => void
  /** The folder that holds policies/ and the address data: the project's root. */
  readonly root: string
  /** Where people reach this server, for links and webhooks. */
  readonly publicUrl: string
}

export function compose({
  config,
  db,
  keys,
  seal,
  threads,
  log,
  doors,
  clock,
  nudge,
  root,
  publicUrl,
}: Surroundings): Deps {
  const providers = openProviders({ config, doors, clock, root, publicUrl, threads })
  return {
    ...providers,
    eSign: [...providers.eSign, ...(seal ? [ownESign(db, clock)] : [])],
    config,
    db,
    keys,
    seal,
    ...openTimestamps(config, doors, (asked) => threads.run('read-timestamp', asked)),
    threads,
    doors,
    counts: createCounts(),
    log,
    clock,
    nudge,
    statusNews: createStatusNews(db),
    publicUrl,
    policy: readPolicy(config.env.POLICY_FILE ?? join(root, 'policies', '2026-12.json'), (said) =>
      log.warn({}, said),
    ),
    brands: readBrands(config.env.BRANDS_FILE, config.demo),
  }
}
