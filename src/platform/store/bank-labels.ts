// What staff said of bank lines, as rows that are only ever added: who, when, of which lines, and what the engine had said.
import type { CreditLabel, PositionLabel, RepeatLabel } from '#core/domain/bank/labels.ts'
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'

/** The line or the series that was judged: enough to measure an engine by when the history is gone. */
export interface LabelledLines {
  readonly transactionIds: readonly string[]
  /** Of the credit, or of the latest payment. */
  readonly date: IsoDate
  /** Of the credit, or of one payment. */
  readonly amount: Cents
  /** The bank's text of a credit, the lender's name of a position. */
  readonly text: string
  /** What the engine had said: 'unclassed', or how sure it was of the position, and its rhythm. */
  readonly engineSaid: string
  /** Why staff say so, in their words; absent = they were not asked. */
  readonly reason?: string
}
export type SaidOf =
  | { readonly kind: 'position'; readonly says: PositionLabel | null }
  | { readonly kind: 'credit'; readonly says: CreditLabel | null }
  /** Of a line that was counted once with another, both ids. */
  | { readonly kind: 'repeat'; readonly says: RepeatLabel | null }
export type BankLabelRow = SaidOf & {
  readonly leadId: string
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly lines: LabelledLines
}

const place = (leadId: string, id: string): string => `bank_label.data:${leadId}:${id}`

export async function addBankLabel(
  tx: Queryable,
  keys: KeyRing,
  { leadId, staffId, kind, says, lines }: SaidOf & Pick<BankLabelRow, 'leadId' | 'staffId' | 'lines'>,
  now: Date,
): Promise<void> {
  const id = newId(now)
  await tx.query(
    `insert into bank_label (lead_id, id, at, staff_id, kind, says, data)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4::uuid, $5, $6, $7)`,
    [
      leadId,
      id,
      now,
      staffId,
      kind,
      says,
      keys.sealBytes(Buffer.from(JSON.stringify(lines)), place(leadId, id)),
    ],
  )
}

const columns = `lead_id as "leadId", id, at, staff_id as "staffId", kind, says, data`
type Stored = Omit<BankLabelRow, 'lines'> & { readonly data: Uint8Array }

const opened = (keys: KeyRing, { data, ...row }: Stored): BankLabelRow =>
  ({
    ...row,
    lines: JSON.parse(
      Buffer.from(keys.openBytes(data, place(row.leadId, row.id))).toString('utf8'),
    ) as LabelledLines,
  }) as BankLabelRow

/** Oldest first. */
export async function bankLabelsOf(db: Queryable, keys: KeyRing, leadId: string): Promise<BankLabelRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from bank_label where lead_id = $1::uuid order by at, id`,
    [leadId],
  )
  return rows.map((row) => opened(keys, row))
}

/** Of all applications, oldest first, after a row; at most `most`. */
export async function bankLabelsAfter(
  db: Queryable,
  keys: KeyRing,
  after: Pick<BankLabelRow, 'at' | 'id'> | null,
  most: number,
): Promise<BankLabelRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from bank_label
     where $1::timestamptz is null or (at, id) > ($1::timestamptz, $2::uuid) order by at, id limit $3::int`,
    [after?.at ?? null, after?.id ?? null, most],
  )
  return rows.map((row) => opened(keys, row))
}
