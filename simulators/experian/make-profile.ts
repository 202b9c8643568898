// Makes a credit profile as the bureau writes it: every number zero-padded text, dates MMDDYYYY, what is unknown left out.
import { dice as diceOf } from '../bank-world/dice.ts'
import type { SpecialFile } from './people.ts'

interface AskedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly ssn: string
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

const DAY = 86_400_000
const wireDate = (date: Date): string =>
  [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCFullYear()]
    .map((part, at) => String(part).padStart(at === 2 ? 4 : 2, '0'))
    .join('')
const dollars = (amount: number, width = 8): string => String(Math.round(amount)).padStart(width, '0')
const count = (n: number, width = 3): string => String(n).padStart(width, '0')

interface Account {
  readonly name: string
  readonly kob: string
  readonly type: string
  readonly terms: string
  readonly limit: number
  readonly balance: number
  readonly payment: number
  readonly openedDaysAgo: number
  readonly closed: boolean
  readonly history: string
  readonly pastDue: number
}

const creditors = [
  ['HARBORLIGHT BANK CARD', 'BC', '18', 'REV'],
  ['JUNIPER & SONS STORES', 'DC', '07', 'REV'],
  ['BLUE HERON AUTO CREDIT', 'FA', '00', '060'],
  ['MERIDIAN HOME LOANS', 'FM', '26', '360'],
  ['COPPER STATE STUDENT AID', 'EL', '12', '120'],
  ['PINE RIDGE CREDIT UNION', 'FC', '15', 'LOC'],
  ['ATLAS TRAVEL CARD', 'BC', '18', 'REV'],
  ['OLD MILL FURNITURE', 'HF', '06', '024'],
  ['SILVER LAKE BANK', 'BB', '02', '048'],
] as const

const months = (of: string, times: number): string => of.repeat(times).slice(0, times)

function accountsOf(dice: () => number, many: number): Account[] {
  return Array.from({ length: many }, (_, at) => {
    const [name, kob, type, terms] = creditors[at % creditors.length]!
    const closed = at >= 4 && dice() < 0.7
    const limit = Math.round(800 + dice() * (terms === '360' ? 320_000 : 24_000))
    const late = dice() < 0.35
    const marks = [...months('C', 25)]
    if (late) marks[2 + Math.floor(dice() * 20)] = '1'
    if (late && dice() < 0.4) marks[4] = '2'
    const pastDue = late && marks[2] === '1' && !closed ? Math.round(20 + dice() * 300) : 0
    return {
      name,
      kob,
      type,
      terms,
      limit,
      balance: closed ? 0 : Math.round(limit * (0.1 + dice() * 0.8)),
      payment: closed ? 0 : Math.round(limit * 0.02),
      openedDaysAgo: Math.round(400 + dice() * 6_000),
      closed,
      history: closed ? `B${months('0', 24)}` : marks.join(''),
      pastDue,
    }
  })
}

const times = (history: string, mark: RegExp): number => [...history].filter((each) => mark.test(each)).length

function tradelineOf(account: Account, now: Date) {
  const revolving = account.terms === 'REV' || account.terms === 'LOC'
  const balanceOn = new Date(now.getTime() - 12 * DAY)
  const condition = account.closed ? 'A2' : 'A1'
  return {
    accountNumber: '0000000000000',
    accountType: account.type,
    amount1: dollars(account.limit),
    amount1Qualifier: revolving ? 'L' : 'O',
    ...(revolving && { amount2: dollars(account.limit * 0.96), amount2Qualifier: 'H' }),
    ...(account.pastDue > 0 && { amountPastDue: dollars(account.pastDue) }),
    ...(!account.closed && { balanceAmount: dollars(account.balance) }),
    balanceDate: wireDate(balanceOn),
    delinquencies30Days: count(times(account.history, /1/), 2),
    delinquencies60Days: count(times(account.history, /2/), 2),
    delinquencies90to180Days: count(times(account.history, /[3-6]/), 2),
    derogCounter: count(times(account.history, /[7-9GHJKL]/), 2),
    ecoa: '1',
    evaluation: account.pastDue > 0 ? 'N' : 'P',
    kob: account.kob,
    lastPaymentDate: wireDate(new Date(now.getTime() - 30 * DAY)),
    ...(account.payment > 0 && { monthlyPaymentAmount: dollars(account.payment), monthlyPaymentType: 'S' }),
    monthsHistory: count(Math.min(99, Math.round(account.openedDaysAgo / 30)), 2),
    openDate: wireDate(new Date(now.getTime() - account.openedDaysAgo * DAY)),
    openOrClosed: account.closed ? 'C' : 'O',
    paymentHistory: account.history,
    revolvingOrInstallment: revolving ? 'R' : 'I',
    status: account.closed ? '12' : account.pastDue > 0 ? '71' : '11',
    statusDate: wireDate(balanceOn),
    subscriberCode: '2222222',
    subscriberName: account.name,
    terms: account.terms,
    enhancedPaymentData: {
      ...(revolving
        ? {
            creditLimitAmount: dollars(account.limit, 10),
            highBalanceAmount: dollars(account.limit * 0.96, 10),
          }
        : { originalLoanAmount: dollars(account.limit, 10) }),
      enhancedAccountCondition: condition,
      enhancedAccountType: account.type,
      enhancedPaymentHistory84: account.history,
      enhancedPaymentStatus: account.pastDue > 0 ? '71' : '11',
      enhancedTerms: account.terms,
      enhancedTermsFrequency: 'M',
      ...(times(account.history, /1/) > 0 && { maxDelinquencyCode: times(account.history, /2/) ? '2' : '1' }),
    },
  }
}

