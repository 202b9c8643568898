// What money that comes in is: each kind of known party, each form of words, each rail.
import { describe, expect, test } from 'vitest'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'
import { classOf } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

const holder = holderOf([checking])
const read = (text: string) => classOf(parseShape(shapeOf(text)), holder, true)
const says = (text: string) => {
  const { credit, confidence } = read(text)
  return `${credit} ${confidence}`
}
/** One class for several lines. */
const each = (is: string, texts: readonly string[]) =>
  test.each(texts)(`${is}: %s`, (text) => expect(says(text)).toBe(is))

describe('by the rail', () => {
  each('returned-item 90', ['RETURNED ITEM', 'DEPOSITED ITEM RETURNED'])
  each('refund 90', ['OVERDRAFT FEE REFUND', 'MONTHLY FEE'])
  each('interest 90', ['INTEREST PAID'])
  each('refund 80', ['PURCHASE RETURN AUTHORIZED ON 03/02 CEDAR STREET MARKET'])
  each('cash 80', ['CASH DEPOSIT'])
  each('check 80', ['REMOTE DEPOSIT'])
  each('deposit 80', ['COUNTER DEPOSIT'])
  each('person 75', ['ZELLE PAYMENT FROM ANA QUISPE'])
  each('owner-injection 90', ['ZELLE PAYMENT FROM MARIA LOPEZ', 'ZELLE PAYMENT FROM LOPEZ MARIA'])
  each('own-transfer 90', ['ZELLE PAYMENT FROM BLUE DOOR BAKERY LLC'])
})

describe('of the rails of sales', () => {
  each('card 95', [
    'POYNT LLC DES:DEPOSIT ID:1',
    'HONEYBOOK INC DES:PAYOUT ID:1',
    'ACH CREDIT CANPAY SETTLEMENT',
    'KINDTAP',
  ])
  each('card 80', ['CARD SALES 0091', 'MERCHANT BATCH 0091', 'RIVER CAFE SETTLEMENT BATCH 0892'])
  each('card 90', [
    'SUNBIT DES:FUNDING ID:1',
    'ALPHAEON DES:PAYOUT ID:1',
    'SYF CARECREDIT DIR DEP SETTLE 0091',
    'FOUNDATION FINANCE DES:CONTRACTOR ID:1',
  ])
  each('refund 90', ['SUNBIT DES:REFUND ID:1', 'ACIMA CREDIT DES:REFUND ID:1'])
  each('unclassed 50', ['SUNBIT DES:PAYMENT ID:1', 'AMAZON.COM*2K4PX SEATTLE', 'REVERB.COM'])
  each('marketplace 90', [
    'ACH CREDIT AMAZON.COM PAYMENTS',
    'ORIG CO NAME:AMAZON EU SARL ORIG ID:1',
    'EBAY GMBH DES:PAYOUT ID:1',
    'UBER BV DES:PAYMENT ID:1',
    'MERCADO LIBRE DES:PAYOUT ID:1',
    'ACH CREDIT - ACH 309 M MEMO GRUBHUB INC - BLUE DOOR BAKERY LLC',
  ])
  each('unclassed 90', ['ACH CREDIT - ACH PAYROLL WALMART COM - MARIA LOPEZ'])
  each('check 80', ['ACH CREDIT RIVER LOCKBOX 0091', 'WIRE IN LOCKBOX 0091'])
  each('health-claims 80', ['RX CLAIMS RIVER PBM', 'RIVER PBM DES:PHARMCLAIM ID:1'])
  each('ach-customer 90', ['SCOULAR DES:PAYMENT ID:1', 'FOREMOST FARMS', 'LANDMARK HOME WARR DES:CLAIM ID:1'])
  each('chargeback-reversal 80', ['RIVER BANK CHGBK REV 0091'])
})

describe('of a lender', () => {
  each('advance-funding 95', ['KAPITUS DES:FUNDING ID:1'])
  each('loan-proceeds 95', ['BLUEVINE DES:FUNDING ID:1', 'LENDING CLUB DES:FUNDING ID:1'])
  each('returned-item 90', ['KAPITUS DES:REFUND ID:1', 'KAPITUS DES:RTN ID:1', 'KAPITUS DES:RETURN ID:1'])
})

