// Facts for papers in tests and measurements: an agreement on a real deal of the product's own pricing.
import file from '../policies/2026-11.json' with { type: 'json' }
import { dealOf } from '#core/domain/deals.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { PaymentFrequency } from '#core/domain/underwriting.ts'
import { readReport } from '#core/domain/credit-report/read-report.ts'
import type { CreditReportFacts } from '#features/papers/credit-report/model.ts'
import type { LoanApplicationFacts } from '#features/papers/loan-application/facts.ts'
import type { DecisionMemoFacts } from '#features/papers/decision-memo/facts.ts'
import type { NoticeFacts } from '#features/papers/notice/model.ts'
import type { OfferSummaryFacts } from '#features/papers/offer-summary/model.ts'
import type { FactsOf, PaperName } from '#features/papers/papers.ts'
import type { StatementFacts } from '#features/papers/statement/facts.ts'
import { addDays } from '#core/ground/dates.ts'
import { agreementTerms, type AgreementFacts } from '#features/papers/funding-agreement/facts.ts'
import { makeProfile } from '../simulators/experian/make-profile.ts'
import type { SpecialFile } from '../simulators/experian/people.ts'

const parsed = parsePolicy(file)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

export const FUNDED_ON = '2026-11-23'

/** $50,000 over `term` months at a factor of 1.3. */
export const sampleDeal = (term: number, frequency: PaymentFrequency) =>
  dealOf(policy, 5_000_000, { term, factorRate: 13_000 }, FUNDED_ON, frequency)

export function sampleAgreement(
  term = 6,
  frequency: PaymentFrequency = 'weekly',
  more: Partial<AgreementFacts> = {},
): AgreementFacts {
  const terms = agreementTerms(sampleDeal(term, frequency), FUNDED_ON, '2026-11-22')
  if (!terms.ok) throw new Error(terms.refusal)
  return {
    number: 'A-1042',
    date: '2026-11-20',
    funder: {
      name: 'Underway Capital LLC',
      address: '1 Main St, Portland, ME 04101',
      contact: 'help@underway.example',
    },
    business: { name: 'Peña & Söhne <Bakery> LLC', address: '120 Commercial St, Portland, ME 04101' },
    terms: terms.value,
    account: { bank: 'Eastport Bank', mask: '4821' },
    governingState: 'Maine',
    disclosure: null,
    signers: [
      { place: 'signer-1', name: 'Ana Peña', role: 'Managing Member', guarantor: false },
      { place: 'signer-2', name: 'דוד כהן', role: 'Owner', guarantor: true },
    ],
    ...more,
  }
}

const owner: LoanApplicationFacts['signers'][number] = {
  firstName: 'Ana',
  lastName: 'Quispe',
  title: 'Managing Member',
  ownership: 75,
  ssn: '•••-••-6203',
  dateOfBirth: '••/••/••••',
  mobile: '(207) 555-0187',
  address: '88 Vesper St, Apt 3',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  signature: {
    how: 'typed',
    picture: null,
    typed: 'Ana Quispe',
    at: '2026-11-20T20:17:00Z',
    ip: '203.0.113.24',
  },
}

export const sampleApplication = (more: Partial<LoanApplicationFacts> = {}): LoanApplicationFacts => ({
  sender: 'Underway Capital LLC',
  number: '91D04BE7AA30',
  completedAt: '2026-11-20T22:02:00Z',
  masked: true,
  business: {
    name: 'Harbor Street Bakery LLC',
    fein: '••-•••4417',
    startMonth: '2019-03',
    classification: 'LLC',
    industry: 'Fast Food',
    requestedAmount: 6_000_000,
    monthlySales: 7_500_000,
    phone: '(207) 555-0142',
    website: 'harbor-st.example',
    address: '214 Commercial St',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
  },
  signers: [owner, { ...owner, firstName: 'דוד', lastName: 'כהן', ownership: 25, signature: null }],
  agreed: [
    {
      by: 0,
      wording: 'Application agreement',
      version: '2026-11-20',
      at: '2026-11-20T20:02:00Z',
      ip: '203.0.113.24',
    },
  ],
  ...more,
})

/** A month of so many lines of a checking account; its figures add up. */
export function sampleStatement(count = 60, more: Partial<StatementFacts> = {}): StatementFacts {
  const lines = Array.from({ length: count }, (_, at): StatementFacts['lines'][number] => {
    const cents = ((at * 7_919) % 190_000) + 1_000
    return at % 3
      ? [dayOfLine(at, count), `SYSCO NORTHERN NEW ENGLAND ACH DEBIT ${at}`, -cents]
      : [dayOfLine(at, count), `SQUARE INC DES:SQ0109 ID:T3F4${at} INDN:HARBOR STREET BAKERY`, 2 * cents]
  })
  const sum = (sign: number) => lines.reduce((all, [, , amount]) => all + Math.max(0, sign * amount), 0)
  const [deposits, withdrawals] = [sum(1), sum(-1)]
  return {
    sender: 'Underway Capital LLC',
    account: {
      name: 'Business Checking',
      mask: '9146',
      institution: 'First Platypus Bank',
      subtype: 'checking',
      owners: ['Ana M. Quispe'],
    },
    business: 'Harbor Street Bakery LLC',
    source: 'Provider',
    refreshedAt: '2026-11-21T23:40:00Z',
    balanceOn: '2026-11-21',
    month: '2026-09',
    complete: 'yes',
    opening: 1_096_943,
    closing: 1_096_943 + deposits - withdrawals,
    deposits,
    withdrawals,
    averageDailyBalance: 482_480,
    negativeDays: 3,
    nsf: 1,
    reading: null,
    lines,
    ...more,
  }
}

const dayOfLine = (at: number, count: number): string => addDays('2026-09-01', Math.floor((at * 30) / count))

