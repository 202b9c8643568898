// What banks write about an account itself, form by form: fees, what is given back, items that came back, interest; and what only looks like it.
import { describe, expect, test } from 'vitest'
import { parseShape } from './descriptor.ts'
import { isForLackOfMoney } from './fee.ts'
import { shapeOf } from './words.ts'

const read = (text: string) => {
  const { rail, purpose, counterparty, direction, delimited } = parseShape(shapeOf(text))
  return { rail, purpose, counterparty, direction, delimited }
}
const own = (rail: string, purpose: string, counterparty = '') => ({
  rail,
  purpose,
  counterparty,
  direction: null,
  delimited: false,
})

describe('a fee of the bank', () => {
  test.each([
    'MONTHLY MAINTENANCE FEE',
    'ACCOUNT ANALYSIS SETTLEMENT CHARGE',
    'PAPER STATEMENT FEE',
    'STOP PAYMENT FEE',
    'DORMANT ACCOUNT FEE',
    'WIRE TRANS SVC CHARGE',
    'OUTGOING DOMESTIC WIRE FEE',
    'INCOMING WIRE FEE',
    'INTL TRANSACTION FEE',
    'INTERNATIONAL PURCHASE TRANSACTION FEE',
    'FOREIGN EXCHANGE RATE ADJUSTMENT FEE',
    'EXTERNAL TRANSFER FEE',
    'EXT TRNSFR FEE',
    'ANNUAL MEMBERSHIP FEE',
    'MEMBERSHIP FEE',
    'USAGE FEES',
    'SURCHARGE FEE',
    'SERVICE CHARGE',
    'SERVICE CHARGES FOR THE MONTH OF MARCH',
    'MAINTENANCE CHG',
    'NON-WELLS FARGO ATM TRANSACTION FEE',
    'ATM SURCHARGE FEE',
    'EXCESS TRANSACTION FEE',
    'EARLY CLOSURE FEE',
    'CLOSED ACCOUNT FEE',
    'CASH DEPOSIT PROCESSING FEE',
    'TRANSACTION FEES',
    'OFFICIAL CHECK CHARGE',
    'UNDELIV STATEMENT FEE',
    'DEBIT CARD SETUP FEE',
    'ONLINE DOMESTIC WIRE FEE',
    'ONLINE INTL WIRE FEE',
    'RETURNED STATEMENT FEE',
    'BALANCE INQUIRY FEE',
    'MINIMUM BALANCE FEE',
    'INTEREST CHARGE ON ADVANCES CHARGE',
    'SLASH FEE',
    'FEES',
    'ATM WITHDRWL 0012 MAIN ST FEE',
    'DEPOSITED ITEM RETURNED FEE',
    'CASHED/DEPOSITED ITEM RETURNED FEE',
    'OVERDRAFT PROTECTION TRANSFER FEE',
    'OD SWEEP CHARGE',
  ])('%s', (text) => expect(read(text)).toEqual(own('fee', 'bank fee')))
})

describe('a fee for a payment that was not covered', () => {
  test.each([
    'NSF FEE',
    'NSF',
    'NSF:',
    'NSF -',
    'NSF RETURNED ITEM FEE',
    'RETURNED ITEM FEE',
    'ACH RETURN FEE',
    'RETURN ITEM CHARGE',
    'RETD CHECK CHG',
    'NON-SUFFICIENT FUNDS CHARGE',
    'NONSUFFICIENT FUNDS FEE',
    'NON SUFFICIENT FUNDS PENALTY',
    'INSUFFICIENT FUNDS FEE',
    'INSUFFICIENT FEE',
    'INSUF FUNDS SVC',
    'INSUFF. FUND CHARGE',
    'UNCOLLECTED FUNDS',
    'UNAVAILABLE FUNDS FEE',
    'REPRESENTED CHECK FEE',
    'REPRESENTED ITEM FEE',
    'OVERDRAFT RETURNED FEE',
    'OVERDRAFT RET',
    'INSUFFICIENT CHARGE FOR',
    'RETURNED ITEMFEE (NSF) 0',
    'RTN CHK CHG',
    'RTN CK FEE',
  ])('%s', (text) => expect(read(text)).toEqual(own('fee', 'nsf fee')))
})

