// Lines of money paid in by hand, cards, checks, cash and apps, form by form.
import { describe, expect, test } from 'vitest'
import { parseShape } from './descriptor.ts'
import { shapeOf } from './words.ts'

const read = (text: string, isNamed = true) => parseShape(shapeOf(text), isNamed)

describe('paid in by hand', () => {
  test.each([
    ['check', 'REMOTE DEPOSIT'],
    ['check', 'MOBILE DEPOSIT'],
    ['check', 'MOBILE CHECK DEPOSIT'],
    ['check', 'ATM CHECK DEPOSIT'],
    ['check', 'LOCKBOX DEPOSIT'],
    ['check', 'EDEPOSIT IN BRANCH'],
    ['check', 'DESKTOP CHECK DEPOSIT'],
    ['check', 'SHARE DRAFT DEPOSIT'],
    ['check', 'DEPOSIT BY CHECK'],
    ['check', 'TRUIST MOBILE CHECK DEPOSIT'],
    ['check', 'CHECK DEPOSIT'],
    ['check', 'RDC DEPOSIT'],
    ['check', 'IMAGE CASH LETTER DEPOSIT'],
    ['check', 'ICL DEPOSIT 0017'],
    ['check', 'Deposit - eDeposits Mobile'],
    ['check', 'E-DEPOSIT IN BRANCH/STORE 10/02/26'],
    ['check', 'ELECTRONIC DEPOSIT MANAGER'],
    ['check', 'REMOTE DEP CAPTURE 0091'],
    ['check', 'LBX DEP 0022'],
    ['check', 'ITEMS DEPOSITED'],
    ['check', 'ONLINE CHECK DEPOSIT'],
    ['check', '175 CHECK DEPOSIT PACKAGE'],
    ['check', 'DEPOSIT BY MAIL'],
    ['check', 'CHECK BY MAIL DEPOSIT'],
    ['check', 'BANK BY MAIL DEPOSIT 0091'],
    ['check', 'PNC ATM CHECK DEPOSIT 05-24-26 MAIN BRANCH'],
    ['check', 'HUNTINGTON BANK CHECK DEPOSIT'],
    ['cash', 'REGIONS ATM CASH DEPOSIT 0091'],
    ['cash', 'CASH DEPOSITED'],
    ['cash', 'CURRENCY DEPOSITED 0091'],
    ['deposit', 'COINS DEPOSITED'],
    ['deposit', 'DEPOSIT SER NO 0091'],
    ['deposit', 'DEPOSIT SERIAL # 0091'],
    ['deposit', 'BKOFAMERICAMOBILE 03/02 3441 DEPOSIT *MOBILE'],
    ['deposit', 'DEPÓSITO EN SUCURSAL 12'],
    ['deposit', 'DEPOSITO DE CHEQUES'],
    ['deposit', 'DEPOSITO ATH MOVIL'],
    ['cash', 'TELLER CASH DEP'],
    ['cash', 'COIN AND CURRENCY DEPOSIT'],
    ['deposit', '16,301,13707,Z,478980340,0000001470,Commercial Deposit, Serial Num: 1470, Ref Num: 478,/'],
    ['deposit', '174 OTHER DEPOSIT'],
    ['deposit', 'BANK-PREPARED DEPOSIT'],
    ['deposit', 'ARMORED CAR DEPOSIT'],
    ['deposit', 'NIGHT DEPOSITORY'],
    ['deposit', 'OVER-THE-COUNTER DEPOSIT'],
    ['deposit', 'BRANCH DEP 0021'],
    ['deposit', 'TELLER CREDIT 0021'],
    ['deposit', 'DEPOSIT AT TELLER 12'],
    ['cash', 'ATM CASH DEPOSIT'],
    ['cash', 'CASH DEPOSIT'],
    ['cash', 'DEPOSIT CASH'],
    ['deposit', 'OVER THE COUNTER DEPOSIT'],
    ['deposit', 'VAULT DEPOSIT'],
    ['deposit', 'CASH VAULT DEPOSIT'],
    ['deposit', 'BRINKS DEPOSIT'],
    ['deposit', 'LOOMIS DEPOSIT'],
    ['deposit', 'COIN DEPOSIT'],
    ['deposit', 'NIGHT DROP'],
    ['deposit', 'COUNTER CREDIT'],
    ['deposit', 'COUNTER DEPOSIT'],
    ['deposit', 'BRANCH DEPOSIT'],
    ['deposit', 'REGULAR DEPOSIT'],
    ['deposit', 'DEPOSIT MADE IN A BRANCH/STORE'],
    ['deposit', 'ATM DEPOSIT'],
    ['deposit', 'ATM MIXED DEPOSIT'],
    ['deposit', 'BKOFAMERICA ATM 03/02 #4418 DEPOSIT MAIN STREET'],
    ['deposit', 'BKOFAMERICA MOBILE 03/02 3441 DEPOSIT *MOBILE'],
    ['deposit', 'DEPOSIT'],
    ['deposit', 'DEPOSIT 12'],
    ['deposit', 'DEPOSIT # 104422'],
    ['deposit', 'DEPOSIT ID NUMBER 104422'],
    ['deposit', 'DEPOSIT REFERENCE NO. 104422'],
    ['deposit', 'DEPOSIT REF NUMBER 104422'],
    ['deposit', 'CUSTOMER DEPOSIT'],
    ['deposit', 'COMMERCIAL DEPOSIT'],
    ['deposit', 'TELLER DEPOSIT'],
  ])('%s: %s', (purpose, text) =>
    expect(read(text)).toEqual({
      rail: 'deposit',
      direction: 'in',
      counterparty: '',
      delimited: true,
      purpose,
    }),
  )
  test.each(['DEPOSIT SYSCO', 'SECURITY DEPOSIT', 'LANDLORD DEPOSIT'])('not by hand: %s', (text) =>
    expect(read(text).rail).not.toBe('deposit'),
  )
})

