// Makes a paper of the document generator from an application: one line per kind. Foot and PDF are the same for all.
import { createHash } from 'node:crypto'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { paperDocRule, type PaperDoc } from '#core/domain/paper-docs.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Paper } from '#core/paper/paper.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/doc-generator/en.ts'
import { es } from '#core/words/doc-generator/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { keptReports } from '#features/staff/credit/credit.server.ts'
import type { LoggedIn } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { gatherCreditReports } from '../credit-report/gather.server.ts'
import { gatherDecisionMemo } from '../decision-memo/gather.server.ts'
import { gatherLoanApplication } from '../loan-application/gather.server.ts'
import { loanApplicationOnWire } from '../loan-application/wire.ts'
import { gatherAdverseAction, gatherCounterOffer } from '../notice/gather.server.ts'
import { gatherOfferSummary } from '../offer-summary/gather.server.ts'
import { composePaper, type FactsOf, type PaperName } from '../papers.ts'
import { gatherStatement } from '../statement/gather.server.ts'
import { statementOnWire } from '../statement/wire.ts'

/** Which paper is wanted. `account`, `month`: of a statement. */
interface WantedPaper {
  readonly lead: LeadRow
  readonly doc: PaperDoc
  readonly account?: string
  readonly month?: string
  readonly language: Language
  /** False for those who may see the numbers and said why. */
  readonly masked: boolean
  /** Who reads it, where they are logged in as staff, may read this kind and said today why they open the file. */
  readonly reader: PaperReader | null
}

/** Staff on whose call a paper is made. */
interface PaperReader {
  readonly staff: LoggedIn
  readonly call: Call
}

/** In whose name it is made, told in its foot. */
interface Maker {
  readonly name: string
  /** Somebody else reads it, by a link of the maker's. */
  readonly shared: boolean
}

export interface MadePaper {
  readonly paper: Paper
  /** By the names of the specification. */
  readonly model: unknown
}

type Make = (deps: Deps, wanted: WantedPaper) => Promise<Answer<MadePaper>>

const composed = <K extends PaperName>(
  name: K,
  facts: FactsOf<K>,
  { language }: WantedPaper,
  model: unknown,
) => ok({ paper: composePaper(name, facts, language), model })

const loanApplication: Make = async (deps, wanted) => {
  const facts = await gatherLoanApplication(deps, wanted)
  return facts.ok
    ? composed('loan-application', facts.value, wanted, loanApplicationOnWire(facts.value))
    : facts
}

const statement: Make = async (deps, wanted) => {
  const { lead, account, month } = wanted
  if (!account || !month) return refused({ code: 'not-found' })
  const facts = await gatherStatement(deps, lead, { account, month })
  return facts.ok ? composed('statement', facts.value, wanted, statementOnWire(facts.value, account)) : facts
}

/** Each report is logged as looked at; what the bureau answered besides (account numbers, variations of the SSN) stays on the server. */
const creditReport: Make = async (deps, wanted) => {
  const { lead, reader } = wanted
  if (!reader) return refused({ code: 'login-required' })
  const facts = await gatherCreditReports(deps, { lead, ...reader })
  return facts.ok ? composed('credit-report', facts.value, wanted, facts.value) : facts
}

/** A kind that the specification has no model of: its facts are the model. */
const ofFacts =
  <K extends PaperName>(name: K, gather: (deps: Deps, lead: LeadRow) => Promise<Answer<FactsOf<K>>>): Make =>
  async (deps, wanted) => {
    const facts = await gather(deps, wanted.lead)
    return facts.ok ? composed(name, facts.value, wanted, facts.value) : facts
  }

const makes: Readonly<Record<PaperDoc, Make>> = {
  bla: loanApplication,
  oppbla: loanApplication,
  statements: statement,
  report: creditReport,
  appreport: creditReport,
  'offer-summary': ofFacts('offer-summary', gatherOfferSummary),
  'adverse-action': ofFacts('notice', gatherAdverseAction),
  'counter-offer': ofFacts('notice', gatherCounterOffer),
  'decision-memo': ofFacts('decision-memo', gatherDecisionMemo),
}

/** Whether the application has something to say in the papers that not every one has. */
const isThere: Readonly<Partial<Record<PaperDoc, (deps: Deps, lead: LeadRow) => Promise<boolean>>>> = {
  report: async (deps, lead) => (await keptReports(deps, lead)).length > 0,
  appreport: async (deps, lead) => (await keptReports(deps, lead)).length > 0,
  'offer-summary': async (deps, lead) => (await gatherOfferSummary(deps, lead)).ok,
  'adverse-action': async (deps, lead) => (await gatherAdverseAction(deps, lead)).ok,
  'counter-offer': async (deps, lead) => (await gatherCounterOffer(deps, lead)).ok,
  'decision-memo': async (deps, lead) => (await currentDecision(deps.db, lead.id)) !== null,
}

/** Whether this paper can be made of the application now; of a statement, once an account and a month of it are named. */
export async function hasPaper(deps: Deps, lead: LeadRow, doc: PaperDoc): Promise<boolean> {
  if (paperDocRule(doc).needsOffer && !hasOffer(lead.stage)) return false
  return (await isThere[doc]?.(deps, lead)) ?? true
}

/** Refuses with 'not-found' where the application has no such paper, with 'too-many' where the data cannot be read now. */
export async function makePaper(deps: Deps, asked: WantedPaper, by: Maker): Promise<Answer<MadePaper>> {
  const { doc, lead } = asked
  const { needsOffer, toOwner } = paperDocRule(doc)
  if (needsOffer && !hasOffer(lead.stage)) return refused({ code: 'not-found' })
  const wanted = toOwner ? { ...asked, language: lead.language } : asked
  const made = await makes[doc](deps, wanted)
  if (!made.ok) return made
  const { paper, model } = made.value
  return ok({ model, paper: { ...paper, foot: footOf(paper, by, deps.clock()) } })
}

/** Maker, moment and a hash of what the paper says: two prints with one hash say the same. */
function footOf(paper: Paper, { name, shared }: Maker, now: Date): string {
  const t = pick({ en, es }, paper.language)
  const hash = createHash('sha256').update(JSON.stringify(paper)).digest('hex').slice(0, 12)
  return [
    fill(shared ? t.sharedBy : t.madeFor, { name: isolated(name) }),
    shownValue('moment', now.toISOString(), paper.language),
    `SHA-256 ${hash.match(/.{4}/g)!.join(' ')}`,
  ].join(' · ')
}

/** The paper as a PDF, written in a thread with a deadline. */
export async function paperPdf({ threads, clock }: Deps, paper: Paper): Promise<Answer<Uint8Array>> {
  const written = await threads.run('write-paper', { paper, madeAt: clock().toISOString() })
  return written.ok ? ok(written.value.bytes) : refused(refusalOfThread(written.refusal))
}

/** 'bank-statement-2026-09.pdf': no name of anybody. */
export const fileNameOf = (doc: PaperDoc, month?: string | null): string =>
  `${[names[doc] ?? doc, month].filter(Boolean).join('-')}.pdf`

/** Where the name on the wire says little. */
const names: Readonly<Partial<Record<PaperDoc, string>>> = {
  bla: 'loan-application',
  oppbla: 'loan-application',
  report: 'credit-report',
  appreport: 'credit-report',
  statements: 'bank-statement',
}
