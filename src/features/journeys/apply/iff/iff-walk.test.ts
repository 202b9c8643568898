// The walk of /apply/iff: the look-up once, the jump to the owner's page, and back to what was jumped over before the bank.
import { expect, test } from 'vitest'
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import { pathOf, stepOf } from '#core/flow/walk.ts'
import type { Progress } from '#features/capabilities/answers/contract.ts'
import { iffFlow, nextAfter, pageOnReturn, pagesAhead } from './flow.ts'

const asked = (...steps: string[]): FieldId[] =>
  steps.flatMap((id) =>
    (stepOf(iffFlow, id)?.fields ?? []).filter(({ required }) => required).map(({ field }) => field),
  )
const known = (...ids: FieldId[]): KnownLead => ({ has: (id) => ids.includes(id), get: () => undefined })
const after = (id: string, answers: FieldId[]) => nextAfter(stepOf(iffFlow, id)!, known(...answers), {})?.id
const confirmed: FieldId[] = ['homeAddress', 'homeCity', 'homeState', 'homeZip', 'dateOfBirth']

test('the look-up follows the contact, and is gone once the address is known', () => {
  expect(after('contact', asked('contact'))).toBe('match')
  const path = pathOf(iffFlow, known(...asked('contact'), ...confirmed), {}).map(({ id }) => id)
  expect(path).not.toContain('match')
  expect(after('match', asked('contact'))).toBe('business')
})

test('after the jump: the address, then what was jumped over, then the bank, and nothing twice', () => {
  const given = [...asked('contact', 'ownership'), ...confirmed]
  expect(after('ownership', given)).toBe('address')
  expect(after('address', [...given, ...asked('address')])).toBe('business')
  const withBusiness = [...given, ...asked('address', 'business')]
  expect(after('business', withBusiness)).toBe('interview')
  expect(after('interview', [...withBusiness, ...asked('interview')])).toBe('bank-intro')
})

test('without a jump the pages follow each other', () => {
  expect(after('business', asked('contact', 'business'))).toBe('interview')
  expect(after('interview', asked('contact', 'business', 'interview'))).toBe('ownership')
})

test('prefill data leads to page 3 from below it, while that page is open', () => {
  const progress = (masks: object, answers: object) => ({ masks, answers }) as unknown as Progress
  const prefilled = { homeAddress: '•••• E••••• A••' }
  expect(pageOnReturn(1, progress(prefilled, {}))).toBe(3)
  expect(pageOnReturn(1, progress(prefilled, { ownership: '100' }))).toBe(1)
  expect(pageOnReturn(4, progress(prefilled, {}))).toBe(4)
  expect(pageOnReturn(1, progress({}, {}))).toBe(1)
})

test('the pages that will come are counted: the look-up is one, and what it answered is none', () => {
  const ahead = (page: number, answers: FieldId[], lookUp = false) =>
    pagesAhead(page, known(...answers), lookUp)
  // The contact, then the look-up, then four pages.
  expect(ahead(0, [], true)).toBe(5)
  expect(ahead(0, asked('contact'))).toBe(4)
  expect(ahead(0, confirmed, true)).toBe(4)
  // Without a match one after the other.
  expect(ahead(1, asked('contact'))).toBe(3)
  expect(ahead(2, asked('contact', 'business'))).toBe(2)
  // From the owner's page, where a match leads, to the address and back to both that were jumped over.
  const jumped = [...asked('contact'), ...confirmed]
  expect(ahead(3, jumped)).toBe(3)
  expect(ahead(4, [...jumped, ...asked('ownership')])).toBe(2)
  expect(ahead(1, [...jumped, ...asked('ownership', 'address')])).toBe(1)
  expect(ahead(2, [...jumped, ...asked('ownership', 'address', 'business')])).toBe(0)
})
