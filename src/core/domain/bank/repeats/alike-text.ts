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

export interface Words {
  readonly plain: string
  readonly all: ReadonlySet<string>
  /** What is left without the way and the purpose: who it is from or to. */
  readonly names: ReadonlySet<string>
  /** Of three digits and more: what tells one booking from another. */
  readonly numbers: ReadonlySet<string>
}

export function wordsOf(plain: string): Words {
  const all = new Set<string>()
  const names = new Set<string>()
  const numbers = new Set<string>()
  for (const word of plain.split(' ')) {
    if (/\d{3}/.test(word)) numbers.add(word)
    else if (/[A-Z]{2}/.test(word)) {
      all.add(word)
      if (!wayWords.has(word) && !isPurposeWord(word.toLowerCase())) names.add(word)
    }
  }
  return { plain, all, names, numbers }
}

/** The same text, or another wording of it: half the names of the shorter one, and a number in common where both have some. */
export function areAlike(one: Words, other: Words): boolean {
  if (one.plain === other.plain) return true
  if (one.numbers.size && other.numbers.size && !common(one.numbers, other.numbers)) return false
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