describe('cards', () => {
  test.each([
    'CHECKCARD 0503 CEDAR STREET MARKET',
    'CARD PURCHASE 03/02 CEDAR STREET MARKET',
    'DEBIT CARD PURCHASE CEDAR STREET MARKET',
    'RECURRING CARD PURCHASE CEDAR STREET MARKET',
    'PIN CARD PURCHASE CEDAR STREET MARKET',
    'CARD PURCHASE WITH PIN CEDAR STREET MARKET',
    'CARD PAYMENT CEDAR STREET MARKET',
    'PIN PURCHASE CEDAR STREET MARKET',
    'POS PURCHASE CEDAR STREET MARKET',
    'PURCHASE AUTHORIZED ON 03/02 CEDAR STREET MARKET',
    'RECURRING PAYMENT AUTHORIZED ON 03/02 CEDAR STREET MARKET',
    'DEBIT POS CEDAR STREET MARKET',
    'DEBIT PURCHASE CEDAR STREET MARKET',
    'DBCRD PUR AP CEDAR STREET MARKET',
    'POINT OF SALE CEDAR STREET MARKET',
    'WITHDRAWAL POS CEDAR STREET MARKET',
    'WITHDRAWAL DEBIT CARD CEDAR STREET MARKET',
    'VISA CEDAR STREET MARKET',
  ])('bought: %s', (text) =>
    expect(read(text)).toEqual({
      rail: 'card',
      direction: 'out',
      counterparty: 'cedar street market',
      delimited: false,
      purpose: '',
    }),
  )
  test.each([
    'PURCHASE RETURN AUTHORIZED ON 03/02 CEDAR STREET MARKET',
    'DEBIT CARD CREDIT CEDAR STREET MARKET',
  ])('given back: %s', (text) =>
    expect(read(text)).toEqual({
      rail: 'card',
      direction: 'in',
      counterparty: 'cedar street market',
      delimited: false,
      purpose: 'refund',
    }),
  )
  test('by the word behind the date', () => {
    expect(read('CEDAR STREET MARKET 03/02 PURCHASE').rail).toBe('card')
    expect(read('CEDAR STREET MARKET 03/02 MOBILE PURCHASE').rail).toBe('card')
    expect(read('CEDAR STREET MARKET 12 PURCHASE').rail).toBe('card')
  })
  test('names nobody where only the rail is wanted', () => {
    expect(read('CHECKCARD 0503 CEDAR STREET MARKET', false)).toMatchObject({
      rail: 'card',
      counterparty: '',
    })
    expect(read('ZELLE PAYMENT FROM ANA QUISPE', false)).toMatchObject({ rail: 'person', counterparty: '' })
  })
})

