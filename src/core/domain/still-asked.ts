// What is still asked of an applicant: one list, computed from facts and never stored, for every page, link and member of staff alike.
import { documentKinds, documentsAsked as askedBeforeFunding } from './documents.ts'
import { isClosed, type Stage } from './lead-stage.ts'
import type { PersonAsk } from './persons.ts'

export type StillAsked =
  /** Questions of the application. */
  | { readonly kind: 'answers' }
  /** `why`: none was connected yet, the last attempt failed, or the bank wants its owner to log in again. */
  | { readonly kind: 'bank'; readonly why: 'none' | 'failed' | 'login' }
  /** `document`: a known kind or the name that staff gave it; `message`: what staff wrote beside it, '' without. */
  | { readonly kind: 'document'; readonly document: string; readonly message: string }
  /** `name`: first name of another person of the application; they give it by a link of their own. */
  | { readonly kind: 'person'; readonly name: string }

export interface AskedFacts {
  readonly stage: Stage
  readonly bankState: 'none' | 'linking' | 'linked' | 'needs-attention' | 'failed' | 'skipped' | 'statements'
  /** The kinds of the documents that are there. */
  readonly documents: readonly string[]
  /** The bank gave account and routing number: no voided check is asked for. */
  readonly numbersKnown: boolean
  /** The persons of the application besides the applicant, and what each still has to give. */
  readonly persons: readonly { readonly name: string; readonly asks: readonly PersonAsk[] }[]
  /** Requests of staff that nothing has answered yet, newest first. */
  readonly requested: readonly { readonly kind: string; readonly message: string }[]
}

/** In the order in which it is best done: answers, bank, documents; and what others still give. Nothing is asked where the application has ended. */
export function stillAsked(facts: AskedFacts): StillAsked[] {
  const { stage } = facts
  if (isClosed(stage)) return []
  // Until its questions are answered nothing else is judged; what staff asked for may be sent all the same.
  const unanswered = stage === 'draft' || stage === 'referred'
  return [
    ...(unanswered ? [{ kind: 'answers' } as const] : bankAsked(facts)),
    ...documentsAsked(facts, unanswered ? [] : askedBeforeFunding(facts.numbersKnown)),
    ...facts.persons.flatMap(({ name, asks }) => (asks.length ? [{ kind: 'person', name } as const] : [])),
  ]
}

/** Whether it is the applicant who acts next: something is asked of them, offers wait for a choice, a contract for their signature. */
export const isOwnersTurn = ({
  stage,
  asked,
  doing,
  toSign,
}: {
  readonly stage: Stage
  readonly asked: readonly StillAsked[]
  /** 'account': the contract waits for their word on the account; 'deciding': their bank data is being read. */
  readonly doing: string | null
  /** A contract is theirs to sign now. */
  readonly toSign: boolean
}): boolean =>
  asked.some(({ kind }) => kind !== 'person') ||
  toSign ||
  doing === 'account' ||
  stage === 'offered' ||
  (stage === 'bank-needed' && doing !== 'deciding')

function bankAsked({ stage, bankState }: AskedFacts): StillAsked[] {
  if (bankState === 'needs-attention') return [{ kind: 'bank', why: 'login' }]
  if (stage !== 'bank-needed') return []
  switch (bankState) {
    case 'none':
    case 'skipped':
      return [{ kind: 'bank', why: 'none' }]
    case 'failed':
      return [{ kind: 'bank', why: 'failed' }]
    // Being read, read, or stood in for by statements.
    case 'linking':
    case 'linked':
    case 'statements':
      return []
  }
}

/** The documents of the list, by kind. */
export const documentsOfAsked = (asked: readonly StillAsked[]): string[] =>
  asked.flatMap((each) => (each.kind === 'document' ? [each.document] : []))

/** A document that is asked for twice stands once, with the newest words. */
function documentsAsked({ documents, requested }: AskedFacts, ofAll: readonly string[]): StillAsked[] {
  const there = new Set(documents)
  const messages = new Map<string, string>()
  for (const kind of ofAll) if (!there.has(kind)) messages.set(kind, '')
  const newest = requested.filter(({ kind }, at) => requested.findIndex((each) => each.kind === kind) === at)
  for (const { kind, message } of newest.toReversed()) messages.set(kind, message)
  const known = (kind: string) => {
    const at = (documentKinds as readonly string[]).indexOf(kind)
    return at < 0 ? documentKinds.length : at
  }
  return [...messages]
    .sort(([one], [other]) => known(one) - known(other))
    .map(([document, message]) => ({ kind: 'document', document, message }))
}
