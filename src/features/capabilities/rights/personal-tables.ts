// Which tables hold what is kept of an applicant, another person of an application, a business or an affiliate, how their rows are found, and what of them nobody is handed.
import type { LinkSubject } from '#core/domain/links.ts'

interface PersonalTable {
  /** SQL conditions, by whose rows are wanted; $1 is that one's id. What is not named has nothing here that is theirs. */
  readonly rows: Readonly<Partial<Record<LinkSubject, string>>>
  /** Columns that say nothing of the person: keyed hashes, what opens a door, our own marks. */
  readonly without: readonly string[]
}

const OF_LEAD = 'lead_id = $1::uuid'
const OF_SUBJECT = 'subject_id = $1::uuid'
const ITSELF = 'id = $1::uuid'
const LEAD_OF_PERSON = 'lead_id = (select lead_id from person where id = $1::uuid)'

const ofLead = (...without: readonly string[]): PersonalTable => ({ rows: { application: OF_LEAD }, without })
/** Rows of the applicant, or of another person of the same application. */
const ofEachPerson = (...without: readonly string[]): PersonalTable => ({
  rows: {
    application: `${OF_LEAD} and person_id is null`,
    person: `${LEAD_OF_PERSON} and person_id = $1::uuid`,
  },
  without,
})
const ofSubject = (...without: readonly string[]): PersonalTable => ({
  rows: { application: OF_SUBJECT, person: OF_SUBJECT, business: OF_SUBJECT, affiliate: OF_SUBJECT },
  without,
})

/** A new table is either here or among `otherTables`: a test asks the database. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  lead: {
    rows: { application: ITSELF },
    without: [
      'search',
      'found_by',
      'words',
      'email_key',
      'phone_key',
      'tax_key',
      'register_key',
      'code_epoch',
      'merchant_defaults',
    ],
  },
  // Under which names and contacts they acted before stands there with keyed hashes.
  person: { rows: { person: ITSELF }, without: ['former'] },
  person_hold: {
    rows: { person: `${LEAD_OF_PERSON} and person_id = $1::uuid` },
    without: ['code_hash', 'was_key'],
  },
  business: {
    rows: { application: 'id = (select business_id from lead where id = $1::uuid)', business: ITSELF },
    without: ['search', 'found_by', 'words', 'email_key', 'phone_key', 'tax_key'],
  },
  affiliate: { rows: { affiliate: ITSELF }, without: ['found_by', 'words', 'email_key', 'signup_key'] },
  application_signature: ofEachPerson(),
  bank_analysis: ofLead(),
  // The secret is the access to the bank.
  bank_connection: ofLead('secret'),
  bank_history: ofLead(),
  bank_label: ofLead(),
  consent: ofEachPerson('contact_key'),
  contact_hold: ofLead('code_hash', 'was_key'),
  conversion: ofLead(),
  credit_answer: ofLead(),
  // Which of their deposits they were asked about.
  credit_question: ofLead(),
  // The bureau's own answer holds numbers of other creditors; the facts are what was read of it.
  credit_report: ofEachPerson('sealed'),
  deal_outcome: ofLead(),
  // What a paper was checked for is a keyed hash.
  signing_check: ofLead('basis'),
  decision: ofLead(),
  document: ofLead('blob_key'),
  document_request: ofLead(),
  envelope: ofSubject('tree', 'reference'),
  event: {
    rows: {
      application: `${OF_LEAD} and kind not in ('merchant-defaults-checked', 'person-exported')`,
      person: `${LEAD_OF_PERSON} and detail ->> 'person' = ($1::uuid)::text`,
      business: OF_LEAD,
      affiliate: OF_LEAD,
    },
    without: [],
  },
  link: {
    rows: {
      application: OF_LEAD,
      person: OF_SUBJECT,
      business: OF_SUBJECT,
      affiliate: OF_SUBJECT,
    },
    without: [],
  },
  message: {
    rows: { ...ofEachPerson().rows, business: OF_LEAD, affiliate: OF_LEAD },
    without: ['provider_id'],
  },
  note: ofLead(),
  offer_choice: ofLead(),
  owner_request: ofLead('phone_key'),
  paper: ofSubject(),
  prefill_match: ofLead(),
  // An affiliate alone signs its agreement; a contract has several signers. The address is a link that opens it.
  signature: { rows: { affiliate: OF_SUBJECT }, without: ['address'] },
  signed_copy: { rows: { affiliate: OF_SUBJECT }, without: [] },
  sms_opt_out: {
    rows: {
      application: 'phone_key = (select phone_key from lead where id = $1::uuid)',
      business: 'phone_key = (select phone_key from business where id = $1::uuid)',
    },
    without: ['phone_key'],
  },
  statement_analysis: ofLead('book'),
  statement_mend: ofLead(),
  statement_page: ofLead(),
  statement_reading: ofLead(),
}

/** Parts of the personal tables that are held back from an applicant, each with the reason. */
const heldBack: Readonly<Record<string, string>> = {
  'lead.merchant_defaults': 'what a register of other funders answered is shown to nobody outside',
  'event merchant-defaults-checked': 'the same, as it was noted',
  'event person-exported': 'that another person of the application was handed what is kept of them',
  'decision priorDefault':
    'the same, as a decision read it; the reasons for a decision are in it and in its notice',
}

