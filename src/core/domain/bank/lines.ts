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
  private readonly partyNumbers = new Map<string, number>()
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
      const found = classOf(parseShape(shape), this.holder, amount > 0)
      number = this.classes.push(found) - 1
      const key = found.party === '' ? `line ${number}` : found.party
      let party = this.partyNumbers.get(key)
      if (party === undefined) this.partyNumbers.set(key, (party = this.partyNumbers.size))
      this.parties.push(party)
      numbers.set(shape, number)
    }
    return number
  }
}
