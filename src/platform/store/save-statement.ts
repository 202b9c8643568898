// The one statement that saves a wizard page: the row, its key, its event, and of jobs, consents and conversions what this save brings.

/** What a save brings along; a part that is absent is left out of the statement, since the database pays for each one that is there. */
export interface Along {
  readonly keyed: boolean
  readonly jobs: boolean
  readonly consents: boolean
  readonly conversions: boolean
}

export interface Statement {
  /** With $1, $2 ... */
  readonly sql: string
  /** The names of the values, in the order of their numbers. */
  readonly names: readonly string[]
}

/** The columns of an application as `LeadRow` names them. */
export const columns = `id, created_at as "createdAt", updated_at as "updatedAt", revision, stage, page, variant, brand, language,
  answers, secrets, source, mql_type as "mqlType", merchant_defaults as "merchantDefaults", bank_state as "bankState",
  assigned_to as "assignedTo", code_epoch as "codeEpoch"`

/** Those that a save answers with, as `SavedLead` names them: what is not needed next is not sent. */
export const savedColumns = `id, revision, stage, page, answers, secrets, mql_type as "mqlType", merchant_defaults as "merchantDefaults",
  code_epoch as "codeEpoch"`

const returned = `language, ${savedColumns.replace(/ as "\w+"/g, '')}`

/** Columns that lists and the search box read, out of the answers `a`: plain columns, so that the merge is worked out once. */
const shown = {
  business_name: `coalesce(a->>'businessName', '')`,
  owner_name: `trim(coalesce(a->>'firstName', '') || ' ' || coalesce(a->>'lastName', ''))`,
  state: `coalesce(a->>'businessState', a->>'homeState', '')`,
  requested_amount: `(a->>'requestedAmount')::bigint`,
  search: `lower(concat_ws(' ', a->>'businessName', a->>'firstName', a->>'lastName', a->>'email', a->>'cellPhone', a->>'businessPhone',
    :id::text))`,
}
const shownNames = Object.keys(shown).join(', ')
const shownValues = Object.values(shown).join(', ')

const create = `
  insert into lead (id, created_at, updated_at, page, variant, brand, language, secrets, source, email_key, phone_key, tax_key,
    answers, ${shownNames})
  select :id::uuid, :now::timestamptz, :now::timestamptz, :page::int, :variant, :brand, :language, :secrets::jsonb, :source::jsonb,
    :emailKey, :phoneKey, :taxKey, a, ${shownValues}
  from (select :answers::jsonb as a) as merged
  returning ${returned}`

const update = `
  update lead set revision = revision + 1, updated_at = :now::timestamptz, page = greatest(page, :page::int),
    secrets = (secrets || :secrets::jsonb) - :removed::text[], source = source || :source::jsonb,
    email_key = coalesce(:emailKey, email_key), phone_key = coalesce(:phoneKey, phone_key), tax_key = coalesce(:taxKey, tax_key),
    (answers, ${shownNames}) = (
      select a, ${shownValues} from (select (answers || :answers::jsonb) - :removed::text[] as a offset 0) as merged)
  where id = :id::uuid and (:ifRevision::int is null or revision = :ifRevision::int)
    and code_epoch = :codeEpoch::int and (stage in ('draft', 'referred', 'bank-needed')
      or (:answers::jsonb = '{}'::jsonb and stage in ('in-review', 'offered', 'offer-chosen')))
  returning ${returned}`

const logged = `logged as (
  insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
  select id, :eventId::uuid, :now::timestamptz, 'answers-saved', 'applicant', :ip, :userAgent, :detail::jsonb from saved)`

// A key that was used before makes the whole statement fail: nothing is saved twice.
const kept = `kept as (
  insert into save_key (key, lead_id, revision, at) select :key, id, revision, :now::timestamptz from saved)`

const asked = `asked as (
  insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
  select saved.id, j.id, j.kind, j.once_key, j.payload, :now::timestamptz, :now::timestamptz
  from saved, jsonb_to_recordset(:jobs::jsonb) as j (id uuid, kind text, once_key text, payload jsonb)
  on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
    payload = excluded.payload, rerun = job.locked_until is not null)`

const agreed = `agreed as (
  insert into consent (lead_id, id, kind, version, language, wording_hash, given, at, ip, user_agent)
  select saved.id, c.id, c.kind, c.version, saved.language, c.wording_hash, c.given, :now::timestamptz, :ip, :userAgent
  from saved, jsonb_to_recordset(:consents::jsonb) as c (id uuid, kind text, version text, wording_hash text, given boolean))`

const told = `told as (
  insert into conversion (lead_id, name, at)
  select saved.id, name, :now::timestamptz from saved, jsonb_array_elements_text(:conversions::jsonb) as name
  on conflict do nothing)`

const made = new Map<string, Statement>()

/** The statement for a kind of save; made once per shape, so that connections can keep it prepared. */
export function saveStatement(kind: 'create' | 'update', along: Along): Statement {
  const shape = [kind, along.keyed, along.jobs, along.consents, along.conversions].join()
  let statement = made.get(shape)
  if (!statement) {
    const parts = [
      `saved as (${kind === 'create' ? create : update})`,
      logged,
      ...(along.keyed ? [kept] : []),
      ...(along.jobs ? [asked] : []),
      ...(along.consents ? [agreed] : []),
      ...(along.conversions ? [told] : []),
    ]
    statement = numbered(`with ${parts.join(',\n')} select ${savedColumns} from saved`)
    made.set(shape, statement)
  }
  return statement
}

/** Gives the named values (':answers') their numbers, in the order in which they first appear. */
function numbered(text: string): Statement {
  const names: string[] = []
  const sql = text.replace(/(?<!:):([a-z]\w*)/gi, (_whole, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { sql, names }
}
