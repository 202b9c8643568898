// What money that goes out is for, the party that it is grouped by, and the lending arms of processors.
import { describe, expect, test } from 'vitest'
import { lenderAt } from '#core/codes/all-lenders.ts'
import { lenders } from '#core/codes/lenders.ts'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'
import { classOf } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

const holder = holderOf([checking])
const read = (text: string, isIncoming = false) => classOf(parseShape(shapeOf(text)), holder, isIncoming)
const each = (is: string, texts: readonly string[]) =>
  test.each(texts)(`${is}: %s`, (text) => {
    const { debit, confidence, credit } = read(text)
    expect([`${debit} ${confidence}`, credit]).toEqual([is, null])
  })
const forWhat = (words: string) => words.split(',').map((word) => `ACME DES:${word.toUpperCase()} ID:1`)

describe('what it is for', () => {
  each('nsf-fee 95', ['NSF FEE'])
  each('overdraft-fee 95', ['OVERDRAFT FEE'])
  each('bank-fee 95', ['MONTHLY FEE'])
  each('deposited-return 80', ['DEPOSITED ITEM RETURNED'])
  each('nsf-fee 80', ['RETURNED ITEM ACME'])
  each('lender 95', ['KAPITUS DES:PAYMENT ID:1', 'TRANSFER TO KAPITUS'])
  each('bill 80', ['ONLINE TRANSFER TO CRD 1234', 'ONLINE TRANSFER TO CREDIT CARD 1234'])
  each('own-transfer 85', [
    'FUNDS TRANSFER',
    'FUNDS TRANSFER TO BLUE DOOR BAKERY LLC',
    'FUNDS TRANSFER TO LOPEZ',
  ])
  each('purchase 50', ['FUNDS TRANSFER TO ACME SUPPLY', 'FUNDS TRANSFER TO ACRDS'])
  each(
    'chargeback 90',
    forWhat('chgbk,chgbck,charge back,chargeback').map((text) => text.replace('ACME', 'WORLDPAY')),
  )
  each('bill 75', ['SYSTEM-RECORDED FEE FOR RIVER TILL', 'RIVER TILL DES:GATEWAY FEE ID:1'])
  each('purchase 60', ['MILK PMT RIVER CREAMERY'])
  each('purchase 85', [
    'UNITED RENTALS DES:WEEKLY ID:1',
    'EFS EFSLLC 0091',
    'ACH DEBIT - ACH CORP PMT PBG - BLUE DOOR BAKERY LLC',
  ])
  each('lender 50', ['RIVERSIDE LOAN PYMT', 'RIVERSIDE DES:LOAN PAYMT ID:1'])
  each('lender 95', ['ACH DEBIT - ACH DAILY FORWARD FINANCING - BLUE DOOR BAKERY LLC'])
  each('own-transfer 85', [
    'TO SAVINGS 4021526551',
    'ACCOUNT TRANSFER TRSF TO 325000623719',
    'TRSF TO 325000623719',
  ])
  each('chargeback 80', [
    'RIVER BANK CHGBCK 0091',
    'ACME DES:CHARGEBACK ID:1',
    'BLUE DOOR BAKERY DES:CHARGEBACK ID:1',
  ])
  each('own-transfer 80', ['BLUE DOOR BAKERY DES:PAYROLL ID:1'])
  each('person 85', ['VENMO DES:PAYMENT ID:1'])
  each('purchase 85', [
    'SYSCO DES:PAYMENT ID:1',
    'DOORDASH DES:FEE ID:1',
    'PAYPAL DES:INST XFER ID:1',
    'PAYPAL DES:BILLPAY ID:1',
    'PAYPAL DES:BILL_PAY ID:1',
  ])
  each('bill 85', ['PAYPAL DES:FEE ID:1', 'VERIZON DES:BILLPAY ID:1', 'WORLDPAY DES:FEE ID:1'])
  each(
    'bill 75',
    forWhat(
      'payroll,salary,wage,wages,dir dep,tax,taxes,usataxpymt,rent,rents,rental,lease,leases,leasing,landlord,property m,realty,' +
        'properties,residential,storage,insurance,ins prem,premium,electric,energy,power,water,utility,gas co,gas bill,waste,internet,' +
        'telecom,crcardpmt,card pmt,autopay,credit card,mortgage,subscr,software,billing,disc,discount,disct,monthlyfee,acct fee,' +
        'tran fee,mthly chgs,child support,childsupport,hoa,dues,401k,benefit,benefits,workers comp',
    ),
  )
  each(
    'purchase 40',
    forWhat('parent,torrents,taxi,thorax,wager,powerful,watery,release,discovery,hoard,gas station'),
  )
  // Words of a trade that lends nothing: equal amounts of it are no series of a lender's.
  each('purchase 60', [
    ...forWhat(
      'invoice,toll,rebill,replenishment,fuel,postage,staffing,labor,uniforms,lottery,levy,royalty,cover',
    ),
    ...['PEAK BAKING', 'PEAK TOLLWAY', 'PEAK OIL', 'PEAK LINEN', 'PEAK TEMPS', 'PEAK FREIGHT'].map(
      (name) => `${name} DES:PAYMENT ID:1`,
    ),
  ])
  each(
    'lender 50',
    ['OAK POWER FUNDING', 'OAK FLEET CAPITAL'].map((name) => `${name} DES:PAYMENT ID:1`),
  )
  each('lender 50', [
    'SUMMIT PEAK CAPITAL DES:PAYMENT ID:1',
    ...forWhat('loan repay,loan pmt,daily pmt,merchant cash'),
  ])
  each('purchase 40', ['OUTGOING WIRE TO SUMMIT PEAK CAPITAL', 'CAPITAL OAK DES:PAYMENT ID:1'])
  test('words of the trade are told', () => {
    expect(read('SUMMIT PEAK CAPITAL DES:PAYMENT ID:1').hasTradeWords).toBe(true)
    expect(read('ACME DES:PAYMENT ID:1').hasTradeWords).toBe(false)
    expect(read('SUMMIT PEAK CAPITAL DES:FUNDING ID:1', true).hasTradeWords).toBe(true)
    expect(read('ACME DES:PAYMENT ID:1', true).hasTradeWords).toBe(false)
  })
})

