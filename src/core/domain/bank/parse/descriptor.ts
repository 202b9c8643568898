// What a line of a bank statement says: on which rail, with whom, for what. One parser per rail; the first that knows the form answers.
import { parseAch, parseUnformed } from './ach.ts'
import { parseCard, parseCheck } from './card.ts'
import { parseDeposit } from './deposit.ts'
import { parseFee } from './fee.ts'
import { parsePerson } from './person.ts'
import { parseTransfer } from './transfer.ts'
import { parseWire } from './wire.ts'
import { shapeOf } from './words.ts'

export type Rail =
  | 'ach'
  | 'rtp'
  | 'wire'
  | 'card'
  | 'check'
  | 'deposit'
  | 'person'
  | 'transfer'
  | 'fee'
  | 'returned'
  | 'interest'
  | 'cash-out'
  | 'unknown'

export interface Descriptor {
  readonly rail: Rail
  /** As the form's words say; null = they do not. The amount's sign is what counts. */
  readonly direction: 'in' | 'out' | null
  /** Plain words of the name; '' = the line has none. */
  readonly counterparty: string
  /** The form marks where the name begins and ends; otherwise other words may stand around it. */
  readonly delimited: boolean
  /** Plain words that tell what for: a company's entry description, a memo, the kind of a fee. */
  readonly purpose: string
  /** Trace number, confirmation or id as the line has it; '' = none. */
  readonly reference: string
}

export type Parser = (line: string) => Parts | null
/** A descriptor without its reference, which a shape does not have. */
export type Parts = Omit<Descriptor, 'reference'>

const parsers: readonly Parser[] = [
  parseFee,
  parsePerson,
  parseWire,
  parseCard,
  parseAch,
  parseDeposit,
  parseTransfer,
  parseCheck,
]

const referenceIn =
  /(?:TRN|TRACE#|CONF(?:IRMATION)?#|REF(?:ERENCE)?(?: ?#| NUMBER| NO\.?)?|TRANSACTION#|(?<!CO |IND |ORIG )ID)[:=# ]*([A-Z0-9-]*\d[A-Z0-9-]*)/

/** Reads the shape of a line. Never throws; an unknown form is of the rail 'unknown'. */
export function parseShape(shape: string): Parts {
  const line = (
    shape.includes('  ') || shape.includes('\n') || shape.startsWith('<')
      ? shape.replace(/\s+/g, ' ').replace(/^[<\s]+/, '')
      : shape
  ).trim()
  for (const parse of parsers) {
    const found = parse(line)
    if (found) return found
  }
  return parseUnformed(line)
}

/** Reads one line as the bank gives it, with its reference. */
export function parseDescriptor(text: string): Descriptor {
  return { ...parseShape(shapeOf(text)), reference: referenceIn.exec(text.toUpperCase())?.[1] ?? '' }
}
