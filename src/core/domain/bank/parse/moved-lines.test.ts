// Lines of wires, of transfers within a bank and of the clearing house, form by form.
import { describe, expect, test } from 'vitest'
import { parseShape } from './descriptor.ts'
import { shapeOf } from './words.ts'

const read = (text: string) => parseShape(shapeOf(text))

describe('wires', () => {
  test.each([
    ['in', 'acme llc', true, 'FEDWIRE CREDIT VIA: CITIBANK B/O: ACME LLC REF: 12'],
    ['in', 'acme llc', true, 'CHIPS CREDIT VIA: CITIBANK B/O: ACME LLC US TRN'],
    ['in', 'acme llc', true, 'WT SEQ 12 BANK /ORG=ACME LLC SRF# 12'],
    ['in', 'acme llc', true, 'WIRE TYPE:WIRE IN ORIG:1/ACME LLC SND BK:CHASE'],
    ['in', 'acme llc', true, 'WIRE IN ORIGINATOR: ACME LLC'],
    ['in', 'acme llc', true, 'INCOMING WIRE CUSTOMER: ACME LLC'],
    ['in', 'acme llc', true, 'INCOMING WIRE CUST: ACME LLC'],
    ['out', 'acme llc', true, 'FEDWIRE DEBIT VIA: CITIBANK A/C: ACME LLC REF: 12'],
    ['out', 'acme llc', true, 'ONLINE DOMESTIC WIRE TRANSFER A/C: ACME LLC TRN: 12'],
    ['out', 'acme llc', true, 'BOOK TRANSFER DEBIT A/C: ACME LLC US'],
    ['out', 'acme llc', false, 'OUTGOING WIRE TO ACME LLC'],
    ['in', 'acme llc', false, 'WIRE TRANSFER INCOMING ACME LLC'],
    ['in', 'acme llc', false, 'WIRE FROM ACME LLC REF 12'],
    ['in', 'acme llc', false, 'ACME LLC WIRE FUNDING'],
    ['in', 'acme llc', false, 'ACME LLC WIRE IN'],
    ['in', 'acme llc', false, 'ACME LLC WIRE CREDIT'],
    ['in', 'acme llc', false, 'ACME LLC WIRE'],
  ])('%s, %s, marked: %s: %s', (direction, counterparty, delimited, text) =>
    expect(read(text)).toMatchObject({ rail: 'wire', direction, counterparty, delimited }),
  )
  test('what it is for', () => {
    expect(read('WIRE TYPE:WIRE IN ORIG:ACME LLC PMT DET:INVOICE 12').purpose).toBe('invoice 12')
    expect(read('WT SEQ 12 /ORG=ACME LLC OBI=RENT MARCH').purpose).toBe('rent march')
    expect(read('INCOMING WIRE CUST: ACME SEED ROUND').purpose).toContain('seed')
    expect(read('INCOMING WIRE CUST: ACME').purpose).toBe('')
  })
})

describe('transfers within a bank', () => {
  test.each([
    ['in', 'ONLINE TRANSFER FROM CHK 9921'],
    ['out', 'ONLINE TRANSFER TO SAV 9921'],
    ['in', 'INTERNET BANKING TRANSFER CREDIT'],
    ['out', 'TELEPHONE XFER DEBIT'],
    ['in', 'FUNDS TRANSFER FROM CHECKING 9921'],
    ['in', 'BOOK TFR RECEIVED'],
    ['in', 'EB FROM CHECKING 9921'],
    ['out', 'EB TO SAVINGS 9921'],
    ['out', 'MOBILE BANKING PAYMENT TO LOAN 9921'],
    ['in', 'DEPOSIT FROM SAVINGS 9921'],
    [null, 'DEPOSIT TRANSFER'],
    [null, 'ETRANSFER'],
    [null, 'ATS - SWEEP'],
    ['in', 'BC FR CHKG CREDIT'],
  ])('%s: %s', (direction, text) =>
    expect(read(text)).toMatchObject({ rail: 'transfer', direction, counterparty: '', delimited: false }),
  )
  test('a name in it is somebody else', () => {
    expect(read('ACCOUNT TRANSFER FROM HARBOR SUPPLY').counterparty).toBe('harbor supply')
    expect(read('OWNER LOAN PAT DOYLE')).toMatchObject({ rail: 'transfer', counterparty: 'owner pat doyle' })
  })
})

