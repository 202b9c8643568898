// What lines are: names whole, cut, run together and shared with shops; own names; memos that somebody made up.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allTables, isDebtKind, lenderAt } from '#core/codes/all-lenders.ts'
import { lenders } from '#core/codes/lenders.ts'
import { readRows } from '#core/codes/names/rows.ts'
import { checking } from '../cases/sample-history.ts'
import { holderOf } from './holder.ts'
import { classOf, type LineClass } from './line-class.ts'
import { Lines } from './lines.ts'
import { parseShape } from './parse/descriptor.ts'
import { plainText, shapeOf } from './parse/words.ts'

const holder = holderOf([checking])
const read = (text: string, isIncoming = false): LineClass =>
  classOf(parseShape(shapeOf(text)), holder, isIncoming)
const lenderOf = (text: string): string | undefined => lenderAt(read(text).lender)?.name

test.each([
  ['FORWARD FINANCIN DES:DAILY PMT ID:1', 'Forward Financing'],
  ['FOXFUNDINGGROUPL DES:WEEKLY ID:1', 'Fox Business Funding / Fox Capital'],
  ['ROWANADVANCEGROU DES:ACH PMT ID:1', 'Rowan Advance Group'],
  ['Withdrawal ACH FORAFINANCIAL PAYMT Entry Class Code: WEB', 'Fora Financial'],
  ['ACH CORP DEBIT EXPC T VOX FUNDING EXPERIENCED CARE INC CUSTOMER ID 3789320', 'Vox Funding'],
  ['BIRDSONG DES:ACH PMT ID:1', 'CAN Capital'],
  ['GARDEN VENTURES LLC DES:ACH PMT ID:1', 'Capital For Merchants'],
  ['Square Inc SQ CAP8491 Sample Bistro', 'Square'],
  ['TOAST INC DES:CAPITAL RP ID:1', 'Toast Capital'],
])('%s is of %s', (text, name) => expect(lenderOf(text)).toBe(name))

test.each([
  'BIRDSONG BREWING C DES:INVOICE ID:88',
  'GARDEN VENTURES LANDSCAPE DES:INVOICE ID:12',
  'CHECKCARD 0503 KAPITUS CAFE BOSTON MA',
  'RAPID RESPONSE CLEANING DES:ACH ID:1',
  'TOAST INC DES:TOAST SUBSCR',
  'LIBERTAS SCHOOL OF LANGUAGES ACH 221',
])('%s is of no lender', (text) => expect(lenderOf(text)).toBeUndefined())

test.each([
  ['BOOK TRANSFER CREDIT B/O: HEATCORE INC FRISCO TX', 'wire-customer'],
  ['BOOK TRANSFER CREDIT B/O: BLUE DOOR BAKERY LLC BOSTON MA', 'own-transfer'],
  ['WIRE TYPE:WIRE IN ORIG:MARIA LOPEZ ID:1', 'owner-injection'],
  ['FUNDS TRANSFER FROM ACME SUPPLY INC', 'wire-customer'],
  ['FUNDS TRANSFER', 'unclassed'],
  ['Online Transfer From Lopez M Everyday Checking xxxxxx5163', 'owner-injection'],
  ['TRIWEST VA VT6 DES:HCCLAIMPMT ID:221', 'health-claims'],
  ['HARTFORD DES:REFUND ID:88', 'refund'],
  ['TRAVELERS DES:LOSS PAYMT ID:C88121', 'insurance-payout'],
  ['GUARDIAN LIFE DES:HCCLAIMPMT ID:551', 'health-claims'],
  ['BANKCARD 8076 DES:CHGBK REV ID:5182', 'chargeback-reversal'],
  ['RTS FINANCIAL SERVICE ADVANCE 2211', 'factoring-advance'],
  ['CITY OF DETROIT SMALL BIZ GRANT 221', 'grant'],
  ['CREDIT MEMO', 'unclassed'],
  // A field holds one name alone: another word in it is another company's.
  ['CLOVER LEAF DAIRY DES:PAYMENT ID:1', 'ach-customer'],
  ['TOAST MASTERS INTL DES:PAYMENT ID:1', 'ach-customer'],
  ['SQUARE INC DES:SQ260811 ID:1', 'card'],
  ['CLOVER NETWORK DES:PAYMENT ID:1', 'card'],
  ['UBER TECHNOLOGIES DES:PAYMENT ID:1', 'marketplace'],
  // Without fields the holder's own name may stand behind it.
  ['CLOVER RIVER LAUNDRY 260811', 'card'],
  ['AMAZON MKTPLACE PMTS AMZN.COM/BILL WA', 'refund'],
  ['MONEY TRANSFER AUTHORIZED ON 11/06 FROM UPWORK CA', 'marketplace'],
  ['VALLEY BANK POS DES:DEPOSIT ID:1', 'card'],
  ['RIVER LAUNDRY DES:MERCH SETL ID:1', 'card'],
  ['FIRST NATL MERCHSVC DEPOSIT', 'card'],
  ['COINBASE INC. 8889087930', 'investment'],
])('%s comes in as %s', (text, is) => expect(read(text, true).credit).toBe(is))

/** Forms of the parties that are no lenders. */
const parties = allTables().flatMap(([kind, rows]) =>
  isDebtKind(kind) ? [] : readRows(rows).flatMap(({ forms }) => forms),
)

it('every alias is found by itself, in capitals and between marks, and every one of 14 letters when it is cut', () => {
  // 'American Express' is 16 letters of its loan's name and a name of its own.
  const others = parties
  for (const { aliases, name } of lenders)
    for (const alias of aliases.map((each) => each.replace('=', ''))) {
      expect(read(`${alias.toUpperCase()} DES:ACH PMT ID:1`).lender, alias).toBeGreaterThanOrEqual(0)
      const short = alias.slice(0, 16).trimEnd()
      if (short.length === 16 && !others.includes(short))
        expect(lenderOf(`${short} DES:ACH PMT ID:1`), alias).toBe(name)
    }
})

const words = [...lenders.flatMap(({ aliases }) => aliases), ...parties].map(plainText)
const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(
    'ACH DEBIT',
    'DES:PAYMENT ID:',
    'ORIG CO NAME:',
    'WIRE IN',
    'FEE',
    'NSF',
    'RETURNED ITEM',
    'TRANSFER FROM',
    'ZELLE FROM',
    'CHECKCARD 0503',
    'PURCHASE RETURN',
    'café',
    '–',
    '12',
    '20260302',
    '  ',
  ),
  fc.string({ maxLength: 6 }),
)
const line = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(' '))

describe('whatever came before', () => {
  it('a line is what its own text says, and its capitals and numbers change nothing', () =>
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (texts) => {
        const lines = new Lines(holder)
        for (const text of texts) lines.numberOf(text, -1)
        for (const text of texts)
          for (const cents of [-1, 1]) {
            const own = lines.classes[lines.numberOf(text, cents)]
            expect(own).toEqual(read(text, cents > 0))
            expect(read(text.replace(/\d{4,}/g, '9876543'), cents > 0)).toEqual(own)
          }
      }),
      { numRuns: 500 },
    ))
})
