// One report with every field in it, read whole.
import { expect, test } from 'vitest'
import { accountConditions } from '#core/codes/credit/account-conditions.ts'
import { readReport } from './read-report.ts'

const tradeline = {
  subscriberName: ' FIRST BANK ',
  subscriberCode: '1200001',
  kob: 'BC',
  terms: '60',
  accountType: '02',
  ecoa: '2',
  enhancedPaymentData: {
    enhancedAccountCondition: '11',
    creditLimitAmount: '00000100',
    highBalanceAmount: '00000200',
    originalLoanAmount: '00000300',
    maxDelinquencyCode: '1',
  },
  openDate: '01022019',
  statusDate: '02032026',
  lastPaymentDate: '03042026',
  balanceDate: '02052026',
  balanceAmount: '00000400',
  amountPastDue: '00000005',
  monthlyPaymentAmount: '00000006',
  maxDelinquencyDate: '05062025',
  monthsHistory: '007',
  consumerDisputeFlag: 'y',
  paymentHistory: 'C01',
  delinquencies30Days: '08',
  delinquencies60Days: '09',
  delinquencies90to180Days: '10',
  derogCounter: '11',
  openOrClosed: 'O',
  revolvingOrInstallment: 'I',
}
const blank = Array<null>(10).fill(null)
const read = {
  creditor: 'FIRST BANK',
  creditorCode: '1200001',
  kind: { code: 'BC', text: 'Bank Credit Cards' },
  terms: { code: '60', text: '60 months' },
  group: 'installment',
  termMonths: 60,
  type: { code: '02', text: 'Secured Loan' },
  responsibility: { code: '2', text: 'Joint Account' },
  condition: { code: '11', text: accountConditions['11'] },
  openedOn: '2019-01-02',
  statusOn: '2026-02-03',
  lastPaidOn: '2026-03-04',
  balanceOn: '2026-02-05',
  balance: 40_000,
  pastDue: 500,
  scheduledPayment: 600,
  creditLimit: 10_000,
  highBalance: 20_000,
  originalAmount: 30_000,
  worst: { code: '1', text: '30 days past the due date' },
  worstOn: '2025-05-06',
  monthsReported: 7,
  disputed: true,
  history: [
    { year: 2026, marks: ['0', 'C', ...blank] },
    { year: 2025, marks: [...blank, null, '1'] },
  ],
  historyMonths: 3,
  late30: 8,
  late60: 9,
  late90: 10,
  derog: 11,
}

const counts = [
  'disputedAccountsExcluded',
  'delinquencies30Days',
  'delinquencies60Days',
  'delinquencies90to180Days',
  'derogCounter',
  'publicRecordsCount',
  'totalInquiries',
  'inquiriesDuringLast6Months',
  'satisfactoryAccounts',
  'revolvingAvailablePercent',
  'totalTradeItems',
  'paidAccounts',
  'nowDelinquentDerog',
  'wasDelinquentDerog',
]
const amounts = [
  'pastDueAmount',
  'installmentBalance',
  'revolvingBalance',
  'realEstateBalance',
  'monthlyPayment',
  'realEstatePayment',
]
/** The place of each name, one number for each. */
const told = [...counts, ...amounts].map((id, at) => ({ id, value: String(at + 1) }))

