// What a person's link sends beside its code and its answers, and what its end says.
import { expect, test } from 'vitest'
import { questionSource } from '#features/capabilities/questions/load-questions.ts'
import type { SignerFlow } from './flow.ts'
import { signerPaths } from './paths.ts'
import { signerJourney } from './signer-page.ts'
import * as words from './words.ts'

const flow: SignerFlow = { id: 'signer', steps: [] }
const paths = signerPaths('additionalinfo')
const journey = signerJourney(flow, paths, 'doneSignature')
const facts = { role: 'owner', agreed: true, finished: false } as const

test('its calls are its own, its questions the wizard’s, its facts as the server tells them', () => {
  expect(journey).toMatchObject({ flow, verify: paths.load, save: paths.post, questions: questionSource })
  expect(journey.factsOf({ facts } as never)).toBe(facts)
  expect(Object.keys(journey.screens ?? {})).toEqual(['briefing'])
})

test.each(['doneSignature', 'doneDetails'] as const)('the end says %s, in both languages', (done) => {
  const told = signerJourney(flow, paths, done).words
  expect(told).toEqual({
    en: { ...words.en, doneText: `${words.en[done]} ${words.en.doneClose}` },
    es: { ...words.es, doneText: `${words.es[done]} ${words.es.doneClose}` },
  })
})

test('a path that names its person names it to the calls', () => {
  expect(journey.besideCode?.({ contact: 'p1', code: 'c' })).toEqual({ id: 'p1' })
  for (const none of [{ code: 'c' }, { contact: '' }]) expect(journey.besideCode?.(none)).toEqual({})
})

test.each([
  [facts, {}, { agreement: true }],
  [
    { ...facts, agreed: false, sms: false, creditReport: false },
    {},
    { agreement: false, smsConsent: false, creditReport: false },
  ],
  [
    { ...facts, sms: true, creditReport: true },
    { homeState: 'ME' },
    { agreement: true, smsConsent: true, creditReport: true, fullState: 'Maine' },
  ],
  [facts, { homeState: 'PR' }, { agreement: true, fullState: 'Puerto Rico' }],
  [facts, { homeState: 'XX' }, { agreement: true, fullState: '' }],
  [facts, { homeState: '' }, { agreement: true }],
])('beside the answers, %o with %o: %o', (of, typed, beside) => {
  expect(journey.besideAnswers?.(of, typed)).toEqual(beside)
})
