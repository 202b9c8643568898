// What is a heading, a balance, a head of a column, and what only begins like one.
import { expect, test } from 'vitest'
import { isBalanceOrTotal, isColumnHead, roleOf, sectionOf } from './headings.ts'

test.each([
  ['DEPOSITS AND ADDITIONS', 'in'],
  ['Deposits and other credits - continued', 'in'],
  ['Other Credits (+)', 'in'],
  ['Depósitos y créditos', 'in'],
  ['ELECTRONIC WITHDRAWALS (continued)', 'out'],
  ['ATM & Debit Card Withdrawals', 'out'],
  ['Checks Paid', 'out'],
  ['Retiros y débitos', 'out'],
  ['Transaction history', 'both'],
  ['Detalle de transacciones', 'both'],
  ['DAILY ENDING BALANCE', 'balances'],
  ['Overdraft and Returned Item Fees', 'aside'],
  ['Summary of accounts', 'aside'],
  ['Deposits 1,200.00', null],
  ['Earn more with every deposit that you make at our branches this year', null],
  ['HARBOR GRILL LLC', null],
])('%s: %s', (text, kind) => expect(sectionOf(text)).toBe(kind))

test.each([
  'Beginning Balance',
  'Beginning balance on January 1, 2026',
  'Previous Balance as of 12/31/2025',
  'Balance Forward',
  'Ending Balance 1,200.00',
  'Saldo anterior',
  'Total deposits and additions $1,200.00',
  'Totals',
])('%s is no line', (text) => expect(isBalanceOrTotal(text)).toBe(true))
test.each([
  'Total Wine & More #1180',
  'TOTAL MERCHANT SETTLEMENT 0104',
  'Balance forward of invoice 77012',
  'New Balance Athletic Shoe',
  'Beginning Balance Yoga',
])('%s is one', (text) => expect(isBalanceOrTotal(text)).toBe(false))

test.each([
  [['Date', 'Description', 'Amount'], true],
  [['AMOUNT($)', 'BALANCE($)'], true],
  [['Date', '(UTC)', 'Description', 'Amount', 'Balance'], true],
  [['Deposits/', 'Withdrawals/'], true],
  [['Date', 'HARBOR'], false],
])('%j are heads: %s', (words, is) => expect(isColumnHead(words)).toBe(is))
test.each([
  ['Ending daily balance', 'balance'],
  ['Deposits/ Credits', 'credit'],
  ['Withdrawals/ Subtractions', 'debit'],
  ['Amount', 'amount'],
  ['Description', null],
])('%s stands above the %s', (head, role) => expect(roleOf(head)).toBe(role))
