// PandaDoc's states and signers in the words of the port, and a signature's place in its measure.
import { describe, expect, test } from 'vitest'
import { newDocument, signatureField, standingOf } from './translate.ts'
import type { DocumentDetails, DocumentStatus } from './wire.ts'

const now = new Date('2026-11-20T15:00:00Z')
const recipient = (order: number | null, done = false) => ({
  id: `r${order}`,
  email: null,
  signing_order: order,
  has_completed: done,
})
const details = (status: DocumentStatus, more: Partial<DocumentDetails> = {}): DocumentDetails => ({
  id: 'd1',
  status,
  metadata: { signer_1: 's1', signer_2: 's2', signer_3: 's3' },
  recipients: [recipient(2), recipient(1)],
  fields: [],
  ...more,
})
const standing = (...given: Parameters<typeof details>) => standingOf(details(...given), now)

test.each<[DocumentStatus, string]>([
  ['document.uploaded', 'made'],
  ['document.draft', 'made'],
  ['document.waiting_approval', 'made'],
  ['document.approved', 'made'],
  ['document.scheduled', 'made'],
  ['document.external_review', 'made'],
  ['document.sent', 'sent'],
  ['document.viewed', 'opened'],
  ['document.completed', 'signed'],
  ['document.waiting_pay', 'signed'],
  ['document.paid', 'signed'],
  ['document.declined', 'declined'],
  ['document.voided', 'void'],
  ['document.rejected', 'void'],
  ['document.error', 'void'],
])('%s is %s', (status, state) => expect(standing(status).state).toBe(state))

test('voided is also what an expired document is called: from its date on', () => {
  const voided = (expires: string | null) => standing('document.voided', { expiration_date: expires }).state
  expect(voided('2026-11-20T15:00:00Z')).toBe('expired')
  expect(voided('2026-11-20T15:00:01Z')).toBe('void')
  expect(voided(null)).toBe('void')
  expect(standing('document.sent', { expiration_date: '2026-11-01T00:00:00Z' }).state).toBe('sent')
})

describe('signers', () => {
  const statesOf = (...given: Parameters<typeof details>) =>
    standing(...given).signers.map(({ id, state }) => `${id} ${state}`)

  test('in their order; who is no signer is left out; who is not known has no id', () => {
    expect(
      statesOf('document.sent', { recipients: [recipient(3), recipient(null), recipient(1), recipient(4)] }),
    ).toEqual(['s1 waiting', 's3 waiting', ' waiting'])
  })

  test('viewed is said of the first alone, and only while it is their turn', () => {
    expect(statesOf('document.viewed')).toEqual(['s1 opened', 's2 waiting'])
    expect(statesOf('document.viewed', { recipients: [recipient(1, true), recipient(2)] })).toEqual([
      's1 signed',
      's2 waiting',
    ])
  })

  test('declined is whose turn it was', () => {
    expect(statesOf('document.declined')).toEqual(['s1 declined', 's2 waiting'])
    expect(statesOf('document.declined', { recipients: [recipient(1, true), recipient(2)] })).toEqual([
      's1 signed',
      's2 declined',
    ])
  })

  test('a document that is sent and signed by one has been opened', () => {
    expect(standing('document.sent', { recipients: [recipient(1, true), recipient(2)] }).state).toBe('opened')
    expect(standing('document.sent').state).toBe('sent')
    expect(standing('document.completed', { recipients: [recipient(1, true)] }).state).toBe('signed')
  })
})

test('a new document names each signer in their turn, with what finds it again', () => {
  const made = newDocument({
    title: 'Agreement',
    envelope: 'e1',
    hash: 'abc',
    signers: [
      { id: 's1', name: ' Ana  María Quispe ', email: 'ana@shop.example', place: 'signer-1', position: 1 },
      { id: 's2', name: 'Cher', email: 'cher@shop.example', place: 'signer-2', position: 2 },
    ],
  } as never)
  expect(made).toEqual({
    name: 'Agreement',
    parse_form_fields: false,
    recipients: [
      {
        email: 'ana@shop.example',
        first_name: 'Ana',
        last_name: 'María Quispe',
        role: 'signer-1',
        signing_order: 1,
      },
      { email: 'cher@shop.example', first_name: 'Cher', role: 'signer-2', signing_order: 2 },
    ],
    metadata: { envelope: 'e1', hash: 'abc', signer_1: 's1', signer_2: 's2' },
  })
})

test('a place counts from the upper left in their dots, ours from the lower left in points', () => {
  // A letter page of 792 points at 96 dots to the inch.
  expect(signatureField({ page: 3, x: 72, y: 100, width: 200, height: 40 } as never, 'r1', 96, 792)).toEqual({
    type: 'signature',
    assigned_to: 'r1',
    settings: { required: true },
    layout: {
      page: 3,
      position: { offset_x: 96, offset_y: 869, anchor_point: 'topleft' },
      style: { width: 267, height: 53 },
    },
  })
})
