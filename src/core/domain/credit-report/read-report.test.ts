// A bureau's answer becomes the report that is shown: every code, section, sort and rule, and whatever may be missing or wrong.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountConditions } from '#core/codes/credit/account-conditions.ts'
import { accountTypes } from '#core/codes/credit/account-types.ts'
import { kindsOfBusiness } from '#core/codes/credit/kinds-of-business.ts'
import { publicRecordStatuses } from '#core/codes/credit/public-record-statuses.ts'
import { responsibilities } from '#core/codes/credit/responsibilities.ts'
import { scoreFactors } from '#core/codes/credit/score-factors.ts'
import { scoreModels } from '#core/codes/credit/score-models.ts'
import { worstDelinquencies } from '#core/codes/credit/worst-delinquencies.ts'
import { readReport } from './read-report.ts'
import { creditInputs, factsOf } from './report-facts.ts'
import { shownPart, type Tradeline } from './report.ts'

const profile = (parts: object) => readReport({ creditProfile: [parts] })
const line = (fields: object): Tradeline => profile({ tradeline: [fields] }).tradelines[0]!
const named = { consumerIdentity: { name: [{ firstName: 'ADA', surname: 'MARLOW' }] } }

describe('codes', () => {
  it('every code of every table is shown in its words, any other as "-"', () => {
    for (const [code, text] of Object.entries(kindsOfBusiness))
      expect(line({ kob: code }).kind).toEqual({ code, text })
    for (const [code, text] of Object.entries(accountTypes))
      expect(line({ accountType: code }).type).toEqual({ code, text })
    for (const [code, text] of Object.entries(responsibilities))
      expect(line({ ecoa: code }).responsibility).toEqual({ code, text })
    for (const [code, text] of Object.entries(accountConditions))
      expect(line({ enhancedPaymentData: { enhancedAccountCondition: code } }).condition).toEqual({
        code,
        text,
      })
    for (const [code, text] of Object.entries(worstDelinquencies))
      expect(line({ enhancedPaymentData: { maxDelinquencyCode: code } }).worst).toEqual({ code, text })
    for (const [code, text] of Object.entries(publicRecordStatuses))
      expect(profile({ publicRecord: [{ status: code }] }).publicRecords[0]!.status).toEqual({ code, text })
    for (const [code, text] of Object.entries(scoreFactors))
      expect(
        profile({ riskModel: [{ modelIndicator: 'F', scoreFactors: [{ code }] }] }).score!.factors,
      ).toEqual([{ code, text }])
    for (const [code, { name }] of Object.entries(scoreModels))
      expect(profile({ riskModel: [{ modelIndicator: code }] }).score!.model).toEqual({ code, text: name })
    const unknown = line({ kob: 'toString', accountType: '__proto__', ecoa: '?', terms: 'constructor' })
    expect(
      [unknown.kind, unknown.type, unknown.responsibility, unknown.terms].map(({ text }) => text),
    ).toEqual(['-', '-', '-', '-'])
  })

  it('F is FICO Score 2; factors of another family are not told in its words', () => {
    expect(profile({ riskModel: [{ modelIndicator: 'F', score: '0628' }] }).score).toMatchObject({
      value: 628,
      model: { text: 'FICO Score 2' },
      range: [300, 850],
    })
    const other = profile({
      riskModel: [{ modelIndicator: 'RC', score: '0783', scoreFactors: [{ code: '11' }] }],
    })
    expect(other.score).toMatchObject({ value: 783, range: null, factors: [{ code: '11', text: '-' }] })
  })

  it.each(['0000', '9001', '9003', '', 'UNKNOWN'])('a score of %j is none', (score) =>
    expect(profile({ riskModel: [{ modelIndicator: 'F', score }] }).score).toMatchObject({
      value: null,
      exclusion: score || '-',
    }),
  )
})

