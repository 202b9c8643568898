// Each line of the open corpus is read as it is labelled: on which rail it came, what it is, whether a lender that is listed draws it.
import { expect, test } from 'vitest'
import { lenderAt } from '#core/codes/all-lenders.ts'
import { corpusLines, historyOf, type CorpusLine } from '../../../../../bench/quality/corpus.ts'
import { holderOf } from '../../bank/holder.ts'
import { classOf } from '../../bank/line-class.ts'
import { parseShape } from '../../bank/parse/descriptor.ts'
import { shapeOf } from '../../bank/parse/words.ts'

const holder = holderOf(historyOf([]).accounts)

/** The corpus' words for what is called otherwise here. */
const rails: Readonly<Record<string, string>> = { p2p: 'person', atm: 'cash-out', refund: 'card' }
const bills = [
  'card-bill',
  'insurance',
  'payroll',
  'processing-fee',
  'rent',
  'software',
  'tax',
  'utility',
  'vehicle',
]

function isReadAsLabelled({ text, direction, label, rail: labelled }: CorpusLine): boolean {
  const { rail, credit, debit, lender } = classOf(parseShape(shapeOf(text)), holder, direction === 'in')
  return (
    // A name without any word of a form tells no rail.
    (rail === 'unknown' || rail === (rails[labelled] ?? labelled)) &&
    (credit ?? debit) === (bills.includes(label) ? 'bill' : label) &&
    (label !== 'lender' || lenderAt(lender) !== undefined)
  )
}

/** Read otherwise: the text alone does not tell what the label knows, or tells it of another rail. No revenue comes of any. */
const otherwise: readonly string[] = [
  'Orig CO Name:Sample Ridge Fnd Orig ID:1833 CO Entry Descr:Daily Pmt',
  'ORIG CO NAME:IPFSXXX-XXX-2621 ORIG ID:0 ADXXX4370 DESC DATE: CO ENTRY DESCR:IPFSPMTTXPSEC:CCD TRACE#:XXXXXXXX5505665 EED:240105 IND ID:62397 IND NAME:10 NET ZERO INC. GDxLk2vV TRN: XXXXXX5665 TC',
  'CAPITAL RESOURCE DES:0000 ID:0304 INDN:SAMPLE BISTRO',
  'TBK BANK, SSB DES:ACH ID: INDN:IRON LEASE LLC',
  'FC Marketplace L Hist Rtn 260722 Ekue33194051',
  'Business to Business ACH Debit - Paypal Debit R0001',
  // A dealer's stock on credit: debt, though the label says what was bought.
  'Business to Business ACH Debit - Westlake Floorin Payables 122923 xxxxx2741 100462741 ,Rolling Cars LLC',
  // A state pays for work, gives taxes back and pays benefits under one name: unclassed until something tells.
  'Electronic Deposit From VENMO',
  'Internet Banking Payment To Credit Card ending 3447',
  'ACH DEPOSIT, VENMO CASHOUT ****332609077',
  'Preauthorized Deposit from WELLS FARGO BANK NA checking account XXXXXX1493',
  'Withdrawal from PAYPAL',
  'External Withdrawal PeopleFund Pymt - WEB PMTS (Rejected)',
  'External Withdrawal SAMPLE FUNDING Pymt - WEB PMTS (Rejected)',
  'External Withdrawal SAMPLE FUNDING Pymt - WEB PMTS',
  'WIRE IN CREDIT SMITH LAW SETTLEMENT LESS ATTORNEY FEES',
  'US DEPT OF TREAS MISC PAY ERC REFUND',
  'COMMERCIAL LOAN PROCEEDS 0098812',
  'LINE OF CREDIT ADVANCE 4411',
  'ACH Debit Received, Ref Num: 478980346, WORLD ACCE',
  'Sent money to Enzo Bellini',
  'TMOBILE debit',
]

test('lines are read as they are labelled, but for those that are known', () => {
  const wrong = corpusLines('open').filter((line) => !isReadAsLabelled(line))
  expect(wrong.map(({ text }) => text)).toEqual(otherwise)
})
