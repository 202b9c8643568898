// One save of a wizard page as it was judged, written with the saves that come together; and what an earlier one left.
import type { ConversionName } from '#core/domain/conversions.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Id } from '#core/ground/id.ts'
import type { EventDetails } from '#core/contract/event-details.ts'
import type { GeneralMinimums } from '#core/domain/policy-cells.ts'
import type { MqlType } from '#core/domain/qualification.ts'
import type { StageMove } from '#core/domain/lead-stage.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Database, type Queryable } from '../db/db.ts'
import { DatabaseTrouble } from '../db/trouble.ts'
import { newId } from '../ids.ts'
import type { NewJob } from '../outbox/outbox.ts'
import type { LeadColumns } from './lead-columns.ts'
import { columns, type LeadRow, type SavedLead } from './leads.ts'
import { together } from './together.ts'

/** Everything is as the application holds it after the save: it was worked out beside one row and is written only over that one. */
export interface LeadSave {
  readonly id: string
  /** The row that it was checked against, or how a new application begins. */
  readonly beside: SavedLead | NewLead
  /** The session that may save it: once that was ended the row does not count as the judged one. Null where nobody holds one. */
  readonly session: string | null
  /** As whoever answers chose it; another one than the row's goes along with the save. */
  readonly language: Language
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Record<string, string>>
  readonly columns: LeadColumns
  /** Keyed hash of the tax id; null = unchanged. */
  readonly taxKey: string | null
  /** The fields that were sent, for the audit log. */
  readonly fields: readonly string[]
  /** New attributes of where the visit came from. */
  readonly source: Readonly<Record<string, string>>
  /** The furthest step that is reached by then. */
  readonly step: string
  /** The page that was saved, for the audit log. */
  readonly savedPage: number
  /** Of a page that is not finished: its event is written once for that page. */
  readonly partial: boolean
  readonly idempotencyKey: string | null
  /** Keyed hash of what is saved under the key; null without one. */
  readonly bodyKey: string | null
  readonly ip: string
  readonly userAgent: string
  readonly jobs: readonly NewJob[]
  /** Written where the choice, the wording's version or the contact it is for differs from the latest of its kind. */
  readonly consents: readonly NewConsent[]
  readonly conversions: readonly ConversionName[]
  /** What the owner signed with, sealed; null where this save signs nothing. */
  readonly signed: NewSignature | null
  /** What becomes final with this save; null when it does not complete the application. */
  readonly settlement: Settlement | null
}

interface NewLead {
  readonly revision: null
  readonly variant: Variant
  readonly brand: string
  readonly language: Language
}

export interface NewSignature {
  readonly id: Id
  readonly sealed: string
}

/** What becomes final when every question is answered, and the job that tells the person. */
export interface Settlement {
  readonly move: StageMove
  readonly mqlType: MqlType
  /** By which it was judged. */
  readonly minimums: GeneralMinimums
  readonly job: NewJob
}

/** A later policy says something else, and what was refused stays refused by what it was. */
export const completedBy = ({
  move,
  mqlType,
  minimums,
}: Settlement): EventDetails['application-completed'] => ({
  mql_type: mqlType,
  stage: move.to,
  ...(mqlType === 'DNQ' && { minimums }),
})

export interface NewConsent {
  readonly kind: string
  readonly version: string
  /** The language of the wording that was shown. */
  readonly language: Language
  readonly wordingHash: string
  readonly given: boolean
}

/** 'repeated': its idempotency key was used before. 'overtaken': the row has changed since the save was checked against it. */
export type SaveOutcome = SavedLead | 'repeated' | 'overtaken'

/** Milliseconds between the tries for a row that another transaction holds: three seconds in all. */
const pauses = [25, 50, 100, 200, 400, 800, 1400]

/** What goes along with one save: does before it what must be read first, and answers what to do once it was written. */
export type Alongside = (tx: Queryable) => Promise<() => Promise<void>>

/**
 * Writes a save with everything that belongs to it, `alongside` too: all of it or nothing. A save that brings something along goes alone,
 * in a transaction of its own. Nobody waits in the database for an application that another transaction holds: its save leaves the batch
 * and comes again, without a connection meanwhile; after three seconds it throws a `DatabaseTrouble` of kind 'busy'.
 */
export async function writeSave(
  db: Database,
  save: LeadSave,
  now: Date,
  alongside: Alongside | null = null,
): Promise<SaveOutcome> {
  const item = itemOf(save, now)
  const alone = alongside ? writeWith(alongside) : writeAlone
  let ask = alongside ? alone : writeTogether
  for (let tries = 0; ; tries++) {
    const written = await ask(db, item).catch(nullWhenBusy)
    // Something beside the row is held: others would wait with it.
    if (written === null) ask = alone
    else if (written.outcome === 'saved') return savedLead(save, now)
    else if (written.outcome !== 'locked') return written.outcome
    const wait = pauses[tries]
    if (wait === undefined) throw new DatabaseTrouble('busy', null)
    await pause(wait)
  }
}

function nullWhenBusy(error: unknown): null {
  if (error instanceof DatabaseTrouble && error.trouble === 'busy') return null
  throw error
}

interface Written {
  readonly outcome: 'saved' | 'repeated' | 'overtaken' | 'locked'
}

