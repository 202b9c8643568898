// Gives each statement line the number of its descriptor: the words without amounts, dates and trace numbers.
import { classOf, type LineClass } from './classify.ts'
import { findPhrases, plainText } from './phrases.ts'

// 0 = separator; letters carry bit 128 and their place in the alphabet, digits bit 64. Accented letters are letters.
const letterBit = 128
const digitBit = 64
const fold = new Uint8Array(256)
for (let i = 0; i < 10; i++) fold[48 + i] = digitBit
for (let i = 0; i < 26; i++) fold[97 + i] = fold[65 + i] = letterBit + i
for (let code = 192; code < 256; code++) fold[code] = letterBit + (code & 63)

const roomAtFirst = 1024
/** A slot: the descriptor's number plus one (0 = free) and its two hashes, side by side so that one look at memory shows all. */
const slotSize = 4

/**
 * Descriptions repeat heavily but for their numbers, so the words are hashed while they are read and each distinct
 * skeleton is classified once. A word that holds a digit is a reference and does not count. Two 32-bit hashes stand
 * for the skeleton: no text is built for a line that was seen before, and none for a new one either. Where every
 * customer has a name of its own a third of all lines are new, but few say anything that others do not: they share a class.
 */
export class Descriptors {
  /** Classes by kind; `kinds` gives the kind of a descriptor. */
  readonly classes: LineClass[] = []
  /** The first description of each descriptor. */
  private readonly descriptions: string[] = []
  private readonly kindOf = new Map<number, number>()
  private slots = new Int32Array(2 * roomAtFirst * slotSize)
  private kind = new Int32Array(roomAtFirst)
  /** Where words begin in the line that is being read. */
  private readonly starts = new Int32Array(256)

  /** Kind of each descriptor, by its number. */
  get kinds(): Int32Array {
    return this.kind.subarray(0, this.descriptions.length)
  }

  /** The words of a descriptor as its first line has them, in plain form. */
  textOf(number: number): string {
    return plainText(this.descriptions[number] ?? '')
  }

  /** Number of the line's descriptor. */
  numberOf(description: string): number {
    let a = 0x811c9dc5 | 0
    let b = 5381
    let word = 0
    let bits = 0
    const { starts } = this
    let count = 1
    const length = description.length
    for (let i = 0; i < length; i++) {
      const value = fold[description.charCodeAt(i) & 255] as number
      if (value !== 0) {
        word = (Math.imul(word, 0x01000193) + value) | 0
        bits |= value
        continue
      }
      // Beyond the room nothing is written, and `count` tells so.
      starts[count++] = i + 1
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
    return this.intern(a, b, description, count)
  }

  private intern(a: number, b: number, description: string, count: number): number {
    const { slots } = this
    const mask = slots.length - 1
    let at = slotOf(a, b) & mask
    for (let taken = slots[at] as number; taken !== 0; taken = slots[at] as number) {
      if (slots[at + 1] === a && slots[at + 2] === b) return taken - 1
      at = (at + slotSize) & mask
    }
    const number = this.descriptions.push(description) - 1
    slots[at] = number + 1
    slots[at + 1] = a
    slots[at + 2] = b
    if (number === this.kind.length) this.grow()
    this.kind[number] = this.kindFor(description, count)
    return number
  }

  private kindFor(description: string, count: number): number {
    const phrases = findPhrases(description, this.starts, count)
    const key = (phrases.lender + 1) * 2 ** 32 + (phrases.found >>> 0)
    let kind = this.kindOf.get(key)
    if (kind === undefined) {
      kind = this.classes.push(classOf(phrases)) - 1
      this.kindOf.set(key, kind)
    }
    return kind
  }

  /** Twice the room: all slots are put anew. */
  private grow(): void {
    const { slots: before, kind } = this
    this.kind = new Int32Array(kind.length * 2)
    this.kind.set(kind)
    const slots = new Int32Array(before.length * 2)
    const mask = slots.length - 1
    for (let from = 0; from < before.length; from += slotSize) {
      if (before[from] === 0) continue
      const [a, b] = [before[from + 1] as number, before[from + 2] as number]
      let at = slotOf(a, b) & mask
      while (slots[at] !== 0) at = (at + slotSize) & mask
      slots[at] = before[from] as number
      slots[at + 1] = a
      slots[at + 2] = b
    }
    this.slots = slots
  }
}

/** Where two hashes belong, before it is cut to the table's size. */
const slotOf = (a: number, b: number): number => Math.imul(a ^ (a >>> 15) ^ b, slotSize)
