// The pieces of which the links of a person are made: briefing, personal information, ownership, signature, approval.
import { hasLastName } from '#core/domain/one-name.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { PersonPurpose } from '#core/domain/links.ts'
import type { PersonRole } from '#core/domain/persons.ts'
import type { Flow, Step, StepField } from '#core/flow/flow.ts'

export interface SignerFacts {
  readonly role: PersonRole
  /** To our policies: before, or on the briefing of this visit. */
  readonly agreed: boolean
  /** Everything that this link asks for was given. */
  readonly finished: boolean
  /** The boxes of the briefing; absent where it was not passed in this visit. */
  readonly sms?: boolean
  readonly creditReport?: boolean
}

export type SignerFlow = Flow<FieldId, SignerFacts> & { readonly id: PersonPurpose }
type SignerStep = Step<FieldId, SignerFacts>

const ask = (...fields: FieldId[]): StepField<FieldId, SignerFacts>[] =>
  fields.map((field) => ({ field, required: true }))

/** Nothing is asked before the briefing, and nothing again of whoever is done. */
const whenAgreed: SignerStep['when'] = (_known, { agreed, finished }) => agreed && !finished

export const opening: SignerStep = { id: 'verify-link', page: 0, kind: 'verify-link' }
export const briefing: SignerStep = {
  id: 'briefing',
  page: 1,
  kind: 'briefing',
  when: (_known, { finished }) => !finished,
}

/** Somebody else typed the name: whoever bears it may correct it. The title shows (specification 2: the job title toggle is on). */
export const personal = (page: number): SignerStep => ({
  id: 'personal',
  page,
  kind: 'form',
  when: whenAgreed,
  fields: [
    { field: 'firstName', required: true, replaces: true },
    { field: 'lastName', required: true, replaces: true, when: hasLastName },
    { field: 'oneName', required: false, replaces: true },
    { field: 'ownName', required: false, replaces: true },
    ...ask('title'),
    { field: 'cellPhone', required: false, replaces: true },
  ],
})

/** Without a tax id of the business (specification 2): only an owner has a share. */
export const ownership = (page: number): SignerStep => ({
  id: 'owner',
  page,
  kind: 'form',
  when: whenAgreed,
  fields: [
    { field: 'ownership', required: true, shared: true, when: (_known, { role }) => role === 'owner' },
    ...ask('ssn', 'homeAddress'),
    { field: 'homeAddress2', required: false },
    ...ask('homeZip', 'homeState', 'homeCity', 'dateOfBirth'),
  ],
})

export const signature = (page: number): SignerStep => ({
  id: 'signature',
  page,
  kind: 'form',
  when: whenAgreed,
  fields: [...ask('signature'), { field: 'signatureVariant', required: false }],
})

export const approval = (page: number): SignerStep => ({ id: 'finish', page, kind: 'finish' })