describe('an account', () => {
  it('shows its history by year from the month of the balance back, 26 months at most', () => {
    const { history, historyMonths } = line({
      balanceDate: '02152026',
      paymentHistory: 'C1' + 'C'.repeat(10) + 'B-0' + 'C'.repeat(60),
    })
    expect(historyMonths).toBe(26)
    expect(history.map(({ year }) => year)).toEqual([2026, 2025, 2024])
    expect(history[0]!.marks).toEqual(['1', 'C', ...Array<null>(10).fill(null)])
    expect(history[1]!.marks).toEqual(['-', 'B', ...Array<string>(10).fill('C')])
    expect(history[2]!.marks.join('')).toBe('CCCCCCCCCCC0')
  })

  it('has no grid where its balance has no date, and a short one where it is new', () => {
    expect(line({ paymentHistory: 'CCC', balanceDate: '02302026' })).toMatchObject({
      history: [],
      historyMonths: 0,
      balanceOn: null,
    })
    expect(line({ paymentHistory: 'C', balanceDate: '12312025' }).history).toEqual([
      { year: 2025, marks: [...Array<null>(11).fill(null), 'C'] },
    ])
  })

  it('past due and scheduled payment stand only above zero', () => {
    expect(line({ amountPastDue: '00000000', monthlyPaymentAmount: '00000265' })).toMatchObject({
      pastDue: null,
      scheduledPayment: 26_500,
    })
    expect(line({ amountPastDue: '00000265', monthlyPaymentAmount: 'UNKNOWN' })).toMatchObject({
      pastDue: 26_500,
      scheduledPayment: null,
    })
  })

  it('reads amounts in dollars, UNKNOWN, and the older form with letters', () => {
    expect(
      line({
        balanceAmount: '00021412',
        amount1: '00000650',
        amount1Qualifier: 'L',
        amount2: 'UNKNOWN',
        amount2Qualifier: 'H',
      }),
    ).toMatchObject({ balance: 2_141_200, creditLimit: 65_000, highBalance: 'UNKNOWN', originalAmount: null })
    expect(line({ enhancedPaymentData: { originalLoanAmount: '0000037000' } }).originalAmount).toBe(3_700_000)
  })

  it('is revolving, installment, or paid and closed', () => {
    expect(line({ terms: 'REV' }).group).toBe('revolving')
    expect(line({ terms: 'LOC', openOrClosed: 'O' }).group).toBe('revolving')
    expect(line({ terms: '060' })).toMatchObject({ group: 'installment', termMonths: 60 })
    expect(line({ terms: '060', openOrClosed: 'C' }).group).toBe('closed')
    expect(line({ terms: 'REV', openOrClosed: 'C', balanceAmount: '00000010' }).group).toBe('revolving')
    expect(line({ terms: '001' }).terms.text).toBe('1 month')
  })

  it('an open account is named by how it is paid', () =>
    expect(line({ enhancedPaymentData: { enhancedAccountCondition: 'A1' }, status: '71' }).condition).toEqual(
      {
        code: '71',
        text: accountConditions['71'],
      },
    ))

  it('accounts stand by their terms', () => {
    const terms = ['UNK', '360', 'REV', '048', 'LOC', 'REV']
    const { tradelines } = profile({
      tradeline: terms.map((each, at) => ({ terms: each, subscriberName: String(at) })),
    })
    expect(tradelines.map(({ creditor }) => creditor)).toEqual(['2', '5', '4', '3', '1', '0'])
  })
})

