// What a line of a bank statement says: on which rail, with whom, for what. One parser per rail; the first that knows the form answers.
import { parseAch, parseUnformed } from './ach.ts'
import { parseCard, parseCheck } from './card.ts'
import { parseDeposit } from './deposit.ts'
import { parseFee } from './fee.ts'
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

/** What payers write who pay for work: invoice numbers, their accounts payable, orders, kinds of fees. Numbers stand as 0 in a shape. */
const invoiced = new RegExp(
  [
    String.raw`\bINV(?:OICES?)?\b[ .:#]*(?:NO\.? ?)?[A-Z]{0,3}-?\d`,
    String.raw`\bINVOICES?\b(?! (?:ADVANCE|FINANC|FACTOR))`,
    String.raw`RMT\*IV|\bPAYABLES?\b|\bVENDOR ?(?:PAY|PYMT|PMT|ACH|EFT)|\bVNDR\b|\bA\/?P (?:VENDOR|PAYM|PMT|EFT)`,
    String.raw`\bEDI PA?Y?M?E?N?TS?\b|\bRETAINER\b|\bCONSULT(?:ING)? (?:FEE|INV|PMT|PYMT)|\bMILESTONE (?:PMT|PAYM|PYMT|\d)|\bPROFESSIONAL FEES?\b`,
    String.raw`\bCUST(?:OMER)?(?::|(?: PMT| PAYMENT| PYMT)\b)|\bCLIENT P(?:Y|AY)M|\b(?:LOAD|BROKER|FREIGHT|CARRIER) (?:PAYM|PMT|PYMT|PAY\b|SETTLE)`,
    String.raw`\bTUITION|\bPURCHASE ORDER\b|\bP\.?O\.? ?# ?\d|\b(?:JOB|ORDER|ESTIMATE|CONTRACT) ?# ?\d|\bSERVICES RENDERED\b|\bCATERING (?:INV|ORDER|EVENT)`,
  ].join('|'),
)

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
  let found: Parts | null = null
  for (const parse of parsers) if ((found = parse(line, isNamed))) break
  found ??= parseUnformed(line)
  return isNamed && invoiced.test(line) ? { ...found, isInvoiced: true } : found
}