const writeItems = (db: Queryable, items: readonly Item[]): Promise<(Written & { readonly n: number })[]> => {
  items.forEach((item, n) => (item.n = n))
  return db.query('select n, outcome from write_saves_4($1::jsonb)', [json(items)])
}
const writeTogether = together<Item, Written>(writeItems)
const writeAlone = async (db: Queryable, item: Item): Promise<Written | null> =>
  (await writeItems(db, [item]))[0] ?? null
const writeWith =
  (alongside: Alongside) =>
  (db: Database, item: Item): Promise<Written | null> =>
    db.transaction(async (tx) => {
      const finish = await alongside(tx)
      const written = await writeAlone(tx, item)
      if (written?.outcome === 'saved') await finish()
      return written
    })

function savedLead(
  { id, beside, step, language, answers, secrets, settlement }: LeadSave,
  now: Date,
): SavedLead {
  const before = beside.revision === null ? fresh : beside
  return {
    id,
    createdAt: beside.revision === null ? now : beside.createdAt,
    updatedAt: now,
    revision: before.revision + 1,
    stage: settlement?.move.to ?? before.stage,
    step,
    variant: beside.variant,
    language,
    answers,
    secrets,
    mqlType: settlement?.mqlType ?? before.mqlType,
    merchantDefaults: before.merchantDefaults,
    codeEpoch: before.codeEpoch,
  }
}

/** What a new application is before its first save. */
export const fresh = {
  revision: 0,
  stage: 'draft',
  step: 'contact',
  mqlType: null,
  merchantDefaults: 'unknown',
  codeEpoch: 0,
} as const

/** A save as the database's `write_saves_4` takes it, `n` being its place in the statement. Other fields are another version (`write-saves.sql`). */
interface Item {
  n: number
  readonly id: string
}

/** A part that the save does not bring is left out. */
const itemOf = (save: LeadSave, now: Date): Item => ({
  n: 0,
  id: save.id,
  ...besideOf(save.beside, save.session),
  ...{
    at: now,
    key: save.idempotencyKey,
    body: save.bodyKey,
    step: save.step,
    answers: save.answers,
    secrets: save.secrets,
    source: save.source,
    business_name: save.columns.businessName,
    owner_name: save.columns.ownerName,
    state: save.columns.state,
    requested_amount: save.columns.requestedAmount,
    search: save.columns.search,
    email_key: save.columns.emailKey,
    phone_key: save.columns.phoneKey,
    tax_key: save.taxKey,
    event_id: newId(now),
    detail: { page: save.savedPage, fields: save.fields, ...(save.partial ? { partial: true } : {}) },
    ip: save.ip,
    user_agent: save.userAgent,
  },
  ...(save.jobs.length || save.settlement
    ? {
        jobs: [...save.jobs, ...(save.settlement ? [save.settlement.job] : [])].map((job) =>
          jobItem(job, now),
        ),
      }
    : {}),
  ...(save.consents.length
    ? { consents: save.consents.map((c) => ({ id: newId(now), ...c, wording_hash: c.wordingHash })) }
    : {}),
  ...(save.conversions.length ? { conversions: save.conversions } : {}),
  ...(save.signed ? { signed: save.signed } : {}),
  ...(save.settlement ? { settled: settledOf(save.settlement, now) } : {}),
})

const besideOf = (beside: SavedLead | NewLead, session: string | null) =>
  beside.revision === null
    ? { variant: beside.variant, brand: beside.brand, language: beside.language }
    : {
        revision: beside.revision,
        stage: beside.stage,
        merchant_defaults: beside.merchantDefaults,
        code_epoch: beside.codeEpoch,
        changed_at: beside.updatedAt,
        session,
      }

const jobItem = (job: NewJob, now: Date) => ({
  id: newId(now),
  kind: job.kind,
  once_key: job.onceKey ?? '',
  payload: job.payload ?? {},
})

const settledOf = (settlement: Settlement, now: Date) => {
  const { from, to } = settlement.move
  return {
    stage: to,
    mql_type: settlement.mqlType,
    events: [
      { id: newId(now), kind: 'application-completed', detail: completedBy(settlement) },
      { id: newId(now), kind: 'stage-changed', detail: { from, to } },
    ],
  }
}

/** An earlier save: its application as it is, the hash of what it saved and the revision it made (null where none was kept). */
export interface EarlierSave {
  readonly lead: LeadRow
  readonly bodyKey: string | null
  readonly revision: number | null
}

/** What was saved under this key: for the application that is named, or as the first save of one, which named none. Null for a new key. */
export async function findEarlierSave(
  db: Queryable,
  key: string,
  named: string | null,
): Promise<EarlierSave | null> {
  const [begun] = await db.query<{ leadId: string }>(
    'select lead_id as "leadId" from first_save where key = $1',
    [key],
  )
  const leadId = begun?.leadId ?? named
  if (!leadId) return null
  const rows = await db.query<LeadRow & { bodyKey: string | null; made: number | null }>(
    `select ${columns}, "bodyKey", made from lead
       join (select lead_id, body as "bodyKey", revision as made from save_key where lead_id = $1::uuid and key = $2) as used on id = lead_id
     where id = $1::uuid`,
    [leadId, key],
  )
  const found = rows[0]
  return found ? { lead: found, bodyKey: found.bodyKey, revision: found.made } : null
}
