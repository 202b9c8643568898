// Verifies the chain of events against the rows: what was changed, taken away, added or put elsewhere since it was chained.
import type { Database } from '../db/db.ts'
import { furthestBlock } from './audit-cursor.ts'
import { hashOf, NO_BLOCK, rootOf, signedText, type BlockHead, type KeptHead } from './audit-block.ts'
import { hashedLogs } from './audit-rows.ts'
import { isSignedBy } from './audit-signer.ts'
import { LATE_MS } from './chain-events.ts'

export type FaultKind =
  | 'row-changed'
  | 'row-missing'
  | 'row-added'
  | 'block-changed'
  | 'block-missing'
  | 'block-signature'
  | 'chain-cut'
  | 'head-key'
  | 'head-kept'

/** What is wrong, where: the block, and as near as it can be told the row (`subject/id`, both unguessable ids and no personal data). */
export interface AuditFault {
  readonly kind: FaultKind
  readonly block: number | null
  readonly row: string | null
}

interface Verified {
  readonly blocks: number
  readonly rows: number
  /** Events that no block holds yet: too young, or the job does not run. */
  readonly unchained: number
  /** The last block, as it should be kept elsewhere; null where nothing is chained yet. */
  readonly head: KeptHead | null
  readonly faults: readonly AuditFault[]
}

interface Block extends BlockHead {
  readonly subjects: string[]
  readonly ids: string[]
  readonly hashes: string
}

/**
 * Reads every block and every row. `held`: the public keys that this server's INDEX_KEY makes; the last block must be signed by one,
 * the ones before it hang on it. `kept`: heads that were kept elsewhere, which the chain must still hold.
 */
export async function verifyChain(
  db: Database,
  held: readonly string[],
  kept: readonly KeptHead[] = [],
): Promise<Verified> {
  const faults: AuditFault[] = []
  const found = (kind: FaultKind, block: number | null, row: string | null = null) =>
    void faults.push({ kind, block, row })
  const wanted = new Map(kept.map((head) => [head.number, head]))
  // Before the blocks are read: the job may write more of them meanwhile.
  const furthest = await furthestBlock(db)
  let [head, rows]: [BlockHead | null, number] = [null, 0]
  for (;;) {
    const block = await readBlock(db, head?.number ?? 0)
    if (!block) break
    const expected = (head?.number ?? 0) + 1
    for (let missing = expected; missing < block.number && missing < expected + MOST_TOLD; missing++)
      found('block-missing', missing)
    if (!isWhole(block) || (block.number === expected && block.previous !== (head?.hash ?? NO_BLOCK)))
      found('block-changed', block.number)
    if (!isSignedBy(block.signer, signedText(block), block.signature)) found('block-signature', block.number)
    const keptHead = wanted.get(block.number)
    if (keptHead && keptHead.hash !== block.hash) found('head-kept', block.number)
    wanted.delete(block.number)
    for (const [kind, row] of await compareRows(db, block)) found(kind, block.number, row)
    rows += block.rows
    head = block
  }
  if (head && !held.includes(head.signer)) found('head-key', head.number)
  if ((head?.number ?? 0) < furthest) found('chain-cut', furthest)
  for (const { number } of wanted.values()) found('head-kept', number)
  const settled = head && new Date(head.until.getTime() - LATE_MS)
  if (settled) for (const [block, row] of await findAdded(db, settled)) found('row-added', block, row)
  return {
    blocks: head?.number ?? 0,
    rows,
    unchained: await countUnchained(db, settled),
    head: head && { number: head.number, hash: head.hash, signer: head.signer, signature: head.signature },
    faults,
  }
}

/** Of a long row of missing blocks, and of added rows, so many are named. */
const MOST_TOLD = 100

async function readBlock(db: Database, after: number): Promise<Block | null> {
  const rows = await db.query<Block>(
    `select number, made_at as "madeAt", until, rows, root, previous, hash, signer, signature,
       to_json(subjects) as subjects, to_json(ids) as ids, encode(hashes, 'hex') as hashes
     from audit_block where number > $1 order by number limit 1`,
    [after],
  )
  return rows[0] ?? null
}

const isWhole = (block: Block): boolean =>
  block.rows === block.ids.length &&
  block.hashes.length === block.ids.length * HASH_DIGITS &&
  block.root === rootOf(block.subjects, block.ids, block.hashes) &&
  block.hash === hashOf(block)

const HASH_DIGITS = 64

async function compareRows(db: Database, block: Block): Promise<(readonly [FaultKind, string])[]> {
  const stored = await db.query<{ id: string; hash: string }>(
    `select id, encode(hash, 'hex') as hash from (${hashedLogs(
      (subject) => `(${subject}, id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
    )}) as stored`,
    [block.subjects, block.ids],
  )
  const hashes = new Map(stored.map(({ id, hash }) => [id, hash]))
  return block.ids.flatMap((id, i): (readonly [FaultKind, string])[] => {
    const row = `${block.subjects[i]}/${id}`
    const now = hashes.get(id)
    if (now === undefined) return [['row-missing', row]]
    const then = block.hashes.slice(i * HASH_DIGITS, (i + 1) * HASH_DIGITS)
    return now === then ? [] : [['row-changed', row]]
  })
}

/** Rows that no block holds although they are older: each with the first block that goes as far as its time. */
async function findAdded(db: Database, before: Date): Promise<(readonly [number | null, string])[]> {
  const added = await db.query<{ block: number | null; row: string }>(
    `select (select min(number) from audit_block where until >= logs.at) as block, logs.subject || '/' || logs.id as row
     from (select lead_id as subject, id, at from event union all select staff_id, id, at from staff_event) as logs
       left join (select unnest(ids) as id from audit_block) as chained on chained.id = logs.id
     where chained.id is null and logs.at < $1::timestamptz order by logs.at limit ${MOST_TOLD}`,
    [before],
  )
  return added.map(({ block, row }) => [block, row])
}

/** Events since this moment (all, when null) that no block holds. */
async function countUnchained(db: Database, since: Date | null): Promise<number> {
  const [found] = await db.query<{ n: number }>(
    `select count(*) as n from (select id, at from event union all select id, at from staff_event) as logs
     where at >= coalesce($1::timestamptz, '-infinity')
       and id not in (select unnest(ids) from audit_block where until >= coalesce($1::timestamptz, '-infinity'))`,
    [since],
  )
  return found!.n
}