test.each([
  ['card', 'purchase', 90, 'CHECKCARD 0503 KAPITUS CAFE'],
  ['person', 'person', 90, 'ZELLE PAYMENT TO ANA QUISPE'],
  ['check', 'check', 95, 'CHECK 1042'],
  ['cash-out', 'cash-out', 95, 'ATM WITHDRAWAL'],
])('by %s it is told by the rail alone', (rail, debit, confidence, text) =>
  expect(read(text)).toEqual({
    rail,
    party: '',
    counterparty: '',
    lender: -1,
    isDoubtful: false,
    hasTradeWords: false,
    credit: null,
    debit,
    evidence: null,
    mayEarn: false,
    confidence,
    cardSales: false,
  }),
)

test.each([
  ['ACME SUPPLY LLC DES:PAYMENT ID:1', 'acmesupply'],
  ['ACME SUPPLY 12 DES:PAYMENT ID:1', 'acmesupply'],
  ['CONSOLIDATED FREIGHT DES:PAYMENT ID:1', 'consolidatedf'],
  ['KAPITUS DES:PAYMENT ID:1', `lender ${lenders.findIndex(({ name }) => name === 'Kapitus')}`],
  ['MONTHLY FEE', ''],
  // The holder's own name behind it is none of the party's.
  ['ACH DEBIT ACME SUPPLY BLUE DOOR BAKERY', 'acmesupply'],
])('the party of %s is %s', (text, party) => expect(read(text).party).toBe(party))

describe('what processors and marketplaces lend', () => {
  test.each([
    ['SQUARE INC', 'Square'],
    ['THREE SQUARE', 'Square'],
    ['TOAST', 'Toast Capital'],
    ['PAYPAL', 'Paypal/Swift'],
    ['SHOPIFY', 'Shopify'],
    ['STRIPE', 'Stripe Capital'],
    ['AMAZON', 'Amazon Lending'],
    ['AMZN', 'Amazon Lending'],
    ['AMERICAN EXPRESS', 'American Express'],
    ['QUICKBOOKS PAYMENTS', 'Intuit'],
    ['WORLDPAY', undefined],
    ['DOORDASH', undefined],
    ['ADP', undefined],
    ['SYSCO', undefined],
  ])('%s: %s', (name, lender) => expect(lenderAt(read(`${name} DES:LOAN ID:1`).lender)?.name).toBe(lender))
  const says = (purpose: string) => read(`STRIPE DES:${purpose.toUpperCase()} ID:1`).lender >= 0
  test.each(
    'cap,capital,cap8,sq cap,sq capital,cap8491,capital r,capital repay,loan,work cap,workcap,working,wc,lending,advance'.split(
      ',',
    ),
  )('%s', (purpose) => expect(says(purpose)).toBe(true))
  test.each('payment,recap,capped,wct,readvance,blend'.split(','))('not %s', (purpose) =>
    expect(says(purpose)).toBe(false),
  )
  test('the name of a product behind a name that no field marks; the name itself is no purpose', () => {
    expect(lenderAt(read('ACH DEBIT SQUARE INC SQ CAP8491').lender)?.name).toBe('Square')
    expect(read('ACH DEBIT SQUARE INC').lender).toBe(-1)
  })
})

test('a payout in words of a transfer is the processor’s', () =>
  expect(read('STRIPE TRANSFER', true)).toMatchObject({ rail: 'ach', credit: 'card', cardSales: true }))
test('a shop by card may bear a lender’s name', () =>
  expect(read('PURCHASE RETURN KAPITUS CAFE', true).lender).toBe(-1))
