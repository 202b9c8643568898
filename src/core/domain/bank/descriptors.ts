// Gives each statement line the number of its descriptor: the words without amounts, dates and trace numbers.
import { classifyLine, type LineClass } from './classify.ts'

// 0 = separator; letters carry bit 128 and their place in the alphabet, digits bit 64. Accented letters are letters.
const letterBit = 128
const digitBit = 64
const fold = new Uint8Array(256)
for (let i = 0; i < 10; i++) fold[48 + i] = digitBit
for (let i = 0; i < 26; i++) fold[97 + i] = fold[65 + i] = letterBit + i
for (let code = 192; code < 256; code++) fold[code] = letterBit + (code & 63)

/**
 * Descriptions repeat heavily but for their numbers, so the words are hashed while they are read and each distinct
 * skeleton is classified once. A word that holds a digit is a reference and does not count. Two 32-bit hashes stand
 * for the skeleton: no text is built for a line that was seen before.
 */
export class Descriptors {
  readonly classes: LineClass[] = []
  private slots = new Int32Array(1024).fill(-1)
  private readonly first: number[] = []
  private readonly second: number[] = []

  /** Number of the line's descriptor; `classes` at that number says what it is. */
  numberOf(description: string): number {
    let a = 0x811c9dc5 | 0
    let b = 5381
    let word = 0
    let bits = 0
    const length = description.length
    for (let i = 0; i < length; i++) {
      const value = fold[description.charCodeAt(i) & 255] as number
      if (value !== 0) {
        word = (Math.imul(word, 0x01000193) + value) | 0
        bits |= value
        continue
      }
      // All ones for a word of letters alone; 0 for a reference and for nothing between two separators. No branch:
      // on texts like these a wrongly guessed one costs more than the arithmetic.
      const keep = -((bits >>> 7) & ~(bits >>> 6) & 1)
      a = (Math.imul(a ^ word, 0x85ebca6b) & keep) | (a & ~keep)
      b = (((Math.imul(b, 33) + word) | 0) & keep) | (b & ~keep)
      word = 0
      bits = 0
    }
    if ((bits & (letterBit | digitBit)) === letterBit) {
      a = Math.imul(a ^ word, 0x85ebca6b)
      b = (Math.imul(b, 33) + word) | 0
    }
    return this.intern(a, b, description)
  }

  private intern(a: number, b: number, description: string): number {
    const { slots, first, second } = this
    const mask = slots.length - 1
    let at = (a ^ (a >>> 15) ^ b) & mask
    for (let number = slots[at] as number; number >= 0; number = slots[at] as number) {
      if (first[number] === a && second[number] === b) return number
      at = (at + 1) & mask
    }
    const number = this.classes.push(classifyLine(description)) - 1
    first.push(a)
    second.push(b)
    slots[at] = number
    if (this.classes.length * 2 > slots.length) this.grow()
    return number
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1)
    const mask = slots.length - 1
    for (let number = 0; number < this.classes.length; number++) {
      const a = this.first[number] as number
      let at = (a ^ (a >>> 15) ^ (this.second[number] as number)) & mask
      while (slots[at] !== -1) at = (at + 1) & mask
      slots[at] = number
    }
    this.slots = slots
  }
}
