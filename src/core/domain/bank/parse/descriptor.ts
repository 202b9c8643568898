// What a line of a bank statement says: on which rail, with whom, for what. One parser per rail; the first that knows the form answers.
import { parseAch, parseUnformed } from './ach.ts'
import { parseCard, parseCheck } from './card.ts'
import { parseDeposit } from './deposit.ts'
import { parseFee } from './fee.ts'
import { isInvoiced } from './invoiced.ts'
import type { Parser, Parts } from './parts.ts'
import { parsePerson } from './person.ts'
import { parseTransfer } from './transfer.ts'
import { parseWire } from './wire.ts'

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

/** A transaction of a BAI2 file, printed as it stands: record and type code, amount, funds type and references, then its text; or the code before its description. */
const recordOfTransaction =
  /^(?:16,)?0,[A-Z\d],(?:\d*,)* ?(?=[A-Z])|^[1-3]\d\d (?=(?:INDIVIDUAL|ITEM|COMMERCIAL|LOCK ?BOX|CHECK|ACH|PREAUTH\w*|MISC\w*|OTHER|BANK)\b)/

/**
 * Reads the shape of a line. Never throws; an unknown form is of the rail 'unknown'. `isNamed` false leaves out who was paid by card or by
 * an app, where only the rail counts: most names that come once stand on such lines.
 */
export function parseShape(shape: string, isNamed = true): Parts {
  const line = (
    shape.includes('  ') || shape.includes('\n') || shape.startsWith('<')
      ? shape.replace(/\s+/g, ' ').replace(/^[<\s]+/, '')
      : shape
  )
    .trim()
    .replace(recordOfTransaction, '')
  let found: Parts | null = null
  for (const parse of parsers) if ((found = parse(line, isNamed))) break
  found ??= parseUnformed(line)
  return isNamed && isInvoiced(line) ? { ...found, isInvoiced: true } : found
}
