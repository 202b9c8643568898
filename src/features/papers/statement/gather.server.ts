// Gathers the facts of a bank statement from the lines that staff see, whichever provider they came by, and from the reading of uploaded ones.
import { monthStatement } from '#core/domain/lines/month-statement.ts'
import { accountOfMask } from '#core/domain/statement-figures.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { statementFiguresOf } from '#features/capabilities/statement-analysis/figures-read.server.ts'
import type { Deps } from '#platform/deps.ts'
import { connectionsOf, lastFetch, openAccounts, type ConnectionRow } from '#platform/store/bank-data.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { StatementFacts } from './facts.ts'
import { factsOfMonth, readingOf } from './month-facts.ts'

interface NamedAccount {
  readonly institution: string
  readonly name: string
  readonly mask: string
}

/** The linked bank that an account is of; null where it was taken back since. */
export async function bankOfAccount(
  deps: Deps,
  leadId: string,
  account: NamedAccount,
): Promise<ConnectionRow | null> {
  const connections = await connectionsOf(deps.db, leadId)
  const isOf = (row: ConnectionRow) =>
    (!row.institution || row.institution === account.institution) &&
    openAccounts(deps, row).some(({ name, mask }) => name === account.name && mask === account.mask)
  return connections.find((row) => row.state === 'linked' && isOf(row)) ?? connections.find(isOf) ?? null
}

/** `account`: its key in the book of lines. Refuses with 'not-found' an account or month that the bank's data do not hold. */
export async function gatherStatement(
  deps: Deps,
  lead: LeadRow,
  { account, month }: { readonly account: string; readonly month: string },
): Promise<Answer<StatementFacts>> {
  const read = await readLines(deps, lead.id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const book = read.value?.book
  const place = book?.head.accounts.findIndex(({ key }) => key === account) ?? -1
  const of = book?.head.accounts[place]
  const said = book && monthStatement(book, place, month)
  if (!book || !of || !said) return refused({ code: 'not-found' })
  const bank = await bankOfAccount(deps, lead.id, of)
  const figures = await statementFiguresOf(deps, deps.db, lead.id)
  const reading =
    figures && accountOfMask(figures.figures, of.mask)?.months.find((each) => each.month === month)
  return ok({
    sender: brandOf(deps, lead.brand).legalName,
    business: lead.answers.businessName ?? null,
    source: bank && capital(bank.provider),
    refreshedAt: (bank && (await lastFetch(deps.db, lead.id, bank.id)))?.toISOString() ?? null,
    ...factsOfMonth(of, said, book.head.refreshedOn),
    reading: reading ? readingOf(reading) : null,
  })
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
