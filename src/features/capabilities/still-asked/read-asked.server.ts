// Reads the facts of the list of what is still missing. Every page, link and member of staff reads this one list.
import { isAnswer, standingOf } from '#core/domain/document-standing.ts'
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import { stillAsked, type StatementsThere, type StillAsked } from '#core/domain/still-asked.ts'
import { asksOf } from '#core/domain/persons.ts'
import { monthOf, type IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { depositsAsked } from '../deposit-questions/owners-word.server.ts'
import { openSigning } from '../signing/who-signs.server.ts'
import { wantedMonths } from '../uploads/wanted-months.ts'
import { areNumbersKnown } from '#platform/store/bank-data.ts'
import {
  documentRequestsOf,
  documentsOf,
  type DocumentRequest,
  type DocumentRow,
} from '#platform/store/documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personsOf } from '#platform/store/persons.ts'

type Reading = Pick<Deps, 'keys' | 'log' | 'clock' | 'policy'> & { readonly db: Queryable }

export async function readAsked(
  deps: Reading,
  lead: Pick<LeadRow, 'id' | 'stage' | 'bankState' | 'answers'>,
): Promise<StillAsked[]> {
  const { db } = deps
  const { id, stage, bankState } = lead
  const now = deps.clock()
  const documents = await documentsOf(db, id)
  const open = (await documentRequestsOf(deps, id)).filter(({ fulfilledAt }) => !fulfilledAt)
  const persons = (await personsOf(db, id)).map((person) => ({
    id: person.id,
    name: person.answers.firstName ?? '',
    role: person.role,
    asks: asksOf(person),
  }))
  const numbersKnown = await areNumbersKnown(db, id)
  const standing = documents.map((row) => ({ ...row, standing: standingOf(row, now) }))
  const { open: openDeposits, paperSince } = await depositsAsked(deps, lead)
  // A customer's paper says nothing of one who was named after it came.
  const isOfBefore = ({ kind, uploadedAt }: DocumentRow): boolean =>
    kind === 'customer-paper' && paperSince !== null && uploadedAt < paperSince
  const usable = standing.filter((row) => isAnswer(row.standing))
  const answers = usable.filter((row) => !isOfBefore(row))
  const fine = new Set(answers.filter((row) => row.standing === 'fine').map(({ kind }) => kind))
  const answered = open.filter((request) => isAnswered(request, usable))
  const signing = await openSigning(deps, db, lead)
  return stillAsked({
    stage,
    bankState,
    statements: statementsThere(standing, monthOf(easternDay(now))),
    documents: answers.map(({ kind }) => kind),
    withUs: [
      ...answers.map(({ kind }) => kind).filter((kind) => !fine.has(kind)),
      ...answered.map(({ kind }) => kind),
    ],
    asksForLook: answered.map(({ kind }) => kind),
    faulty: standing.filter((row) => !isAnswer(row.standing)),
    requested: open.filter((request) => !answered.includes(request)),
    persons,
    numbersKnown,
    signing,
    deposits: { open: openDeposits, documents: paperSince !== null },
  })
}

type Standing = DocumentRow & { readonly standing: ReturnType<typeof standingOf> }

function statementsThere(standing: readonly Standing[], present: IsoMonth): StatementsThere {
  const all = standing.filter(({ kind }) => kind === 'bank-statement')
  const clear = all.filter((row) => isAnswer(row.standing) && row.months.length > 0)
  return {
    there: [...new Set(clear.flatMap(({ months }) => months))].toSorted(),
    missing: wantedMonths(STATEMENT_MONTHS, present, clear)
      .filter(({ here }) => !here)
      .map(({ month }) => month),
    unclear: all.length - clear.length,
  }
}

/** By a document that came since: whether it can be used, a person says. */
const isAnswered = (
  { kind, requestedAt }: Pick<DocumentRequest, 'kind' | 'requestedAt'>,
  answers: readonly DocumentRow[],
): boolean =>
  answers.some((row) => row.kind.toLowerCase() === kind.toLowerCase() && row.uploadedAt >= requestedAt)
