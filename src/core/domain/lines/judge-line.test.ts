// What a row is for a reader, mark by mark: its class, what decided it, which figures it is in.
import { expect, test } from 'vitest'
import { evidenceCode, exclusion, unclassed } from '../bank/credit-codes.ts'
import type { MarkedLedger } from '../bank/mark-ledger.ts'
import type { CreditClass, DebitClass, RevenueEvidence } from '../bank/reading.ts'
import { judgeRows } from './judge-line.ts'
import { classNumber, flag, rails, shownClasses, spentAs, whyNumber, whys } from './line-classes.ts'

interface Row {
  readonly cents: number
  readonly credit?: CreditClass
  readonly debit?: DebitClass
  readonly code?: number
  readonly evidence?: RevenueEvidence
  readonly own?: true
  readonly debt?: true
  /** Of an account that counts nowhere. */
  readonly apart?: true
  readonly said?: true
  readonly position?: number
}

/** The marks that are read of a ledger, one row each, all of one shape of text or each of its own. */
const marked = (rows: readonly Row[]) =>
  ({
    ledger: {
      line: rows.map((_, at) => at),
      classOf: (at: number) => ({
        credit: rows[at]?.credit ?? null,
        debit: rows[at]?.debit ?? null,
        evidence: rows[at]?.evidence ?? null,
      }),
      amount: rows.map(({ cents }) => cents),
      account: rows.map(({ apart }) => (apart ? 1 : 0)),
      operating: [1, 0],
    },
    codes: rows.map(({ code }) => code ?? 0),
    evidence: rows.map(({ evidence }) => (evidence ? evidenceCode[evidence] : 0)),
    own: rows.map(({ own }) => (own ? 1 : 0)),
    debtRows: rows.map(({ debt }) => (debt ? 1 : 0)),
  }) as unknown as MarkedLedger

const income = flag.counted | flag.revenue
const cases: readonly (readonly [what: string, row: Row, is: string, why: string, flags: number])[] = [
  ['income by its text', { cents: 1, credit: 'card' }, 'card', 'text', income],
  ['income by its rail', { cents: 1, credit: 'card', evidence: 'rail' }, 'card', 'text', income],
  [
    'income by words',
    { cents: 1, credit: 'ach-customer', evidence: 'words' },
    'ach-customer',
    'words',
    income,
  ],
  [
    'income of a payer who came before',
    { cents: 1, credit: 'ach-customer', evidence: 'repeat' },
    'ach-customer',
    'repeat',
    income,
  ],
  [
    'a payer without evidence',
    { cents: 1, credit: 'ach-customer', code: unclassed },
    'unclassed',
    'text',
    flag.counted,
  ],
  ['income without a kind', { cents: 1 }, 'sale', 'text', income],
  ['income of a kind that is none', { cents: 1, credit: 'refund' }, 'sale', 'text', income],
  ['income by staff’s word', { cents: 1, credit: 'cash', said: true }, 'cash', 'said', income],
  [
    'left out by its text',
    { cents: 1, credit: 'refund', code: exclusion.refund },
    'refund',
    'text',
    flag.counted,
  ],
  [
    'left out by staff’s word',
    { cents: 1, credit: 'refund', code: exclusion.refund, said: true },
    'refund',
    'said',
    flag.counted,
  ],
  [
    'the first and the last reason',
    { cents: 1, code: exclusion.interest, credit: 'interest' },
    'interest',
    'text',
    flag.counted,
  ],
  ['unclassed', { cents: 1, credit: 'unclassed', code: unclassed }, 'unclassed', 'text', flag.counted],
  [
    'one side of a transfer',
    { cents: 1, credit: 'deposit', code: exclusion['own-transfer'], own: true },
    'own-transfer',
    'pair',
    flag.counted,
  ],
  [
    'what funded a position',
    { cents: 1, credit: 'ach-customer', code: exclusion['advance-funding'] },
    'advance-funding',
    'funding',
    flag.counted,
  ],
  [
    'a returned item comes back',
    { cents: 1, credit: 'returned-item', code: exclusion['returned-item'] },
    'returned-item',
    'text',
    flag.counted | flag.nsf,
  ],
  [
    '... nor is money in a payment to a lender',
    { cents: 1, credit: 'card', debt: true },
    'card',
    'text',
    income,
  ],
  ['a purchase', { cents: -1, debit: 'purchase' }, 'purchase', 'text', flag.counted],
  ['not read', { cents: -1 }, 'not-read', 'text', flag.counted],
  ['nothing at all', { cents: 0, debit: 'chargeback' }, 'chargeback', 'text', flag.counted],
  [
    'a payment of a position',
    { cents: -1, debit: 'purchase', debt: true, position: 0 },
    'lender-payment',
    'position',
    flag.counted | flag.debt,
  ],
  ['... that counts nowhere', { cents: -1, position: 3 }, 'lender-payment', 'position', flag.counted],
  ['an own transfer out', { cents: -1, own: true }, 'transfer-out', 'pair', flag.counted],
  ['... by its text', { cents: -1, own: true, debit: 'own-transfer' }, 'transfer-out', 'text', flag.counted],
  ['a deposited check returns', { cents: -1, debit: 'deposited-return' }, 'deposited-return', 'text', income],
  ['a chargeback', { cents: -1, debit: 'chargeback' }, 'chargeback', 'text', income],
  ['a fee of $50.00', { cents: -5_000, debit: 'nsf-fee' }, 'nsf-fee', 'text', flag.counted | flag.nsf],
  ['more is no fee', { cents: -5_001, debit: 'nsf-fee' }, 'nsf-fee', 'text', flag.counted],
  ['another fee', { cents: -1, debit: 'overdraft-fee' }, 'overdraft-fee', 'text', flag.counted],
  ['of an account that counts nowhere', { cents: 1, credit: 'card', apart: true }, 'card', 'account', 0],
  ['... with its pair', { cents: -1, own: true, apart: true, debt: true }, 'transfer-out', 'pair', 0],
]

