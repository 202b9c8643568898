// The papers of the document generator by their names on the wire (specification 3, section 2.3): what a link to one is bound to, and who may open it.
import type { LeadAction } from './access.ts'

interface PaperDocRule {
  /** What a paper of this kind is about. account-month: one account in one month. */
  readonly of: 'application' | 'account-month'
  /** Whoever opens its link must be logged in as staff besides. */
  readonly staffOnly?: true
  /** What they must be allowed to do, having said today why they open the file; without, the right to open documents. */
  readonly right?: LeadAction
  /** There is one for an application with an offer only. */
  readonly needsOffer?: true
  /** The owner reads it: made in the owner's language, whoever opens it. */
  readonly toOwner?: true
}

const paperDocs = {
  bla: { of: 'application' },
  // The same paper by its other name: of an application with an offer.
  oppbla: { of: 'application', needsOffer: true },
  report: { of: 'application', staffOnly: true, right: 'open-report' },
  // The same for a window of an application: without buttons.
  appreport: { of: 'application', staffOnly: true, right: 'open-report' },
  statements: { of: 'account-month' },
  // Beyond the specification: what an owner is told, and what stands in the file.
  'offer-summary': { of: 'application', needsOffer: true, toOwner: true },
  'adverse-action': { of: 'application', toOwner: true },
  'counter-offer': { of: 'application', needsOffer: true, toOwner: true },
  'decision-memo': { of: 'application', staffOnly: true },
} as const satisfies Record<string, PaperDocRule>

export type PaperDoc = keyof typeof paperDocs
export const paperDocNames = Object.keys(paperDocs) as PaperDoc[]
export const isPaperDoc = (name: string): name is PaperDoc => Object.hasOwn(paperDocs, name)
export const paperDocRule = (doc: PaperDoc): PaperDocRule => paperDocs[doc]

/** Where a paper is, as its address says it. `month`: 'YYYY-MM'. */
export interface PaperAddress {
  readonly doc: string
  /** The application's number; of a statement the linked bank's id. */
  readonly id: string
  readonly token: string
  readonly account?: string
  readonly month?: string
}

/** What follows 'docgenerator/' (specification 3, section 2). */
export const paperAddress = ({ doc, id, token, account, month }: PaperAddress): string =>
  [doc, id, token, ...(month ? [...(account ? [account] : []), month] : [])].map(encodeURIComponent).join('/')

/** The address in what somebody pasted: a whole link or its end. Null where it is none. */
export function readPaperAddress(pasted: string): PaperAddress | null {
  const path = pasted
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^.*docgenerator\//, '')
  const parts = path.split('/').filter(Boolean)
  if (parts.some((part) => !/^[\w.-]{1,200}$/.test(part))) return null
  const [doc, id, token, third, fourth] = parts
  if (!doc || !id || !token || parts.length > 5) return null
  if (fourth !== undefined) return { doc, id, token, account: third, month: fourth }
  return third === undefined ? { doc, id, token } : { doc, id, token, month: third }
}
