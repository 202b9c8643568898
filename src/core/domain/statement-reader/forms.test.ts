// Forms of tables that banks print, one small statement each: read to the proof, whether a piece of text is a cell or a word.
import { expect, test } from 'vitest'
import { Sheet } from '../../../../test/statements/sheet.ts'
import { readStatement } from './read-statement.ts'

const truth = {
  from: '2026-04-01',
  to: '2026-04-30',
  opening: 100_000,
  closing: 155_985,
  lines: ['2026-04-02 50000', '2026-04-03 -12000', '2026-04-07 -3025', '2026-04-09 21010'],
}

/** Cells of a row by their left edges. */
const row = (sheet: Sheet, ...cells: readonly (readonly [number, string])[]): Sheet => {
  for (const [x, text] of cells) sheet.put(x, text)
  return sheet.down()
}
const head = (period = 'April 1, 2026 through April 30, 2026'): Sheet =>
  row(row(new Sheet(8), [40, 'First Valley Bank']), [40, period], [300, 'Account Number: 0000004321']).down()
const ends = (sheet: Sheet, ...between: readonly (readonly [string, string])[]): Sheet => {
  const rows = [['Beginning Balance', '1,000.00'], ...between, ['Ending Balance', '1,559.85']] as const
  for (const [label, amount] of rows) row(sheet, [40, label], [250, amount])
  return sheet.down()
}

function aLoanInALine(): Sheet {
  const sheet = ends(head(), ['Deposits', '710.10'], ['Withdrawals', '150.25'])
  row(sheet, [40, 'DEPOSITS'])
  row(sheet, [40, 'DATE'], [90, 'DESCRIPTION'], [500, 'AMOUNT'])
  row(sheet, [40, '04/02'], [90, 'Acme'], [500, '500.00'])
  row(sheet, [40, '04/09'], [90, 'Sales'], [500, '210.10']).down()
  row(sheet, [40, 'WITHDRAWALS'])
  row(sheet, [40, 'DATE'], [90, 'DESCRIPTION'], [500, 'AMOUNT'])
  row(sheet, [40, '04/03'], [90, 'Orig CO Name:Ally Financial'], [500, '120.00'])
  row(sheet, [90, 'Descr:Loan Pmt Sec:CCD ID:2485380'])
  return row(sheet, [40, '04/07'], [90, 'Fuel'], [500, '30.25'])
}

function aTitleAmongHeads(): Sheet {
  const sheet = ends(head(), ['2 Additions', '710.10'], ['2 Subtractions', '150.25'])
  row(sheet, [40, 'Additions'])
  row(sheet, [40, 'Deposits'], [100, 'Date'], [140, 'Serial #'], [200, 'Source'])
  row(sheet, [100, '4-2'], [200, 'ACME'], [500, '500.00'])
  row(sheet, [100, '4-9'], [200, 'SALES'], [500, '210.10']).down()
  row(sheet, [40, 'Subtractions'])
  row(sheet, [40, 'Withdrawals'], [100, 'Date'], [140, 'Serial #'], [200, 'Location'])
  row(sheet, [100, '4-3'], [200, 'RENT'], [500, '120.00'])
  return row(sheet, [100, '4-7'], [200, 'FUEL'], [500, '30.25'])
}

function inColumns(sheet: Sheet): Sheet {
  row(sheet, [40, 'Date'], [100, 'Description'], [360, 'Debits'], [430, 'Credits'], [500, 'Balance'])
  row(sheet, [40, '04/02'], [100, 'ACME'], [430, '500.00'], [500, '1,500.00'])
  row(sheet, [40, '04/03'], [100, 'RENT'], [360, '120.00'], [500, '1,380.00'])
  row(sheet, [40, '04/07'], [100, 'FUEL'], [360, '30.25'], [500, '1,349.75'])
  return row(sheet, [40, '04/09'], [100, 'SALES'], [430, '210.10'], [500, '1,559.85']).down()
}

function sumsInSentences(): Sheet {
  const sheet = ends(head(), ['Total credits', '710.10'], ['Total debits', '150.25'])
  row(sheet, [300, 'deposit 5,000.00 by May 31'])
  row(inColumns(sheet), [40, 'You pay $35.00 a day at most. Deposits of 5,525.00 or more may be held.'])
  return sheet
}