describe('a fee for a payment that was covered', () => {
  test.each([
    'OVERDRAFT FEE',
    'OVERDRAFT ITEM FEE FOR ACTIVITY OF TRANSFER',
    'OVERDRAFT FEE PROTECTION',
    'OD FEE',
    'COURTESY PAY FEE',
    'PRIVILEGE PAY CHARGE',
    'PAID ITEM FEE',
    'NEGATIVE BALANCE FEE',
    'NEGATIVE ACCOUNT BALANCE FEE',
    'EXTENDED SUSTAINED OD CHARGE',
    'OVERDRAWN ACCOUNT FEE',
    'DAILY OD CHG',
    'OD FEE- ITEM PAID',
    // The item was paid, whatever the fee is called.
    'NSF PAID ITEM FEE',
    'NSF CHARGE-PAID ITEM CHECK',
    'INSUFFICIENT FUNDS CHARGE CK # 0 (PAID)',
    'UNCOLLECTED FUNDS ITEM PAID',
  ])('%s', (text) => expect(read(text)).toEqual(own('fee', 'overdraft fee')))
})

describe('a fee that was given back', () => {
  test.each([
    'NSF FEE REFUND',
    'NSF FEE REVERSAL',
    'NSF REVERSAL',
    'NSF CHARGE WAIVED',
    'NSF FEE REBATE',
    'RETURNED ITEM FEE CREDIT',
    'OVERDRAFT FEE REFUND',
    'OVERDRAFT FEE ERASER',
    'FEE REFUND',
    'SERVICE CHARGE REVERSED',
    'ATM FEE REBATE',
    'WIRE FEE WAIVER',
    'WIRE FEE WAIVED',
    'CHARGES REFUND',
    'SERVICE FEE REVERSAL',
    'MAINTENANCE REVERSAL',
    'MONTHLY REVERSAL',
    'DEPOSITED ITEM RETURNED FEE REFUND',
    'ATM SURCHARGE FEE REFUND',
  ])('%s', (text) => expect(read(text)).toEqual(own('fee', 'fee given back')))
})

describe('a payment that came back', () => {
  test.each([
    ['RETURNED ITEM NSF AUTOZONE', 'autozone'],
    ['NSF RETURN ITEM - KAPITUS SERVICIN', 'kapitus servicin'],
    ['RETURN OF POSTED CHECK', 'return of posted check'],
    ['RETURNED ACH', 'returned ach'],
    ['RETD DRAFT', 'retd draft'],
    ['RTN UNPAID SYSCO', 'sysco'],
    ['UNPAID ITEM AUTOZONE', 'autozone'],
    ['ITEM RETURNED', 'returned'],
    ['PAYMENT RETURNED', 'payment returned'],
    ['ACH RETURN', 'ach return'],
    ['ACH RETURN R01 KAPITUS', 'kapitus'],
    ['SYSCO CORP HIST RTN', 'sysco corp hist rtn'],
    ['ACH RTN', 'ach rtn'],
    ['RETURNED UNPAID', ''],
    ['ELECTRONIC RETURN', 'electronic return'],
    ['PAYMENT REVERSAL', 'payment reversal'],
    ['EFT REVERSAL', 'eft reversal'],
    ['REVERSAL AUTOZONE', 'reversal autozone'],
    ['REJECTED ACH DEBIT SYSCO', 'sysco'],
    ['REJECTED ITEM', ''],
    ['STOP PAYMENT RETURN', 'stop payment return'],
    ['R01 SYSCO CORP', 'sysco corp'],
    ['R09 SYSCO CORP', 'sysco corp'],
    ['NON-SUFFICIENT FUNDS SYSCO', 'non sufficient funds sysco'],
  ])('%s', (text, counterparty) => expect(read(text)).toEqual(own('returned', 'item', counterparty)))

  test('of a company, which the bank marks', () =>
    expect(read('KAPITUS DES:DAILY PMT (REJECTED)')).toMatchObject({ rail: 'returned', purpose: 'item' }))
})

describe('a check that was paid in and came back', () => {
  test.each([
    'DEPOSITED ITEM RETURNED',
    'DEPOSITED CHECK RETURN',
    'CASHED CHECK RETN',
    'CASHED/DEPOSITED CK RET',
    'RETURNED DEPOSITED ITEM',
    'RETURN CASHED CHECK',
    'DEPOSIT RETURN',
    'DEPOSITED ITEM RETURN',
    'RETURNED ITEM CHARGEBACK',
    'RETURN ITEM CHARGE BACK',
    'CHARGEBACK ITEM',
  ])('%s', (text) => expect(read(text)).toEqual(own('returned', 'deposited item')))
})

describe('interest', () => {
  test.each([
    'INTEREST PAYMENT',
    'INTEREST PAID',
    'INTEREST EARNED',
    'INTEREST CREDIT',
    'MONTHLY INTEREST PAID',
    'DIVIDEND',
    'DEPOSIT DIVIDEND',
  ])('%s', (text) => expect(read(text)).toEqual(own('interest', 'interest')))
})

