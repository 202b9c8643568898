// The business loan application (specification 3, section 2.3): company, each owner or officer, authorizations, signatures.
import { choiceNamed, choiceOnPaper } from '#core/codes/choice-names.ts'
import {
  classifications,
  jobTitles,
  linkClassifications,
  yearsInBusiness as bands,
} from '#core/codes/choices.ts'
import { industryNames } from '#core/codes/sub-industries.ts'
import type { Block, Fact } from '#core/paper/paper.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { en } from '#core/words/paper-loan-application/en.ts'
import { es } from '#core/words/paper-loan-application/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'
import {
  loanApplicationFacts,
  nameOfSigner,
  placeOf,
  type ApplicationSigner,
  type LoanApplicationFacts,
} from './facts.ts'

type Words = Readonly<Record<keyof typeof en, string>>

const text = (label: string, value: string | null): Fact => ({ label, as: 'text', value })

export const loanApplication = paperKind({
  version: '2026-11-28',
  facts: loanApplicationFacts,
  compose: (facts, language) => {
    const t: Words = pick({ en, es }, language)
    const state = facts.completedAt
      ? fill(t.complete, { at: shownValue('moment', facts.completedAt, language) })
      : t.open
    return {
      title: t.title,
      sender: facts.sender,
      foot: '',
      blocks: [
        paragraph(fill(t.about, { number: facts.number, state })),
        ...(facts.masked ? [paragraph(t.masked)] : []),
        ...company(facts, t, language),
        ...facts.signers.flatMap((signer, at) => owner(signer, at, facts.signers.length, t, language)),
        heading(t.authorizationsTitle),
        ...[t.truth, t.checks, t.noPromise].map((words) =>
          paragraph(fill(words, { sender: isolated(facts.sender) })),
        ),
        ...agreements(facts, t),
        heading(t.signaturesTitle),
        ...facts.signers.map((signer, at) => signatureOf(signer, at, t, language)),
      ],
    }
  },
})

/** The month where it was given, else the band: nobody is said to have begun in a month that nobody named. */
const started = (
  { startMonth, yearsInBusiness }: LoanApplicationFacts['business'],
  t: Words,
  language: Language,
): Fact =>
  startMonth || !yearsInBusiness
    ? { label: t.startdate, as: 'month', value: startMonth }
    : text(t.yearsInBusiness, choiceNamed(bands, yearsInBusiness, language))

/** Answers stay in the facts as they are stored; what they are called is the paper's language. */
const legalForm = (value: string, language: Language) =>
  choiceOnPaper([...classifications, ...linkClassifications], value, language)
const titleOf = ({ title }: ApplicationSigner, language: Language) =>
  title && choiceOnPaper(jobTitles, title, language)

const company = ({ business }: LoanApplicationFacts, t: Words, language: Language): Block[] => [
  heading(t.companyTitle),
  {
    block: 'facts',
    columns: 4,
    items: [
      text(t.name, business.name),
      text(t.fein, business.fein),
      started(business, t, language),
      text(t.classification, business.classification && legalForm(business.classification, language)),
      text(t.industry, business.industry && choiceNamed(industryNames, business.industry, language)),
      text(t.state, business.state),
      { label: t.requestedAmount, as: 'money', value: business.requestedAmount },
      { label: t.monthlySales, as: 'money', value: business.monthlySales },
      text(t.address, business.address),
      text(t.city, placeOf(business)),
      text(t.phone, business.phone),
      text(t.website, business.website),
    ],
  },
]

const owner = (
  signer: ApplicationSigner,
  at: number,
  count: number,
  t: Words,
  language: Language,
): Block[] => [
  heading(count > 1 ? fill(t.ownerTitleOf, { at: at + 1, count }) : t.ownerTitle),
  {
    block: 'facts',
    columns: 4,
    items: [
      text(t.ownerName, nameOfSigner(signer)),
      text(t.title_, titleOf(signer, language)),
      text(t.ownership, signer.ownership === null ? null : `${signer.ownership}%`),
      text(t.ssn, signer.ssn),
      text(t.dob, signer.dateOfBirth),
      text(t.mobile, signer.mobile),
      text(t.homeAddress, signer.address),
      text(t.city, placeOf(signer)),
    ],
  },
]

const agreements = ({ agreed, signers }: LoanApplicationFacts, t: Words): Block[] => [
  {
    block: 'table',
    caption: t.agreedCaption,
    columns: [
      { label: t.agreedWhat, as: 'text', rowHead: true },
      { label: t.agreedVersion, as: 'text' },
      { label: t.agreedWho, as: 'text' },
      { label: t.agreedAt, as: 'moment' },
      { label: t.agreedFrom, as: 'text' },
    ],
    rows: agreed.map(({ by, wording, version, at, ip }) => [
      wording,
      version,
      (signers[by] && nameOfSigner(signers[by])) || t.someone,
      at,
      ip,
    ]),
    empty: t.agreedNone,
  },
]

function signatureOf(signer: ApplicationSigner, at: number, t: Words, language: Language): Block {
  const name = nameOfSigner(signer) || t.someone
  const { signature } = signer
  if (!signature) return paragraph(fill(t.unsignedBy, { name: isolated(name) }))
  return {
    block: 'signature',
    place: `signer-${at + 1}`,
    signer: name,
    role: titleOf(signer, language) ?? '',
    signed: {
      picture: signature.picture,
      text: signature.how === 'drawn' ? fill(t.drawnBy, { name: isolated(name) }) : signature.typed,
      on: easternDay(new Date(signature.at)),
      details: [
        { label: t.signedAt, as: 'moment', value: signature.at },
        text(t.ip, signature.ip),
        text(t.how, signature.how === 'drawn' ? t.drawn : t.typed),
        ...(signature.variantOf === undefined
          ? []
          : [text(t.variant, fill(t.variantText, { name: isolated(signature.variantOf) }))]),
      ],
    },
  }
}
