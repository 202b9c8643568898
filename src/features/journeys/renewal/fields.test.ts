// What a renewal asks: an application's answers under names of its own, with its own limits.
import { expect, test } from 'vitest'
import { flagKind } from '#core/fields/checkbox.ts'
import { renewalFundingKind } from '#core/fields/currency.ts'
import { loanUseKind } from '#core/fields/listed-choices.ts'
import { en } from '#core/words/renewal/en.ts'
import { es } from '#core/words/renewal/es.ts'
import { renewalSet } from './fields.ts'

test('each by its kind and its name on the wire (specification 2, section 3)', () => {
  expect(renewalSet.fields).toEqual({
    requestedAmount: { kind: renewalFundingKind, wire: ['requestedAmount'] },
    interest: { kind: loanUseKind, wire: ['use_of_funds'] },
    smsConsent: { kind: flagKind, wire: ['smsConsent'] },
  })
  for (const id of ['requestedAmount', 'interest', 'smsConsent'] as const)
    expect([renewalSet.labels.en[id], renewalSet.labels.es[id]]).toEqual([en[id], es[id]])
})
