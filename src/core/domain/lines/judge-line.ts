// What one row of the marked ledger is for a reader: its class, what decided it, and which figures it is in.
import { evidences, exclusionReasons, unclassed } from '../bank/credit-codes.ts'
import type { LineClass } from '../bank/line-class.ts'
import type { MarkedLedger } from '../bank/mark-ledger.ts'
import { flag, revenueKinds, spentAs, type ShownClass, type Why } from './line-classes.ts'

const revenueNames: ReadonlySet<string> = new Set(revenueKinds)
/** A debit with the words of a returned item is a fee up to this amount (as `nsf.ts` has it). */
const largestFee = 5_000

interface Judged {
  readonly class: ShownClass
  readonly why: Why
  readonly flags: number
}

/** What each row is, from the marks of the analysis. */
function judgeRow(marked: MarkedLedger, row: number, said: boolean, position: number): Judged {
  const { ledger, codes, evidence, own, debtRows } = marked
  const text = ledger.classOf(ledger.line[row] as number)
  const cents = ledger.amount[row] as number
  const counted = ledger.operating[ledger.account[row] as number] === 1
  const judged =
    cents > 0
      ? creditOf(text, {
          code: codes[row] as number,
          evidence: evidence[row] as number,
          isOwn: own[row] === 1,
          said,
        })
      : debitOf(text, own[row] === 1, position)
  if (!counted) return { ...judged, why: judged.why === 'text' ? 'account' : judged.why, flags: 0 }
  const takesBack = cents < 0 && (text.debit === 'deposited-return' || text.debit === 'chargeback')
  const isRevenue = takesBack || (cents > 0 && codes[row] === 0)
  return {
    ...judged,
    flags:
      flag.counted |
      (isRevenue ? flag.revenue : 0) |
      (isReturn(text, cents) ? flag.nsf : 0) |
      (cents < 0 && debtRows[row] === 1 ? flag.debt : 0),
  }
}

const isReturn = ({ credit, debit }: LineClass, cents: number): boolean =>
  cents > 0 ? credit === 'returned-item' : debit === 'nsf-fee' && -cents <= largestFee

interface Marks {
  readonly code: number
  readonly evidence: number
  readonly isOwn: boolean
  readonly said: boolean
}

function creditOf(text: LineClass, { code, evidence, isOwn, said }: Marks): Omit<Judged, 'flags'> {
  if (code === 0) {
    const kind = text.credit !== null && revenueNames.has(text.credit) ? (text.credit as ShownClass) : 'sale'
    const why = evidences[evidence - 1]
    return {
      class: kind,
      why: said ? 'said' : why === undefined || why === 'rail' || why === 'counter' ? 'text' : why,
    }
  }
  const name: ShownClass = code === unclassed ? 'unclassed' : (exclusionReasons[code - 1] as ShownClass)
  if (said) return { class: name, why: 'said' }
  if (name === 'unclassed' && evidences[evidence - 1] === 'trade') return { class: name, why: 'trade-alone' }
  // What its text calls a sale was made unsure by the whole file; without evidence the text itself leaves it open.
  if (name === text.credit || (name === 'unclassed' && text.evidence === null))
    return { class: name, why: 'text' }
  const isWhole = code === unclassed || name === 'circle' || name === 'client-money'
  return { class: name, why: isWhole ? 'whole-file' : isOwn ? 'pair' : 'funding' }
}

function debitOf(text: LineClass, isOwn: boolean, position: number): Omit<Judged, 'flags'> {
  if (position >= 0) return { class: 'lender-payment', why: 'position' }
  if (isOwn) return { class: 'transfer-out', why: text.debit === 'own-transfer' ? 'text' : 'pair' }
  return { class: text.debit ? spentAs[text.debit] : 'not-read', why: 'text' }
}

/** The same for many rows: lines of one shape that stand alike are one answer. */
export function judgeRows(marked: MarkedLedger): (row: number, said: boolean, position: number) => Judged {
  const { ledger, codes, evidence, own, debtRows } = marked
  const known = new Map<number, Judged>()
  return (row, said, position) => {
    if (said || position >= 0) return judgeRow(marked, row, said, position)
    const bits =
      (own[row] === 1 ? 1 : 0) +
      (debtRows[row] === 1 ? 2 : 0) +
      (ledger.operating[ledger.account[row] as number] === 1 ? 4 : 0) +
      (-(ledger.amount[row] as number) <= largestFee ? 8 : 0)
    const key =
      (((ledger.line[row] as number) * 32 + (codes[row] as number)) * 16 + (evidence[row] as number)) * 16 +
      bits
    let judged = known.get(key)
    if (!judged) known.set(key, (judged = judgeRow(marked, row, said, position)))
    return judged
  }
}
