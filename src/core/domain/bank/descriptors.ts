// Gives each statement line the number of its descriptor: the words without amounts, dates and trace numbers.
import { classOf, type LineClass } from './classify.ts'
import { findPhrases, plainText, type Phrases } from './phrases.ts'
import { WordReader } from './word-reader.ts'

/** The words of a text, of letters and digits in any script, lower case, one space between. */
const spaced = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

/** The same without references, the words that hold a digit. */
const withoutReferences = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !/\p{N}/u.test(word))
    .join(' ')

const keyOf = ({ lender, found }: Phrases): string => `${lender} ${found}`

/**
 * Lines of equal words that say the same have one descriptor, whatever their numbers. Each line's own text decides what it says:
 * nearly always that is in its words alone and is found out once for all of them; where a reference may have a part in it, the
 * line is looked at by itself, and has a descriptor apart if it says something else. Words are compared as words, never by a hash
 * alone: whoever writes a memo must not be able to give his line the descriptor of another's (decision 013).
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
  private readonly phrasesOfWords = new Map<string, Phrases>()
  private readonly classOfPhrases = new Map<string, LineClass>()

  /** The words of a descriptor as its first line has them, in plain form. */
  textOf(number: number): string {
    return plainText(this.descriptions[number] ?? '')
  }

  /** Number of the line's descriptor: 0 for the first, and so on. */
  numberOf(description: string): number {
    const { reader } = this
    const hash = reader.read(description)
    if (hash === null || reader.isDoubtful) return this.numberByOwnText(description)
    const first = this.byHash.get(hash)
    if (first !== undefined && reader.isKept(first)) return first
    return this.numberByHash(hash, description)
  }

  /** For lines whose references may matter, and for those with signs beyond ASCII. */
  private numberByOwnText(description: string): number {
    const text = spaced(description)
    const words = withoutReferences(text)
    const own = findPhrases(text)
    let ofWords = this.phrasesOfWords.get(words)
    if (!ofWords) this.phrasesOfWords.set(words, (ofWords = findPhrases(words)))
    // Words hold no digit: this is the name of no other descriptor.
    if (keyOf(own) !== keyOf(ofWords)) return this.numberByWords(`${words} ${keyOf(own)}`, description, own)
    const hash = this.reader.read(words)
    return hash === null
      ? this.numberByWords(words, description, own)
      : this.numberByHash(hash, description, own)
  }

  /** By the words that were read last. */
  private numberByHash(hash: number, description: string, phrases?: Phrases): number {
    const { reader } = this
    const first = this.byHash.get(hash)
    if (first === undefined) {
      const number = this.add(
        description,
        phrases ?? findPhrases(description, reader.starts, reader.startCount),
      )
      this.byHash.set(hash, number)
      return number
    }
    if (reader.isKept(first)) return first
    return this.numberByWords(withoutReferences(spaced(description)), description, phrases)
  }

  private numberByWords(words: string, description: string, phrases = findPhrases(words)): number {
    let number = this.byWords.get(words)
    if (number === undefined) this.byWords.set(words, (number = this.add(description, phrases)))
    return number
  }

  /** Adds a descriptor of the words that were read last. */
  private add(description: string, phrases: Phrases): number {
    this.reader.keep()
    this.classes.push(this.sharedClass(phrases))
    return this.descriptions.push(description) - 1
  }

  private sharedClass(phrases: Phrases): LineClass {
    const key = keyOf(phrases)
    let found = this.classOfPhrases.get(key)
    if (!found) this.classOfPhrases.set(key, (found = classOf(phrases)))
    return found
  }
}
