// Whether two texts may be of one booking: the same names, and no number in one that the other contradicts.
import { isPurposeWord } from '../parse/words.ts'

const signs = /[^A-Z0-9]+/g

/** Capitals and digits alone, single blanks between. */
export const plainOf = (text: string): string => text.toUpperCase().replace(signs, ' ').trim()

/** Words of the way that money came: two payers share them. */
const wayWords: ReadonlySet<string> = new Set(
  (
    'ZELLE VENMO PAYPAL WIRE BOOK FEDWIRE CHIPS RTP REAL TIME INSTANT CASH CHECK CARD POS VISA DEBIT CREDIT ORIG NAME DES INDN IND SEC TRACE TRN ' +
    'REF REFERENCE CONF CONFIRMATION NUMBER NO FROM TO IN OUT VIA BY OF ON AT FOR INCOMING OUTGOING RECEIVED SENT RECD ELECTRONIC BANKING TRANSFER'
  ).split(' '),
)

interface WordsApart {
  readonly all: ReadonlySet<string>
  /** What is left without the way and the purpose: who it is from or to. */
  readonly names: ReadonlySet<string>
}

export interface Words extends WordsApart {
  readonly plain: string
  /** Of three digits and more: what tells one booking from another. */
  readonly numbers: readonly string[]
}

/** Mostly the numbers tell two texts apart, so the other words are read when they are asked for. */
class ReadWords implements Words {
  readonly plain: string
  readonly numbers: readonly string[]
  private apart: WordsApart | null = null
  constructor(plain: string) {
    this.plain = plain
    this.numbers = numbersIn(plain)
  }

  get all(): ReadonlySet<string> {
    return (this.apart ??= wordsIn(this.plain)).all
  }

  get names(): ReadonlySet<string> {
    return (this.apart ??= wordsIn(this.plain)).names
  }
}

/** The words of a text that `plainOf` made. */
export const wordsOf = (plain: string): Words => new ReadWords(plain)

const threeDigits = /\d{3}/

function numbersIn(plain: string): string[] {
  const found: string[] = []
  for (let from = 0; from < plain.length;) {
    const space = plain.indexOf(' ', from)
    const end = space < 0 ? plain.length : space
    if (end - from >= 3) {
      const word = plain.slice(from, end)
      if (threeDigits.test(word)) found.push(word)
    }
    from = end + 1
  }
  return found
}

function wordsIn(plain: string): WordsApart {
  const all = new Set<string>()
  const names = new Set<string>()
  for (const word of plain.split(' ')) {
    if (threeDigits.test(word) || !/[A-Z]{2}/.test(word)) continue
    all.add(word)
    if (!wayWords.has(word) && !isPurposeWord(word.toLowerCase())) names.add(word)
  }
  return { all, names }
}

/** The same text, or another wording of it: half the names of the shorter one, and a number in common where both have some. */
export function areAlike(one: Words, other: Words): boolean {
  if (one.plain === other.plain) return true
  if (one.numbers.length && other.numbers.length && !one.numbers.some((word) => other.numbers.includes(word)))
    return false
  return one.names.size && other.names.size
    ? isHalf(one.names, other.names)
    : one.all.size === 0 || other.all.size === 0
      ? one.all.size === other.all.size
      : isHalf(one.all, other.all)
}

const isHalf = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  common(one, other) * 2 >= Math.min(one.size, other.size)

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count++
  return count
}