describe('of a known party', () => {
  each('own-transfer 90', ['BLUE DOOR BAKERY DES:TRANSFER ID:1'])
  each('chargeback-reversal 90', [
    'WORLDPAY DES:CHGBK ID:1',
    'WORLDPAY DES:CHARGEBACK ID:1',
    'WORLDPAY DES:CHARGE BACK ID:1',
    'WORLDPAY DES:DISPUTE ID:1',
  ])
  each('refund 90', [
    'WORLDPAY DES:ADJ ID:1',
    'WORLDPAY DES:REFUND ID:1',
    'WORLDPAY DES:FEE ID:1',
    'WORLDPAY DES:FEES ID:1',
    'WORLDPAY DES:REBATE ID:1',
    'DOORDASH DES:REFUND ID:1',
    'AETNA DES:REFUND ID:1',
    'HARTFORD DES:REFUND ID:1',
    'HARTFORD DES:PREM ID:1',
    'HARTFORD DES:RETURN ID:1',
    'GUSTO DES:REFUND ID:1',
    'PAYCOM DES:CREDIT ID:1',
    'BARCLAYCARD DES:REBATE ID:1',
    'VERIZON DES:RETURN ID:1',
    'TOYOTA FINANCIAL DES:REFUND ID:1',
    'ADOBE DES:REFUND ID:1',
  ])
  each('card 95', [
    'WORLDPAY DES:BATCH ID:1',
    'WORLDPAY DES:TXNS FEES ID:1',
    'WORLDPAY DES:DEP ADJ ID:1',
    'WORLDPAY DES:SETTL FEE ID:1',
    'WORLDPAY DES:MADJ ID:1',
    'WORLDPAY DES:FEESX ID:1',
  ])
  each('marketplace 90', ['DOORDASH DES:PAYMENT ID:1'])
  each('health-claims 90', ['AETNA DES:PAYMENT ID:1', 'HARTFORD DES:HCCLAIMPMT ID:1'])
  each('insurance-payout 90', [
    'HARTFORD DES:LOSS ID:1',
    'HARTFORD DES:CLAIM ID:1',
    'HARTFORD CLAIM DES:ACH ID:1',
  ])
  each('ach-customer 90', ['NYS DTF DES:VENDOR ID:1', 'NYS DTF DES:AP PAYMENT ID:1'])
  each('tax-refund 90', ['NYS DTF DES:PAYMENT ID:1'])
  each('factoring-advance 90', ['RIVIERA FINANCE DES:PAYMENT ID:1'])
  each('person 75', ['VENMO DES:CASHOUT ID:1'])
  each('unclassed 50', [
    'GUSTO DES:PAYMENT ID:1',
    'BARCLAYCARD DES:PAYMENT ID:1',
    'VERIZON DES:PAYMENT ID:1',
    'TOYOTA FINANCIAL DES:PAYMENT ID:1',
    'ADOBE DES:PAYMENT ID:1',
    'SYSCO DES:PAYMENT ID:1',
    'HARTFORD DES:PAYMENT ID:1',
  ])
})

