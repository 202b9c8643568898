// An embedded database in memory, gone once it is closed.
import { openEngine } from '#platform/db/pglite.ts'

/** Starts from a dump of a migrated one when given, else empty. */
export const openInMemory = (dump?: Blob) => openEngine(dump ? { loadDataDir: dump } : {}, async () => {})
