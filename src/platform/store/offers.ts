// What an applicant chose: a priced deal, or an amount of the pre-offers. Earlier choices stay on record.
import type { NamedAccount } from '#core/domain/funding-account.ts'
import type { Id } from '#core/ground/id.ts'
import type { Cents } from '#core/ground/money.ts'
import type { ChosenDeal } from '#core/domain/contract-dates.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'

interface Chosen {
  /** With the days that were worked out when it was chosen. */
  readonly deal: ChosenDeal
  readonly 'pre-offer': { readonly amount: Cents }
}
type ChoiceKind = keyof Chosen

interface ChoiceRow<K extends ChoiceKind> {
  readonly id: Id
  readonly at: Date
  readonly decisionId: string | null
  readonly chosen: Chosen[K]
}

/** Writes a choice over the one of its kind that counted, with the account that was named before. Answers its id. */
export async function saveChoice<K extends ChoiceKind>(
  tx: Queryable,
  choice: { leadId: string; kind: K; chosen: Chosen[K]; decisionId: string | null },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `update offer_choice set current = false where lead_id = $1::uuid and kind = $2 and current`,
    [choice.leadId, choice.kind],
  )
  await tx.query(
    `insert into offer_choice (lead_id, id, decision_id, kind, chosen, at, current, account)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::jsonb, $6::timestamptz, true,
       (select account from offer_choice where lead_id = $1::uuid and kind = $4 and account is not null order by at desc, id desc limit 1))`,
    [choice.leadId, id, choice.decisionId, choice.kind, json(choice.chosen), now],
  )
  return id
}

/** The choice of a kind that counts, or null. */
export async function currentChoice<K extends ChoiceKind>(
  db: Queryable,
  leadId: string,
  kind: K,
): Promise<ChoiceRow<K> | null> {
  const rows = await db.query<ChoiceRow<K>>(
    `select id, at, decision_id as "decisionId", chosen from offer_choice
     where lead_id = $1::uuid and kind = $2 and current`,
    [leadId, kind],
  )
  return rows[0] ?? null
}

const accountPlace = (leadId: string): string => `offer_choice.account:${leadId}`

/** Keeps, sealed, which account the owner named for the chosen deal. False where none is chosen. */
export async function saveAccount(
  tx: Queryable,
  keys: KeyRing,
  leadId: string,
  account: NamedAccount,
): Promise<boolean> {
  const rows = await tx.query(
    `update offer_choice set account = $2 where lead_id = $1::uuid and kind = 'deal' and current returning id`,
    [leadId, keys.seal(JSON.stringify(account), accountPlace(leadId))],
  )
  return rows.length > 0
}

/** The account that the owner named for the chosen deal, or null. */
export async function namedAccount(
  db: Queryable,
  keys: KeyRing,
  leadId: string,
): Promise<NamedAccount | null> {
  const [row] = await db.query<{ account: string | null }>(
    `select account from offer_choice where lead_id = $1::uuid and kind = 'deal' and current`,
    [leadId],
  )
  return row?.account ? (JSON.parse(keys.open(row.account, accountPlace(leadId))) as NamedAccount) : null
}
