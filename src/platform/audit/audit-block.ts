// A block of the chain: what its hash is made of. Pure.
import { hash } from 'node:crypto'

/** A block as it is stored, without the lists of its rows. Hashes are hexadecimal SHA-256. */
export interface BlockHead {
  readonly number: number
  readonly madeAt: Date
  readonly until: Date
  readonly rows: number
  readonly root: string
  /** Of the block before; zeros for the first. */
  readonly previous: string
  readonly hash: string
  readonly signer: string
  readonly signature: string
}

export const NO_BLOCK = '0'.repeat(64)

/** What a head is where it is kept outside of the database: in a backup, in the stream. */
export type KeptHead = Pick<BlockHead, 'number' | 'hash' | 'signer' | 'signature'>

/** A head as it is handed out: whoever collects them sees by `previous` and `rows` that none is left out. */
export type ExportedHead = KeptHead & Pick<BlockHead, 'previous' | 'rows'>

export const exportHead = ({ number, hash, signer, signature, previous, rows }: BlockHead): ExportedHead => ({
  number,
  hash,
  signer,
  signature,
  previous,
  rows,
})

/** Over the rows of a block in their order. `hashes`: hexadecimal, 64 digits each, one after the other. */
export const rootOf = (subjects: readonly string[], ids: readonly string[], hashes: string): string =>
  hash('sha256', JSON.stringify([subjects, ids, hashes]))

/** Over everything that a block says, the signature apart. */
export const hashOf = (block: Omit<BlockHead, 'hash' | 'signature'>): string =>
  hash(
    'sha256',
    JSON.stringify([
      'underway audit block 1',
      block.number,
      block.madeAt.toISOString(),
      block.until.toISOString(),
      block.rows,
      block.root,
      block.previous,
      block.signer,
    ]),
  )

/** What a signature is over. */
export const signedText = ({ number, hash: head }: Pick<BlockHead, 'number' | 'hash'>): string =>
  `underway audit head 1 ${number} ${head}`
