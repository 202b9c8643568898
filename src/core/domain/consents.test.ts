// What a person agrees to: each kind has its own title and text in both languages, and a version that is a day.
import { expect, test } from 'vitest'
import { en } from '#core/words/consents/en.ts'
import { es } from '#core/words/consents/es.ts'
import { consentKinds, consentWording, namesOf } from './consents.ts'

const keyOf = {
  agreement: 'agreement',
  'e-sign': 'eSign',
  privacy: 'privacy',
  'bank-data': 'bankData',
  prefill: 'prefill',
  sharing: 'sharing',
  'credit-report': 'creditReport',
  sms: 'sms',
  ads: 'ads',
} as const

test('the kinds', () => expect(consentKinds).toEqual(Object.keys(keyOf)))

test.each(consentKinds)('%s: its own words, and the day from which they are used', (kind) => {
  const key = keyOf[kind]
  for (const [language, words] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { version, title, text } = consentWording(kind, language)
    expect([title, text]).toEqual([words[`${key}Title`], words[key]])
    expect(version).toMatch(/^2026-11-2[0-9]$/)
  }
})

test('the services that are measured with, or that there is none', () => {
  expect(namesOf(['One', 'Two'], 'en')).toBe('One, Two')
  expect(namesOf([], 'en')).toBe(en.adsNobody)
  expect(namesOf([], 'es')).toBe(es.adsNobody)
})