function summaryOf(accounts: readonly Account[], records: number, inquiries: number, now: Date) {
  const open = accounts.filter(({ closed }) => !closed)
  const revolving = open.filter(({ terms }) => terms === 'REV' || terms === 'LOC')
  const estate = open.filter(({ terms }) => terms === '360')
  const installment = open.filter((each) => !revolving.includes(each) && !estate.includes(each))
  const sum = (of: readonly Account[], field: 'balance' | 'payment' | 'limit' | 'pastDue') =>
    of.reduce((all, each) => all + each[field], 0)
  const late = (mark: RegExp) => accounts.reduce((all, { history }) => all + times(history, mark), 0)
  const limits = sum(revolving, 'limit')
  const oldest = Math.max(0, ...accounts.map(({ openedDaysAgo }) => openedDaysAgo))
  const attributes: readonly (readonly [string, string?])[] = [
    ['disputedAccountsExcluded', count(0)],
    ['publicRecordsCount', count(records)],
    ['installmentBalance', dollars(sum(installment, 'balance'))],
    ['realEstateBalance', dollars(sum(estate, 'balance'))],
    ['revolvingBalance', dollars(sum(revolving, 'balance'))],
    ['pastDueAmount', dollars(sum(accounts, 'pastDue'))],
    ['monthlyPayment', dollars(sum(installment, 'payment') + sum(revolving, 'payment'))],
    ['monthlyPaymentPartialFlag'],
    ['realEstatePayment', dollars(sum(estate, 'payment'))],
    ['realEstatePaymentPartialFlag'],
    [
      'revolvingAvailablePercent',
      limits ? count(Math.round((1 - sum(revolving, 'balance') / limits) * 100)) : undefined,
    ],
    ['revolvingAvailablePartialFlag'],
    ['totalInquiries', count(inquiries)],
    ['inquiriesDuringLast6Months', count(Math.min(inquiries, 1))],
    ['totalTradeItems', count(accounts.length)],
    ['paidAccounts', count(accounts.length - open.length)],
    ['satisfactoryAccounts', count(accounts.filter(({ pastDue }) => !pastDue).length)],
    ['nowDelinquentDerog', count(accounts.filter(({ pastDue }) => pastDue).length)],
    ['wasDelinquentDerog', count(accounts.filter(({ history }) => /[1-9]/.test(history)).length)],
    ['oldestTradeDate', accounts.length ? wireDate(new Date(now.getTime() - oldest * DAY)) : undefined],
    ['delinquencies30Days', count(late(/1/), 2)],
    ['delinquencies60Days', count(late(/2/), 2)],
    ['delinquencies90to180Days', count(late(/[3-6]/), 2)],
    ['derogCounter', count(late(/[7-9GHJKL]/), 2)],
  ]
  return [
    {
      summaryType: 'Profile Summary',
      attributes: attributes.map(([id, value]) => ({ id, ...(value !== undefined && { value }) })),
    },
  ]
}

const header = (now: Date) => ({
  headerRecord: [
    {
      reportDate: wireDate(now).slice(0, 4) + wireDate(now).slice(6),
      preamble: 'TIN1',
      versionNo: '07',
      y2kReportedDate: wireDate(now),
    },
  ],
})
const message = (messageNumber: string, messageNumberDetailed: string, messageText: string) => ({
  messageNumber,
  messageNumberDetailed,
  messageText,
})

