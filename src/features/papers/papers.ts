// The kinds of papers, and how one is composed of its facts.
import type * as z from 'zod/mini'
import type { Paper } from '#core/paper/paper.ts'
import type { Language } from '#core/words/words.ts'
import { affiliateAgreement } from './affiliate-agreement/model.ts'
import { creditReport } from './credit-report/model.ts'
import { decisionMemo } from './decision-memo/model.ts'
import { eSignSample } from './e-sign-sample/model.ts'
import { fundingAgreement } from './funding-agreement/model.ts'
import { loanApplication } from './loan-application/model.ts'
import { notice } from './notice/model.ts'
import { offerSummary } from './offer-summary/model.ts'
import type { PaperKind } from './paper-kind.ts'
import { statement } from './statement/model.ts'

const papers = {
  'affiliate-agreement': affiliateAgreement,
  'credit-report': creditReport,
  'decision-memo': decisionMemo,
  'e-sign-sample': eSignSample,
  'funding-agreement': fundingAgreement,
  'loan-application': loanApplication,
  notice,
  'offer-summary': offerSummary,
  statement,
} as const

export type PaperName = keyof typeof papers
export type FactsOf<K extends PaperName> = z.infer<(typeof papers)[K]['facts']>

/** The paper of these facts, for both outputs. Throws where they are not of the kind's shape: whoever froze them was to check that. */
export function composePaper<K extends PaperName>(name: K, facts: FactsOf<K>, language: Language): Paper {
  const kind = papers[name] as unknown as PaperKind<FactsOf<K>>
  return { kind: name, version: kind.version, language, ...kind.compose(kind.facts.parse(facts), language) }
}