test.each(cases)('%s', (_, row, is, why, flags) => {
  const judged = judgeRows(marked([row]))(0, row.said === true, row.position ?? -1)
  expect(judged).toEqual({ class: is, why, flags })
})

test('lines of one shape that stand alike are one answer, those that stand apart are not', () => {
  const rows: readonly Row[] = [
    { cents: -4_000, debit: 'nsf-fee' },
    { cents: -5_001, debit: 'nsf-fee' },
    { cents: -4_000, debit: 'nsf-fee', own: true },
    { cents: -4_000, debit: 'nsf-fee', debt: true },
    { cents: -4_000, debit: 'nsf-fee', apart: true },
    { cents: -3_000, debit: 'nsf-fee' },
  ]
  const one = marked(rows)
  const judge = judgeRows({ ...one, ledger: { ...one.ledger, line: Int32Array.from(rows, () => 0) } })
  const alone = rows.map((row) => judgeRows(marked([row]))(0, false, -1))
  expect(rows.map((_, at) => judge(at, false, -1))).toEqual(alone)
  expect(judge(5, false, -1)).toBe(judge(0, false, -1))
  // What is said, or belongs to a position, is by itself.
  expect(judge(0, false, 0)).toMatchObject({ class: 'lender-payment' })
  const said = marked([{ cents: 1, credit: 'cash' }])
  const ask = judgeRows(said)
  expect([ask(0, false, -1).why, ask(0, true, -1).why]).toEqual(['text', 'said'])
  // The same shape with codes of its own: income and what is none.
  const codes = marked([
    { cents: 1, credit: 'refund' },
    { cents: 1, credit: 'refund', code: exclusion.refund },
  ])
  const both = judgeRows({ ...codes, ledger: { ...codes.ledger, line: Int32Array.of(0, 0) } })
  expect([both(0, false, -1).class, both(1, false, -1).class]).toEqual(['sale', 'refund'])
  // Shapes that lie beside each other: what is kept of one is not given for the other.
  const shapes = judgeRows(marked(Array.from({ length: 40 }, (_, at) => ({ cents: 1, code: at % 16 }))))
  for (let at = 0; at < 40; at++)
    expect(shapes(at, false, -1).class, String(at)).toBe(
      judgeRows(marked([{ cents: 1, code: at % 16 }]))(0, false, -1).class,
    )
})

// Books are kept: a place once given stays, new names come at the end.
test('the places of classes, causes and rails, and the bits of flags', () => {
  expect(shownClasses.join(' ')).toBe(
    'card cash check deposit ach-customer wire-customer marketplace health-claims person sale own-transfer ' +
      'advance-funding loan-proceeds owner-injection factoring-advance returned-item refund tax-refund ' +
      'chargeback-reversal debt-settlement insurance-payout grant investment interest unclassed lender-payment ' +
      'lender bill purchase transfer-out person-paid bank-fee nsf-fee overdraft-fee deposited-return chargeback ' +
      'cash-out check-paid not-read circle client-money',
  )
  expect(whys.join(' ')).toBe(
    'text said pair funding position pending account older same-reference same-run same-account same-pending whole-file payer words repeat rhythm trade trade-alone',
  )
  expect(rails.join(' ')).toBe(
    'ach rtp wire card check deposit person transfer fee returned interest cash-out unknown',
  )
  expect(flag).toEqual({ counted: 1, revenue: 2, nsf: 4, debt: 8, fresh: 16, alike: 32 })
  for (const [at, name] of shownClasses.entries()) expect(classNumber[name]).toBe(at)
  for (const [at, name] of whys.entries()) expect(whyNumber[name]).toBe(at)
})

test('money that goes out is called as it is read, but for these', () => {
  const renamed = { 'own-transfer': 'transfer-out', person: 'person-paid', check: 'check-paid' }
  for (const [debit, shown] of Object.entries(spentAs))
    expect(shown).toBe((renamed as Record<string, string>)[debit] ?? debit)
})
