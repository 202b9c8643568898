// Words by which somebody pays for work, in the forms in which payers and banks shorten them; and what only looks like them.
import { describe, expect, test } from 'vitest'
import { deposit, invoice, merchant, pair, pay, payables, settle, supplier, vendor } from './abbreviations.ts'
import { isInvoiced } from './invoiced.ts'

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

describe('one word, its forms', () => {
  test.each([
    [
      'payment',
      pay,
      'pay paym paymen payment payments paymt pymt pymts pymnt pymnts paymnt pmt pmts pmnt pym py',
      'payroll payable paypal pays',
    ],
    ['vendor', vendor, 'vendor vendors vndr vend vendr', 'vendome vent'],
    ['supplier', supplier, 'supplier suppliers suppl supplr splr', 'supply supplies supper'],
    ['invoice', invoice, 'inv invs invc invce invo invoic invoice invoices', 'invest inventory'],
    [
      'payables',
      payables,
      'payables payable paybles acctspay acctpay acctspayable accountspayable',
      'payroll account',
    ],
    [
      'settlement',
      settle,
      'settl settle settlement settlements setl stlmt settlmt setlmt settlemnt',
      'set settler stl statement',
    ],
    ['deposit', deposit, 'dep depo deposit deposits dpst deps', 'dept depot department'],
    ['merchant', merchant, 'merch merchant merchants mrch mercht mrchnt mer', 'merchandise mercer'],
  ])('%s', (_, pattern, forms, others) => {
    for (const form of forms.split(' ')) expect(form).toMatch(whole(pattern))
    for (const other of others.split(' ')) expect(other).not.toMatch(whole(pattern))
  })
  test('two of them stand apart, marked or run together', () => {
    const both = new RegExp(pair(vendor, pay))
    for (const text of ['vendor pmt', 'vendorpymt', 'vndr/pay', 'ccd vendor-payment'])
      expect(text).toMatch(both)
    for (const text of ['vendor payroll', 'vendorpayroll', 'vendor of pay']) expect(text).not.toMatch(both)
  })
})

describe('who pays for work', () => {
  test.each([
    'TRI COUNTY WATER DES:AP CHECKS ID:1',
    'TRI COUNTY WATER DES:AP ID:1',
    'TRI COUNTY WATER DES:A/P PYMNT ID:1',
    'TRI COUNTY WATER DES:VENDORS ID:1',
    'TRI COUNTY WATER VENDORPMT 0',
    'TRI COUNTY WATER CCDVENDOR PMT',
    'PPD1099 PMT RIVER LAUNDRY',
    'TRI COUNTY WATER DES:SUPPLIERPY ID:1',
    'TRI COUNTY WATER DES:SUPPLIER ID:1',
    'TRI COUNTY WATER ACCTS PAYBL 0',
    'TRI COUNTY WATER EDIPYMNTS',
    'TRI COUNTY WATER TRADE PYMT 0',
    'TRI COUNTY WATER INC CORP PMT 0',
    'TRI COUNTY WATER DES:CORPPAY ID:1',
    'TRI COUNTY WATER DES:CONTR PAY ID:1',
    'ORIG CO NAME:TRI COUNTY WATER ORIG ID:1 DESC DATE:INV CO ENTRY DESCR:MONTHLY',
    'FEDWIRE CREDIT B/O: TRI COUNTY WATER REF: INV0',
    'FEDWIRE CREDIT B/O: TRI COUNTY WATER REF: RETAINAGE RELEASE',
    'TRI COUNTY WATER RMR*IV*0*',
    'TRI COUNTY WATER PROJECT PMT 0',
    'TRI COUNTY WATER CARRIER SETTL 0',
    // Farms, landlords of the housing authority, remittance, tills.
    'VALLEY CREAMERY MILK PROC',
    'RIVERSIDE COOP GRAIN SETTLEMENT',
    'RIVERSIDE AUCTION DES:CATTLE CHK ID:1',
    'RIVERSIDE GIN COTTON PROCEEDS',
    'TRI COUNTY HOUSING DES:HAP PMT ID:1',
    'TRI COUNTY HOUSING LANDLORD PAYMENT',
    'E DEPOSIT RIVERSIDE0 0 - PAYMENTS RMR*IV*0',
    'E DEPOSIT RIVERSIDE0 0 - PAYMENTS NTE*RIVERSIDE STORES',
    'RIVERSIDE HOSPITAL AP',
    'RIVERSIDE COMP A/P',
    'WIRE IN RIVERSIDE SUPPLY INV',
    'SALE RIVERSIDE LAUNDRY',
    'RIVERSIDE LAUNDRY DES:SALE ID:1',
  ])('%s', (line) => expect(isInvoiced(line)).toBe(true))
  test.each([
    'TRI COUNTY WATER DES:PAYMENT ID:1',
    'TRI COUNTY CORP PAYMENT',
    'TRI COUNTY WATER DES:PAYROLL ID:1',
    'BILL PAY FROM JORDAN LEE',
    'TRI COUNTY INVESTMENTS DES:PAYMENT ID:1',
    'VALLEY VENDING DES:PAYMENT ID:1',
    'VALLEY SUPPLIERS LLC DES:PAYMENT ID:1',
    'MONEY ORDER PAYMENT',
    'GRAIN VALLEY SCHOOLS DES:PAYMENT ID:1',
    'GRAIN PROCESSING CORP DES:PAYMENT ID:1',
    'E DEPOSIT RIVERSIDE0 0 - PAYMENTS HOA DUES',
    'TREAS 310 PAYMENT NTE*PMT*EIDL:0',
    'WILLOW CREEK AP',
    'WIRE FROM OAKLEY FAMILY INV',
    'OAKLEY INV',
    'SALE OF VEHICLE',
    'SALE PROCEEDS 0091',
    'SALE PRICE ADJUSTMENT',
    'OAKLEY DES:SALE OF STOCK ID:1',
    'ACME LLC DES:VENDOR REFUND ID:1',
    'ACME FRYERS VENDOR REF 0',
    'ACME LLC REFUND OF INVOICE 0',
    'ACME LLC DES:INVOICE FACTORING ID:1',
    // Wages come in this form, and of large companies under 'EDI'.
    'DIRECT DEPOSIT TRI COUNTY WATER EDI PYMNTS',
  ])('not %s', (line) => expect(isInvoiced(line)).toBe(false))
  test('a direct deposit with a plainer word is paid for work', () =>
    expect(isInvoiced('DIRECT DEPOSIT TRI COUNTY WATER VENDOR PMT')).toBe(true))
})
