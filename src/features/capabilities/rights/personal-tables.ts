// Which tables hold what is kept of an application and its applicant, how their rows are found, and what of them nobody is handed.

export interface PersonalTable {
  /** An SQL condition; $1 is the application's id. */
  readonly rows: string
  /** Columns that say nothing of the person: keyed hashes, what opens a door, our own marks. */
  readonly without: readonly string[]
}

const ofLead = (...without: readonly string[]): PersonalTable => ({ rows: 'lead_id = $1::uuid', without })
/** Rows that may be another person's of the same application: only the applicant's own. */
const ofApplicant = (...without: readonly string[]): PersonalTable => ({
  rows: 'lead_id = $1::uuid and person_id is null',
  without,
})
const ofSubject = (...without: readonly string[]): PersonalTable => ({
  rows: 'subject_id = $1::uuid',
  without,
})

/** A new table is either here or among `otherTables`: a test asks the database. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  lead: {
    rows: 'id = $1::uuid',
    without: [
      'search',
      'email_key',
      'phone_key',
      'tax_key',
      'register_key',
      'code_epoch',
      'merchant_defaults',
    ],
  },
  business: {
    rows: 'id = (select business_id from lead where id = $1::uuid)',
    without: ['search', 'email_key', 'phone_key', 'tax_key'],
  },
  application_signature: ofApplicant(),
  bank_analysis: ofLead(),
  // The secret is the access to the bank.
  bank_connection: ofLead('secret'),
  bank_history: ofLead(),
  bank_label: ofLead(),
  consent: ofApplicant('contact_key'),
  contact_hold: ofLead('code_hash', 'was_key'),
  conversion: ofLead(),
  // The bureau's own answer holds numbers of other creditors; the facts are what was read of it.
  credit_report: ofApplicant('sealed'),
  deal_outcome: ofLead(),
  decision: ofLead(),
  document: ofLead('blob_key'),
  document_request: ofLead(),
  envelope: ofSubject('tree', 'reference'),
  event: { rows: `lead_id = $1::uuid and kind <> 'merchant-defaults-checked'`, without: [] },
  link: ofLead(),
  message: ofApplicant('provider_id'),
  note: ofLead(),
  offer_choice: ofLead(),
  owner_request: ofLead(),
  paper: ofSubject(),
  prefill_match: ofLead(),
  sms_opt_out: {
    rows: 'phone_key = (select phone_key from lead where id = $1::uuid)',
    without: ['phone_key'],
  },
  statement_analysis: ofLead('book'),
  statement_reading: ofLead(),
}

/** Parts of the personal tables that are held back, each with the reason. */
export const heldBack: Readonly<Record<string, string>> = {
  'lead.merchant_defaults': 'what a register of other funders answered is told to nobody outside',
  'event merchant-defaults-checked': 'the same, as it was noted',
  'decision priorDefault':
    'the same, as a decision read it; the reasons for a decision are in it and in its notice',
}

/** The other tables, each with the reason why nothing of it is handed out. */
export const otherTables: Readonly<Record<string, string>> = {
  address_salt: 'salts of the marks that stand for network addresses',
  affiliate: 'a person of their own, with no application',
  audit_block: 'ids and hashes of events',
  audit_cursor: 'how far the chain and the stream have come',
  bank_line_book: 'the lines of bank_history, laid out for reading',
  bank_ref: 'keyed hashes',
  data_key: 'keys, wrapped',
  ended_session: 'marks of browsers, until they expire',
  first_save: 'marks of saves, forgotten after a week',
  job: 'work that waits; what it says stands in the other tables',
  known_key: 'fingerprints of keys',
  link_directory: 'keyed hashes',
  migration: 'the schema',
  person: 'other people of the application, each with a right of their own',
  portal_code: 'belongs to a contact, and is forgotten within days',
  portal_session: 'belongs to a contact, and is forgotten within days',
  save_key: 'marks of saves, forgotten after a week',
  signature: 'of all who sign, other people among them; what the applicant signed is in paper',
  signed_copy: 'bears the signatures of all who sign; handed out by the portal, to whom it belongs',
  staff: 'who works here',
  staff_auth_key: 'who works here',
  staff_challenge: 'random, for five minutes',
  staff_event: 'who works here',
  staff_identity: 'who works here',
  staff_login_failure: 'who works here',
  staff_passkey: 'who works here',
  staff_recovery_code: 'who works here',
  staff_session: 'who works here',
  staff_sign_on: 'who works here',
  try_count: 'keyed hashes, for a day',
  upload_day: 'bytes by network, for a day',
  webhook_seen: 'marks of vendors’ events',
}
