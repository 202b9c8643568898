// What money of a known party is, by kind: each kind with names that no other test was written for, in several forms.
import { describe, expect, test } from 'vitest'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'
import { classOf } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

const holder = holderOf([])
const credit = (text: string) => classOf(parseShape(shapeOf(text)), holder, true).credit
const debit = (text: string) => classOf(parseShape(shapeOf(text)), holder, false).debit

describe('money in', () => {
  test.each([
    // Lenders of every kind.
    ['LENDINGPOINT DES:PROCEEDS ID:1', 'loan-proceeds'],
    ['ACH CREDIT MULLIGAN FUNDING DES:FUNDING ID:1', 'advance-funding'],
    ['LIVE OAK BANK DES:SBA LOAN ID:1', 'loan-proceeds'],
    ['LIGHTSPEED CAPITAL DES:FUNDING ID:1', 'advance-funding'],
    ['AMERICAN EXPRESS MERCHANT FINANCING DES:ACH ID:1', 'loan-proceeds'],
    ['BLUEVINE DES:INTEREST ID:1', 'interest'],
    ['KAPITUS DES:COMMISSION ID:1', 'unclassed'],
    // A funder's money under words of an invoice is no sale; a maker's finance arm pays its dealers so.
    ['KAPITUS DES:VENDOR PMT ID:1', 'unclassed'],
    ['KAPITUS VENDOR PAYMENT/INVOICE', 'unclassed'],
    ['MULLIGAN FUNDING DES:INVOICE 44', 'unclassed'],
    // A processor that lends under a name of which no list speaks.
    ['HELCIM CAPITAL DES:FUNDING ID:1', 'advance-funding'],
    ['HELCIM DES:DEPOSIT ID:1', 'card'],
    ['BRAINTREE FUNDING DES:SETTLE ID:1', 'card'],
    ['STRIPE DES:PAYROLL ID:1', 'unclassed'],
    // Own money.
    ['FID BKG SVC LLC DES:MONEYLINE ID:1', 'investment'],
    ['COINBASE.COM DES:WITHDRAW ID:1', 'investment'],
    ['OPTUM BANK DES:HSA ID:1', 'investment'],
    ['CAPITAL ONE 360 DES:TRANSFER ID:1', 'own-transfer'],
    ['DRAFTKINGS DES:PAYOUT ID:1', 'unclassed'],
    ['IOLTA TRUST', 'unclassed'],
    // Insurers apart from health payers.
    ['GEICO DES:CLAIM PMT ID:1', 'insurance-payout'],
    ['ALLSTATE INS CO DES:PREM REFUND ID:1', 'refund'],
    ['SAFECO DES:PAYMENT ID:1', 'unclassed'],
    ['SAFECO DES:AGENCYCOMP ID:1', 'ach-customer'],
    ['CAREFIRST DES:HCCLAIMPMT ID:1', 'health-claims'],
    // Federal payers by agency: what is paid beside wages, benefits and taxes is paid for work; a farm programme is a grant, and Veterans Affairs pays people as well.
    ['GSA TREAS 310 MISC PAY RMT*IV*4418', 'ach-customer'],
    ['DOI1 TREAS 310 MISC PAY', 'ach-customer'],
    ['70TREAS 310MISC PAY 260811', 'ach-customer'],
    ['UNITED STATES TREAS 310 MISC PAY', 'ach-customer'],
    ['36 TREAS 310 MISC PAY', 'unclassed'],
    ['28 TREAS 310 MISC PAY', 'unclassed'],
    ['AGRI TREAS 310 MISC PAY', 'unclassed'],
    ['TREAS 310 XXVA BENEF', 'unclassed'],
    ['TREAS 310 TAX REF', 'tax-refund'],
    ['FEDERAL EXPRESS DES:0091882 ID:1', 'ach-customer'],
    // Who keeps others' money sends invoices and is no customer.
    ['PAYCHEX EIB DES:INVOICE ID:1', 'unclassed'],
    ['RIA FINANCIAL SE DES:CORP PMT ID:1', 'unclassed'],
    ['NIH TREAS 310 FED SAL', 'unclassed'],
    ['DOJ TREAS 310 TAX REF', 'tax-refund'],
    ['FSA TREAS 310 MISC PAY', 'grant'],
    ['APA TREAS 310 MISC PAY', 'investment'],
    ['SBAD TREAS 310 MISC PAY EIDG:33', 'grant'],
    ['SBAD TREAS 310 MISC PAY', 'loan-proceeds'],
    ['IRS TREAS 310 TAX REF', 'tax-refund'],
    ['SSA TREAS 310 XXSOC SEC', 'unclassed'],
    // States and cities.
    ['STATE OF IDAHO DES:VENDOR PMT ID:1', 'ach-customer'],
    ['STATE OF IDAHO DES:PAYMENT ID:1', 'unclassed'],
    ['CITY OF PHOENIX DES:AP PAYMENT ID:1', 'ach-customer'],
    // Large payers by the words of their ledgers.
    ['LOCKHEED MARTIN DES:EDI PYMNTS ID:1', 'ach-customer'],
    ['LOCKHEED MARTIN DES:PAYROLL ID:1', 'unclassed'],
    ['LOCKHEED MARTIN DES:DEPOSIT ID:1', 'unclassed'],
    ['COYOTE LOGISTICS DES:CARRIER ID:1', 'ach-customer'],
    // Innocent daily debits give back.
    ['GORDON FOOD DES:REBATE ID:1', 'refund'],
    ['SILVER EAGLE DIST FINTECHEFT 051826', 'refund'],
    ['GUSTO DES:PAYROLLRET ID:R02', 'returned-item'],
    ['UPWORK ESCROW DES:EDI PYMNTS ID:1', 'marketplace'],
    ['NATIONAL SCIENCE FOUNDATION DES:AWARD ID:1', 'grant'],
  ])('%s: %s', (text, is) => expect(credit(text)).toBe(is))
})

