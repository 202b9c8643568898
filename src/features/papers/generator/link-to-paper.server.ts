// What a link to a paper is bound to, and the address that it has.
import type { Answer } from '#core/contract/refusals.ts'
import { statementMonths } from '#core/domain/lines/month-statement.ts'
import { links } from '#core/domain/links.ts'
import { paperAddress, paperDocRule, type PaperDoc } from '#core/domain/paper-docs.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { numberOfFile } from '#features/staff/aggregation/file-door.server.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { bankOfAccount } from '../statement/gather.server.ts'
import type { PaperLinkDetail } from './door.server.ts'

/** `account`, `month`: of a statement. */
export interface NamedPaper {
  readonly doc: PaperDoc
  readonly account?: string
  readonly month?: string
}

/** The path of a link to a paper. */
export const pathOf = ({ doc, of, account, month }: PaperLinkDetail, token: string): string =>
  links.paper.path(paperAddress({ doc, id: of, token, ...(account && { account }), ...(month && { month }) }))

/** What a link to this paper is bound to. Refuses with 'not-found' an account or month that there is no statement of. */
export async function bindingOf(
  deps: Deps,
  leadId: string,
  { doc, account, month }: NamedPaper,
): Promise<Answer<PaperLinkDetail>> {
  const number = numberOfFile(deps, leadId)
  if (paperDocRule(doc).of === 'application') return ok({ doc, of: number, account: null, month: null })
  const read = await readLines(deps, leadId)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const book = read.value?.book
  const place = book?.head.accounts.findIndex(({ key }) => key === account) ?? -1
  const named = book?.head.accounts[place]
  if (!book || !named || !month || !statementMonths(book, place).includes(month))
    return refused({ code: 'not-found' })
  const bank = await bankOfAccount(deps, leadId, named)
  return ok({ doc, of: bank?.id ?? number, account: named.key, month })
}
