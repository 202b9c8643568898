// What a statement says beside its lines: pages, holder, bank, other accounts; several statements in one file; amounts that stand on others.
import { describe, expect, it, test } from 'vitest'
import { drawn } from '../../../../test/statements/index.ts'
import { accountsMentioned } from './account-mentions.ts'
import { bankOf, routingOf } from './bank-name.ts'
import { holderOf } from './holder.ts'
import type { Page, Piece } from './page.ts'
import { pageCount } from './page-marks.ts'
import { isWhollyProven, readStatement } from './read-statement.ts'
import { rowsOf } from './rows.ts'

const piece = (text: string, x: number, y: number): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 9,
  font: 'body',
})
const rows = (...pages: (readonly [text: string, x: number, y: number])[][]) =>
  rowsOf(pages.map((page) => ({ pieces: page.map((each) => piece(...each)) })))

const read = (pages: readonly Page[]) => {
  const outcome = readStatement(pages)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

describe('pages', () => {
  const pages = drawn('mAndT', 157, 150).sheet.toPages('cell')

  it('that are all there are counted', () => {
    const [account] = read(pages).accounts
    expect(account).toMatchObject({ isProven: true, pages: { of: pages.length, missing: [] } })
  })

  it('one that is gone is told by its number, and nothing is proven', () => {
    const file = read(pages.filter((_, at) => at !== 1))
    expect(file.accounts[0]).toMatchObject({ isProven: false, pages: { of: pages.length, missing: [2] } })
    expect(isWhollyProven(file)).toBe(false)
  })

  it('of which two say another number, nothing is known', () => {
    expect(pageCount(rows([['Page 1 of 3', 40, 50]], [['Page 2 of 4', 40, 50]]))).toEqual({
      of: null,
      missing: [],
    })
  })
})

test('two statements in one file are read each by itself', () => {
  const [one, other] = [drawn('mAndT', 4, 40), drawn('mAndT', 12, 40)]
  const file = read([...one.sheet.toPages('cell'), ...other.sheet.toPages('cell')])
  expect(
    file.accounts.map(({ mask, from, lines, isProven }) => [mask, from, lines.length, isProven]),
  ).toEqual(
    [one, other].map(({ accounts: [{ mask, ledger }] }) => [mask, ledger.from, ledger.lines.length, true]),
  )
})

test('a figure that stands on another one proves nothing, though the one below adds up', () => {
  const pages = drawn('trailingMinus', 4, 40).sheet.toPages('cell')
  expect(isWhollyProven(read(pages))).toBe(true)
  const at = pages[0]!.pieces.findLast(({ text }) => /^\d[\d,]*\.\d\d$/.test(text))!
  const over = { ...at, text: `9${at.text}` }
  const file = read([{ pieces: [...pages[0]!.pieces, over] }, ...pages.slice(1)])
  expect(file.accounts[0]!.proof.overlaid).toBe(1)
  expect(isWhollyProven(file)).toBe(false)
})

describe('the head', () => {
  const head = rows([
    ['First Valley', 40, 40],
    ['First Valley Bank', 40, 60],
    ['PO Box 1', 40, 70],
    ['Reno NV 89501', 40, 80],
    ['HARBOR GRILL LLC', 40, 120],
    ['Questions? Call us', 300, 120],
    ['12 MAIN ST', 40, 131],
    ['DAYTON OH 45402', 40, 142],
    ['Routing number: 121000248', 300, 142],
  ])

  it('names the holder above an address that is not the bank’s', () =>
    expect(holderOf(head)).toBe('HARBOR GRILL LLC'))

  it('a name that stands on another one is none', () => {
    const covered = rows([
      ['HARBOR GRILL LLC', 40, 120],
      ['OTHER COMPANY', 45, 120],
      ['12 MAIN ST', 40, 131],
      ['DAYTON OH 45402', 40, 142],
    ])
    expect(holderOf(covered)).toBeNull()
  })

  it('tells the bank by its routing number', () => {
    expect(routingOf(head)).toBe('121000248')
    expect(bankOf(head)).toBe('Wells Fargo Bank, N.A.')
  })

  it('else by how it names itself; one that is not known stays as printed', () => {
    expect(bankOf(rows([['Chase Business', 40, 40]]))).toBe('JPMorgan Chase Bank, N.A.')
    expect(bankOf(rows([['Prairie State Bank', 40, 40]]))).toBe('Prairie State Bank')
    expect(routingOf(rows([['Routing number: 121000249', 40, 40]]))).toBeNull()
  })

  it('never by a name in a line', () =>
    expect(bankOf(rows([['01/05 Wells Fargo payment 12.00', 40, 40]]))).toBe(''))
})

test('other accounts that lines speak of are told by their last digits', () => {
  const texts = [
    'Online Transfer To Chk ...4821 Transaction#: 1234567',
    'XFER FROM CHK 4821',
    'TRANSFER TO SAV 000012347710',
    'Transfer from Checking xxxxx9001',
    'Zelle payment to Ann acct 5555',
    'Card purchase 4444 #1234',
  ]
  expect(accountsMentioned(texts, '9001')).toEqual(['4821', '7710'])
})