describe('a report', () => {
  it('names the person, other names once, addresses and employers', () => {
    const { identity } = profile({
      consumerIdentity: {
        name: [
          { firstName: 'ANA', middleName: 'MARIA', surname: 'QUISPE', generationCode: 'J' },
          { firstName: 'ANA', surname: 'ROJAS' },
          { firstName: 'ANA', surname: 'ROJAS' },
        ],
      },
      addressInformation: {
        streetPrefix: '88',
        streetName: 'VESPER',
        streetSuffix: 'ST',
        unitType: 'APT',
        unitId: '3',
        city: 'PORTLAND',
        state: 'ME',
        zipCode: '041011234',
      },
      employmentInformation: [{ name: 'HARBOR STREET BAKERY', firstReportedDate: '06112019' }, {}],
    })
    expect(identity).toEqual({
      name: 'ANA MARIA QUISPE J',
      otherNames: ['ANA ROJAS'],
      addresses: [['88 VESPER ST APT 3', 'PORTLAND ME 04101-1234']],
      employments: [{ name: 'HARBOR STREET BAKERY', firstReported: '2019-06-11' }],
    })
  })

  it('with errors shows nothing else; with messages alone those', () => {
    const failed = readReport({ errors: [{ errorCode: '0816', message: 'NO RECORD FOUND' }] })
    expect(failed.errors).toEqual([{ code: '0816', text: 'NO RECORD FOUND' }])
    expect(shownPart(failed)).toBe('errors')
    const told = profile({ informationalMessage: [{ messageNumber: '07', messageText: 'NO RECORD FOUND' }] })
    expect(shownPart(told)).toBe('messages')
    expect(shownPart(profile({ statement: [{ statementText: 'I dispute this' }] }))).toBe('messages')
    expect(shownPart(profile({ ...named, informationalMessage: [{ messageText: 'x' }] }))).toBe('all')
  })

  it('warns of a frozen file, a number of the dead, and a minor', () => {
    const says = (messageText: string) => profile({ informationalMessage: [{ messageText }] }).flags
    expect(says('FILE FROZEN DUE TO STATE LEGISLATION')).toEqual(['frozen'])
    expect(says('CONSUMER IS A MINOR')).toEqual(['minor'])
    expect(profile({ fraudShield: [{ fraudShieldIndicators: { indicator: ['01', '25'] } }] }).flags).toEqual([
      'deceased',
    ])
  })

  it.each([
    [null],
    ['text'],
    [7],
    [[]],
    [{ creditProfile: 'x' }],
    [
      {
        creditProfile: [
          {
            tradeline: 'x',
            inquiry: [null, 3, 'x'],
            riskModel: [[]],
            summaries: [{ attributes: 'x' }],
            fraudShield: [{ fraudShieldIndicators: 4 }],
          },
        ],
      },
    ],
    [{ creditProfile: [{ consumerIdentity: [], addressInformation: {}, employmentInformation: 3 }] }],
    [{ creditProfile: [{ tradeline: [{ paymentHistory: 5, balanceDate: {}, enhancedPaymentData: 'x' }] }] }],
  ])('of the wrong shape says what is unknown, and throws nothing: %j', (answer) => {
    const read = readReport(answer)
    expect(read.identity).toBeNull()
    expect(read.summary.totalTradeItems).toBeNull()
  })

  it('reads 2,000 accounts and a text without an end', () => {
    const read = profile({
      ...named,
      tradeline: Array.from({ length: 2_000 }, (_, at) => ({ terms: String(at % 360).padStart(3, '0') })),
      statement: { statementText: 'A'.repeat(1_000_000) },
    })
    expect(read.tradelines).toHaveLength(2_000)
    expect(read.statements[0]!.length).toBeLessThanOrEqual(2_000)
  })
})

