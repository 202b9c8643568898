// The questions about deposits on the server: read and answered by the application's own browser, or by a link that opens them.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { explanationOf } from '#features/capabilities/offers/explanation.server.ts'
import { noteFinished } from '#features/capabilities/link-visit/visit.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Application } from '#platform/http/application-door.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { application } from '#platform/http/takes.ts'
import { addJob, isJobOpen } from '#platform/outbox/outbox.ts'
import { addCreditAnswer } from '#platform/store/credit-answers.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import * as contract from './contract.ts'
import { askedOfOwner, mayAnswer, mayAnswerAt, type AskedQuestion } from './owners-word.server.ts'

const opened = { by: ['session'], opens: 'deposits' } as const
const takes = application(opened)
const takesOpen = application({ ...opened, records: 'open' })

export const depositQuestions: Feature = {
  name: 'deposit-questions',
  routes: (deps) => [
    applicationRoute(deps, contract.readDeposits, takes, async (_deps, { lead }, _request, call) =>
      ok(await listed(deps, lead, call)),
    ),
    applicationRoute(deps, contract.answerDeposits, takesOpen, answer),
  ],
}

type Reading = Parameters<typeof askedOfOwner>[0]
type Listed = ResponseOf<typeof contract.readDeposits>

async function listed(
  deps: Reading,
  lead: Pick<LeadRow, 'id' | 'stage'>,
  { language }: Pick<Call, 'language'>,
): Promise<Listed> {
  const asked = await askedOfOwner(deps, lead.id)
  // No link outlives a decline: this is the application's own browser.
  const declined = lead.stage === 'declined' ? await currentDecision(deps.db, lead.id) : null
  return {
    state: await stateOf(deps, lead),
    reasons: declined
      ? explanationOf(openDecision(deps.keys, declined), language).reasons.map(({ text }) => text)
      : [],
    open: await mayAnswer(deps.db, lead),
    questions: (asked?.questions ?? []).map((question) => ({
      id: question.id,
      payer: question.payer,
      deposits: question.lines.map(({ date, amount, description }) => ({ date, amount, text: description })),
      says: question.says,
      words: wordsOf(question),
      document: question.needsDocument,
    })),
  }
}

async function stateOf(
  { db }: Reading,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
): Promise<Listed['state']> {
  if (stage === 'declined') return stage
  if (!mayAnswerAt.includes(stage)) return 'closed'
  // An answer is decided on by a job of its own.
  if (await isJobOpen(db, id, 'decide-application')) return 'deciding'
  return stage === 'offered' ? stage : 'open'
}

/** What the owner wrote, of 'something else' only. */
const wordsOf = ({ says, last }: AskedQuestion): string => (says === 'other' ? (last?.words ?? '') : '')

async function answer(
  deps: Deps,
  visit: Application,
  { answers }: RequestOf<typeof contract.answerDeposits>,
  call: Call,
): Promise<Answer<Listed>> {
  const { link } = visit
  const answered = await deps.db.transaction(async (tx): Promise<Answer<Listed>> => {
    const lead = await lockLead(tx, visit.lead.id)
    if (!lead || !(await mayAnswer(tx, lead))) return refused({ code: 'not-possible-now' })
    const within = { ...deps, db: tx }
    const asked = await askedOfOwner(within, lead.id)
    const said = answers.map((each) => ({
      ...each,
      question: asked?.questions.find(({ id }) => id === each.id),
    }))
    if (said.some(({ question }) => !question)) return refused({ code: 'not-possible-now' })
    const now = deps.clock()
    let changed = false
    const news = said.flatMap(({ question, says, words: written = '', was }) => {
      if (!question) return []
      const words = says === 'other' ? written.trim() : ''
      const stands = { says: question.says, words: wordsOf(question) }
      // A second tap, or the same from another device.
      if (stands.says === says && stands.words === words) return []
      return [
        { question, says, words, isSeen: !was || (was.says === stands.says && was.words === stands.words) },
      ]
    })
    // Somebody answered otherwise on another device: nobody writes over that unseen.
    if (news.some(({ isSeen }) => !isSeen)) return refused({ code: 'changed-elsewhere' })
    for (const { question, says, words } of news) {
      const { payer, lines } = question
      const spoken = lines.map(({ transactionId, date, amount }) => ({ transactionId, date, amount }))
      await addCreditAnswer(
        tx,
        deps.keys,
        lead.id,
        { says, linkId: link?.id ?? null, payer, lines: spoken, words },
        now,
      )
      const detail = { word: says, deposits: lines.length, link: link?.id ?? null }
      const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
      await addEvent(tx, { leadId: lead.id, kind: 'deposits-answered', ...by, detail }, now)
      changed = true
    }
    // What the owner says is decided on at once, where no person has taken it.
    if (changed) await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
    const after = await listed(within, lead, call)
    const isDone = after.questions.every(({ says }) => says !== null)
    if (isDone && link?.purpose === 'questions') await noteFinished(tx, { link }, call, now)
    return ok(after)
  })
  if (answered.ok) deps.nudge()
  return answered
}