function textsSideBySide(): Sheet {
  const sheet = ends(head())
  row(sheet, [40, 'CREDITS'], [310, 'DEBITS'])
  row(
    sheet,
    ...[40, 310].flatMap((x) => [
      [x, 'Date'] as const,
      [x + 35, 'Description'] as const,
      [x + 220, 'Amount'] as const,
    ]),
  )
  row(sheet, [40, '04/02'], [75, 'ACME'], [260, '500.00'], [310, '04/03'], [345, 'To SAV'], [530, '120.00'])
  row(sheet, [345, 'Transaction#: 4821438601'])
  return row(
    sheet,
    ...([
      [40, '04/09'],
      [75, 'SALES'],
      [260, '210.10'],
      [310, '04/07'],
      [345, 'FUEL'],
      [530, '30.25'],
    ] as const),
  )
}

function amountsBeforeDays(): Sheet {
  const sheet = row(head('STATEMENT DATE 4/30/26'), [40, 'LAST STATEMENT 4/1/26'], [250, '1,000.00 CR'])
  row(sheet, [40, '2 CREDITS'], [250, '710.10 CR'])
  row(sheet, [40, '2 DEBITS'], [250, '150.25 DR'])
  row(sheet, [40, 'THIS STATEMENT 4/30/26'], [250, '1,559.85 CR']).down()
  row(sheet, [80, 'AMOUNT'], [140, 'DATE'], [190, '- - - D E S C R I P T I O N - - -'])
  row(sheet, [80, '500.00 CR'], [140, '4/2'], [190, 'ACME DEP'])
  row(sheet, [80, '120.00 DR'], [140, '4/3'], [190, 'RENT FOR "inv 2623.00"'])
  row(sheet, [80, '30.25 DR'], [140, '4/7'], [190, 'FUEL'])
  return row(sheet, [80, '210.10 CR'], [140, '4/9'], [190, 'SALES'])
}

function daysOfSixFigures(): Sheet {
  const sheet = row(
    head('Period 01-Apr-2026 / 30-Apr-2026'),
    [40, 'Opening ledger balance'],
    [250, '1,000.00'],
  )
  row(sheet, [40, 'Closing ledger balance'], [250, '1,559.85']).down()
  const heads = ['Post date', 'Eff. date', 'Description', 'D/C', 'Amount', 'Ledger balance']
  const at = [40, 90, 150, 380, 430, 500]
  row(sheet, ...heads.map((text, index) => [at[index]!, text] as const))
  const lines = [
    ['040226', '040226', 'ACME', 'C', '500.00', '1,500.00'],
    ['040326', '040226', 'RENT', 'D', '120.00', '1,380.00'],
    ['040726', '040626', 'FUEL', 'D', '30.25', '1,349.75'],
    ['040926', '040926', 'SALES', 'C', '210.10', '1,559.85'],
  ]
  for (const cells of lines) row(sheet, ...cells.map((text, index) => [at[index]!, text] as const))
  return sheet
}

/** Cells at the right, at heights of their own. */
function beside(sheet: Sheet, ...texts: readonly string[]): Sheet {
  for (const [at, text] of texts.entries()) sheet.putOn(1, 430, 150 + at * 11.3, text)
  return sheet
}
function offersBeside(...more: readonly string[]): Sheet {
  const sheet = row(
    head('Monthly statement, April 2026'),
    [40, 'Beginning balance $1,000.00 on Apr 1'],
    [220, 'Ending balance $1,559.85 on Apr 30'],
  ).down()
  row(sheet, [40, 'Sales and deposits'])
  row(sheet, [40, 'Apr 2'], [100, 'Acme'], [330, '$500.00'])
  row(sheet, [40, 'Apr 9'], [100, 'Sales'], [330, '$210.10'])
  row(sheet, [40, 'Total sales and deposits'], [330, '$710.10']).down()
  row(sheet, [40, 'Spending and withdrawals'])
  row(sheet, [40, 'Apr 3'], [100, 'Rent'], [330, '($120.00)'])
  row(sheet, [40, 'Apr 7'], [100, 'Fuel'], [330, '($30.25)'])
  row(sheet, [40, 'Total spending and withdrawals'], [330, '$150.25'])
  beside(sheet, 'Loans', 'You may be eligible', '$18,500.00', 'Savings goal', 'Repay from sales', ...more)
  return sheet.putOn(1, 430, 250, 'Apr 10').putOn(1, 470, 250, '$250.00')
}

