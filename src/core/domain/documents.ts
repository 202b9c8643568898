// The documents of an application: their kinds, the names they have on the wire, and which of them a request can ask for.

/** Known kinds; a document may also carry a name of its own ('Lease agreement'), which is then its kind. */
export type KnownDocumentKind = 'photo-id' | 'voided-check' | 'bank-statement'

export const documentKinds: readonly KnownDocumentKind[] = ['photo-id', 'voided-check', 'bank-statement']

/** Spec 2 section 3: document names on the wire. */
const wireNames: Readonly<Record<KnownDocumentKind, string>> = {
  'photo-id': 'Photo ID',
  'voided-check': 'Voided Check',
  'bank-statement': 'Bank Statement',
}

/** What an owner is asked for before funding, in this order. */
export type OwnerDocument = Exclude<KnownDocumentKind, 'bank-statement'>

/** A voided check is asked for only where no bank confirmed account and routing number of the account that is used. */
export const documentsAsked = (numbersKnown: boolean): readonly OwnerDocument[] =>
  numbersKnown ? ['photo-id'] : ['photo-id', 'voided-check']

/** Months of statements that stand in for a bank connection (decision 13). */
export const STATEMENT_MONTHS = 4

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

/** What an uploaded file may be called (spec 2 section 5); its content is judged besides. */
export const uploadExtensions: readonly string[] = ['bmp', 'jpg', 'jpeg', 'png', 'gif', 'pdf']

/** 'jpg' of 'IMG_1.JPG'; '' where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
