// The first page of a file as somebody reads it by a link: accounts, reports, files, decisions, months; numbers masked.
import { mayDo } from '#core/domain/access.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { refused, ok } from '#core/ground/outcome.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { decisionRows } from '#platform/store/lead-page.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { hasOpened } from '../applications/open-file.server.ts'
import { shownDecision } from '../applications/shown-decision.server.ts'
import { shownCredit } from '../credit/credit.server.ts'
import { downloadDocument } from '../paths.ts'
import type { ShownFile } from './aggregation-contract.ts'
import type { OpenFile } from './file-door.server.ts'
import { linkedBanks, type LinkedBank } from './linked-accounts.server.ts'

/** Refuses where the bank data could not be analysed now: nothing is made up instead. */
export async function readFile(deps: Deps, file: OpenFile): Promise<Answer<ShownFile>> {
  const { lead, staff, link, maker } = file
  const read = await readAnalysis(deps, lead.id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const analysis = read.value?.analysis ?? null
  const { banks, accounts, refresh } = await linkedBanks(deps, lead, analysis)
  const { answers } = lead
  return ok({
    accounts: [...accounts],
    reports: await reportsOf(deps, file),
    decisions: (await decisionRows(deps, lead.id)).map((row) => {
      const { id, at, origin, outcome, current, grade, score, amount, policyVersion } = shownDecision(row, {
        opened: true,
        whyNotSecond: () => null,
      })
      return {
        id,
        timestamp: seconds(new Date(at)),
        origin,
        outcome,
        current,
        grade,
        score,
        amount,
        policy: policyVersion,
      }
    }),
    custid: lead.id,
    files: (await documentsOf(deps.db, lead.id))
      .filter(({ removedAt }) => !removedAt)
      .map((row) => ({
        id: row.id,
        type_name: row.kind,
        fileextension: extensionOf(nameOf(deps, row)),
        sent: seconds(row.uploadedAt),
        gsurl: staff ? downloadDocument.path.replace(':id', lead.id).replace(':documentId', row.id) : '',
      })),
    userdata: staff && { id: staff.id, name: staff.name, role: staff.role, scope: staff.scope },
    plaid_model: analysis && modelOf(banks, analysis),
    head: {
      applicationId: staff ? lead.id : null,
      mayDecide: staff !== null && mayDo(staff, 'decide', lead),
      business: answers.businessName ?? '',
      stage: lead.stage,
      requested: answers.requestedAmount ?? null,
      place: [answers.businessCity, answers.businessState].filter(Boolean).join(', '),
      sharedBy: maker.name,
      expiresAt: link.expiresAt.toISOString(),
      refresh,
    },
    months: [...(analysis?.months ?? [])],
  })
}

/** Those that came, newest first; the score for staff who gave a reason today. */
async function reportsOf(deps: Deps, { lead, staff }: OpenFile): Promise<ShownFile['reports']> {
  const mayOpen = staff !== null && mayDo(staff, 'open-report', lead)
  const opened = mayOpen && (await hasOpened(deps, staff, lead.id))
  const persons = await shownCredit(deps, staff, lead, opened)
  return persons
    .flatMap(({ name, reports }) =>
      reports.flatMap(({ id, receivedAt, readable, score }) =>
        receivedAt && readable
          ? [{ id: mayOpen ? id : null, name, score, timestamp: seconds(new Date(receivedAt)), json: null }]
          : [],
      ),
    )
    .sort((a, b) => b.timestamp - a.timestamp)
}

/** The open-banking model (specification 3, section 3). `days_requested`: from the oldest line on. */
function modelOf(
  banks: readonly LinkedBank[],
  { refreshedOn, historyFrom }: KeptAnalysis,
): ShownFile['plaid_model'] {
  const days = historyFrom ? (Date.parse(refreshedOn) - Date.parse(historyFrom)) / 86_400_000 : 0
  return {
    items: banks.map(({ row, accounts }) => ({
      item_id: row.id,
      accounts: accounts.map(({ accountid, accnum, name, type, balance }) => ({
        account_id: accountid,
        mask: accnum,
        name,
        type,
        balances: { current: balance },
      })),
    })),
    date_generated: refreshedOn,
    days_requested: Math.round(days),
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
const extensionOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
