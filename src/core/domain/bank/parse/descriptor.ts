// What a line of a bank statement says: on which rail, with whom, for what. One parser per rail; the first that knows the form answers.
import { parseAch, parseUnformed } from './ach.ts'
import { parseCard, parseCheck } from './card.ts'
import { parseDeposit } from './deposit.ts'
import { parseFee } from './fee.ts'
import type { Descriptor, Parser, Parts } from './parts.ts'
import { parsePerson } from './person.ts'
import { parseTransfer } from './transfer.ts'
import { parseWire } from './wire.ts'
import { shapeOf } from './words.ts'

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

/**
 * Reads the shape of a line. Never throws; an unknown form is of the rail 'unknown'. `isNamed` false leaves out who was paid by card or by
 * an app, where only the rail counts: most names that come once stand on such lines.
 */
export function parseShape(shape: string, isNamed = true): Parts {
  const line = (
    shape.includes('  ') || shape.includes('\n') || shape.startsWith('<')
      ? shape.replace(/\s+/g, ' ').replace(/^[<\s]+/, '')
      : shape
  ).trim()
  for (const parse of parsers) {
    const found = parse(line, isNamed)
    if (found) return found
  }
  return parseUnformed(line)
}

/** Reads one line as the bank gives it, with its reference. */
export function parseDescriptor(text: string): Descriptor {
  return { ...parseShape(shapeOf(text)), reference: referenceIn.exec(text.toUpperCase())?.[1] ?? '' }
}
