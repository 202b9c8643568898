// PandaDoc's documents as the simulator keeps them: built after two looks, sent, viewed, signed in order, completed.
import { createHash, randomBytes } from 'node:crypto'

export interface Recipient {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly signing_order: number
  has_completed: boolean
  signature_date: string | null
}

export interface Field {
  readonly type: string
  readonly assigned_to?: string
  readonly layout?: unknown
}

export interface SimDocument {
  readonly id: string
  readonly name: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly recipients: readonly Recipient[]
  readonly file: Buffer
  readonly fields: Field[]
  status: string
  /** Looks until it is a draft. */
  looksLeft: number
  /** Of the finished file: answers 202 as often. */
  buildsLeft: number
  silent: boolean
}

/** The real one's ids are 22 letters and figures. */
export const newWireId = (): string => randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')

export const newSimDocument = (
  data: {
    readonly name: string
    readonly metadata?: Record<string, unknown>
    readonly recipients?: readonly Partial<Recipient>[]
  },
  file: Buffer,
  looks: number,
): SimDocument => ({
  id: newWireId(),
  name: data.name,
  metadata: data.metadata ?? {},
  recipients: (data.recipients ?? []).map((given, at) => ({
    id: newWireId(),
    email: given.email ?? '',
    first_name: given.first_name ?? '',
    last_name: given.last_name ?? '',
    role: given.role ?? '',
    signing_order: given.signing_order ?? at + 1,
    has_completed: false,
    signature_date: null,
  })),
  file,
  fields: [],
  status: 'document.uploaded',
  looksLeft: looks,
  buildsLeft: 1,
  silent: false,
})

/** Each look brings it nearer to a draft, as time does with the real one. */
export function lookAt(document: SimDocument): string {
  if (document.status === 'document.uploaded' && --document.looksLeft <= 0) document.status = 'document.draft'
  return document.status
}

export const isSigning = ({ status }: SimDocument): boolean =>
  status === 'document.sent' || status === 'document.viewed'

export const nextRecipient = ({ recipients }: SimDocument): Recipient | undefined =>
  [...recipients]
    .sort((a, b) => a.signing_order - b.signing_order)
    .find(({ has_completed: completed }) => !completed)

/** The short form that most calls answer. */
export const shortForm = ({ id, name, status }: SimDocument, now: Date) => ({
  id,
  name,
  status,
  date_created: now.toISOString(),
  date_modified: now.toISOString(),
  expiration_date: null,
  version: '2',
  uuid: id,
})

export const detailsForm = (document: SimDocument, now: Date) => ({
  ...shortForm(document, now),
  recipients: document.recipients.map((recipient) => ({
    ...recipient,
    recipient_type: 'signer',
    roles: [recipient.role],
    type: 'recipient',
    shared_link: '',
  })),
  metadata: document.metadata,
  tokens: [],
  tags: [],
  fields: document.fields.map((field, at) => ({
    uuid: createHash('sha256').update(`${document.id}:${at}`).digest('hex').slice(0, 32),
    type: field.type,
    assigned_to: field.assigned_to ? { id: field.assigned_to, type: 'recipient' } : null,
  })),
  grand_total: { amount: '0.00', currency: 'USD' },
})