describe('clearing house', () => {
  test.each([
    ['out', 'BUSINESS TO BUSINESS ACH DEBIT - SYSCO CORP'],
    ['in', 'ELECTRONIC CREDIT FROM SYSCO CORP'],
    ['in', 'ACH ELECTRONIC DEPOSIT SYSCO CORP'],
    ['out', 'ELECTRONIC DEBIT TO SYSCO CORP'],
    ['out', 'ACH ELECTRONIC WITHDRAWAL SYSCO CORP'],
    ['out', 'ELECTRONIC PAYMENT SYSCO CORP'],
    ['out', 'ELECTRONIC PMT-WEB, SYSCO CORP'],
    ['out', 'PREAUTHORIZED WITHDRAWAL SYSCO CORP'],
    ['out', 'PREAUTHORIZED DEBIT TO SYSCO CORP'],
    ['out', 'PREAUTHORIZED ACH DEBIT SYSCO CORP'],
    ['in', 'PREAUTHORIZED DEPOSIT FROM SYSCO CORP'],
    ['in', 'PREAUTHORIZED CREDIT SYSCO CORP'],
    ['in', 'PREAUTHORIZED ACH CREDIT SYSCO CORP'],
    ['in', 'CCD DEPOSIT, SYSCO CORP'],
    ['in', 'CTX CREDIT SYSCO CORP'],
    ['in', 'PPD DEPOSIT SYSCO CORP'],
    ['out', 'ACH DEBIT SYSCO CORP'],
    ['out', 'ACH WITHDRAWAL SYSCO CORP'],
    ['out', 'CCD PAYMENT SYSCO CORP'],
    ['out', 'ACH CORP DEBIT SYSCO CORP'],
    [null, 'CORPORATE ACH SYSCO CORP'],
    [null, 'CORPORATE ACH DEPOSIT SYSCO CORP'],
    ['in', 'EXTERNAL DEPOSIT - SYSCO CORP'],
    ['in', 'DIRECT CREDIT SYSCO CORP'],
    ['out', 'EXTERNAL WITHDRAWAL - SYSCO CORP'],
    ['out', 'DIRECT DEBIT SYSCO CORP'],
    ['in', 'DEPOSIT FROM SYSCO CORP'],
    ['in', 'DEPOSIT ACH SYSCO CORP'],
    ['out', 'WITHDRAWAL TO SYSCO CORP'],
    ['out', 'WITHDRAWAL ACH SYSCO CORP'],
    ['out', 'WEB PMT SINGLE - SYSCO CORP'],
    ['out', 'WEB AUTHORIZED PMT SYSCO CORP'],
    ['in', 'INBOUND ACH TRANSFER | SYSCO CORP'],
  ])('%s: %s', (direction, text) =>
    expect(read(text)).toEqual({
      rail: 'ach',
      direction,
      counterparty: 'sysco corp',
      delimited: false,
      purpose: '',
    }),
  )
  test('by fields', () => {
    expect(read('ACH PAYMENT TYPE: PURCHASE ID: 91 CO: SYSCO CORP NAME: OAK')).toEqual({
      rail: 'ach',
      direction: 'out',
      counterparty: 'sysco corp',
      delimited: true,
      purpose: 'purchase',
    })
    expect(read('DEPOSIT TYPE: PAYOUT CO: SYSCO CORP ACH ECC CCD')).toMatchObject({
      direction: 'in',
      counterparty: 'sysco corp',
      purpose: 'payout',
    })
    expect(
      read('REAL TIME PAYMENT CREDIT RECD FROM ABA 9 FROM: SYSCO CORP REF: 9 INFO: INVOICE IID: 9'),
    ).toEqual({
      rail: 'rtp',
      direction: 'in',
      counterparty: 'sysco corp',
      delimited: true,
      purpose: 'invoice',
      isInvoiced: true,
    })
  })
  test('a form without a name behind it is no name', () => expect(read('ACH DEBIT ').counterparty).toBe(''))
  test('of no known form', () => {
    expect(read('SYSCO CORP ACH')).toMatchObject({ rail: 'ach', counterparty: 'sysco corp' })
    expect(read('SYSCO CORP CCD')).toMatchObject({ rail: 'ach' })
    expect(read('SYSCO CORP PPD')).toMatchObject({ rail: 'ach' })
    expect(read('SYSCO CORP')).toMatchObject({ rail: 'unknown', counterparty: 'sysco corp', direction: null })
  })
})
