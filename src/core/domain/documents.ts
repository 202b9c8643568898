// The documents of an application: their kinds, their names on the wire, the forms that ask for them, and until when one can be taken back.
import { exportExtensions } from './statement-exports/export-kinds.ts'
import { hasOffer, isClosed, type Stage } from './lead-stage.ts'

/** Known kinds; a document may also carry a name of its own ('Lease agreement'), which is then its kind. */
type KnownDocumentKind =
  | 'photo-id'
  | 'voided-check'
  | 'bank-statement'
  | 'signing-authority'
  | 'customer-paper'

export const documentKinds: readonly KnownDocumentKind[] = [
  'photo-id',
  'voided-check',
  'bank-statement',
  'signing-authority',
  'customer-paper',
]

/** Specification 2, section 3: document names on the wire. */
const wireNames: Readonly<Record<KnownDocumentKind, string>> = {
  'photo-id': 'Photo ID',
  'voided-check': 'Voided Check',
  'bank-statement': 'Bank Statement',
  'signing-authority': 'Signing Authority',
  // An invoice or a contract of a customer whose payment nobody could class.
  'customer-paper': 'Customer Invoice or Contract',
}

/** What an owner is asked for before funding, in this order. */
type OwnerDocument = Exclude<KnownDocumentKind, 'bank-statement' | 'signing-authority' | 'customer-paper'>

export const ownerDocuments: readonly OwnerDocument[] = ['photo-id', 'voided-check']

/** A voided check is asked for only where no bank confirmed account and routing number of the account that is used. */
export const documentsAsked = (numbersKnown: boolean): readonly OwnerDocument[] =>
  ownerDocuments.filter((kind) => kind !== 'voided-check' || !numbersKnown)

/** Months of statements that stand in for a bank connection (spec 220). */
export const STATEMENT_MONTHS = 4

/** One form in which documents are asked for: of one kind, and for statements of how many months before the present one. */
export interface UploadForm {
  readonly kind: string
  /** Absent: a single document. */
  readonly months?: number
  /** Nothing goes on before every month is there. */
  readonly needsAll?: true
}

/** The forms of specification 2, sections 2 and 4; a step of a flow names the one that it shows. */
export const uploadForms = {
  'photo-id': { kind: 'photo-id' },
  'voided-check': { kind: 'voided-check' },
  statements: { kind: 'bank-statement', months: STATEMENT_MONTHS },
  'renewal-statements': { kind: 'bank-statement', months: STATEMENT_MONTHS, needsAll: true },
  'six-statements': { kind: 'bank-statement', months: 6 },
} as const satisfies Record<string, UploadForm>

export type UploadFormName = keyof typeof uploadForms

/** The form for a kind that is asked for by itself: staff and links ask for six months of statements. */
export const formOfKind = (kind: string): UploadForm =>
  kind === 'bank-statement' ? uploadForms['six-statements'] : { kind }

/** What is known of a document when its sender wants it back. */
export interface TakenBack {
  readonly kind: string
  readonly uploadedBy: 'applicant' | 'staff'
  /** Since when a person has looked at it; null = nobody has. */
  readonly seenAt: Date | null
  /** The link by which it came; null = the application's own browser. */
  readonly linkId: string | null
}

/**
 * Whether its sender may take a document back: until an underwriter has looked at it, or the application was decided on what the statements
 * show. What staff put there is theirs; who came by a link (`byLink`, its id) takes back what came by that link.
 */
export function mayTakeBack(
  { kind, uploadedBy, seenAt, linkId }: TakenBack,
  { stage, byLink }: { readonly stage: Stage; readonly byLink: string | null },
): boolean {
  if (uploadedBy === 'staff' || seenAt || isClosed(stage)) return false
  if (byLink && byLink !== linkId) return false
  return kind !== 'bank-statement' || !hasOffer(stage)
}

export const documentName = (kind: string): string => wireNames[kind as KnownDocumentKind] ?? kind

/** The kind that a `filetype` of the wire means; null when it is no usable name (letters, digits and plain marks, at most 60). */
export function documentKindOf(filetype: string): string | null {
  const name = filetype.trim().replace(/\s+/g, ' ')
  const known = documentKinds.find(
    (kind) => kind === name.toLowerCase() || wireNames[kind].toLowerCase() === name.toLowerCase(),
  )
  if (known) return known
  return /^[\p{L}\p{N}][\p{L}\p{N} .,'&()/-]{0,59}$/u.test(name) ? name : null
}

/** What an uploaded file may be called (specification 2, section 5); its content is checked too. */
export const uploadExtensions: readonly string[] = ['bmp', 'jpg', 'jpeg', 'png', 'gif', 'pdf']

/** The same by the document's kind: a statement may be what a bank exports. */
export const extensionsFor = (kind: string): readonly string[] =>
  kind === 'bank-statement'
    ? [...uploadExtensions, ...Object.values(exportExtensions).flat()]
    : uploadExtensions

/** 'jpg' of 'IMG_1.JPG'; '' where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
