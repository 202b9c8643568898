// Which provider ids were seen already: a table of row numbers, because a Set of a million texts costs more than the analysis.
import type { BankTransaction } from '../bank-history.ts'

/** Ids differ in their tail nearly always; when a bank's do not, the table starts over with the whole text. */
const tail = 10
const longestSearch = 64

/** Open addressing over row numbers; equal hashes are settled by comparing the texts. */
export class SeenIds {
  private slots: Int32Array
  private readonly hashes: Int32Array
  private readonly transactions: readonly BankTransaction[]
  private whole = false

  constructor(transactions: readonly BankTransaction[]) {
    let size = 16
    while (size < transactions.length * 2) size *= 2
    this.slots = new Int32Array(size)
    this.hashes = new Int32Array(transactions.length)
    this.transactions = transactions
  }

  /** Whether the id of transaction `index` is new. */
  add(index: number): boolean {
    const id = (this.transactions[index] as BankTransaction).id
    const hash = this.hashOf(id)
    const { slots, hashes } = this
    const mask = slots.length - 1
    let at = (hash ^ (hash >>> 15)) & mask
    let steps = 0
    for (let other = slots[at] as number; other !== 0; other = slots[at] as number) {
      if (hashes[other - 1] === hash && (this.transactions[other - 1] as BankTransaction).id === id)
        return false
      at = (at + 1) & mask
      steps++
    }
    hashes[index] = hash
    slots[at] = index + 1
    if (steps > longestSearch && !this.whole) this.startOver()
    return true
  }

  private hashOf(id: string): number {
    let hash = id.length
    for (let i = this.whole ? 0 : Math.max(0, id.length - tail); i < id.length; i++)
      hash = Math.imul(hash ^ id.charCodeAt(i), 0x5bd1e995)
    return Math.imul(hash ^ (hash >>> 13), 0x2c1b3c6d)
  }

  private startOver(): void {
    const rows = this.slots.filter((slot) => slot !== 0)
    this.whole = true
    this.slots = new Int32Array(this.slots.length)
    for (const row of rows) this.add(row - 1)
  }
}