describe('by its words', () => {
  each('health-claims 80', [
    'ACME DES:HCCLAIMPMT ID:1',
    'ACME DES:CLAIMPMT ID:1',
    'ACME DES:HC CLAIM ID:1',
    'ACME MEDICAIDS DES:PAY ID:1',
    'DHS NFO DES:PAY ID:1',
  ])
  each('chargeback-reversal 80', [
    'ACME DES:CHARGEBACK ID:1',
    'ACME DES:CHARGE BACK ID:1',
    'ACME PROVISIONAL CREDIT',
    'ACME DISPUTE CREDIT',
  ])
  each('factoring-advance 80', ['ACME FACTORING', 'ACME INVOICE ADVANCE', 'ACME RECEIVABLES ADVANCE'])
  each('tax-refund 80', ['ACME DES:TAX REF ID:1', 'ACME DES:STTAXRF ID:1', 'ACME DES:STATE REFUND ID:1'])
  each('insurance-payout 80', [
    'ACME DES:CLAIM PAY ID:1',
    'ACME DES:CLAIMS P ID:1',
    'ACME DES:LOSS PAY ID:1',
    'ACME INSURANCE CLAIM',
    'ACME INSURANCE PAYOUT',
  ])
  each('grant 80', ['ACME GRANT', 'ACME GRANTS', 'ACME ERC REFUND'])
  each('debt-settlement 80', ['ACME DEBT SETTLEMENT', 'ACME DEBT RELIEF', 'ACME SETTLEMENT ESCROW'])
  each('loan-proceeds 80', [
    'ACME DES:LOAN PROCEED ID:1',
    'ACME DES:LOAN DISB ID:1',
    'ACME DES:LOAN ADV ID:1',
    'ACME DES:LINE OF CREDIT ADV ID:1',
    'ACME DES:LOC ADV ID:1',
    'ACME DES:SBA LOAN ID:1',
    'ACME DES:SBA DISB ID:1',
    'ACME DES:EIDL ID:1',
    'ACME DES:PPP LOAN ID:1',
    'ACME DES:DRAW ID:1',
    'ACME SUPPLY DES:DRAW ID:1',
  ])
  each('owner-injection 80', [
    'ACME CAPITAL CONTRIBUTION',
    'ACME OWNER LOAN',
    'ACME MEMBER DEPOSIT',
    'ACME SHAREHOLDER CONTRIBUTION',
    'ACME OWNER INVESTMENT',
    'MARIA LOPEZ DES:PAYMENT ID:1',
    'WIRE TYPE:WIRE IN ORIG:MARIA LOPEZ ID:1',
  ])
  each('investment 80', ['ACME INVESTMENT', 'ACME SEED', 'ACME SAFE NOTE'])
  each('refund 80', [
    'ACME DES:REFUND ID:1',
    'ACME DES:REBATE ID:1',
    'ACME DES:CASHBACK ID:1',
    'ACME DES:CASH BACK ID:1',
    'ACME DES:MERCHANDISE RETURN ID:1',
    'ACME DES:MTOT ADJ ID:1',
  ])
  each('card 80', [
    'ACME DES:MTOT DEP ID:1',
    'ACME DES:BTOT DEP ID:1',
    'ACME DES:BANKCARD ID:1',
    'ACME DES:MERCH BNKCD ID:1',
    'ACME DES:MERCHANT BANKCD ID:1',
    'ACME DES:MERCH CD ID:1',
    'ACME DES:MERCH DEP ID:1',
    'ACME DES:MERCHANT DEP ID:1',
    'ACME DES:CR CD DEP ID:1',
    'ACME DES:BKCD STLMT ID:1',
    'ACME DES:CARD SETTL ID:1',
    'ACME DES:COMB DEP ID:1',
  ])
  each('marketplace 80', ['ACME DES:PAYOUT ID:1'])
  each('ach-customer 75', [
    // Parts of other words, and a draw behind a longer name.
    'ACME FRAGRANTS',
    'ACME REINVESTMENTS',
    'ACME SEEDLINGS',
    'ACME PAYOUTSIDE',
    'ACME PREFUND',
    'ACME EIDLER',
    'ACME SUPPLY EAST DES:DRAW ID:1',
    'ACME DES:DRAW DOWN ID:1',
    'ACME SUPPLY DES:INVOICE ID:1',
  ])
})

