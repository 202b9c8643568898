// What banks really export as separated values: each form is read, and proven as far as it carries a proof.
import { describe, expect, it } from 'vitest'
import { readSeparated } from './read-separated.ts'

const read = (...rows: readonly string[]) => {
  const file = readSeparated(rows.join('\n'))
  if (!file.ok) return file.refusal
  return file.value.accounts.map(({ mask, from, to, opening, closing, lines, isProven }) => ({
    mask,
    days: `${from} ${to}`,
    ends: [opening, closing],
    lines: lines.map(({ date, cents, text }) => `${date} ${cents} ${text}`),
    isProven,
  }))
}

describe('with balances', () => {
  it('Chase: newest first, a comma too many, what is pending without a balance', () => {
    expect(
      read(
        'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
        'DEBIT,06/30/2026,"CARD PURCHASE, SHOP",-10.00,DEBIT_CARD, ,,',
        'DEBIT,06/29/2026,"ORIG CO NAME:RENT",-200.00,ACH_DEBIT,1300.00,,',
        'CREDIT,06/29/2026,"SQUARE INC",500.00,ACH_CREDIT,1500.00,,',
        'CHECK,06/03/2026,"CHECK 101",-50.00,CHECK_PAID,1000.00,101,',
      ),
    ).toEqual([
      {
        mask: null,
        days: '2026-06-03 2026-06-29',
        ends: [105_000, 130_000],
        lines: [
          '2026-06-03 -5000 CHECK 101',
          '2026-06-29 50000 SQUARE INC',
          '2026-06-29 -20000 ORIG CO NAME:RENT',
        ],
        isProven: true,
      },
    ])
  })

  it('Bank of America: a summary above, the opening balance as first row, a period', () => {
    const rows = [
      'Description,,Summary Amt.',
      'Beginning balance as of 06/01/2026,,"1,000.00"',
      'Total credits,,"500.00"',
      'Total debits,,"-1,200.00"',
      'Ending balance as of 06/30/2026,,"300.00"',
      '',
      'Date,Description,Amount,Running Bal.',
      '06/01/2026,Beginning balance as of 06/01/2026,,"1,000.00"',
      '06/03/2026,"RENT","-1,200.00","-200.00"',
      '06/12/2026,"CARD SETTLEMENT","500.00","300.00"',
    ]
    expect(read(...rows)).toMatchObject([
      { days: '2026-06-01 2026-06-30', ends: [100_000, 30_000], isProven: true, lines: { length: 2 } },
    ])
    expect(read(...rows.filter((row) => !row.includes('RENT')))).toMatchObject([{ isProven: false }])
    const changed = rows.map((row) => row.replace('"-1,200.00","-200.00"', '"-1,100.00","-100.00"'))
    expect(read(...changed)).toMatchObject([{ isProven: false }])
  })

  it('Capital One: amounts without a sign beside their type, days in no order, two accounts', () => {
    expect(
      read(
        'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
        '4795,Debit Card Purchase,08/03/26,Debit,9.07,129.73',
        '4795,Deposit from PAYROLL,08/13/26,Credit,246.03,375.76',
        '36012345678,Interest,08/31/26,Credit,1,11',
        '36012345678,Deposit,08/03/26,Credit,10,10',
        '4795,Debit Card Purchase,08/03/26,Debit,6.48,138.8',
      ),
    ).toMatchObject([
      { mask: '4795', ends: [14_528, 37_576], isProven: true },
      { mask: '5678', ends: [0, 1100], isProven: true },
    ])
  })

  it('Truist: a balance at the end of each day, plus signs, dollars without cents', () => {
    expect(
      read(
        'Date,Transaction Type,Check Number,Description,Amount,Daily Posted Balance',
        '03/24/2026,Interest,,INTEREST PAYMENT,$+0.02,$3170.81',
        '03/25/2026,POS,,NEWSPAPER,($4),',
        '03/25/2026,Debit,,PREAUTHORIZED TRANSFER,($25),$3141.81',
      ),
    ).toMatchObject([{ ends: [317_079, 314_181], isProven: true }])
  })

  it('PNC: no heads, one row that says it all', () => {
    expect(
      read(
        '00XXXXX9999,2026/06/01,2026/06/30,"100.00","75.50"',
        '2026/06/02,"24.50","ACH DEBIT UTILITY","","0001","DEBIT"',
        '2026/06/30,"10.00","DEPOSIT","","0002","CREDIT"',
        '2026/06/30,"10.00","CHECK 12","","0003","DEBIT"',
      ),
    ).toMatchObject([
      {
        mask: '9999',
        days: '2026-06-01 2026-06-30',
        ends: [10_000, 7550],
        isProven: true,
        lines: { length: 3 },
      },
    ])
  })

  it('debit and credit columns, a tab or a semicolon, commas for cents, days before months', () => {
    const chain = [
      'Fecha\tDescripción\tDébito\tCrédito\tSaldo',
      '13/06/2026\tRENTA\t1.200,00\t\t800,00',
      '14/06/2026\tVENTA\t\t50,5\t850,50',
      'Total\t\t1.200,00\t50,50\t',
    ]
    const proven = [{ days: '2026-06-13 2026-06-14', ends: [200_000, 85_050], isProven: true }]
    expect(read(...chain)).toMatchObject(proven)
    expect(read(...chain.map((row) => row.replaceAll('\t', ';')))).toMatchObject(proven)
  })

  it('no sign anywhere: the balances tell it, from a balance that is printed', () => {
    const lines = ['Date,Description,Amount,Balance', '06/02/2026,A,10.00,90.00', '06/03/2026,B,5.00,95.00']
    expect(read('Beginning balance as of 06/01/2026,,100.00', ...lines)).toMatchObject([
      { lines: ['2026-06-02 -1000 A', '2026-06-03 500 B'], isProven: true },
    ])
    expect(read(...lines)).toMatchObject([{ isProven: false }])
  })

  it('a line less, or one changed, breaks the balances', () => {
    const rows = [
      'Date,Description,Amount,Balance',
      '06/02/2026,A,-10.00,90.00',
      '06/03/2026,B,5.00,95.00',
      '06/04/2026,C,1.00,96.00',
    ]
    expect(read(...rows)).toMatchObject([{ isProven: true }])
    expect(read(rows[0]!, rows[1]!, rows[3]!)).toMatchObject([{ isProven: false }])
    expect(read(...rows.map((row) => row.replace('5.00,', '6.00,')))).toMatchObject([{ isProven: false }])
    expect(read(rows[0]!, rows[1]!)).toMatchObject([{ isProven: false }])
  })

  it('within a day the balances give the order', () => {
    const rows = ['06/02/2026,C,-2.50,100.50', '06/02/2026,A,1.00,101.00', '06/02/2026,B,2.00,103.00']
    expect(read('Date,Description,Amount,Balance', ...rows)).toMatchObject([
      {
        lines: ['2026-06-02 100 A', '2026-06-02 200 B', '2026-06-02 -250 C'],
        ends: [10_000, 10_050],
        isProven: true,
      },
    ])
  })
})