describe('cash out', () => {
  test.each([
    'ATM WITHDRAWAL 03/02 MAIN ST',
    'ATM MAIN ST WITHDRAWL',
    'BKOFAMERICA ATM 03/02 WITHDRWAL MAIN ST',
    'NONTD ATM DEBIT',
    'TD ATM DEBIT',
    'CASH WITHDRAWAL',
    'WITHDRAWAL MADE IN A BRANCH/STORE',
    'WITHDRAWAL CASH',
    'TLR CASH WITHDRAWAL',
  ])('%s', (text) =>
    expect(read(text)).toEqual({
      rail: 'cash-out',
      direction: 'out',
      counterparty: '',
      delimited: true,
      purpose: '',
    }),
  )
})

describe('checks', () => {
  test.each([
    'CHECK',
    'CHECK 1042',
    'CHECK #1042',
    'CHECK NO 1042',
    'CHECK NUMBER 1042',
    'CHECK PAID 1042',
    'SHARE DRAFT 1042',
    'DRAFT 312 TRACER 0',
    'CASHED CHECK 1042',
    'CK 104',
    'CHK 1042 - SYSCO',
  ])('%s', (text) =>
    expect(read(text)).toEqual({
      rail: 'check',
      direction: 'out',
      counterparty: '',
      delimited: true,
      purpose: '',
    }),
  )
  test('no check, though the word begins with it', () =>
    expect(read('CHECKERS DRIVE IN').rail).not.toBe('check'))
})

describe('apps between persons', () => {
  test.each([
    ['ZELLE PAYMENT FROM ANA QUISPE', 'ana quispe'],
    ['ZEL FROM ANA QUISPE', 'ana quispe'],
    ['ZEL TO ANA QUISPE', 'ana quispe'],
    ['VENMO PAYMENT TO ANA QUISPE', 'ana quispe'],
    ['CASH APP FROM ANA QUISPE', 'ana quispe'],
    ['CASHAPP FROM ANA QUISPE', 'ana quispe'],
    ['APPLE CASH RECEIVED FROM ANA QUISPE', 'ana quispe'],
    ['MOBILE/EMAIL TRANSFER FROM ANA QUISPE', 'ana quispe'],
    ['VISA DIRECT FROM ANA QUISPE', 'ana quispe'],
    ['SENT MONEY TO ANA QUISPE', 'ana quispe'],
    ['MONEY RECEIVED FROM ANA QUISPE', 'ana quispe'],
    ['ZELLE PAYMENT FROM ANA QUISPE ON 03/02', 'ana quispe'],
    ['ZELLE PAYMENT FROM ANA QUISPE REF # PP0X', 'ana quispe'],
    ['ZELLE PAYMENT FROM ANA QUISPE JPM99AK69Y2V', 'ana quispe'],
    ['ZELLE PAYMENT FROM ANA QUISPE BACAB12XY9', 'ana quispe'],
    ['ZELLE CREDIT PMT ID 9 NAME: ANA QUISPE', 'ana quispe'],
    ['ONLINE TRANSFER TO ANA QUISPE CONF# 0AB12', 'ana quispe'],
  ])('%s', (text, counterparty) =>
    expect(read(text)).toEqual({
      rail: 'person',
      direction: null,
      counterparty,
      delimited: true,
      purpose: '',
    }),
  )
  test.each(['ONLINE TRANSFER TO CHK 9921 CONF# 0AB12', 'ONLINE TRANSFER FROM SAVINGS CONF# 0AB12'])(
    'own money, no person: %s',
    (text) => expect(read(text)).toMatchObject({ rail: 'transfer', counterparty: '' }),
  )
  test('a company that pays out through the clearing house', () =>
    expect(read('VENMO DES:CASHOUT ID:12 INDN:OAK BARREL').rail).toBe('ach'))
})

test.each([
  'RETURNED MOBILE DEPOSIT',
  'TRUIST MOBILE DEPOSIT REVERSED',
  'ATM CASH DEPOSIT ADJUSTMENT',
  'BRANCH DEPOSIT TRANSFER FROM SAVINGS',
  'MOBILE DEPOSIT LOAN 0091',
  '147 INDIVIDUAL BANK CARD DEPOSIT',
  'COINBASE INC. 88',
  'COIN LAUNDRY 0091',
  'BUSINESS DEPOSIT JORDAN LEE',
  'LOCKBOX CAPITAL LLC',
  'HUNTINGTON LEARNING DEPOSIT',
  'DEPOSITO DIRECTO NOMINA',
  'DEPOSITO DE SEGURIDAD',
  'ITEM CREDIT',
  'COMMERCIAL CREDIT GROUP',
])('%s is not paid in by hand', (text) => expect(read(text).rail).not.toBe('deposit'))
