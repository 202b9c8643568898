// For which applications a link can be made, what it opens, and when it ends.
import { expect, test } from 'vitest'
import { stages } from './lead-stage.ts'
import {
  isOfApplication,
  isOfFile,
  linkEnd,
  linkPurposes,
  linkRule,
  mayBeMade,
  purposesThatOpen,
  sendableLinksTo,
} from './links.ts'

const ended = ['not-qualified', 'declined', 'withdrawn', 'expired']
const withOffer = ['offered', 'offer-chosen', 'contract-out', 'contract-signed']
const outlive = [
  'continue',
  'signed-copy',
  'affiliate-sign',
  'affiliate',
  'aggregation',
  'decisions',
  'paper',
]
const afterAnOffer = ['verify-bank-journey', 'connect-bank-opportunity', 'sign-app', 'offer']
const ofOthers = ['rn', 'affiliate-sign', 'affiliate']

test.each(linkPurposes)('%s: at which stages it can be made', (purpose) => {
  const made = stages.filter((stage) => mayBeMade(purpose, stage))
  const wanted = stages.filter((stage) => {
    if (ofOthers.includes(purpose)) return true
    if (ended.includes(stage)) return outlive.includes(purpose)
    return !afterAnOffer.includes(purpose) || withOffer.includes(stage)
  })
  expect(made).toEqual(wanted)
  expect(isOfApplication(purpose)).toBe(!ofOthers.includes(purpose))
})

test.each([
  ['session', ['continue', 'todo']],
  ['offers', ['offer']],
  ['answers', ['confirm-address', 'incomplete']],
  ['deposits', ['todo', 'questions']],
  ['person', ['lead-signer', 'signer', 'sign-app']],
  [
    'bank',
    [
      'todo',
      'bank-verification',
      'connect-bank',
      'verify-bank-lead',
      'verify-bank-journey',
      'connect-bank-opportunity',
      'rn',
    ],
  ],
] as const)('%s is opened by %j', (opening, purposes) => {
  expect(purposesThatOpen(opening)).toEqual(purposes)
})

test('what staff send to whom', () => {
  expect(sendableLinksTo('person')).toEqual(['lead-signer', 'signer', 'sign-app'])
  expect(sendableLinksTo('business')).toEqual(['rn'])
  expect(sendableLinksTo('affiliate')).toEqual([])
  const toApplications = sendableLinksTo('application')
  expect(toApplications).toContain('offer')
  for (const other of ['documents', 'sign', 'paper', 'signer', 'rn'])
    expect(toApplications, other).not.toContain(other)
})

test('a link lives its days', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  expect(linkEnd('offer', now)).toEqual(new Date('2026-12-04T15:00:00Z'))
  expect(linkEnd('rn', now)).toEqual(new Date('2026-12-20T15:00:00Z'))
})

test('the file itself, and no paper of it', () => {
  expect(linkPurposes.filter(isOfFile)).toEqual(['aggregation', 'decisions'])
})

test.each(linkPurposes)('%s: its code stands in its path', (purpose) => {
  expect(linkRule(purpose).path('c0de')).toMatch(/^\/business\/[\w/-]+\/c0de$/)
})

test('the link of a person names the contact where there is one', () => {
  expect(linkRule('sign-app').path('c0de', 'p1')).toBe('/business/sign-app/c0de/p1')
})