test('a report with all that there is', () => {
  const answer = {
    statement: [{ statementText: ' Stolen wallet ' }, { statementText: ' ' }],
    informationalMessage: [
      { messageNumberDetailed: '07', messageNumber: '1', messageText: 'one' },
      { messageNumber: '08' },
      { messageText: 'two' },
      {},
    ],
    consumerIdentity: {
      name: [
        { firstName: 'ADA', middleName: 'B', surname: 'MARLOW', generationCode: 'SR' },
        { surname: 'MARLOW' },
        { firstName: ' ' },
        { surname: ' MARLOW ' },
      ],
    },
    addressInformation: [
      {
        streetPrefix: '12',
        streetName: 'OAK',
        streetSuffix: 'ST',
        unitType: 'APT',
        unitId: '4',
        city: 'SALEM',
        state: 'MA',
        zipCode: '019701234',
      },
      { city: 'LYNN', zipCode: '01901' },
      { streetName: 'ELM', zipCode: '' },
      {},
      { zipCode: '0197012345' },
    ],
    employmentInformation: [{ name: 'ACME', firstReportedDate: '06072020' }, { name: 'OTHER' }, {}],
    riskModel: [
      {
        modelIndicator: 'F',
        score: '0628',
        scoreFactors: [{ code: '08' }, { code: ' ' }, {}],
      },
      { modelIndicator: 'X', score: '0700' },
    ],
    summaries: [
      { attributes: [...told, { id: 'oldestTradeDate', value: '07082001' }] },
      { attributes: [{ id: 'paidAccounts', value: '99' }] },
    ],
    publicRecord: [
      {
        courtName: 'DISTRICT COURT',
        courtCode: '42',
        status: '15',
        filingDate: '01012015',
        statusDate: '02022016',
        amount: '00000700',
        ecoa: '1',
        referenceNumber: 'A-1',
      },
      {},
    ],
    inquiry: [
      {
        date: '10012026',
        subscriberName: 'LENDER',
        subscriberCode: '77',
        kob: 'BB',
        amount: 'UNKNOWN',
        type: '01',
        terms: 'REV',
      },
      {},
    ],
    tradeline: [tradeline],
    fraudShield: [{ fraudShieldIndicators: { indicator: ['01'] } }],
  }
  const none = { code: '-', text: '-' }
  expect(readReport({ creditProfile: [answer, { statement: { statementText: 'of nobody' } }] })).toEqual({
    errors: [],
    messages: [
      { code: '07', text: 'one' },
      { code: '08', text: '-' },
      { code: '-', text: 'two' },
    ],
    statements: ['Stolen wallet'],
    identity: {
      name: 'ADA B MARLOW SR',
      otherNames: ['MARLOW'],
      addresses: [
        ['12 OAK ST APT 4', 'SALEM MA 01970-1234'],
        ['-', 'LYNN 01901'],
        ['ELM', '-'],
        ['-', '0197012345'],
      ],
      employments: [
        { name: 'ACME', firstReported: '2020-06-07' },
        { name: 'OTHER', firstReported: null },
      ],
    },
    score: {
      value: 628,
      exclusion: null,
      model: { code: 'F', text: 'FICO Score 2' },
      range: [300, 850],
      factors: [{ code: '08', text: expect.stringMatching(/inquir/i) as string }],
    },
    summary: {
      ...Object.fromEntries(counts.map((id, at) => [id, at + 1])),
      ...Object.fromEntries(amounts.map((id, at) => [id, (counts.length + at + 1) * 100])),
      oldestTradeDate: '2001-07-08',
    },
    publicRecords: [
      {
        court: 'DISTRICT COURT',
        courtCode: '42',
        status: { code: '15', text: 'Chapter 7 bankruptcy - discharged' },
        filedOn: '2015-01-01',
        statusOn: '2016-02-02',
        amount: 70_000,
        responsibility: { code: '1', text: 'Individual' },
        reference: 'A-1',
      },
      {
        court: '-',
        courtCode: '-',
        status: none,
        filedOn: null,
        statusOn: null,
        amount: null,
        responsibility: none,
        reference: '-',
      },
    ],
    inquiries: [
      {
        on: '2026-10-01',
        subscriber: 'LENDER',
        subscriberCode: '77',
        kind: { code: 'BB', text: 'All Banks – Non-Specific' },
        amount: 'UNKNOWN',
        type: { code: '01', text: 'Unsecured Loan' },
        terms: { code: 'REV', text: 'Revolving' },
      },
      { on: null, subscriber: '-', subscriberCode: '-', kind: none, amount: null, type: none, terms: none },
    ],
    tradelines: [read],
    flags: [],
  })
})
