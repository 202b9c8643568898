// What is still asked of an applicant: one list, computed from facts and never stored, for every page, link and member of staff alike.
import type { DocumentFault } from './document-quality.ts'
import { documentKinds, documentsAsked as askedBeforeFunding } from './documents.ts'
import { isClosed, type Stage } from './lead-stage.ts'
import type { IsoMonth } from '../ground/dates.ts'
import type { PersonAsk, PersonRole } from './persons.ts'
import type { SigningGap, SigningGapCode } from './who-signs.ts'

/** What of the owners the applicant can settle. */
export const ownersAsks = [
  'shares-contradict',
  'share-unknown',
  'owners-unnamed',
  'too-little-named',
] as const satisfies readonly SigningGapCode[]

export type StillAsked =
  /** Questions of the application. */
  | { readonly kind: 'answers' }
  /** `why`: none was connected yet, the last attempt failed, or the bank wants its owner to log in again. */
  | { readonly kind: 'bank'; readonly why: 'none' | 'failed' | 'login' }
  /** Statements stand in for a bank, and some are missing. */
  | ({ readonly kind: 'bank'; readonly why: 'statements' } & StatementsThere)
  /**
   * `document`: a known kind or the name that staff gave it; `message`: what staff wrote beside it, '' without; `faults`: what is wrong with
   * the one that came, absent where none did.
   */
  | {
      readonly kind: 'document'
      readonly document: string
      readonly message: string
      readonly faults?: DocumentFault[]
    }
  /** It came, and a person of ours looks whether it can be used: nothing is left to do for whoever sent it. */
  | { readonly kind: 'look'; readonly document: string }
  /** What some deposits are; `count`: of how many payers. */
  | { readonly kind: 'deposits'; readonly count: number }
  /** Which owners there are; in the portal. */
  | { readonly kind: 'owners'; readonly why: (typeof ownersAsks)[number] }
  /** `name`: first name of another person of the application; they give it by a link of their own. */
  | { readonly kind: 'person'; readonly name: string }

/** Of the statements that stand in for a bank. Months earliest first. */
export interface StatementsThere {
  /** Of those that can be used, or that a person of ours looks at. */
  readonly there: IsoMonth[]
  readonly missing: IsoMonth[]
  /** Files that cannot be used as they are, and files whose month nobody knows. */
  readonly unclear: number
}

export interface AskedFacts {
  readonly stage: Stage
  readonly bankState: 'none' | 'linking' | 'linked' | 'needs-attention' | 'failed' | 'skipped' | 'statements'
  readonly statements: StatementsThere
  /** The kinds of the documents that are there, but for those that their sender is asked about. */
  readonly documents: readonly string[]
  /** Of those, the kinds of which none is known to be usable yet; and of requests that such a one answers. */
  readonly withUs: readonly string[]
  readonly asksForLook: readonly string[]
  /** What cannot be used as it is, newest first. */
  readonly faulty: readonly { readonly kind: string; readonly faults: readonly DocumentFault[] }[]
  /** The bank gave account and routing number: no voided check is asked for. */
  readonly numbersKnown: boolean
  /** The persons of the application besides the applicant, and what each still has to give. */
  readonly persons: readonly {
    readonly id: string
    readonly name: string
    readonly role: PersonRole
    readonly asks: readonly PersonAsk[]
  }[]
  /** What of who signs must be settled, by the policy. */
  readonly signing: readonly SigningGap[]
  /** Payers whose deposits the owner has said nothing of yet, and whether a customer's document is asked for. */
  readonly deposits: { readonly open: number; readonly documents: boolean }
  /** Requests of staff that nothing has answered yet, newest first. */
  readonly requested: readonly { readonly kind: string; readonly message: string }[]
}

