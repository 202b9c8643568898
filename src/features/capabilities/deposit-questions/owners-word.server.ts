// The owner's word on deposits, as decisions and lists read it: what is asked, what was said of it, and what that changes of the inputs.
import { createHash } from 'node:crypto'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { isClosed, type Stage } from '#core/domain/lead-stage.ts'
import {
  againstCustomer,
  lastWords,
  spokenCredits,
  spokenQuestions,
  withOwnersWord,
  type AskedLine,
  type SpokenQuestion,
} from '#core/domain/owners-word.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import {
  creditAnswersOf,
  creditQuestionsOf,
  keepCreditQuestions,
  type AskedDeposits,
  type CreditAnswerRow,
} from '#platform/store/credit-answers.ts'
import { applicationsBefore } from '#platform/store/declines-before.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'

type Analysis = Pick<KeptAnalysis, 'openCredits' | 'accounts' | 'findings'>
type Reading = Pick<Deps, 'keys' | 'policy'> & { readonly db: Queryable }

/** Ids of the lines of findings. */
const linesOf = ({ findings }: Analysis, codes: ReadonlySet<string>): string[] =>
  findings.filter(({ code }) => codes.has(code)).flatMap(({ lines = [] }) => lines)

/** A person looks at these in any case: the owner's word comes with them. */
const askedAbout: ReadonlySet<string> = new Set(['one-off', 'in-and-out', 'round-amounts'])

/** What the evidence, and what the owner said in earlier applications, says against the word 'a customer', by line. */
async function contradictions(
  { db, keys }: Reading,
  leadId: string,
  analysis: Analysis,
): Promise<(line: Parameters<typeof againstCustomer>[0]) => ReturnType<typeof againstCustomer>> {
  const rows: CreditAnswerRow[] = []
  for (const id of await applicationsBefore(db, leadId)) rows.push(...(await creditAnswersOf(db, keys, id)))
  const before = lastWords(rows.sort((a, b) => a.at.getTime() - b.at.getTime()))
  const masks = analysis.accounts.map(({ account }) => account.mask)
  const circle = new Set(linesOf(analysis, new Set(['circle'])))
  return (line) => againstCustomer(line, masks, circle, before)
}

/** Which deposits decide what is offered, on inputs without the owner's word: what was said keeps its question. */
export async function depositsToAsk(
  deps: Reading & Pick<Deps, 'threads'>,
  leadId: string,
  inputs: ModelInputs,
  analysis: Analysis,
): Promise<Outcome<AskedDeposits, ThreadFault>> {
  const { openCredits: open } = analysis
  if (!open.some(({ label }) => label === null)) return ok({ asked: [], beyond: false })
  const must = linesOf(analysis, askedAbout)
  const { threads, policy } = deps
  const found = await threads.run('credit-questions', { policy, inputs, open, must })
  if (!found.ok) return found
  const against = await contradictions(deps, leadId, analysis)
  return ok({
    beyond: found.value.beyond,
    asked: found.value.asked.map(({ payer, lines }) => ({
      payer,
      lines: lines.map((line): AskedLine => ({ ...line, against: against(line) })),
    })),
  })
}

/** The inputs with what the owner said so far. */
export async function withWordOfOwner(
  deps: Reading,
  leadId: string,
  inputs: ModelInputs,
  analysis: Analysis,
): Promise<ModelInputs> {
  const { db, keys, policy } = deps
  const answers = await creditAnswersOf(db, keys, leadId)
  if (!answers.length) return inputs
  const against = await contradictions(deps, leadId, analysis)
  return withOwnersWord(policy, inputs, spokenCredits(analysis.openCredits, answers, against))
}

const idsOf = (asked: AskedDeposits | null): Set<string> =>
  new Set(asked?.asked.flatMap(({ lines }) => lines.map(({ transactionId }) => transactionId)))

/** Keeps what a decision found to ask; it is an event where there is something that was not asked before. The caller holds the application's lock. */
export async function askAboutDeposits(
  tx: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  { id: leadId }: Pick<LeadRow, 'id'>,
  deposits: AskedDeposits,
  now: Date,
): Promise<void> {
  const before = await creditQuestionsOf(tx, keys, leadId)
  if (!before && !deposits.asked.length && !deposits.beyond) return
  const known = idsOf(before)
  const isNew = [...idsOf(deposits)].some((id) => !known.has(id))
  await keepCreditQuestions(tx, keys, leadId, deposits, now)
  if (isNew)
    await addEvent(
      tx,
      { leadId, kind: 'deposits-asked', actor: 'system', detail: { count: deposits.asked.length } },
      now,
    )
}