/** The other tables, each with the reason why nothing of it is handed out. */
export const otherTables: Readonly<Record<string, string>> = {
  address_salt: 'salts of the marks that stand for network addresses',
  audit_block: 'ids and hashes of events',
  audit_cursor: 'how far the chain and the stream have come',
  bank_line_book: 'the lines of bank_history, laid out for reading',
  bank_ref: 'keyed hashes',
  contact_proof: 'belongs to an address: whether somebody answered there, and how much was sent',
  data_key: 'keys, wrapped',
  ended_session: 'marks of browsers, until they expire',
  first_save: 'marks of saves, forgotten after a week',
  job: 'work that waits; what it says stands in the other tables',
  known_key: 'fingerprints of keys',
  link_directory: 'keyed hashes',
  mailbox_place: 'how far our own mailbox was read',
  migration: 'the schema',
  portal_code: 'belongs to a contact, and is forgotten within days',
  portal_session: 'belongs to a contact, and is forgotten within days',
  save_key: 'marks of saves, forgotten after a week',
  staff: 'who works here',
  staff_auth_key: 'who works here',
  staff_challenge: 'random, for five minutes',
  staff_event: 'who works here',
  staff_identity: 'who works here',
  staff_login_failure: 'who works here',
  staff_passkey: 'who works here',
  staff_recovery_code: 'who works here',
  staff_session: 'who works here',
  staff_set_up_link: 'who works here',
  staff_sign_on: 'who works here',
  try_count: 'keyed hashes, for a day',
  upload_day: 'bytes by network, for a day',
  webhook_seen: 'marks of vendors’ events',
}

const NOT_OF_APPLICATION: Readonly<Record<string, string>> = {
  affiliate: 'affiliates, each with a right of their own',
  person: 'other people of the application, each with a right of their own',
  signature: 'of all who sign, other people among them; what the applicant signed is in paper',
  signed_copy: 'bears the signatures of all who sign; handed out by the portal, to whom it belongs',
}
const OF_OTHERS = 'of others, or of an application as a whole, to which its applicant has the right'

/** What is not handed out to whom this is about, by table or part of one, each with the reason. */
export const notHandedOut = (about: LinkSubject): Readonly<Record<string, string>> => ({
  ...otherTables,
  ...Object.fromEntries(
    Object.entries(personalTables)
      .filter(([, { rows }]) => !rows[about])
      .map(([table]) => [table, (about === 'application' && NOT_OF_APPLICATION[table]) || OF_OTHERS]),
  ),
  ...(about === 'application' && heldBack),
})
