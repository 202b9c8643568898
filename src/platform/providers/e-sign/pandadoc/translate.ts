// PandaDoc's documents and recipients in the words of the port, and places on a page in its measure.
import type { EnvelopeState } from '#core/domain/envelope.ts'
import type { SignaturePlace } from '#core/paper/paper.ts'
import type { EnvelopeOrder, EnvelopeStanding, SignerStanding } from '../port.ts'
import type { DocumentDetails, DocumentStatus, NewDocument } from './wire.ts'

const states: Readonly<Record<DocumentStatus, EnvelopeState>> = {
  'document.uploaded': 'made',
  'document.draft': 'made',
  'document.waiting_approval': 'made',
  'document.approved': 'made',
  'document.scheduled': 'made',
  'document.external_review': 'made',
  'document.sent': 'sent',
  'document.viewed': 'opened',
  'document.completed': 'signed',
  'document.waiting_pay': 'signed',
  'document.paid': 'signed',
  'document.declined': 'declined',
  'document.voided': 'void',
  'document.rejected': 'void',
  'document.error': 'void',
}

export const ENVELOPE_KEY = 'envelope'
export const HASH_KEY = 'hash'
const signerKey = (position: number): string => `signer_${position}`

export const newDocument = ({ title, envelope, hash, signers }: EnvelopeOrder): NewDocument => ({
  name: title,
  parse_form_fields: false,
  recipients: signers.map(({ name, email, place, position }) => ({
    email,
    ...namesOf(name),
    role: place,
    signing_order: position,
  })),
  metadata: {
    [ENVELOPE_KEY]: envelope,
    [HASH_KEY]: hash,
    ...Object.fromEntries(signers.map(({ id, position }) => [signerKey(position), id])),
  },
})

/** Whoever has one name has no last one. */
function namesOf(name: string): Pick<NewDocument['recipients'][number], 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, ...(rest.length ? { last_name: rest.join(' ') } : {}) }
}

/** A field over the paper's line. `dpi`: dots to the inch in which PandaDoc counts a page; a paper counts 72 from its lower edge. */
export function signatureField(
  { page, x, y, width, height }: SignaturePlace,
  recipient: string,
  dpi: number,
  pageHeight: number,
) {
  const dots = (points: number): number => Math.round((points * dpi) / 72)
  return {
    type: 'signature',
    assigned_to: recipient,
    settings: { required: true },
    layout: {
      page,
      position: { offset_x: dots(x), offset_y: dots(pageHeight - y - height), anchor_point: 'topleft' },
      style: { width: dots(width), height: dots(height) },
    },
  }
}

/** Voided is also what an expired document is called. `now` tells them apart. */
export function standingOf(details: DocumentDetails, now: Date): EnvelopeStanding {
  const { status, metadata, expiration_date: expires } = details
  const ranOut = status === 'document.voided' && expires && new Date(expires) <= now
  const state = ranOut ? 'expired' : states[status]
  const inOrder = details.recipients
    .filter(({ signing_order: order }) => typeof order === 'number')
    .toSorted((a, b) => a.signing_order! - b.signing_order!)
  const next = inOrder.find(({ has_completed: done }) => !done)
  const signers = inOrder.map((each): SignerStanding => ({
    id: String(metadata[signerKey(each.signing_order!)] ?? ''),
    state: each.has_completed ? 'signed' : each === next ? turnOf(state, each === inOrder[0]) : 'waiting',
  }))
  const begun = state === 'sent' && signers.some((each) => each.state === 'signed')
  return { state: begun ? 'opened' : state, signers }
}

/** 'Viewed' is said of the document: only of the first signer it is known who viewed it. */
const turnOf = (state: EnvelopeState, first: boolean): SignerStanding['state'] =>
  state === 'declined' ? 'declined' : state === 'opened' && first ? 'opened' : 'waiting'