const addressOf = ({ line1, line2, city, state, zipCode }: AskedPerson, now: Date) => {
  const [, prefix = '', name = line1] = /^(\d+\S*)\s+(.*)$/.exec(line1.toUpperCase()) ?? []
  return {
    city: city.toUpperCase(),
    dwellingType: 'S',
    firstReportedDate: wireDate(new Date(now.getTime() - 900 * DAY)),
    lastUpdatedDate: wireDate(new Date(now.getTime() - 20 * DAY)),
    source: '1',
    state,
    streetName: name,
    streetPrefix: prefix,
    ...(line2 && { unitId: line2.toUpperCase() }),
    timesReported: '09',
    zipCode,
  }
}

/** One `creditProfile` of the answer. */
export function makeProfile(person: AskedPerson, special: SpecialFile | null, now: Date): object {
  if (special === 'no-hit')
    return { ...header(now), informationalMessage: [message('07', '0007', 'NO RECORD FOUND')] }
  if (special === 'frozen')
    return {
      ...header(now),
      informationalMessage: [message('25', '0025', 'FILE FROZEN DUE TO STATE LEGISLATION')],
    }
  if (special === 'messages-only')
    return {
      ...header(now),
      informationalMessage: [message('84', '0084', 'CKPT: SSN MATCHES, NAME DOES NOT')],
      statement: [
        {
          type: '25',
          dateReported: '03152024',
          statementText: 'I HAVE ASKED THAT NOBODY IS SHOWN MY FILE WITHOUT A CALL TO ME.',
        },
      ],
    }
  const dice = diceOf('credit', person.ssn).unit
  const score = Math.round(540 + dice() * 260)
  const accounts = accountsOf(dice, special === 'thin' ? 0 : special === 'large' ? 2_000 : 9)
  const publicRecord =
    special === 'bankrupt'
      ? [
          {
            amount: '00042000',
            courtCode: '2048653',
            courtName: 'US BKPT CT DISTRICT',
            ecoa: '1',
            evaluation: 'N',
            filingDate: wireDate(new Date(now.getTime() - 200 * DAY)),
            status: '23',
            statusDate: wireDate(new Date(now.getTime() - 200 * DAY)),
            referenceNumber: '26BK00412',
          },
        ]
      : []
  const inquiry =
    special === 'thin'
      ? []
      : [
          {
            amount: 'UNKNOWN',
            date: wireDate(new Date(now.getTime() - 41 * DAY)),
            kob: 'FC',
            subscriberCode: '2222222',
            subscriberName: 'PINE RIDGE CREDIT UNION',
            terms: 'UNK',
            type: '31',
          },
          {
            amount: '00025000',
            date: wireDate(new Date(now.getTime() - 320 * DAY)),
            kob: 'BB',
            subscriberCode: '2222222',
            subscriberName: 'SILVER LAKE BANK',
            terms: '060',
            type: '01',
          },
        ]
  const first = { firstName: person.firstName.toUpperCase(), surname: person.lastName.toUpperCase() }
  const others =
    special === 'several-names'
      ? [
          { ...first, middleName: 'J', type: 'A' },
          { firstName: first.firstName, surname: 'CARDENAS', type: 'A' },
        ]
      : []
  return {
    ...header(now),
    addressInformation: [addressOf(person, now)],
    consumerIdentity: { name: [first, ...others] },
    ...(special !== 'thin' && {
      employmentInformation: [
        { name: 'SELF EMPLOYED', firstReportedDate: wireDate(new Date(now.getTime() - 1_500 * DAY)) },
      ],
    }),
    fraudShield: [
      {
        type: '99',
        addressCount: '0000',
        socialCount: '0001',
        fraudShieldIndicators: { indicator: special === 'deceased' ? ['25'] : ['01'] },
      },
    ],
    informationalMessage: [message('57', '1222', 'TAX INQUIRY FLAG: N')],
    ...(inquiry.length && { inquiry }),
    ...(publicRecord.length && { publicRecord }),
    riskModel: [
      special === 'thin'
        ? { evaluation: 'P', modelIndicator: 'F', score: '9003', scoreFactors: [] }
        : {
            evaluation: 'P',
            modelIndicator: 'F',
            score: String(special === 'bankrupt' ? 540 : score).padStart(4, '0'),
            scoreFactors: ['10', '02', '13', '08'].map((code, at) => ({ importance: String(at + 1), code })),
          },
    ],
    ssn: [{ number: person.ssn, ssnIndicators: 'YYYYYYYYY' }],
    summaries: summaryOf(accounts, publicRecord.length, inquiry.length, now),
    ...(accounts.length && { tradeline: accounts.map((account) => tradelineOf(account, now)) }),
    endTotals: [{ totalSegments: count(20), totalLength: '04211' }],
  }
}
