// The few answers that a browser keeps of somebody, under the specification's names, and forgets for a new application.
import { expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { StoredItems } from '#ui/stored-items.ts'
import { forgetApplication, keepContact, storedContact } from './kept-contact.ts'

function memory() {
  const kept: Record<string, string> = {}
  const stored: StoredItems = {
    get: (name) => kept[name] ?? '',
    set: (name, value) => {
      if (value === '') delete kept[name]
      else kept[name] = value
    },
    sweep: () => {},
    clear: () => {},
  }
  return { kept, stored }
}

test.each<[FieldId, string[]]>([
  ['firstName', ['firstname', 'first_name']],
  ['lastName', ['lastname']],
  ['email', ['email']],
  ['cellPhone', ['phone']],
  ['product', ['product']],
  ['requestedAmount', ['requested_amount']],
  ['monthlySales', ['monthly_sales']],
  ['smsConsent', ['sms_optin_subscribed']],
  ['startMonth', ['startMonthNumber']],
  ['ssn', []],
  ['homeAddress', []],
])('%s is kept as %o, and goes when it is emptied', (id, names) => {
  const { kept, stored } = memory()
  keepContact(stored, id, 'x')
  expect(kept).toEqual(Object.fromEntries(names.map((name) => [name, 'x'])))
  keepContact(stored, id, '')
  expect(kept).toEqual({})
})

test('a first page is filled with what was kept, but consent is given again each time', () => {
  const { stored } = memory()
  const answers = {
    product: 'Credit Line',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@shop.test',
    cellPhone: '2075550123',
    requestedAmount: '50,000',
    monthlySales: '40,000',
  }
  for (const [id, text] of Object.entries({ ...answers, smsConsent: 'true', startMonth: '3' }))
    keepContact(stored, id as FieldId, text)
  expect(storedContact(stored)).toEqual(answers)
  keepContact(stored, 'email', '')
  expect(storedContact(stored)).not.toHaveProperty('email')
})

test('a new application forgets the person and the former one, and where the visit came from stays', () => {
  const { kept, stored } = memory()
  for (const id of ['firstName', 'email', 'startMonth'] as const) keepContact(stored, id, 'x')
  for (const name of ['leadid', 'mql_type', 'pre-offer-selected', 'gclid'] as const) stored.set(name, 'x')
  forgetApplication(stored)
  expect(kept).toEqual({ gclid: 'x' })
})
