// Lines of real banks, read field by field.
import { describe, expect, it, test } from 'vitest'
import { parseShape } from './descriptor.ts'
import { shapeOf } from './words.ts'

test.each([
  [
    'ORIG CO NAME:KAPITUS SERVICIN       ORIG ID:1203312215 DESC DATE:260302 CO ENTRY DESCR:KAPITUS PMSEC:CCD    TRACE#:091000010012229 EED:260302 IND ID:99120 IND NAME:LAKESIDE TAVERN TRN: 0610012229TC',
    {
      rail: 'ach',
      counterparty: 'kapitus servicin',
      delimited: true,
      purpose: 'kapitus pm',
    },
  ],
  [
    'FORWARD FINANCIN DES:DAILY PMT ID:88120 INDN:OAK BARREL PUB CO ID:145 CCD',
    { rail: 'ach', counterparty: 'forward financin', purpose: 'daily pmt' },
  ],
  [
    'Withdrawal ACH LIGHTSTREAM TYPE: LOAN PMTS ID: 1253108792 CO: LIGHTSTREAM NAME: SAMPLE OWNER',
    {
      rail: 'ach',
      direction: 'out',
      counterparty: 'lightstream',
      purpose: 'loan pmts',
    },
  ],
  [
    'Electronic Deposit From SQUARE INC REF=260610077012340N00 9424300002SQ260302 T3KB21Q9',
    { rail: 'ach', direction: 'in', counterparty: 'square inc' },
  ],
  [
    'Corporate ACH Daily Pmt Forward Financin Ff8821',
    { rail: 'ach', counterparty: 'forward financin', purpose: 'daily pmt ff0' },
  ],
  ['CCD DEBIT, FORWARD FINANCIN FF', { rail: 'ach', direction: 'out', counterparty: 'forward financin ff' }],
  [
    'KAPITUS SERVICIN; ACH PMT; OAK BARREL PUB LLC',
    { rail: 'ach', counterparty: 'kapitus servicin', purpose: 'ach pmt' },
  ],
  [
    'BOOK TRANSFER CREDIT B/O: NATIONAL WESTMINSTER BANK PLC LONDON GB ORG: AXI FINANCIAL SERVICES (UK)LTD REF: AXI',
    { rail: 'wire', direction: 'in', counterparty: 'axi financial services uk ltd' },
  ],
  [
    'WIRE TYPE:WIRE IN DATE: 260302 TIME:1402 ET TRN:2026030200311 SEQ:60311/0012 ORIG:MULLIGAN FUNDING LLC ID:99120 SND BK:WELLS FARGO BANK, N.A. ID:121000248 PMT DET:FUNDING',
    {
      rail: 'wire',
      direction: 'in',
      counterparty: 'mulligan funding llc',
      purpose: 'funding',
    },
  ],
  [
    'WIRE TYPE:WIRE OUT BNF:STL TRUCKERS LLC ID',
    { rail: 'wire', direction: 'out', counterparty: 'stl truckers llc' },
  ],
  [
    'WT Fed#00102 American National /Org=Oil and Gas Pro Consulting Serv Srf# 20',
    { rail: 'wire', counterparty: 'oil and gas pro consulting' },
  ],
  [
    'CHECKCARD 0503 CEDAR STREET MARKET #0428 BOISE ID',
    { rail: 'card', direction: 'out', counterparty: 'cedar street market' },
  ],
  ['Zelle Transfer Conf# T0XQ1122; PETERS, DANA', { rail: 'person', counterparty: 'dana peters' }],
  ['ZELLE INSTANT PMT FROM AARON S WILKS JPM99AK69Y2V', { rail: 'person', counterparty: 'aaron s wilks' }],
  ['Online Transfer from MMA ...3326 transaction#: 27013472533', { rail: 'transfer', counterparty: '' }],
  ['FUNDS TRANSFER FROM ACME SUPPLY INC', { rail: 'transfer', counterparty: 'acme supply inc' }],
  ['NSF RETURNED ITEM FEE', { rail: 'fee', purpose: 'nsf fee' }],
  ['SERVICE FEE REVERSAL', { rail: 'fee', purpose: 'fee given back' }],
  ['RETURNED ITEM NSF AUTOZONE', { rail: 'returned', purpose: 'item', counterparty: 'autozone' }],
  ['Deposited Item Returned Ck# 0000001047 Reason: Nsf', { rail: 'returned', purpose: 'deposited item' }],
  ['OVERDRAFT ITEM FEE ITEM PAID STRIPE TRANSFER 08/12', { rail: 'fee', purpose: 'overdraft fee' }],
  ['Savings Overdraft Protection Transfer Fee', { rail: 'fee', purpose: 'bank fee' }],
  ['CHECK 1042', { rail: 'check' }],
  ['Mobile Deposit : Ref Number :411240823221', { rail: 'deposit', purpose: 'check' }],
  ['', { rail: 'unknown', counterparty: '' }],
])('%s', (text, parts) => expect(parseShape(shapeOf(text))).toMatchObject(parts))

describe('the shape of a line', () => {
  it('is that of all lines which differ in numbers or capitals alone', () => {
    const shapes = [
      'SQUARE INC DES:SQ260302 ID:T3123456 INDN:OAK BARREL PUB CO ID:9424300002 CCD',
      'Square Inc DES:SQ260303 ID:T3998877 INDN:OAK BARREL PUB CO ID:9424300002 CCD',
    ].map(shapeOf)
    expect(new Set(shapes).size).toBe(1)
  })
  it('keeps for whom an entry is: an owner is not the business', () => {
    const read = (text: string) => parseShape(shapeOf(text)).individual
    expect(read('HARBOR HOTEL DES:PAYMENT ID:T312 INDN:REYES,ANA CO ID:9424300002 PPD')).toBe('reyes ana')
    expect(
      read('ORIG CO NAME:HARBOR HOTEL CO ENTRY DESCR:PAY SEC:PPD IND ID:12 IND NAME:ANA REYES TRN: 12'),
    ).toBe('ana reyes')
    expect(read('HARBOR HOTEL DES:PAYMENT ID:T312 CO ID:9424300002 CCD')).toBeUndefined()
  })
  it('keeps short numbers, which are part of names', () => {
    expect(shapeOf('250 VENTURES ACH')).not.toBe(shapeOf('251 VENTURES ACH'))
  })
})
