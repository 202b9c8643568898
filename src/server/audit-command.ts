// What an operator types to verify the log of events: `audit:verify [<file of heads>]`, and what they read.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { KeptHead } from '#platform/audit/audit-block.ts'
import type { AuditSigner } from '#platform/audit/audit-signer.ts'
import { verifyChain, type AuditFault, type FaultKind } from '#platform/audit/verify-chain.ts'
import type { Database } from '#platform/db/db.ts'

const kept = z.object({
  number: z.number().check(z.gte(1)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  signer: z.string(),
  signature: z.string(),
})
const manifest = z.object({ auditHead: z.nullable(kept) })

/** Heads, with or without `previous` and `rows`, in the manifest of a backup, or in lines of the stream (other lines are passed over). Throws a plain sentence when there are none. */
export function readKeptHeads(file: string): KeptHead[] {
  const text = readFileSync(file, 'utf8')
  const whole = manifest.safeParse(parse(text))
  const heads = whole.success
    ? [whole.data.auditHead].filter((head) => head !== null)
    : text.split('\n').flatMap((line) => {
        const read = kept.safeParse(parse(line))
        return read.success ? [read.data] : []
      })
  if (!heads.length) throw new Error(`There is no head of the chain in ${file}.`)
  return heads
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const sentences: Readonly<Record<FaultKind, string>> = {
  'row-changed': 'an event was changed',
  'row-missing': 'an event is missing',
  'row-added': 'an event was added later, and no block holds it',
  'block-changed': 'the block was changed, or the one before it was',
  'block-missing': 'the block is missing',
  'block-signature': 'the signature is not that of the block',
  'chain-cut': 'the chain went as far as this block once, and its end was taken away',
  'head-key': 'the last block was not signed with a key of this server',
  'head-kept': 'the chain does not hold the head that was kept elsewhere',
}

const sentenceOf = ({ kind, block, row }: AuditFault): string =>
  `${block === null ? 'After the last block' : `Block ${block}`}: ${sentences[kind]}${row ? ` (${row})` : ''}`

/** Verifies; tells each fault, then the head. Throws a plain sentence when there is a fault. */
export async function verifyAudit(
  db: Database,
  signer: AuditSigner,
  say: (line: string) => void,
  file?: string,
): Promise<void> {
  const heads = file === undefined ? [] : readKeptHeads(file)
  const { blocks, rows, unchained, head, faults } = await verifyChain(db, signer.signers, heads)
  for (const fault of faults) say(sentenceOf(fault))
  if (faults.length) throw new Error(`${faults.length} faults in ${blocks} blocks of ${rows} events.`)
  say(`${rows} events in ${blocks} blocks are as they were written.`)
  say(`${unchained} events are not chained yet.`)
  say(
    heads.length
      ? `The chain holds ${heads.length} heads that were kept elsewhere.`
      : 'No head that was kept elsewhere was compared: without one, a chain that its owner made again looks whole.',
  )
  if (head) say(`Head ${head.number}: ${head.hash}`)
}
