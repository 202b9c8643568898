// What every row of a ledger is, with staff's word: income or why not, own transfer, payment to a lender. The analysis and the list of lines both read it.
import type { BankHistory } from '../bank-history.ts'
import { findPositions } from '../positions.ts'
import type { StaleLabel } from '../bank-picture.ts'
import type { BankAnalysis, Position } from '../underwriting.ts'
import { evidenceCode, exclusion, unclassed } from './credit-codes.ts'
import { earnRevenue } from './earned.ts'
import { labelCredits, labelPositions, saidRows, type BankLabels, type LabelsUsed } from './labels.ts'
import { buildLedger, type Ledger } from './ledger.ts'
import { onCountedLines, saidTwo } from './repeats/word-on-repeats.ts'
import { staleLabels } from './stale-labels.ts'
import { creditCodes, findTransfers } from './transfers.ts'
import { findStandingOut, leaveOut, type WholeFileRows } from './whole-file/find-whole-file.ts'

export interface MarkedLedger {
  readonly ledger: Ledger
  /** Per row: code of a credit (`credit-codes.ts`); 0 = income. */
  readonly codes: Uint8Array
  /** Per row: why a credit is a sale, as a code of `credit-codes.ts`; 0 = it is none. 'trade' beside `unclassed`: it speaks for one, alone. */
  readonly evidence: Uint8Array
  /** Per row: 1 = one side of a transfer between own accounts. */
  readonly own: Uint8Array
  /** Per row: 1 = a debit of a position that counts. */
  readonly debtRows: Uint8Array
  readonly positions: readonly Position[]
  readonly undisclosed: BankAnalysis['undisclosedAccounts']
  readonly labelled: LabelsUsed
  /** What staff said and the data show no more. */
  readonly stale: readonly StaleLabel[]
  /** Per row: 1 = staff said what this credit is. */
  readonly settled: Uint8Array
  readonly whole: WholeFileRows
}

/** Mean income of 30 days over the whole history, cents. */
function monthlyIncome(ledger: Ledger, codes: Uint8Array): number {
  const { amount, account, count, operating } = ledger
  let cents = 0
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0 && codes[row] === 0 && operating[account[row] as number] === 1)
      cents += amount[row] as number
  return (cents * 30) / Math.max(30, ledger.to - ledger.from + 1)
}

/** `leftOut`: ids of accounts that would count. Throws RangeError on a date that does not exist. Linear in the number of transactions. */
export function markLedger(
  history: BankHistory,
  said: BankLabels,
  leftOut?: ReadonlySet<string>,
): MarkedLedger {
  const ledger = buildLedger(history, leftOut, saidTwo(said))
  const labels = onCountedLines(said, ledger)
  const { own, undisclosed, byHand, mixed } = findTransfers(ledger)
  const codes = creditCodes(ledger, own, mixed)
  const evidence = earnRevenue(ledger, codes, said.trade ?? null)
  const labelled = labelCredits(ledger, codes, labels)
  const settled = saidRows(ledger, labels)
  const before = leaveOut(ledger, own, codes, settled, byHand)
  const found = findPositions(ledger, monthlyIncome(ledger, codes))
  const stale = staleLabels(ledger, found, labels)
  const { positions, fundingRows, debtRows } = labelPositions(ledger, found, labels)
  for (const { row, kind, isSure } of fundingRows)
    if (isSure) codes[row] = exclusion[kind === 'advance' ? 'advance-funding' : 'loan-proceeds']
    else if (codes[row] === 0) codes[row] = unclassed
  labelCredits(ledger, codes, labels)
  const whole = findStandingOut(ledger, own, codes, settled, before)
  for (let row = 0; row < ledger.count; row++)
    if (codes[row] !== 0)
      evidence[row] =
        codes[row] === unclassed && evidence[row] === evidenceCode.trade ? evidenceCode.trade : 0
    else if ((ledger.amount[row] as number) > 0 && evidence[row] === 0) evidence[row] = evidenceCode.said
  return { ledger, codes, evidence, own, debtRows, positions, undisclosed, labelled, stale, settled, whole }
}