const sampleNotice: NoticeFacts = {
  sender: 'Underway Capital LLC',
  from: 'Underway Capital LLC, 1 Main St, Portland, ME 04101',
  to: ['Ana Quispe', 'Peña & Söhne <Bakery> LLC', '214 Commercial St', 'Portland, ME 04101'],
  date: '2026-11-20',
  number: '91D04BE7AA30',
  title: 'Notice of action taken on your application',
  text: 'Thank you.\n\nThe principal reasons are:\n\n- Monthly revenue is falling\n- Too many returned payments\n\nIf something that we relied on is wrong in any way, tell us about it: we look at all of it again, and we write to you about what we found in it, what that changes for you and what it does not change at all.',
}

/** Two deals side by side, one of them without days. */
function sampleOffers(): OfferSummaryFacts {
  const terms = agreementTerms(sampleDeal(6, 'weekly'), FUNDED_ON)
  if (!terms.ok) throw new Error(terms.refusal)
  const { schedule, fundedOn, ...money } = terms.value
  const { payment, lastPayment, paymentsCount: count } = sampleDeal(6, 'weekly')
  const dated = { ...money, payment, lastPayment, count, fundedOn, schedule: [...schedule] }
  return {
    sender: 'Underway Capital LLC',
    business: 'Peña & Söhne <Bakery> LLC',
    date: '2026-11-20',
    disclosure: true,
    chosen: false,
    deals: [dated, { ...dated, fundedOn: null, schedule: [] }],
  }
}

const sampleMemo: DecisionMemoFacts = {
  sender: 'Underway Capital LLC',
  business: 'Harbor Street Bakery LLC',
  decision: {
    number: '91D04BE7AA30',
    at: '2026-11-20T22:02:00Z',
    outcome: 'approved',
    by: 'Martin Ortiz',
    second: null,
    reason: 'The lease was read.',
    justification: null,
    grade: 'B',
    score: 71,
    amount: 4_500_000,
    maximum: 5_200_000,
    requested: 6_000_000,
    reasons: [],
    knockOuts: [],
    raises: [],
    factors: [{ name: 'revenue', score: 21.5, most: 30, reasons: [] }],
    months: [
      { month: '2026-10', gross: 5_947_532, revenue: 5_100_000, adb: 2_527_675, neds: 0, deposits: 61 },
    ],
    inputs: [
      { name: 'industry', as: 'text', value: 'Restaurants' },
      { name: 'payoff', as: 'flag', value: false },
      { name: 'balanceToday', as: 'money', value: 2_832_200 },
      { name: 'topPayerShare', as: 'basis-points', value: 3_125 },
      { name: 'accountHolder', as: 'text', value: 'business' },
    ],
    lenders: [
      {
        lender: 'Rapid Advance',
        cadence: 'weekly',
        payment: 45_000,
        remaining: 540_000,
        since: '2026-07-14',
        state: 'active',
      },
    ],
    findings: [{ code: 'feed-stale', values: { actual: 9, wanted: 5 }, account: '0142' }],
    changes: {
      lines: [{ name: 'timeInBusinessMonths', as: 'unit-months', value: 60 }],
      lenders: [],
      months: [['2026-10', 5_900_000, 2_500_000, 0, 60]],
    },
    deals: [
      { amount: 4_500_000, term: 6, payment: 225_000, frequency: 'weekly', total: 5_850_000, apr: 112.0914 },
    ],
    policy: '2026-11',
    policyHash: '0a1b2c3d '.repeat(8).trim(),
    inputsHash: '4e5f6071 '.repeat(8).trim(),
    resultHash: '8293a4b5 '.repeat(8).trim(),
    replay: 'by-person',
  },
  course: [{ at: '2026-11-20T22:02:00Z', outcome: 'approved', by: 'Martin Ortiz', policy: '2026-11' }],
}

/** Reports as the bureau's simulator writes them for these kinds of files. */
export const sampleReports = (...files: readonly (SpecialFile | null)[]): CreditReportFacts => ({
  sender: 'Underway Capital LLC',
  business: 'Harbor Street Bakery LLC',
  reports: files.map((special) => ({
    name: 'Ana Quispe',
    bureau: 'Experian',
    purpose: 'business-credit',
    consentedAt: '2026-11-20T20:02:00Z',
    receivedAt: '2026-11-21T15:30:00Z',
    expiresAt: '2026-12-21T15:30:00Z',
    usable: true,
    openedFor: 'underwriting',
    report: readReport(
      makeProfile(
        {
          firstName: 'Ana',
          lastName: 'Quispe',
          ssn: '501224000',
          line1: '88 Vesper St',
          city: 'Portland',
          state: 'ME',
          zipCode: '04101',
        },
        special,
        new Date('2026-11-21T15:30:00Z'),
      ),
    ),
  })),
})

/** A sample of every kind. */
export const samplePapers = {
  'affiliate-agreement': {
    number: '7C21D0A4B9E3',
    date: '2026-11-22',
    funder: { name: 'Underway Capital LLC', address: null },
    affiliate: {
      name: 'Noa Peña',
      company: 'Peña & Daughters Bookkeeping',
      address: '12 Pearl St, Portland, ME 04101',
    },
    link: 'https://funding.example/business/apply/affil/k7rm4qw2xnzp',
  },
  'e-sign-sample': { sender: 'Underway Capital LLC', code: 'K7RM4Q' },
  'funding-agreement': sampleAgreement(),
  'credit-report': sampleReports(null, 'several-names'),
  'decision-memo': sampleMemo,
  notice: sampleNotice,
  'offer-summary': sampleOffers(),
  'loan-application': sampleApplication(),
  statement: sampleStatement(),
} as const satisfies { readonly [K in PaperName]: FactsOf<K> }
