// Which deposits the owner is asked about, and what they said of them: questions as the last decision found them, answers as rows that are only ever added.
import type { AskedLine, CreditWord, SpokenLine } from '#core/domain/owners-word.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'

export interface AskedDeposits {
  readonly asked: readonly { readonly payer: string; readonly lines: readonly AskedLine[] }[]
  /** More matters than can be asked: a person looks. */
  readonly beyond: boolean
}
interface KeptQuestions extends AskedDeposits {
  readonly at: Date
}

export interface CreditAnswerRow {
  readonly id: string
  readonly at: Date
  readonly says: CreditWord
  /** By which link it came; null = in the application's own browser. */
  readonly linkId: string | null
  readonly payer: string
  readonly lines: readonly SpokenLine[]
  /** Of 'other': what it is in the owner's words; '' else. */
  readonly words: string
}

type Sealed = Pick<CreditAnswerRow, 'payer' | 'lines' | 'words'>

const placeOfQuestions = (leadId: string): string => `credit_question.data:${leadId}`
const placeOfAnswer = (leadId: string, id: string): string => `credit_answer.data:${leadId}:${id}`
const seal = (keys: KeyRing, value: object, place: string): Uint8Array =>
  keys.sealBytes(Buffer.from(JSON.stringify(value)), place)
const open = <T>(keys: KeyRing, data: Uint8Array, place: string): T =>
  JSON.parse(Buffer.from(keys.openBytes(data, place)).toString('utf8')) as T

/** Null before the first decision on bank data. */
export async function creditQuestionsOf(
  db: Queryable,
  keys: KeyRing,
  leadId: string,
): Promise<KeptQuestions | null> {
  const rows = await db.query<{ at: Date; data: Uint8Array }>(
    `select at, data from credit_question where lead_id = $1::uuid`,
    [leadId],
  )
  const [row] = rows
  return row ? { at: row.at, ...open<AskedDeposits>(keys, row.data, placeOfQuestions(leadId)) } : null
}

/** Takes the place of what was asked before. The caller holds the application's lock and writes the event. */
export async function keepCreditQuestions(
  tx: Queryable,
  keys: KeyRing,
  leadId: string,
  { asked, beyond }: AskedDeposits,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into credit_question (lead_id, at, data) values ($1::uuid, $2::timestamptz, $3)
     on conflict (lead_id) do update set at = excluded.at, data = excluded.data`,
    [leadId, now, seal(keys, { asked, beyond }, placeOfQuestions(leadId))],
  )
}

export async function addCreditAnswer(
  tx: Queryable,
  keys: KeyRing,
  leadId: string,
  { says, linkId, payer, lines, words }: Omit<CreditAnswerRow, 'id' | 'at'>,
  now: Date,
): Promise<void> {
  const id = newId(now)
  await tx.query(
    `insert into credit_answer (lead_id, id, at, says, link_id, data)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5::uuid, $6)`,
    [leadId, id, now, says, linkId, seal(keys, { payer, lines, words }, placeOfAnswer(leadId, id))],
  )
}

/** Oldest first. */
export async function creditAnswersOf(
  db: Queryable,
  keys: KeyRing,
  leadId: string,
): Promise<CreditAnswerRow[]> {
  const rows = await db.query<Omit<CreditAnswerRow, keyof Sealed> & { readonly data: Uint8Array }>(
    `select id, at, says, link_id as "linkId", data from credit_answer where lead_id = $1::uuid order by at, id`,
    [leadId],
  )
  return rows.map(({ data, ...row }) => ({
    ...row,
    ...open<Sealed>(keys, data, placeOfAnswer(leadId, row.id)),
  }))
}
