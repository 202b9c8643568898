// Reads the words of a statement line in place, and keeps those of each descriptor to compare them with.
import { mayGoOn, startsPhrase } from './phrases.ts'

const space = 32
const digit = 1
/** Makes a capital's code that of the small letter, and leaves digits as they are. */
const lowerCase = 32
/** By code: 0 between words, a letter in lower case, 1 for a digit. */
const signs = new Uint8Array(128)
for (let code = 48; code < 58; code++) signs[code] = digit
for (let code = 97; code < 123; code++) signs[code] = signs[code - 32] = code

/**
 * Stands in for a `Map` by the words as a text, which is what it means: cutting that text out of every line and hashing
 * it took three to five times `JSON.parse` of the lines, and the whole analysis may take 2.5 (decision 013). The hash only
 * finds a candidate; `isKept` compares letter by letter.
 */
export class WordReader {
  /** The words of the line that was read last, references (words with a digit) left out, a space after each. */
  private letters = new Uint8Array(256)
  private length = 0
  private kept = new Uint8Array(4_096)
  private readonly ends: number[] = []
  /** Where words can begin in the line that was read last: 0 and the place after each sign between words. */
  starts = new Int32Array(256)
  startCount = 0
  /**
   * Whether the references of the line that was read last may matter to what it says: one stands where a phrase may go on ('FC 12
   * MARKETPLACE') or holds a word of one ('250 VENTURES', 'KAPITUS77'). Where not, its words alone say what it is.
   */
  isDoubtful = false

  /** Reads a text; answers a hash of its words, or null if it holds signs beyond ASCII. */
  read(text: string): number | null {
    if (text.length + 2 > this.letters.length) this.makeRoom(text.length)
    const { letters, starts } = this
    let hash = 0
    let word = 0
    let wordAt = 0
    let isReference = false
    let length = 0
    let startCount = 1
    // The word before, and whether a reference came after it.
    let before = 0
    let isApart = false
    let isDoubtful = false
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > 126) return null
      const sign = signs[code] as number
      if (sign > digit) {
        letters[length++] = sign
        word = (Math.imul(word, 31) + sign) | 0
        continue
      }
      if (sign === digit) {
        isReference = true
        continue
      }
      if (isReference) {
        length = wordAt
        isApart = true
        const at = starts[startCount - 1] as number
        isDoubtful ||= mayGoOn(before, text.charCodeAt(at) | lowerCase) || startsPhrase(text, at)
      } else if (length > wordAt) {
        isDoubtful ||= isApart && mayGoOn(before, letters[wordAt] as number)
        isApart = false
        before = word
        hash = (Math.imul(hash, 0x01000193) ^ word) | 0
        letters[length++] = space
        wordAt = length
      }
      starts[startCount++] = i + 1
      word = 0
      isReference = false
    }
    if (isReference) {
      length = wordAt
      const at = starts[startCount - 1] as number
      isDoubtful ||= mayGoOn(before, text.charCodeAt(at) | lowerCase) || startsPhrase(text, at)
    } else if (length > wordAt) {
      isDoubtful ||= isApart && mayGoOn(before, letters[wordAt] as number)
      hash = (Math.imul(hash, 0x01000193) ^ word) | 0
      letters[length++] = space
    }
    this.isDoubtful = isDoubtful
    this.length = length
    this.startCount = startCount
    return hash
  }

  /** Keeps the words that were read last under the next number. */
  keep(): void {
    const from = this.ends[this.ends.length - 1] ?? 0
    const end = from + this.length
    if (end > this.kept.length) {
      const wider = new Uint8Array(2 * end)
      wider.set(this.kept)
      this.kept = wider
    }
    this.kept.set(this.letters.subarray(0, this.length), from)
    this.ends.push(end)
  }

  /** Whether the words that were read last are those kept under a number. */
  isKept(number: number): boolean {
    const from = number === 0 ? 0 : (this.ends[number - 1] as number)
    const { letters, kept, length } = this
    if ((this.ends[number] as number) - from !== length) return false
    for (let i = 0; i < length; i++) if (letters[i] !== kept[from + i]) return false
    return true
  }

  private makeRoom(length: number): void {
    this.letters = new Uint8Array(2 * length + 2)
    this.starts = new Int32Array(2 * length + 2)
  }
}
