// The agreement on a chosen offer: parties, terms at a glance, what both promise, the schedule, a place for each signature.
import type { Block } from '#core/paper/paper.ts'
import { choiceOnPaper } from '#core/codes/choice-names.ts'
import { jobTitles } from '#core/codes/choices.ts'
import { FUNDER_PLACE } from '#core/domain/contract-signers.ts'
import { isolated, NOT_KNOWN, shownValue } from '#core/paper/shown.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/paper-funding-agreement/en.ts'
import { es } from '#core/words/paper-funding-agreement/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'
import { agreementFacts, type AgreementFacts } from './facts.ts'

const VERSION = '2026-11-28'
type Words = Readonly<Record<keyof typeof en, string>>

const day = (date: string, language: Language) => shownValue('date', date, language)

export const fundingAgreement = paperKind({
  version: VERSION,
  facts: agreementFacts,
  compose: (facts, language) => {
    const t: Words = pick({ en, es }, language)
    return {
      title: t.title,
      sender: facts.funder.name,
      foot: fill(t.foot, { number: facts.number, version: VERSION }),
      blocks: [
        ...(facts.text === 'approved'
          ? []
          : [{ block: 'note', title: t.sampleTitle, text: t.sample } satisfies Block]),
        paragraph(
          fill(t.lede, {
            funder: isolated(facts.funder.name),
            business: isolated(facts.business.name),
            date: day(facts.date, language),
          }),
        ),
        ...parties(facts, t),
        ...atAGlance(facts, t),
        ...clauses(facts, t, language),
        ...schedule(facts, t),
        ...signatures(facts, t, language),
      ],
    }
  },
})

const parties = ({ funder, business, number, date }: AgreementFacts, t: Words): Block[] => [
  heading(t.partiesTitle),
  {
    block: 'facts',
    items: [
      { label: t.funder, as: 'text', value: funder.name },
      { label: t.funderAddress, as: 'text', value: funder.address },
      { label: t.funderContact, as: 'text', value: funder.contact },
      { label: t.business, as: 'text', value: business.name },
      { label: t.businessAddress, as: 'text', value: business.address },
      { label: t.number, as: 'text', value: number },
      { label: t.date, as: 'date', value: date },
    ],
  },
]

/** '$1.45': of the factor's ten-thousandths, rounded to the cent as the offers show it. */
const perDollar = (factorRate: number): number => Math.round(factorRate / 100)

function atAGlance({ terms }: AgreementFacts, t: Words): Block[] {
  const { schedule: payments } = terms
  const [first, last] = [payments[0], payments.at(-1)]
  return [
    heading(t.termsTitle),
    { block: 'figure', label: t.amount, as: 'money', value: terms.amount, about: t.amountAbout },
    {
      block: 'facts',
      items: [
        { label: t.total, as: 'money', value: terms.total },
        { label: t.cost, as: 'money', value: terms.total - terms.amount },
        { label: t.apr, as: 'percent', value: terms.apr },
        { label: t.perDollar, as: 'money', value: perDollar(terms.factorRate) },
        { label: t.term, as: 'count', value: terms.term },
        {
          label: terms.frequency === 'daily' ? t.paymentDaily : t.paymentWeekly,
          as: 'money',
          value: first?.amount ?? null,
        },
        { label: t.lastPayment, as: 'money', value: last?.amount ?? null },
        { label: t.paymentsCount, as: 'count', value: payments.length },
        ...(terms.signBy ? [{ label: t.signBy, as: 'date', value: terms.signBy } as const] : []),
        { label: t.fundedOn, as: 'date', value: terms.fundedOn },
        { label: t.firstPayment, as: 'date', value: first?.on ?? null },
        { label: t.endsOn, as: 'date', value: last?.on ?? null },
      ],
    },
    paragraph(t.aprAbout),
    ...(terms.frequency === 'weekly' ? [paragraph(t.aprWeeks)] : []),
  ]
}

function clauses(facts: AgreementFacts, t: Words, language: Language): Block[] {
  const { terms, account, governingState: state, disclosure, signers } = facts
  const { schedule: payments } = terms
  const usd = (cents: number | undefined) => (cents === undefined ? NOT_KNOWN : formatUsd(cents))
  const list = (...items: string[]): Block => ({ block: 'list', ordered: false, items })
  const bank = isolated(account.bank ?? t.debitBank)
  return [
    heading(t.loanTitle),
    ...[t.loan, t.loanPurpose, t.loanWhen, t.loanNotYet].map(paragraph),
    heading(t.payTitle),
    paragraph(fill(terms.frequency === 'daily' ? t.payDaily : t.payWeekly, { count: payments.length })),
    paragraph(
      fill(t.payLast, {
        payment: usd(payments[0]?.amount),
        last: usd(payments.at(-1)?.amount),
        total: usd(terms.total),
      }),
    ),
    ...[t.payEarly, t.payFees].map(paragraph),
    heading(t.debitTitle),
    paragraph(fill(t.debit, { bank, mask: account.mask ?? t.debitUnknown })),
    ...[t.debitReturned, t.debitEnd].map(paragraph),
    heading(t.promiseTitle),
    list(t.promise1, t.promise2, t.promise3, t.promise4),
    heading(t.defaultTitle),
    paragraph(t.defaultLede),
    list(t.default1, t.default2, t.default3),
    ...[t.defaultAlso, t.defaultThen].map(paragraph),
    heading(t.guaranteeTitle),
    paragraph(signers.some(({ guarantor }) => guarantor) ? t.guarantee : t.noGuarantee),
    heading(t.lawTitle),
    paragraph(state ? fill(t.law, { state }) : t.lawUnknown),
    ...[t.notices, t.whole, t.copy].map(paragraph),
    heading(t.disclosureTitle),
    paragraph(
      disclosure
        ? fill(t.disclosure, { law: disclosure.law, date: day(disclosure.givenOn, language) })
        : t.disclosureNone,
    ),
  ]
}

const schedule = ({ terms, number }: AgreementFacts, t: Words): Block[] => [
  heading(t.scheduleTitle),
  {
    block: 'table',
    caption: fill(t.scheduleCaption, { number }),
    columns: [
      { label: t.scheduleNumber, as: 'count', rowHead: true },
      { label: t.scheduleOn, as: 'date' },
      { label: t.schedulePayment, as: 'money' },
      { label: t.scheduleLeft, as: 'money' },
    ],
    rows: terms.schedule.map(({ on, amount, remaining }, at) => [at + 1, on, amount, remaining]),
    sums: { label: t.scheduleSum, cells: [null, terms.total, null] },
    empty: t.scheduleEmpty,
  },
]

const signatures = (
  { signers, funder, countersigner }: AgreementFacts,
  t: Words,
  language: Language,
): Block[] => [
  heading(t.signTitle),
  paragraph(t.sign),
  ...signers.map(({ place, name, role, guarantor }): Block => ({
    block: 'signature',
    place,
    signer: name,
    role: guarantor
      ? t.guarantor
      : role
        ? fill(t.forBusiness, { role: isolated(choiceOnPaper(jobTitles, role, language)) })
        : t.forBusinessUntitled,
  })),
  countersigner
    ? {
        block: 'signature',
        place: FUNDER_PLACE,
        signer: countersigner.name,
        role: fill(t.forFunder, {
          title: isolated(choiceOnPaper(jobTitles, countersigner.title, language)),
          funder: isolated(funder.name),
        }),
      }
    : paragraph(fill(t.sealSigns, { funder: isolated(funder.name) })),
]