/** Up to the choice of an offer the owner may answer, and say otherwise. */
export const mayAnswerAt: readonly Stage[] = ['bank-needed', 'in-review', 'offered']

/** Whether an answer still changes something: nothing was chosen, and no person decided. */
export async function mayAnswer(
  db: Queryable,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
): Promise<boolean> {
  if (isClosed(stage) || !mayAnswerAt.includes(stage)) return false
  return stage !== 'offered' || (await currentDecision(db, id))?.origin !== 'staff'
}

export interface AskedQuestion extends SpokenQuestion {
  /** Of its lines: the same lines have the same id, wherever they stand in the list. */
  readonly id: string
  readonly payer: string
  readonly lines: readonly AskedLine[]
  /** The last answer about any of its lines; null without. */
  readonly last: CreditAnswerRow | null
  /** The answers before that one, oldest first. */
  readonly earlier: readonly CreditAnswerRow[]
}

const questionId = (lines: readonly Pick<AskedLine, 'transactionId'>[]): string =>
  createHash('sha256')
    .update(
      lines
        .map(({ transactionId }) => transactionId)
        .sort()
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 22)

interface AskedOfOwner {
  readonly at: Date
  readonly beyond: boolean
  readonly questions: readonly AskedQuestion[]
}

/** What is asked and what was said of it, answered or not; null where nothing was ever asked. */
export async function askedOfOwner(
  { db, keys, policy }: Reading,
  leadId: string,
): Promise<AskedOfOwner | null> {
  const kept = await creditQuestionsOf(db, keys, leadId)
  if (!kept) return null
  const answers = kept.asked.length ? await creditAnswersOf(db, keys, leadId) : []
  const spoken = spokenQuestions(policy, kept.asked, answers)
  return {
    at: kept.at,
    beyond: kept.beyond,
    questions: kept.asked.map(({ payer, lines }, at) => {
      const of = answers.filter((row) => row.lines.some((line) => isOf(line, lines)))
      const last = of.at(-1) ?? null
      return { ...spoken[at]!, id: questionId(lines), payer, lines, last, earlier: of.slice(0, -1) }
    }),
  }
}

const isOf = (line: CreditAnswerRow['lines'][number], lines: readonly AskedLine[]): boolean =>
  lines.some(
    ({ transactionId, date, amount }) =>
      transactionId === line.transactionId || (date === line.date && amount === line.amount),
  )

/** For the list of what is still asked. `paperSince`: since when a customer's paper is needed, by the last of those who need one; null where none is. */
export async function depositsAsked(
  deps: Reading,
  lead: Pick<LeadRow, 'id' | 'stage'>,
): Promise<{ readonly open: number; readonly paperSince: Date | null }> {
  const nothing = { open: 0, paperSince: null }
  if (!mayAnswerAt.includes(lead.stage)) return nothing
  const asked = await askedOfOwner(deps, lead.id)
  if (!asked?.questions.length || !(await mayAnswer(deps.db, lead))) return nothing
  return {
    open: asked.questions.filter(({ says }) => says === null).length,
    paperSince: asked.questions.some(({ needsDocument }) => needsDocument)
      ? neededSince(deps.policy, asked.questions, await creditAnswersOf(deps.db, deps.keys, lead.id))
      : null,
  }
}

/**
 * When the last of the customers who need a paper came to need one, by the answers in their order: a paper that came before was not of
 * that one. It may be the answer about another customer that passed the limit.
 */
function neededSince(
  policy: Deps['policy'],
  questions: readonly AskedQuestion[],
  answers: readonly CreditAnswerRow[],
): Date | null {
  const waiting = new Set(questions.flatMap(({ needsDocument }, at) => (needsDocument ? [at] : [])))
  let since: Date | null = null
  for (const [at, { at: answeredAt }] of answers.entries()) {
    // Those of one press were said together.
    if (!waiting.size || answers[at + 1]?.at.getTime() === answeredAt.getTime()) continue
    for (const [index, { needsDocument }] of spokenQuestions(
      policy,
      questions,
      answers.slice(0, at + 1),
    ).entries())
      if (needsDocument && waiting.delete(index)) since = answeredAt
  }
  return since
}
