// The job that obtains a credit report: asks the bureau, keeps the answer sealed, and has the application decided again.
import { readReport } from '#core/domain/credit-report/read-report.ts'
import { factsOf } from '#core/domain/credit-report/report-facts.ts'
import { resultOf } from '#core/domain/credit-report/pulls.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { addJob, done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import type { Fault } from '#platform/providers/faults.ts'
import {
  failReport,
  keepReport,
  readCreditReport,
  reportConsent,
  reportPlace,
  type CreditReportRow,
} from '#platform/store/credit-reports.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'
import { creditQueryOf, creditSubjects } from './subject.server.ts'

const DAY = 86_400_000
/** Tries of a bureau that does not answer before staff are told that none came. */
const MOST_TRIES = 5

export const pullCreditReport =
  (deps: Deps): JobRunner<'pull-credit-report'> =>
  async ({ leadId, payload, attempt }) => {
    const row = await readCreditReport(deps.db, leadId, payload.report)
    const lead = await readLead(deps.db, leadId)
    if (!row || !lead || row.state !== 'asked') return done
    if (!deps.consumerCredit) return fail(deps, row, { kind: 'rejected', vendorCode: 'off' })
    const subject = (await creditSubjects(deps.db, lead)).find(({ personId }) => personId === row.personId)
    // Whoever withdrew meanwhile, or is none of the application any more, is not looked up.
    const consent = await reportConsent(deps.db, leadId, row.personId)
    if (!subject || !consent?.given || isClosed(lead.stage))
      return fail(deps, row, { kind: 'rejected', vendorCode: 'withdrawn' })
    const query = creditQueryOf(deps, leadId, subject)
    if (!query) return fail(deps, row, { kind: 'rejected', vendorCode: 'incomplete' })
    const reference = row.id.replaceAll('-', '')
    const answer = await deps.consumerCredit.pull({ reference, ...query }, 'soft')
    if (!answer.ok) {
      const { kind } = answer.refusal
      const again = (kind === 'unavailable' || kind === 'rate-limited') && attempt < MOST_TRIES
      return again
        ? afterFault('the credit bureau', 'credit bureau', answer.refusal)
        : fail(deps, row, answer.refusal)
    }
    await keep(deps, row, answer.value)
    deps.nudge()
    return done
  }

async function keep(deps: Deps, row: CreditReportRow, answer: unknown): Promise<void> {
  const { leadId, id, personId } = row
  const { bureau } = deps.consumerCredit!
  const now = deps.clock()
  const report = readReport(answer)
  const result = resultOf(report)
  const facts = factsOf(report, bureau, easternDay(now))
  const came = {
    bureau: bureau.name,
    result,
    sealed: deps.keys.seal(JSON.stringify(answer), reportPlace('answer', id)),
    facts: deps.keys.seal(JSON.stringify(facts), reportPlace('facts', id)),
    expiresAt: new Date(now.getTime() + deps.config.creditReportDays * DAY),
  }
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (!(await keepReport(tx, row, came, now))) return
    const detail = { report: id, ...(personId && { person: personId }), result }
    await addEvent(tx, { leadId, kind: 'credit-report-received', actor: 'provider', detail }, now)
    // A decision that stands on the stated credit is made again.
    if (lead?.stage === 'in-review' || lead?.stage === 'offered')
      await addJob(tx, { kind: 'decide-application', leadId }, now)
  })
}

/** None came: said in the log of the application, and to the operator where it is for them to mend. */
async function fail(deps: Deps, row: CreditReportRow, fault: Fault): Promise<JobResult> {
  const { leadId, id, personId } = row
  const { kind, vendorCode, ours } = fault
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    if (!(await failReport(tx, row, vendorCode ?? kind))) return
    const detail = {
      report: id,
      ...(personId && { person: personId }),
      fault: kind,
      ...(vendorCode && { code: vendorCode }),
    }
    await addEvent(tx, { leadId, kind: 'credit-report-failed', actor: 'provider', detail }, deps.clock())
  })
  return ours ? afterFault('the credit bureau', 'credit bureau', fault) : done
}
