// Why a credit is a sale, by its own text: rails, tables and words. A name alone is no evidence, in no form of no bank.
import { describe, expect, test } from 'vitest'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'
import { classOf } from './line-class.ts'
import { parseShape } from './parse/descriptor.ts'
import { shapeOf } from './parse/words.ts'

const holder = holderOf([checking])
const read = (text: string) => classOf(parseShape(shapeOf(text)), holder, true)
const each = (evidence: string | null, texts: readonly string[]) =>
  test.each(texts)(`${evidence}: %s`, (text) => expect(read(text).evidence).toBe(evidence))

each('rail', [
  'WORLDPAY DES:BATCH ID:1',
  'DOORDASH DES:PAYMENT ID:1',
  'HCCLAIMPMT ACME HEALTH CCD',
  'BANKCARD MTOT DEP',
])
each('counter', [
  'CASH DEPOSIT',
  'REMOTE DEPOSIT',
  'COUNTER DEPOSIT',
  'WHOLESALE LOCKBOX CREDIT 8812',
  '115 LOCKBOX DEPOSIT',
  'PROVISIONAL CREDIT LOOMIS SAFEPOINT 4471',
  'DEPOSIT AT BRANCH 0912',
])

describe('words of an invoice', () => {
  each(
    'words',
    [
      'INVOICE 152',
      'INV. 152',
      'INV#1042',
      'INV 4471 4472',
      'PAYABLES',
      'VENDOR PAY',
      'VENDORPAY',
      'AP PAYMENT',
      'EDI PYMNTS',
      'EDI PAYMNT',
      'RETAINER FEE',
      'CONSULTING FEE',
      'CUSTOMER PMT',
      'LOAD PAYMENT 8821',
      'TUITION',
      'PO# 7781',
    ].map((words) => `PINE RIDGE HOTELS LLC DES:${words} ID:1`),
  )
  each('words', [
    'FEDWIRE CREDIT VIA: PINE BANK/121000248 B/O: PINE RIDGE HOTELS LLC REF: OBI=INVOICE 108',
    'WIRE TYPE:WIRE IN ORIG:PINE RIDGE HOTELS ID:12 PMT DET:INV 2207',
    'RTP CREDIT FROM PINE RIDGE HOTELS LLC PMT INFO:INV 4471',
    'ZELLE FROM ANA QUISPE ON 10/02 INVOICE 22',
    'ONLINE TRANSFER FROM PINE BUILDERS INC REF INV 1102',
    'WAL-MART STORES EDI PAYMTS 00551229',
  ])
  // A word within a name, and what is sold or kept by others, are no invoice.
  each(null, [
    'INVESTMENT PARTNERS WIRE IN',
    'PINE RIDGE CONSULTING SERV WIRE IN',
    'CUSTOMS HOUSE DES:PAYMENT ID:1',
  ])
})

describe('a name alone is none', () => {
  each(null, [
    'FEDWIRE CREDIT VIA: PINE BANK/121000248 B/O: PINE RIDGE HOTELS LLC FRISCO TX',
    'BOOK TRANSFER CREDIT B/O: PINE RIDGE HOTELS LLC ORLANDO FL TRN: 12',
    'WIRE TYPE:WIRE IN DATE: 261002 ORIG:PINE RIDGE HOTELS ID:0045 SND BK:PINE BANK',
    'WT FED#01234 PINE BANK /ORG=PINE RIDGE HOTELS SRF# 12',
    'PINE RIDGE HOTELS DES:PAYMENT ID:1',
    'ORIG CO NAME:PINE RIDGE HOTELS CO ENTRY DESCR:PAYMENT SEC:CCD',
    'REAL TIME PAYMENT CREDIT RECD FROM ABA/CONTR BNK-021000021 FROM: PINE RIDGE HOTELS REF: 1',
    'FEDNOW INSTANT CREDIT RECD FROM: PINE RIDGE HOTELS LLC REF: 20260812MMQF001122',
    'ELECTRONIC CREDIT PINE RIDGE HOTELS LLC 4418 PAYMENT',
    'ZELLE FROM PINE RIDGE HOTELS LLC ON 10/13',
    'ZELLE PAYMENT FROM ANA QUISPE',
    'TRANSFER FROM PINE RIDGE HOTELS',
    'ACH CREDIT',
  ])
})

test.each([
  ['PINE RIDGE HOTELS DES:PAYMENT ID:1', true],
  ['ZELLE PAYMENT FROM ANA QUISPE', true],
  ['PINE RIDGE HOTELS DES:PAYMENT ID:1 INDN:BLUE DOOR BAKERY CO ID:2', true],
  ['PINE RIDGE HOTELS DES:PAYMENT ID:1 INDN:LOPEZ,MARIA CO ID:2', false],
  ['PINE RIDGE HOTELS DES:PAYROLL ID:1', false],
  ['PINE RIDGE CAPITAL DES:PAYMENT ID:1', false],
  ['PINE RIDGE CREDIT UNION DES:PAYMENT ID:1', false],
  ['PINE RIDGE ESCROW CO DES:PAYMENT ID:1', false],
  ['ONLINE TRANSFER FROM PINE RIDGE HOTELS', false],
  ['ACH CREDIT', false],
  ['WORLDPAY DES:BATCH ID:1', false],
])('%s may earn it: %s', (text, may) => expect(read(text).mayEarn).toBe(may))