describe('money out', () => {
  test.each([
    ['ACH DEBIT KAP SERVICING DES:ACH PMT ID:1', 'lender'],
    ['ROCKET MORTGAGE DES:LOAN ID:1', 'bill'],
    ['TD AUTO FINANCE DES:LOAN PYMT ID:1', 'bill'],
    ['LIVE OAK BANK DES:LOAN PMT ID:1', 'lender'],
    ['HELCIM ADVANCE DES:PAYMENT ID:1', 'lender'],
    ['PEACH PASS DES:REBILL ID:1', 'purchase'],
    ['ENDICIA DES:POSTAGE ID:1', 'purchase'],
    ['FLOWERS BAKING DES:DAILY PMT ID:1', 'purchase'],
    ['LABOR FINDERS DES:DAILY PMT ID:1', 'purchase'],
    ['FLEETCOR FUNDING DES:PMT ID:1', 'purchase'],
    ['FIRST INSURANCE FUNDING DES:INSURANCE ID:1', 'bill'],
    ['ANDREWS DIST FINTECHEFT 051826', 'purchase'],
    ['ANY DISTRIBUTOR NOBODY LISTS FINTECHEFT 051826', 'purchase'],
    ['PROGRESSIVE LEASING DES:PMT ID:1', 'bill'],
  ])('%s: %s', (text, is) => expect(debit(text)).toBe(is))
})

test('words of another trade behind a lender’s word make another party of it', () => {
  for (const trade of ['FOODS', 'PLUMBING', 'DENTAL', 'AUTO SALON', 'CLEANING'])
    expect(debit(`ACH DEBIT, CREDIBLY ${trade} ****8812`)).not.toBe('lender')
  expect(debit('ACH DEBIT, CREDIBLY FUNDING ****8812')).toBe('lender')
})

test('a doctor’s title is no overdraft, and the science foundation’s letters no returned item', () => {
  for (const text of [
    'JANE SMITH OD ACH PMT 11',
    'SMITH AND LEE OD PA DES:PAYMENT ID:1',
    'NSF TREAS 310 MISC PAY',
  ])
    expect(parseShape(shapeOf(text)).rail).not.toBe('fee')
  expect(parseShape(shapeOf('NSF TREAS 310 MISC PAY')).rail).not.toBe('returned')
  for (const text of ['OD FEE', 'DAILY OD CHARGE', 'NSF FEE', 'OD PROTECTION FEE'])
    expect(parseShape(shapeOf(text)).rail).toBe('fee')
})

test('what an agency pays an owner by name is no sale; what it pays the business is', () => {
  const owned = holderOf([{ ...checking, owners: ['Ana Quispe', 'River Laundry LLC'] }])
  const paid = (to: string) =>
    classOf(parseShape(shapeOf(`DOI1 TREAS 310 DES:MISC PAY ID:1 INDN:${to} CO ID:1`)), owned, true).credit
  expect(paid('QUISPE ANA')).toBe('unclassed')
  expect(paid('RIVER LAUNDRY LLC')).toBe('ach-customer')
})
