// Numbers the lines of a history by their shape, and reads each shape once.
import type { Holder } from './holder.ts'
import { classOf, type LineClass } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

export class Lines {
  /** What each shape says. */
  readonly classes: LineClass[] = []
  /** Number of the party of each shape; lines without a name have one of their own. */
  readonly parties: number[] = []
  private readonly incoming = new Map<string, number>()
  private readonly outgoing = new Map<string, number>()
  private readonly named = new Map<string, number>()
  private partyCount = 0
  private readonly holder: Holder
  constructor(holder: Holder) {
    this.holder = holder
  }

  /** Number of the shape of a line that comes in or goes out (cents): 0 for the first, and so on. */
  numberOf(description: string, amount: number): number {
    const shape = shapeOf(description)
    const numbers = amount > 0 ? this.incoming : this.outgoing
    let number = numbers.get(shape)
    if (number === undefined) {
      const isIncoming = amount > 0
      const found = classOf(parseShape(shape, isIncoming), this.holder, isIncoming)
      number = this.classes.push(found) - 1
      this.parties.push(this.partyOf(found.party))
      numbers.set(shape, number)
    }
    return number
  }

  private partyOf(key: string): number {
    if (key === '') return this.partyCount++
    let party = this.named.get(key)
    if (party === undefined) this.named.set(key, (party = this.partyCount++))
    return party
  }
}
