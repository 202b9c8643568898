// What the links to the bank are made of: their facts, the steps that they order, and the calls that each of them names.
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Flow, Step } from '#core/flow/flow.ts'

export interface BankVisitFacts {
  /** The link asks for a photo ID and a voided check besides. */
  readonly documents: boolean
  /** The bank gave account and routing number: a voided check would say the same. */
  readonly numbersKnown?: boolean
  /** 'wanted': none yet, or another one; 'none': the person linked none; 'refused': connected and then refused. */
  readonly bank: 'wanted' | 'linked' | 'none' | 'refused'
}

/** The calls of a flow, by the specification's paths (specification 2, section 7); two flows that name the same path share the call. */
export interface BankVisitCalls {
  /** Opens the link. */
  readonly verify: ApiRoute<'POST', ApiPath>
  /** Asked when page 1 is left. */
  readonly load?: ApiRoute<'POST', ApiPath>
  /** Where the link's purpose stands, told after the bank; notes what is done. */
  readonly completed: ApiRoute<'POST', ApiPath>
}

export interface BankVisitFlow extends Flow<never, BankVisitFacts> {
  readonly id: LinkPurpose
  /** The `{api}` of the bank and upload calls. */
  readonly api: string
  readonly calls: BankVisitCalls
}

type BankStep = Step<never, BankVisitFacts>
type When = NonNullable<BankStep['when']>
const bankWanted: When = (_known, { bank }) => bank !== 'linked'
const nothingLinked: When = (_known, { bank }) => bank === 'none'
const withoutDocuments: When = (_known, { documents }) => !documents
const withDocuments: When = (_known, { documents }) => documents
const documentsWanted: When = (_known, { documents, bank }) => documents && bank !== 'refused'
const checkWanted: When = (known, facts) => documentsWanted(known, facts) && !facts.numbersKnown

export const opening: BankStep = { id: 'verify-link', page: 0, kind: 'verify-link' }
/** Specification 2, section 4: the opportunity link and the bank-lead link go on to page 1 even when they are told invalid, and then show it. */
export const openingThatAdvances: BankStep = { ...opening, onInvalid: 'advance' }
export const explanation: BankStep = { id: 'explanation', page: 1, kind: 'bank-intro' }
/** Asks the server when page 1 is left; a bank that is there by then leads past widget and result, from page 1 to page 3. */
export const loading: BankStep = {
  id: 'load',
  page: 1,
  kind: 'bank-load',
  onceOnly: true,
  when: bankWanted,
}
/** The widget and what happened to it; estimates where nothing was linked. All of it stands on the widget's page. */
export const widget: readonly BankStep[] = [
  { id: 'bank', page: 2, kind: 'bank-link', onceOnly: true, when: bankWanted },
  { id: 'outcome', page: 2, kind: 'bank-outcome', onceOnly: true, when: bankWanted },
  { id: 'pre-offers', page: 2, kind: 'pre-offers', when: nothingLinked },
]
export const finish: BankStep = { id: 'finish', page: 3, kind: 'finish' }

/** The end in four steps, or with the two documents in six, as the link says. */
export const documentsAndFinish: readonly BankStep[] = [
  { ...finish, when: withoutDocuments },
  { id: 'photo-id', page: 3, kind: 'upload', asks: 'photo-id', when: documentsWanted },
  { id: 'voided-check', page: 4, kind: 'upload', asks: 'voided-check', when: checkWanted },
  { id: 'end', page: 5, kind: 'finish', when: withDocuments },
]
