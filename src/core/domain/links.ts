// What a link can be for, how long it lives, and where it leads. A link opens one thing only.

export type LinkPurpose = 'continue' | 'bank-verification' | 'documents'

export const linkPurposes: readonly LinkPurpose[] = ['continue', 'bank-verification', 'documents']

/** Days until a link expires when nobody says otherwise. */
export const linkDays: Readonly<Record<LinkPurpose, number>> = {
  continue: 14,
  'bank-verification': 14,
  documents: 14,
}

/** The path of a link below the site's address (spec 1 and 2, routes). */
export const linkPath: Readonly<Record<LinkPurpose, (code: string) => string>> = {
  continue: (code) => `/business/apply/continue/${code}`,
  'bank-verification': (code) => `/business/bank-verification/${code}`,
  documents: (code) => `/business/documents/${code}`,
}