describe('no fee of the bank', () => {
  test.each([
    // A shop, a company and a processor whose names or lines hold the word.
    'BLUE BOTTLE COFFEE',
    'ACME CONSULTING FEE',
    'ORIG CO NAME:GUSTO ORIG ID:91 CO ENTRY DESCR:FEE SEC:CCD',
    'SQUARE INC DES:FEE CO ID:91 CCD',
    'WORLDPAY FEE REFUND',
    'STRIPE FEE REFUND',
    'MERCHANT SQUARE FEE REFUND',
    'CLOVER FEE REVERSAL',
    // Money that came by wire, with the word behind it.
    'INCOMING WIRE CREDIT LESS FEE',
    'WIRE IN LESS FEE',
    'WIRE TRANSFER CREDIT LESS FEE',
    // Own money between accounts.
    'OVERDRAFT PROTECTION FROM SAVINGS',
    'OVERDRAFT TRANSFER FROM SAVINGS',
    'OD SWEEP FROM SAVINGS',
  ])('%s', (text) => expect(['fee', 'returned', 'interest']).not.toContain(read(text).rail))
})

describe('letters that stand for something else', () => {
  test.each([
    'NSF INTERNATIONAL DES:PAYMENT ID:1',
    'NATIONAL SCIENCE FOUNDATION NSF AWARD 0',
    'NSF GRANT 0 DRAWDOWN',
    'JANE DOE OD OPTOMETRY',
    'OD CAPITAL',
  ])('%s', (text) => expect(['fee', 'returned']).not.toContain(read(text).rail))
})

describe('an own payment that came back', () => {
  test.each([
    ['INTUIT DES:PAYROLLRET ID:R02-0', 'intuit'],
    ['ORIG CO NAME:GUSTO ORIG ID:0 CO ENTRY DESCR:PAYROLLRET SEC:CCD', 'gusto'],
  ])('%s', (text, name) => expect(read(text)).toEqual(own('returned', 'item', name)))
  test.each([
    ['RETURNED ITEM', true],
    ['ACH RETURN R01 KAPITUS', true],
    ['ACH RETURN R09', true],
    ['RETURN OF POSTED CHECK NSF STOP PAYMENT', true],
    ['INTUIT DES:PAYROLLRET ID:R02-55219', false],
    ['ACH RETURN CREDIT R03 OUR ORIGINATION', false],
    ['ACH RETURN R10', false],
    ['ACH Return Item Credit R29 Corporate Customer Advises Not Authorized', false],
    ['RETURN OF POSTED CHECK STOP PAYMENT', false],
    ['ACH REVERSAL DUPLICATE PAYROLL', false],
    ['ZELLE PAYMENT RETURNED', false],
    ['Deposit Reversal', false],
  ])('%s is for lack of money: %s', (text, is) => expect(isForLackOfMoney(text)).toBe(is))
})

test.each([
  ['fee', 'nsf fee', 'CARGO POR FONDOS INSUFICIENTES'],
  ['fee', 'nsf fee', 'CARGO CHEQUE DEVUELTO'],
  ['fee', 'overdraft fee', 'CARGO POR SOBREGIRO'],
  ['fee', 'bank fee', 'CARGO POR SERVICIO'],
  ['returned', 'item', 'PAGO DEVUELTO SIN FONDOS'],
  ['returned', 'item', 'REVERSAL: ORIG CO NAME:RIVER CO ENTRY DESCR:DEBIT SEC:CCD'],
  ['returned', 'deposited item', 'RDI 0206 REFER TO MAKER RIVER'],
  ['returned', 'deposited item', 'MOBILE DEPOSIT REVERSAL'],
  ['fee', 'fee given back', 'SERVICE CHARGE ADJUSTMENT CREDIT'],
  ['fee', 'bank fee', 'ACH ORIGINATION CHARGE'],
  ['fee', 'bank fee', "CASHIER'S CHECK FEE"],
  ['fee', 'bank fee', 'ONLINE FX INTERNATIONAL WIRE FEE'],
])('%s, %s: %s', (rail, purpose, text) => expect(read(text)).toMatchObject({ rail, purpose }))
test.each(['CARGO PANTS OUTLET', 'DIRECT DEPOSIT REVERSAL RIVER', 'ACH RIVER MGMT FEES'])(
  '%s is no line of the bank itself',
  (text) => expect(['fee', 'returned']).not.toContain(read(text).rail),
)
