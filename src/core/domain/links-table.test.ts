// Every purpose of a link in one table: its days, path, subject, what it opens, its message and who may send it (specification 1, 2 and 3).
import { expect, test } from 'vitest'
import { linkPurposes, linkRule, sendableLinksTo, type LinkPurpose } from './links.ts'

const bank = [14, 'application', 'bank documents pre-offers', 'bank-verification-link', 'send-link'] as const
const connect = [14, 'application', 'bank documents pre-offers', 'connect-bank-link', 'send-link'] as const
const person = [14, 'person', 'person', 'signer-link', 'send-link'] as const
type Row = readonly [days: number, subject: string, opens: string, template: string | null, sentWith: string]
const rows: Readonly<Record<LinkPurpose, readonly [path: string, ...Row]>> = {
  continue: ['apply/continue/c', 14, 'application', 'session', 'continue-link', 'send-link'],
  todo: ['todo/c', 14, 'application', 'session bank documents deposits', 'todo-link', 'send-link'],
  'bank-verification': ['bank-verification/c', ...bank],
  'connect-bank': ['connect-bank/c', ...connect],
  'verify-bank-lead': ['verify_bank_lead/c', ...bank],
  'verify-bank-journey': ['verify_bank_journey_opportunity/c', ...bank],
  'connect-bank-opportunity': ['connect-bank-opportunity/c', ...connect],
  documents: ['documents/c', 14, 'application', 'documents', 'document-request', 'request-document'],
  'confirm-address': ['confirm-address/c', 14, 'application', 'answers', 'confirm-address-link', 'send-link'],
  incomplete: ['incomplete/c', 14, 'application', 'answers', 'incomplete-link', 'send-link'],
  questions: ['questions/c', 14, 'application', 'deposits documents', 'questions-link', 'send-link'],
  'lead-signer': ['lead-signer/c', ...person],
  signer: ['signer/c', ...person],
  'sign-app': ['sign-app/c', ...person],
  offer: ['offer/c', 14, 'application', 'offers documents', 'offer-link', 'send-link'],
  sign: ['sign/c', 14, 'application', '', 'sign-link', 'signing'],
  'signed-copy': ['sign/c', 90, 'application', '', 'signed-copy-link', 'signing'],
  rn: ['rn/c', 30, 'business', 'bank documents', 'renewal-link', 'send-link'],
  'affiliate-sign': ['sign/c', 14, 'affiliate', '', 'affiliate-sign-link', 'signing'],
  affiliate: ['affiliate/c', 365, 'affiliate', '', 'affiliate-welcome', 'signing'],
  aggregation: ['aggregation/c', 14, 'application', '', null, 'share-file'],
  decisions: ['decisions/c', 14, 'application', '', null, 'share-file'],
  paper: ['docgenerator/c', 14, 'application', '', null, 'share-file'],
}

test.each(linkPurposes)('%s', (purpose) => {
  const { days, path, subject, opens, template = null, sentWith } = linkRule(purpose)
  const [where, ...rest] = rows[purpose]
  expect(path('c')).toBe(`/business/${where}`)
  expect([days, subject, opens.join(' '), template, sentWith]).toEqual(rest)
})

test('staff choose among these for an application', () => {
  expect(sendableLinksTo('application')).toEqual([
    'continue',
    'todo',
    'bank-verification',
    'connect-bank',
    'verify-bank-lead',
    'verify-bank-journey',
    'connect-bank-opportunity',
    'confirm-address',
    'incomplete',
    'questions',
    'offer',
  ])
})