describe('without balances nothing is proven', () => {
  const forms: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'Wells Fargo: no heads at all',
      ['"06/30/2026","-25.00","*","","BILL PAY"', '"06/29/2026","1200.00","*","1042","DEPOSIT ""5"""'],
      ['2026-06-29 120000 DEPOSIT "5"', '2026-06-30 -2500 BILL PAY'],
    ],
    [
      'Mercury: what failed moved nothing',
      [
        '\uFEFFDate (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Timestamp',
        '06-30-2026,Uber,-55.99,Pending,Mercury Checking xx8655,UBER,,,6776,06-30-2026 10:22:03',
        '06-29-2026,Stripe,1200.00,Sent,Mercury Checking xx8655,STRIPE,,,,06-29-2026 10:22:03',
        '06-28-2026,Wire,-9.00,Failed,Mercury Checking xx8655,WIRE,,,,06-28-2026 10:22:03',
      ],
      ['2026-06-29 120000 Stripe STRIPE'],
    ],
    [
      'US Bank: a type, a name and a memo',
      [
        '"Date","Transaction","Name","Memo","Amount"',
        '"2026-06-30","DEBIT","WEB AUTHORIZED PMT","Download from bank.","-20.00"',
        '"2026-06-29","CREDIT","DEPOSIT","Download from bank.","30.00"',
      ],
      [
        '2026-06-29 3000 DEPOSIT Download from bank.',
        '2026-06-30 -2000 WEB AUTHORIZED PMT Download from bank.',
      ],
    ],
    [
      'Citi: credits with a minus',
      [
        'Status,Date,Description,Debit,Credit',
        'Cleared,06/30/2026,"SHOP",12.00,',
        'Cleared,06/29/2026,"PAYMENT",,-40.00',
      ],
      ['2026-06-29 4000 PAYMENT', '2026-06-30 -1200 SHOP'],
    ],
    [
      'QuickBooks: three columns, days with names, formulas are text',
      [
        'Date,Description,Amount',
        'Jun 30, 2026,x,1.00',
        '"Jun 30, 2026","=HYPERLINK(""http://x"")",(12.00)',
        '30-Jun-2026,<b>Dep</b>,5.00',
      ],
      ['2026-06-30 -1200 =HYPERLINK("http://x")', '2026-06-30 500 <b>Dep</b>'],
    ],
  ]
  it.each(forms)('%s', (_name, rows, lines) => {
    const file = read(...rows)
    expect(file).toMatchObject([{ ends: [null, null], isProven: false }])
    expect((file as { lines: string[] }[])[0]!.lines.toSorted()).toEqual(lines.toSorted())
  })

  it('PayPal: the net moves the balance; other currencies are no part of it', () => {
    const heads =
      '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Balance","Balance Impact"'
    expect(
      read(
        heads,
        '"06/28/2026","10:00:00","PDT","A","Payment","Completed","USD","100.00","-3.00","97.00","97.00","Credit"',
        '"06/28/2026","11:00:00","PDT","B","Payment","Completed","EUR","50.00","0.00","50.00","50.00","Credit"',
        '"06/29/2026","11:00:00","PDT","C","Withdrawal","Completed","USD","-97.00","0.00","-97.00","0.00","Debit"',
      ),
    ).toMatchObject([{ lines: { length: 2 }, ends: [0, 0], isProven: true }])
    expect(
      read(
        heads,
        '"06/28/2026","11:00:00","PDT","B","Payment","Completed","EUR","50.00","0.00","50.00","50.00","Credit"',
      ),
    ).toBe('not-dollars')
  })
})

it('what is no table of an account is refused', () => {
  expect(read('Hello, world', 'nothing here')).toBe('no-statement')
  expect(read('Date,Time,Gross Sales,Tips', '06/01/2026,10:00,5.00,1.00', '06/02/2026,11:00,x,y')).toBe(
    'no-statement',
  )
  expect(read('')).toBe('no-statement')
  expect(read(`Date,Description,Amount\n06/01/2026,${'x'.repeat(200_000)},1.00`)).toBe('too-long')
  expect(readSeparated(`Date,Description,Amount\n${'06/01/2026,x,1.00\n'.repeat(40_000)}`)).toMatchObject({
    refusal: 'too-long',
  })
})
