// The last statements of a sample applicant who has no bank connected, as their bank prints them.
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import { utcDay } from '#core/ground/dates.ts'
import { makePersonaHistory } from '#simulators/bank-world/make-persona-history.ts'
import { statementMonths, statementPdf } from '#simulators/bank-world/statements.ts'
import type { SampleApplicant } from './applicant-rows.ts'

/** What the browser sends for them: a PDF for each of the last months, of the business's checking account. */
export function statementsForm({ business }: SampleApplicant, leadCode: string, now: Date): FormData {
  const history = makePersonaHistory('healthy', { endDate: utcDay(now), owners: [business] })
  const account = history.accounts.find(({ kind }) => kind === 'checking')!
  const form = new FormData()
  for (const [idx, month] of statementMonths(history, account).slice(0, STATEMENT_MONTHS).entries()) {
    const name = `statement-${month}.pdf`
    const bytes = new Uint8Array(statementPdf(history, account, month))
    form.append('file', new File([bytes], name, { type: 'application/pdf' }))
    form.append('fileinfo', JSON.stringify({ idx, file: name, month }))
  }
  form.append('sf_leadid', leadCode)
  return form
}
