// Makes look-up hashes again by the first version of INDEX_KEY where what they are of is kept: e-mail, cell phone, tax id, and what the register was asked for.
import type { Queryable } from '../db/db.ts'
import { UnreadableValue, type KeyRing } from '../keys.ts'
import { businessPlace } from '../store/businesses.ts'
import { registerSubject, taxPurpose } from '../store/lead-columns.ts'
import { secretPlace } from '../store/lead-secrets.ts'

/** A contact's or tax id's hash as it is made now, and as former versions made it. */
interface Renewed {
  readonly now: string
  readonly former: readonly string[]
}

interface Held {
  readonly id: string
  readonly email: string | null
  readonly cellPhone: string | null
  readonly businessName: string | null
  readonly secrets: Readonly<Record<string, string>> | null
}

const PAGE = 200

/** Goes through everything once; answers how many hashes were made again by table. Nothing is to be done with one version. */
export async function remakeHashes(db: Queryable, keys: KeyRing): Promise<Readonly<Record<string, number>>> {
  const made = {
    lead: 0,
    business: 0,
    affiliate: 0,
    consent: 0,
    owner_request: 0,
    sms_opt_out: 0,
    portal_session: 0,
  }
  if (keys.everyIndex('', '').length === 1) return made
  const renewed = (value: string | null, purpose: string): Renewed | null => {
    if (value === null) return null
    const [now, ...former] = keys.everyIndex(value, purpose)
    return { now: now!, former }
  }
  const contactsOf = ({ email, cellPhone }: Pick<Held, 'email' | 'cellPhone'>) => ({
    email_key: renewed(email, 'email'),
    phone_key: renewed(cellPhone, 'phone'),
  })
  const count = async (table: keyof typeof made, sql: string, of: string, { now, former }: Renewed) => {
    made[table] += (await db.query(`${sql} returning 1`, [of, now, former])).length
  }
  /** Where a contact stands besides: consents of an application, a STOP, a doubt about one, sessions of the portal. */
  const follow = async (leadId: string, contacts: ReturnType<typeof contactsOf>) => {
    for (const each of [contacts.email_key, contacts.phone_key])
      if (each)
        await count(
          'consent',
          'update consent set contact_key = $2 where lead_id = $1::uuid and contact_key = any($3::text[])',
          leadId,
          each,
        )
    for (const [channel, each] of [
      ['email', contacts.email_key],
      ['sms', contacts.phone_key],
    ] as const)
      if (each)
        await count(
          'portal_session',
          'update portal_session set contact_key = $2 where channel = $1 and contact_key = any($3::text[])',
          channel,
          each,
        )
    const { phone_key: phone } = contacts
    if (!phone) return
    await count(
      'owner_request',
      `update owner_request r set phone_key = $2 where lead_id = $1::uuid and phone_key = any($3::text[])
         and not exists (select from owner_request o where o.lead_id = r.lead_id and o.kind = r.kind and o.phone_key = $2 and o.done_at is null)`,
      leadId,
      phone,
    )
    // Two in one statement: at no moment may the number be written to.
    await count(
      'sms_opt_out',
      `with kept as (insert into sms_opt_out (phone_key, at)
         select $2, at from sms_opt_out where phone_key = any($3::text[]) order by at desc limit 1 on conflict do nothing)
       delete from sms_opt_out where $1 <> '' and phone_key = any($3::text[])`,
      leadId,
      phone,
    )
  }
  const opened = (field: 'ein' | 'ssn', place: string, secrets: Held['secrets']) => {
    const sealed = secrets?.[field]
    return sealed === undefined ? null : openOrNull(keys, sealed, place)
  }
  const taxIds = (place: (field: 'ein' | 'ssn') => string, secrets: Held['secrets']) =>
    (['ein', 'ssn'] as const).flatMap(
      (field) => renewed(opened(field, place(field), secrets), taxPurpose(field)) ?? [],
    )
  const subjectOf = ({ id, businessName, secrets }: Held) =>
    businessName === null
      ? null
      : renewed(...registerSubject(businessName, opened('ein', secretPlace('ein', id), secrets) ?? ''))
  const remake = async (
    table: 'lead' | 'business' | 'affiliate',
    column: string,
    id: string,
    each: Renewed,
  ) =>
    count(
      table,
      `update ${table} as t set ${column} = $2 where id = $1::uuid and ${column} = any($3::text[])
         ${column === 'tax_key' && table === 'business' ? 'and not exists (select from business o where o.tax_key = $2)' : ''}`,
      id,
      each,
    )

  for await (const row of pages(db, 'lead', 'secrets')) {
    const contacts = contactsOf(row)
    for (const [column, each] of Object.entries(contacts))
      if (each) await remake('lead', column, row.id, each)
    for (const each of taxIds((field) => secretPlace(field, row.id), row.secrets))
      await remake('lead', 'tax_key', row.id, each)
    const subject = subjectOf(row)
    if (subject) await remake('lead', 'register_key', row.id, subject)
    await follow(row.id, contacts)
  }
  for await (const row of pages(db, 'business', 'secrets')) {
    for (const [column, each] of Object.entries(contactsOf(row)))
      if (each) await remake('business', column, row.id, each)
    for (const each of taxIds((field) => businessPlace(field, row.id), row.secrets))
      await remake('business', 'tax_key', row.id, each)
  }
  for await (const row of pages(db, 'affiliate', 'null::jsonb')) {
    const { email_key: email } = contactsOf(row)
    if (email) await remake('affiliate', 'email_key', row.id, email)
  }
  for await (const row of pages(db, 'person', 'null::jsonb', 'lead_id')) await follow(row.of, contactsOf(row))
  return made
}

async function* pages(
  db: Queryable,
  table: 'lead' | 'business' | 'affiliate' | 'person',
  secrets: string,
  of = 'id',
): AsyncGenerator<Held & { readonly of: string }> {
  let last: string | null = null
  for (;;) {
    const rows: (Held & { readonly of: string })[] = await db.query(
      `select id, ${of} as of, answers->>'email' as email, answers->>'cellPhone' as "cellPhone",
         answers->>'businessName' as "businessName", ${secrets} as secrets
       from ${table} where $1::uuid is null or id > $1::uuid order by id limit ${PAGE}`,
      [last],
    )
    yield* rows
    if (rows.length < PAGE) return
    last = rows.at(-1)!.id
  }
}

/** Null where no key opens it: rotation of the field keys tells about it. */
function openOrNull(keys: KeyRing, sealed: string, place: string): string | null {
  try {
    return keys.open(sealed, place)
  } catch (error) {
    if (error instanceof UnreadableValue) return null
    throw error
  }
}
