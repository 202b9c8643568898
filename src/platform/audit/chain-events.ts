// Chains events that are a minute old: in blocks, beside the saves and never in one.
import type { Database, Queryable } from '../db/db.ts'
import type { AuditSigner } from './audit-signer.ts'
import { furthestBlock, moveCursor } from './audit-cursor.ts'
import { hashOf, NO_BLOCK, rootOf, signedText, type BlockHead } from './audit-block.ts'
import { hashedLogs } from './audit-rows.ts'

const LOCK = 7_311_006
const BLOCK_ROWS = 2000
/** How much time is looked through at once. */
const WINDOW_MS = 10 * 60_000
/** Younger rows may still be on their way: a transaction writes the time at which it began. */
const SETTLED_MS = 60_000
/** What came later than that yet is chained when it comes; no transaction lives as long. */
export const LATE_MS = 10 * 60_000

const headColumns = `number, made_at as "madeAt", until, rows, root, previous, hash, signer, signature`

/** Blocks are gone from the end of the chain. The log tells the name only. */
export class ChainCutError extends Error {
  override readonly name = 'ChainCutError'
}

/** The last block; null before the first. */
export async function auditHead(db: Queryable): Promise<BlockHead | null> {
  const rows = await db.query<BlockHead>(
    `select ${headColumns} from audit_block order by number desc limit 1`,
  )
  return rows[0] ?? null
}

interface Picked {
  readonly rows: number
  readonly subjects: string[]
  readonly ids: string[]
  readonly hashes: string
  readonly until: Date
}

const NOTHING: Picked = { rows: 0, subjects: [], ids: [], hashes: '', until: new Date(0) }

type Which = 'late' | 'next'

/** The oldest rows that no block holds: those that came late behind the last block, or those after it, up to a full block. */
async function pickRows(
  tx: Queryable,
  head: BlockHead | null,
  which: Which,
  settled: Date,
): Promise<Picked | null> {
  if (!head && which === 'late') return null
  const until = head?.until.getTime() ?? 0
  const wanted =
    which === 'late'
      ? `at >= $1::timestamptz and at < $2::timestamptz
         and id not in (select unnest(ids) from audit_block where until >= $1::timestamptz)`
      : `at >= $1::timestamptz and at < $2::timestamptz`
  const range: [Date, Date] =
    which === 'late'
      ? [new Date(until - LATE_MS), new Date(until + 1)]
      : await windowAfter(tx, new Date(until + 1), settled)
  const [picked] = await tx.query<Picked>(
    `select count(*)::int as rows, to_json(array_agg(subject order by at, id)) as subjects, to_json(array_agg(id order by at, id)) as ids,
       encode(string_agg(hash, ''::bytea order by at, id), 'hex') as hashes, max(ms) as until
     from (select *, date_trunc('milliseconds', at) as ms from (${hashedLogs(() => wanted)}) as logs
       order by ms fetch first ${BLOCK_ROWS} rows with ties) as picked`,
    range,
  )
  return picked!.rows ? picked! : null
}

/** A piece of time in which there is something, so that a long history is not read again for each block. */
async function windowAfter(tx: Queryable, from: Date, settled: Date): Promise<[Date, Date]> {
  const end = Math.min(from.getTime() + WINDOW_MS, settled.getTime())
  if (end === settled.getTime()) return [from, settled]
  const [found] = await tx.query<{ first: Date | null }>(
    `select least((select min(at) from event where at >= $1::timestamptz), (select min(at) from staff_event where at >= $1::timestamptz)) as first`,
    [from],
  )
  const first = found!.first?.getTime() ?? settled.getTime()
  return [from, new Date(Math.min(first + WINDOW_MS, settled.getTime()))]
}

/** When the oldest event after the last block was written; null when there is none. What came late is of the next run. */
export async function oldestUnchained(db: Queryable): Promise<Date | null> {
  const rows = await db.query<{ at: Date | null }>(
    `with head as (select coalesce((select until + interval '1 millisecond' from audit_block order by number desc limit 1), '-infinity') as until)
     select least((select min(at) from event where at >= (select until from head)),
       (select min(at) from staff_event where at >= (select until from head))) as at`,
  )
  return rows[0]?.at ?? null
}

/**
 * Writes the next block, if there are rows for one, or a new version of the key signs from now on; answers how many rows it holds, null
 * when there was nothing to write or another process is writing. Throws ChainCutError when the last blocks were taken away: a block
 * written behind what is left would hide that.
 */
async function chainBlock(
  db: Database,
  signer: AuditSigner,
  which: Which,
  now: Date,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [got] = await tx.query<{ lock: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as lock`)
    if (!got!.lock) return null
    const head = await auditHead(tx)
    if ((head?.number ?? 0) < (await furthestBlock(tx))) throw new ChainCutError()
    const picked = await pickRows(tx, head, which, new Date(now.getTime() - SETTLED_MS))
    const isSignedAnew = head !== null && head.signer !== signer.signers[0]
    if (!picked && !isSignedAnew) return null
    await writeBlock(tx, signer, head, picked ?? NOTHING, now)
    return picked?.rows ?? 0
  })
}

async function writeBlock(
  tx: Queryable,
  signer: AuditSigner,
  head: BlockHead | null,
  picked: Picked,
  madeAt: Date,
): Promise<void> {
  // A late row does not take the block back behind the one before it.
  const until = new Date(Math.max(picked.until.getTime(), head?.until.getTime() ?? 0))
  const unsigned = {
    number: (head?.number ?? 0) + 1,
    madeAt,
    until,
    rows: picked.rows,
    root: rootOf(picked.subjects, picked.ids, picked.hashes),
    previous: head?.hash ?? NO_BLOCK,
    signer: signer.signers[0],
  }
  const { number, rows, root, previous } = unsigned
  const hash = hashOf(unsigned)
  await tx.query(
    `insert into audit_block (number, made_at, until, rows, subjects, ids, hashes, root, previous, hash, signer, signature)
     values ($1, $2::timestamptz, $3::timestamptz, $4, $5::uuid[], $6::uuid[], decode($7, 'hex'), $8, $9, $10, $11, $12)`,
    [
      number,
      madeAt,
      until,
      rows,
      picked.subjects,
      picked.ids,
      picked.hashes,
      root,
      previous,
      hash,
      unsigned.signer,
      signer.sign(signedText({ number, hash })),
    ],
  )
  await moveCursor(tx, 'chain', number, madeAt)
}

/** Chains what there is, `stopped` between blocks; answers how many rows. */
export async function chainEvents(
  db: Database,
  signer: AuditSigner,
  now: Date,
  stopped: () => boolean = () => false,
): Promise<number> {
  let chained = 0
  // First what came late: the head may be far ahead once the rest is chained.
  for (const which of ['late', 'next'] as const)
    while (!stopped()) {
      const rows = await chainBlock(db, signer, which, now)
      if (rows === null) break
      chained += rows
    }
  return chained
}
