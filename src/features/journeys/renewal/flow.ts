// The renewal as data: what is asked, the bank or one that is connected already, statements, the end.
import type { Flow, StepField } from '#core/flow/flow.ts'
import type { RenewalField } from './fields.ts'

/** The `{api}` of the flow's own calls, and the purpose of its links. */
export const RENEWAL = 'rn'
/** Specification 2, section 2: the `{api}` of the bank widget, and section 7: that of the statements. */
export const BANK_API = 'connect-bank-renewal'
const STATEMENTS_API = 'opportunity'

/** Specification 2, section 4: how long is waited before the link is verified. */
export const VERIFY_AFTER_MS = 1000

export interface RenewalFacts {
  /** The request is being looked at: nothing is asked any more. */
  readonly received: boolean
  /** Bank connections that the business has. */
  readonly banks: number
  /** One of them, of an earlier application, can be used for this one. */
  readonly known: boolean
  /** The owner chose to use it. */
  readonly reused: boolean
  readonly phone: boolean
}

type When = (known: unknown, facts: RenewalFacts) => boolean
const asked: When = (_known, { received }) => !received
const noBank: When = (_known, { received, banks }) => !received && banks === 0
const knownBank: When = (_known, { received, known }) => !received && known
const bankWanted: When = (_known, { received, reused }) => !received && !reused
const atADesk: When = (_known, { received, phone }) => !received && !phone

export const requestFields: readonly StepField<RenewalField>[] = [
  { field: 'requestedAmount', required: true },
  { field: 'interest', required: true },
  { field: 'smsConsent', required: false },
]

/** Specification 2, sections 2 and 4: with a bank connected page 3 follows the form, on a phone the end follows the widget. */
export const renewalFlow: Flow<RenewalField, RenewalFacts> & { readonly id: typeof RENEWAL } = {
  id: RENEWAL,
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    { id: 'request', page: 1, kind: 'form', fields: requestFields, when: asked },
    { id: 'bank-intro', page: 2, kind: 'bank-intro', when: noBank },
    { id: 'known-bank', page: 3, kind: 'known-bank', when: knownBank },
    { id: 'bank', page: 3, kind: 'bank-link', api: BANK_API, onceOnly: true, when: bankWanted },
    {
      id: 'statements',
      page: 4,
      kind: 'upload',
      asks: 'renewal-statements',
      api: STATEMENTS_API,
      when: atADesk,
    },
    { id: 'finish', page: 5, kind: 'finish' },
  ],
}