/** In the order in which it is best done: answers, bank, owners, deposits, documents; and what others still give. Nothing is asked where the application has ended. */
export function stillAsked(facts: AskedFacts): StillAsked[] {
  const { stage } = facts
  if (isClosed(stage)) return []
  // Until its questions are answered nothing else is judged; what staff asked for may be sent all the same.
  const unanswered = stage === 'draft' || stage === 'referred'
  const ofAll = unanswered
    ? []
    : [
        ...askedBeforeFunding(facts.numbersKnown),
        ...authorityAsked(facts),
        ...(facts.deposits.documents ? ['customer-paper'] : []),
      ]
  const asked = documentsAsked(facts, ofAll)
  return [
    ...(unanswered ? [{ kind: 'answers' } as const] : bankAsked(facts)),
    ...(unanswered ? [] : ownersAsked(facts)),
    ...(unanswered || facts.deposits.open === 0
      ? []
      : [{ kind: 'deposits', count: facts.deposits.open } as const]),
    ...asked,
    ...lookedAt(facts, ofAll).filter(({ document }) => !documentsOfAsked(asked).includes(document)),
    ...facts.persons.flatMap(({ id, name, asks }) =>
      asks.length || isOpenFor(facts, id) ? [{ kind: 'person', name } as const] : [],
    ),
  ]
}

/** A contract that is out, or was signed, names its signers; nothing of this is asked beside it, nor after. */
const openOf = ({ stage, signing }: AskedFacts): readonly SigningGap[] =>
  stage === 'contract-out' || stage === 'contract-signed' ? [] : signing

const isOpenFor = (facts: AskedFacts, person: string): boolean =>
  openOf(facts).some((gap) => 'who' in gap && gap.who === person)

function ownersAsked(facts: AskedFacts): StillAsked[] {
  const why = ownersAsks.find((ask) => openOf(facts).some(({ code }) => code === ask))
  return why ? [{ kind: 'owners', why }] : []
}

/** A paper that names a signer, where nobody who is yet to be named, or to answer, may turn out to bind the business. */
function authorityAsked(facts: AskedFacts): readonly string[] {
  const open = openOf(facts)
  const mayCome =
    open.some(({ code }) => code !== 'nobody-binds') ||
    facts.persons.some(({ role, asks }) => role !== 'guarantor' && asks.includes('details'))
  return open.some(({ code }) => code === 'nobody-binds') && !mayCome ? ['signing-authority'] : []
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
  asked.some(isApplicantsToDo) ||
  toSign ||
  doing === 'account' ||
  stage === 'offered' ||
  (stage === 'bank-needed' && doing !== 'deciding')

function bankAsked({ stage, bankState, statements }: AskedFacts): StillAsked[] {
  if (bankState === 'needs-attention') return [{ kind: 'bank', why: 'login' }]
  if (stage !== 'bank-needed') return []
  switch (bankState) {
    case 'none':
    case 'skipped':
      return [{ kind: 'bank', why: 'none' }]
    case 'failed':
      return [{ kind: 'bank', why: 'failed' }]
    case 'statements':
      return [{ kind: 'bank', why: 'statements', ...statements }]
    // Being read, or read.
    case 'linking':
    case 'linked':
      return []
  }
}

/** Whether the applicant themselves has something to do. */
export const isApplicantsToDo = ({ kind }: StillAsked): boolean => kind !== 'look' && kind !== 'person'

/** Whether somebody outside has something to do. */
export const isToDo = ({ kind }: StillAsked): boolean => kind !== 'look'

/** The documents of the list, by kind. */
export const documentsOfAsked = (asked: readonly StillAsked[]): string[] =>
  asked.flatMap((each) => (each.kind === 'document' ? [each.document] : []))

/** A document that is asked for twice stands once, with the newest words. */
function documentsAsked(
  { documents, requested, faulty }: AskedFacts,
  ofAll: readonly string[],
): StillAsked[] {
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
    .map(([document, message]) => {
      const found = faulty.find(({ kind }) => kind === document)
      return { kind: 'document', document, message, ...(found && { faults: [...found.faults] }) }
    })
}

function lookedAt({ withUs, asksForLook }: AskedFacts, ofAll: readonly string[]) {
  const kinds = withUs.filter((kind) => asksForLook.includes(kind) || ofAll.some((each) => each === kind))
  return [...new Set(kinds)].map((document) => ({ kind: 'look' as const, document }))
}
