// Brings businesses in from a file: nothing is written while one line is wrong, and a second run changes nothing.
import { lastingFields, lastingSecrets } from '#core/contract/lasting-answers.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Database, Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { UnreadableValue } from '#platform/keys.ts'
import {
  businessPlace,
  keepBusiness,
  lockBusinessByTax,
  type BusinessRow,
} from '#platform/store/businesses.ts'
import { addEvent } from '#platform/store/events.ts'
import { taxIndex, taxPurpose } from '#platform/store/lead-columns.ts'
import { endLinksOfBusiness } from '#platform/store/links.ts'
import { representativeByEmail } from '#platform/store/renewals.ts'
import { textOfBytes } from '#platform/text-of-bytes.ts'
import { readImport, type ImportedBusiness, type ImportProblem } from './read-import.ts'

interface Imported {
  readonly problems: readonly ImportProblem[]
  readonly made: number
  readonly updated: number
  readonly unchanged: number
  /** Lines of businesses whose erasure was asked for: nothing of them is taken in. */
  readonly erased: readonly number[]
}

type Outcome = 'made' | 'updated' | 'unchanged' | 'erased'

/**
 * Reads a file (docs/how-to/import-businesses.md) and writes its businesses, found again by their tax id. `dryRun`: tells what would be
 * done. With a problem in any line nothing is written.
 */
export async function importBusinesses(
  { db, keys, clock }: { readonly db: Database; readonly keys: KeyRing; readonly clock: () => Date },
  file: Uint8Array,
  { dryRun, brands }: { readonly dryRun: boolean; readonly brands: readonly string[] },
): Promise<Imported> {
  const now = clock()
  const text = textOfBytes(file)
  const { businesses, problems } = text.ok
    ? readImport(text.value, easternDay(now), brands)
    : { businesses: [], problems: [{ ...text.refusal, column: '' }] }
  const helpers = new Map<string, string | null>()
  for (const { representative: email } of businesses)
    if (email && !helpers.has(email)) helpers.set(email, await representativeByEmail(db, email))
  const strangers = businesses
    .filter(({ representative }) => representative && !helpers.get(representative))
    .map(({ line }) => ({ line, column: 'representative', message: 'no representative has this e-mail' }))
  const wrong = [...problems, ...strangers].toSorted((a, b) => a.line - b.line)
  const counts = { made: 0, updated: 0, unchanged: 0 }
  const erased: number[] = []
  if (wrong.length) return { problems: wrong, ...counts, erased }
  for (const business of businesses) {
    const assignedTo = helpers.get(business.representative) ?? null
    const outcome = await db.transaction((tx) => keep(tx, keys, business, { assignedTo, dryRun, now }))
    if (outcome === 'erased') erased.push(business.line)
    else counts[outcome] += 1
  }
  return { problems: [], ...counts, erased }
}

async function keep(
  tx: Queryable,
  keys: KeyRing,
  { answers, secrets, tax, brand, language }: ImportedBusiness,
  { assignedTo, dryRun, now }: { assignedTo: string | null; dryRun: boolean; now: Date },
): Promise<Outcome> {
  const taxKey = taxIndex(keys, tax.field, tax.value)
  const before = await lockBusinessByTax(tx, keys.everyIndex(tax.value, taxPurpose(tax.field)))
  // What its owner asked to have forgotten does not come back with a file.
  if (before?.erasureAskedAt) return 'erased'
  const fields = before
    ? [
        ...lastingFields.filter((id) => answers[id] !== undefined && answers[id] !== before.answers[id]),
        ...lastingSecrets.filter((id) => secrets[id] !== undefined && !holds(keys, before, id, secrets[id])),
      ]
    : []
  const otherHands = assignedTo !== null && assignedTo !== before?.assignedTo
  if (before && !fields.length && !otherHands && !before.purgedAt) return 'unchanged'
  const outcome = before ? 'updated' : 'made'
  if (dryRun) return outcome
  const told = { origin: 'import', brand, language, answers, secrets, taxKey, assignedTo } as const
  const businessId = await keepBusiness(tx, keys, before, told, now)
  if (before)
    await addEvent(tx, { businessId, actor: 'system', kind: 'business-updated', detail: { fields } }, now)
  else await addEvent(tx, { businessId, actor: 'system', kind: 'business-made' }, now)
  // Links went to whoever has the previous contact.
  if (fields.includes('email') || fields.includes('cellPhone'))
    await endLinksOfBusiness(tx, businessId, null, now)
  return outcome
}

/** Whether the business has this very value; one that cannot be read any more is written again. */
function holds(
  keys: KeyRing,
  { id, secrets }: BusinessRow,
  field: (typeof lastingSecrets)[number],
  value: string,
): boolean {
  const sealed = secrets[field]
  if (!sealed) return false
  try {
    return keys.open(sealed, businessPlace(field, id)) === value
  } catch (error) {
    if (error instanceof UnreadableValue) return false
    throw error
  }
}
