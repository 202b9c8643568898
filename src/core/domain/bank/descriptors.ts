// Gives each statement line the number of its descriptor: the words without amounts, dates and trace numbers.
import { classOf, type LineClass } from './classify.ts'
import { findPhrases, plainText, type Phrases } from './phrases.ts'
import { WordReader } from './word-reader.ts'

/** Words of letters and digits in any script; one that holds a digit is a reference and does not count. */
const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !/\p{N}/u.test(word)).join(' ')

/**
 * Lines of equal words have one descriptor, whatever their numbers, and each descriptor is classified once, by its
 * first line. Words are compared as words, never by a hash alone: whoever writes a memo must not be able to give his
 * line the descriptor of another's.
 */
export class Descriptors {
  /** What each descriptor says, by its number; descriptors that say the same share one object. */
  readonly classes: LineClass[] = []
  /** The first line of each descriptor. */
  private readonly descriptions: string[] = []
  private readonly reader = new WordReader()
  /** The first descriptor of each hash. Those that found their hash taken, or have letters beyond ASCII, are under their words. */
  private readonly byHash = new Map<number, number>()
  private readonly byWords = new Map<string, number>()
  private readonly classOfPhrases = new Map<string, LineClass>()

  /** The words of a descriptor as its first line has them, in plain form. */
  textOf(number: number): string {
    return plainText(this.descriptions[number] ?? '')
  }

  /** Number of the line's descriptor: 0 for the first, and so on. */
  numberOf(description: string): number {
    const { reader } = this
    // Signs beyond ASCII may all be marks or part of references: then the words alone are read like any others.
    const hash = reader.read(description) ?? reader.read(wordsOf(description))
    if (hash === null) return this.numberByWords(description)
    const first = this.byHash.get(hash)
    if (first === undefined) {
      const number = this.add(description)
      this.byHash.set(hash, number)
      return number
    }
    return reader.isKept(first) ? first : this.numberByWords(description)
  }

  private numberByWords(description: string): number {
    const words = wordsOf(description)
    let number = this.byWords.get(words)
    if (number === undefined) this.byWords.set(words, (number = this.add(description)))
    return number
  }

  private add(description: string): number {
    const { reader } = this
    reader.keep()
    this.classes.push(this.sharedClass(findPhrases(description, reader.starts, reader.startCount)))
    return this.descriptions.push(description) - 1
  }

  private sharedClass(phrases: Phrases): LineClass {
    const key = `${phrases.lender} ${phrases.found}`
    let found = this.classOfPhrases.get(key)
    if (!found) this.classOfPhrases.set(key, (found = classOf(phrases)))
    return found
  }
}