describe('what a decision reads', () => {
  const bureau = { name: 'Harbor Bureau', address: '1 Main St, Dover, DE 19901', phone: '(800) 555-0100' }
  const facts = (parts: object, ofApplicant = true) => ({
    ...factsOf(profile({ ...named, ...parts }), bureau, '2026-11-20'),
    ofApplicant,
  })
  const scored = (score: string, codes: string[] = []) => ({
    riskModel: [{ modelIndicator: 'F', score, scoreFactors: codes.map((code) => ({ code })) }],
  })

  it('the score with its agency, four factors and inquiries as a fifth', () => {
    const { ficos } = creditInputs(
      [facts(scored('0628', ['10', '02', '13', '05', '08', '14']))],
      '2026-11-21',
    )
    expect(ficos).toMatchObject([
      {
        score: 628,
        source: 'bureau',
        agency: { name: 'Harbor Bureau', lowestScore: 300, scoredOn: '2026-11-20' },
      },
    ])
    expect(ficos![0]!.agency!.keyFactors).toHaveLength(5)
    expect(ficos![0]!.agency!.keyFactors[4]).toBe(scoreFactors['08'])
  })

  it("another owner's score counts and is shown to nobody: only that a report was read", () => {
    const { ficos, agencies } = creditInputs([facts(scored('0612'), false)], '2026-11-21')
    expect(ficos).toEqual([{ score: 612, source: 'bureau' }])
    expect(agencies).toEqual([bureau])
    expect(
      creditInputs([facts(scored('0700')), facts(scored('0612'), false)], '2026-11-21').agencies,
    ).toBeUndefined()
  })

  it('a score of an unknown model is none', () =>
    expect(
      creditInputs([facts({ riskModel: [{ modelIndicator: 'RC', score: '0783' }] })], '2026-11-21'),
    ).toEqual({ agencies: [bureau] }))

  it.each([
    [[], '0', false],
    [[['15', '01152026']], '1,<1 yr', false],
    [[['15', '01152023']], '1,2-5 yrs', false],
    [[['29', '01152019']], '1,>5 yrs', false],
    [[['29', '']], '1,<1 yr', false],
    [[['23', '01152026']], '1,<1 yr', true],
    [
      [
        ['15', '01152010'],
        ['15', '01152011'],
      ],
      '2+',
      false,
    ],
    [[['32', '01152026']], '0', false],
  ] as const)('bankruptcies %j are %s', (records, bankruptcies, openBankruptcy) => {
    const publicRecord = records.map(([status, statusDate]) => ({ status, statusDate }))
    const summaries = [{ attributes: [{ id: 'publicRecordsCount', value: String(records.length) }] }]
    expect(creditInputs([facts({ publicRecord, summaries })], '2026-11-21')).toMatchObject({
      bankruptcies,
      openBankruptcy,
    })
  })

  it('who has no file has no history of bankruptcies either', () =>
    expect(
      creditInputs([{ ...factsOf(profile({}), bureau, '2026-11-20'), ofApplicant: true }], '2026-11-21'),
    ).toEqual({ agencies: [bureau] }))

  it.each([
    ['100', '50%+'],
    ['050', '50%+'],
    ['049', '25-50%'],
    ['018', '0-25%'],
  ] as const)('%s percent free is %s, the least of several', (value, revolving) => {
    const summaries = [{ attributes: [{ id: 'revolvingAvailablePercent', value }] }]
    const free = [{ attributes: [{ id: 'revolvingAvailablePercent', value: '100' }] }]
    expect(
      creditInputs([facts({ summaries: free }), facts({ summaries }, false)], '2026-11-21').revolving,
    ).toBe(revolving)
  })
})

const sample = new URL(
  '../../../../../shared/samples/experian_credit_report_sandbox_large.json',
  import.meta.url,
)
describe.skipIf(!existsSync(sample))("the bureau's public sample (skipped where it is not at hand)", () => {
  it('is read whole', () => {
    const read = readReport(JSON.parse(readFileSync(sample, 'utf8')))
    expect(read.tradelines).toHaveLength(21)
    expect(read.publicRecords).toHaveLength(100)
    expect(read.inquiries).toHaveLength(4)
    expect(read.identity).toMatchObject({
      name: 'JOHN NORMAN CANN',
      otherNames: ['JONN N CANN', 'JOHN BARRY'],
    })
    expect(read.score).toMatchObject({ value: 783, model: { code: 'RC', text: '-' } })
    expect(read.summary).toMatchObject({
      delinquencies90to180Days: 0,
      revolvingAvailablePercent: 100,
      totalTradeItems: 21,
      oldestTradeDate: '1991-02-15',
      installmentBalance: 2_141_200,
    })
    expect(Math.max(...read.tradelines.map(({ historyMonths }) => historyMonths))).toBe(25)
    expect(read.tradelines.map(({ terms }) => terms.code).slice(0, 3)).toEqual(['REV', 'REV', 'REV'])
  })
})
