// The few answers that a browser may keep for a while: contact, amount and sales, under the specification's names (spec 215).
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { StoredItem, StoredItems } from '#ui/stored-items.ts'

const names: Readonly<Partial<Record<FieldId, readonly StoredItem[]>>> = {
  firstName: ['firstname', 'first_name'],
  lastName: ['lastname'],
  email: ['email'],
  cellPhone: ['phone'],
  product: ['product'],
  requestedAmount: ['requested_amount'],
  monthlySales: ['monthly_sales'],
  smsConsent: ['sms_optin_subscribed'],
  startMonth: ['startMonthNumber'],
}

/** Keeps an answer if it is one of these; an emptied one is removed. */
export const keepContact = (stored: StoredItems, id: FieldId, text: string): void =>
  names[id]?.forEach((name) => stored.set(name, text))

/** What was kept, for a first page that was left before it was saved. Consent is given again each time, never remembered. */
export function storedContact(stored: StoredItems): TypedAnswers {
  const kept = (
    ['product', 'firstName', 'lastName', 'email', 'cellPhone', 'requestedAmount', 'monthlySales'] as const
  ).map((id) => [id, stored.get(names[id]![0]!)] as const)
  return Object.fromEntries(kept.filter(([, text]) => text !== ''))
}

/** 'Start a new application' forgets the application and the person. */
export function forgetApplication(stored: StoredItems): void {
  for (const name of [
    ...Object.values(names).flat(),
    'leadid',
    'mql_type',
    'pre-offer-selected',
  ] as StoredItem[])
    stored.set(name, '')
}