function summaryOfSeveralRows(): Sheet {
  const sheet = new Sheet(7.5).put(50, 'For the period ending April 30, 2026').down(40)
  const labels = [
    ['Opening balance ($) on Apr', 'Total amounts', 'Total amounts', 'Closing balance ($) on Apr'],
    ['01, 2026', 'deducted ($)', 'added ($)', '30, 2026'],
  ]
  const at = [160, 275, 368, 451]
  row(sheet, ...labels[0]!.map((text, index) => [at[index]!, text] as const))
  sheet.putOn(1, 50, sheet.y - 6, 'Account')
  row(sheet, ...labels[1]!.map((text, index) => [at[index]!, text] as const)).down(16)
  sheet.put(50, 'Business Account # 3188').down(6)
  const sums = ['1,000.00', '150.25', '710.10', '1,559.85']
  row(sheet, ...sums.map((text, index) => [at[index]!, text] as const)).down(20)
  return sheet
}

function labelsOfSeveralRows(): Sheet {
  const sheet = summaryOfSeveralRows()
  row(sheet, [50, 'Apr 01'], [100, 'Opening balance'], [490, '1,000.00'])
  row(sheet, [50, 'Apr 02'], [100, 'DEPOSIT REF 859.23'], [410, '500.00'], [490, '1,500.00'])
  row(sheet, [50, 'Apr 03'], [100, 'RENT'], [330, '120.00'], [490, '1,380.00'])
  row(sheet, [50, 'Apr 07'], [100, 'FUEL'], [330, '30.25'], [490, '1,349.75'])
  row(sheet, [50, 'Apr 09'], [100, 'SALES'], [410, '210.10'], [490, '1,559.85'])
  return row(sheet, [50, 'Apr 30'], [100, 'Closing totals'], [330, '150.25'], [410, '710.10'])
}

function labelsWithoutBalances(): Sheet {
  const sheet = summaryOfSeveralRows()
  row(sheet, [50, 'Date'], [100, 'Description'], [330, 'Debits'], [410, 'Credits'])
  row(sheet, [50, 'Apr 02'], [100, 'ACME'], [410, '500.00'])
  row(sheet, [50, 'Apr 03'], [100, 'RENT'], [330, '120.00'])
  row(sheet, [50, 'Apr 07'], [100, 'FUEL'], [330, '30.25'])
  return row(sheet, [50, 'Apr 09'], [100, 'SALES'], [410, '210.10'])
}

const apart = (): Sheet => inColumns(ends(head('Statement Period: April 1 · April 30, 2026')))

const forms: Readonly<Record<string, () => Sheet>> = {
  aLoanInALine,
  aTitleAmongHeads,
  sumsInSentences,
  textsSideBySide,
  amountsBeforeDays,
  daysOfSixFigures,
  offersBeside,
  labelsOfSeveralRows,
  labelsWithoutBalances,
  apart,
}

test.each(Object.keys(forms))('%s', (name) => {
  for (const grain of ['cell', 'word'] as const) {
    const read = readStatement(forms[name]!().toPages(grain))
    const [account, ...others] = read.ok ? read.value.accounts : []
    expect(others).toEqual([])
    expect({
      ...account,
      lines: account?.lines.map(({ date, cents }) => `${date} ${cents}`).toSorted(),
    }).toMatchObject({ ...truth, isProven: true })
  }
})

test('a panel that speaks of the account is not left away', () => {
  const read = readStatement(offersBeside('Deposits $7,100.00').toPages('cell'))
  expect(read.ok && read.value.accounts.map(({ isProven }) => isProven)).toEqual([false])
})

const inCurrency = (mark: string, line = 'Acme'): Sheet => {
  const sheet = row(head(), [40, mark.length > 1 ? mark : ''])
  const sign = mark.length > 1 ? '' : mark
  row(sheet, [40, 'Beginning Balance'], [250, `${sign}1,000.00`])
  row(sheet, [40, 'Ending Balance'], [250, `${sign}1,500.00`]).down()
  row(sheet, [40, 'Date'], [90, 'Description'], [400, 'Amount'], [500, 'Balance'])
  return row(sheet, [40, '04/02'], [90, line], [400, `${sign}500.00`], [500, `${sign}1,500.00`])
}

test.each([
  ['Currency: GBP', 'not-dollars'],
  ['Account currency EUR', 'not-dollars'],
  ['£', 'no-statement'],
  ['€', 'no-statement'],
])('amounts of another currency (%s) are never read as dollars', (mark, refusal) =>
  expect(readStatement(inCurrency(mark).toPages('cell'))).toMatchObject({ refusal }),
)

test('a line that names another currency is a line of dollars', () => {
  const read = readStatement(inCurrency('', 'Card purchase EUR 45.00 Berlin').toPages('cell'))
  expect(read).toMatchObject({ value: { accounts: [{ isProven: true, closing: 150_000 }] } })
})