describe('transfers', () => {
  each(
    'own-transfer 90',
    [
      ...['FROM CHK', 'FROM CHKG', 'FROM CHECKING', 'FROM SAV', 'FROM SAVINGS', 'FROM ACCT', 'FROM ACCOUNT'],
      ...[
        'FROM SHARE',
        'FROM MMA',
        'FROM MONEY MARKET',
        'SWEEP',
        'INTERNAL',
        'BANKING',
        'FROM USER',
        'FROM DDA',
      ],
      'FROM 21',
    ].map((form) => `TRANSFER ${form}`),
  )
  each('own-transfer 90', ['ONLINE TRANSFER', 'MOBILE TRANSFER', 'TELEPHONE TRANSFER', 'HOME TRANSFER'])
  each('own-transfer 90', ['FUNDS TRANSFER FROM BLUE DOOR BAKERY LLC'])
  each('unclassed 40', ['FUNDS TRANSFER', 'FUNDS XFER CREDIT'])
  each('owner-injection 90', ['FUNDS TRANSFER FROM MARIA LOPEZ'])
  each('owner-injection 80', ['CAPITAL CONTRIBUTION', 'OWNER DEPOSIT'])
  each('loan-proceeds 80', ['LOAN PROCEEDS', 'LINE OF CREDIT ADVANCE'])
  each('owner-injection 60', ['FUNDS TRANSFER FROM LOPEZ'])
  each('wire-customer 60', ['FUNDS TRANSFER FROM ACME SUPPLY'])
  each('advance-funding 95', ['TRANSFER FROM KAPITUS'])
})

describe('by the name', () => {
  each('advance-funding 60', [
    'INCOMING WIRE CUST: SUMMIT PEAK CAPITAL',
    'SUMMIT PEAK CAPITAL DES:ADVANCE ID:1',
    'SUMMIT PEAK CAPITAL DES:FUNDING ID:1',
  ])
  each('ach-customer 75', [
    'SUMMIT PEAK CAPITAL DES:PAYMENT ID:1',
    'SUMMIT PEAK CAPITAL DES:FUNDING INV ID:1',
    'SUMMIT PEAK FUNDING HOA DES:ADVANCE ID:1',
    ...['INVOICE', 'VENDOR', 'AP', 'PAYABLES', 'EDI', 'SCHOOL', 'UNIVERSITY', 'COLLEGE', 'HOA', 'TITLE'].map(
      (word) => `SUMMIT PEAK CAPITAL DES:FUNDING ${word} ID:1`,
    ),
    ...['CHURCH', 'FEE', 'FEES'].map((word) => `SUMMIT PEAK CAPITAL DES:FUNDING ${word} ID:1`),
    'ACME MEMO',
    'ADJUSTMENTS UNLTD',
  ])
  each('wire-customer 80', ['INCOMING WIRE CUST: ACME', 'INCOMING WIRE CUST: ACME REFUND'])
  each('wire-customer 60', ['INCOMING WIRE'])
  each('unclassed 30', ['ADJUSTMENT', 'MISC', 'CORRECTION', 'CREDIT MEMO', 'MEMO'])
  each('ach-customer 60', ['ADJUSTMENT PAYMENT', 'MISC INVOICE'])
})

test('who is no payer: card processors and marketplaces, by words too', () => {
  const noPayer = (text: string) => read(text).cardSales
  expect(noPayer('WORLDPAY DES:BATCH ID:1')).toBe(true)
  expect(noPayer('ACME DES:PAYOUT ID:1')).toBe(true)
  expect(noPayer('ACME DES:PAYMENT ID:1')).toBe(false)
})

test.each([
  [
    'ACH CORP CREDIT SETTLEMENT STRATEGIC FUNDIN GULL POINT MARINE R CUSTOMER ID 6236',
    'advance-funding',
    null,
  ],
  // Amazon's reference is glued to its name, and may be of letters alone.
  ['AMAZON.CEJJVJGNV PAYMENTS', 'marketplace', 'rail'],
  ['AMAZON.C4SDQBBHG PAYMENTS', 'marketplace', 'rail'],
  // From an account that nobody names, within the bank.
  ['INTERNET BANKING TRANSFER INV 5521 FROM ACCOUNT 182379914402', 'wire-customer', null],
  ['TRANSFER FROM ACCT 4471 INVOICE 22', 'wire-customer', null],
  ['BOOK TRANSFER CREDIT B/O: ALDER BUILDERS INC INV 5521', 'wire-customer', 'words'],
])('%s', (text, credit, evidence) => expect(read(text)).toMatchObject({ credit, evidence }))
