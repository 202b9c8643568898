// Documents: what a name on the wire means, what is asked for, and until when a sender can take one back.
import { describe, expect, test } from 'vitest'
import {
  documentKindOf,
  documentName,
  documentsAsked,
  extensionOf,
  formOfKind,
  mayTakeBack,
  uploadForms,
} from './documents.ts'

test.each([
  ['Photo ID', 'photo-id'],
  ['photo-id', 'photo-id'],
  ['  VOIDED   check ', 'voided-check'],
  ['Bank Statement', 'bank-statement'],
  ['Lease agreement', 'Lease agreement'],
  ['Contrato de alquiler (2026), p. 1/2', 'Contrato de alquiler (2026), p. 1/2'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), null],
  ['', null],
  ['-draft', null],
  ['<b>', null],
  ['lease\u202e', null],
])('%s is %s', (filetype, kind) => {
  expect(documentKindOf(filetype)).toBe(kind)
})

test('a known kind has its name of the wire, another one is its own', () => {
  expect(documentName('photo-id')).toBe('Photo ID')
  expect(documentName('Lease agreement')).toBe('Lease agreement')
})

test('a voided check is asked for only where no bank confirmed the numbers', () => {
  expect(documentsAsked(false)).toEqual(['photo-id', 'voided-check'])
  expect(documentsAsked(true)).toEqual(['photo-id'])
})

test('statements: four months, all four of a renewal, six where they are asked for by themselves (spec 2)', () => {
  expect(uploadForms.statements).toEqual({ kind: 'bank-statement', months: 4 })
  expect(uploadForms['renewal-statements']).toEqual({ kind: 'bank-statement', months: 4, needsAll: true })
  expect(formOfKind('bank-statement')).toEqual({ kind: 'bank-statement', months: 6 })
  expect(formOfKind('Lease agreement')).toEqual({ kind: 'Lease agreement' })
})

test.each([
  ['IMG_1.JPG', 'jpg'],
  ['march.2026.pdf', 'pdf'],
  ['README', ''],
  ['trailing.', ''],
])('%s ends in "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

describe('taking one back', () => {
  const sent = { kind: 'photo-id', uploadedBy: 'applicant', seenAt: null, linkId: null } as const
  const now = { stage: 'in-review', byLink: null } as const

  test('until an underwriter has looked at it', () => {
    expect(mayTakeBack(sent, now)).toBe(true)
    expect(mayTakeBack({ ...sent, seenAt: new Date() }, now)).toBe(false)
  })

  test('not what staff put there, and nothing of an application that has ended', () => {
    expect(mayTakeBack({ ...sent, uploadedBy: 'staff' }, now)).toBe(false)
    for (const stage of ['declined', 'withdrawn', 'expired', 'not-qualified'] as const)
      expect(mayTakeBack(sent, { ...now, stage }), stage).toBe(false)
  })

  test('by a link what came by that link; in the own browser everything', () => {
    expect(mayTakeBack({ ...sent, linkId: 'a' }, { ...now, byLink: 'a' })).toBe(true)
    expect(mayTakeBack({ ...sent, linkId: 'a' }, { ...now, byLink: 'b' })).toBe(false)
    expect(mayTakeBack(sent, { ...now, byLink: 'a' })).toBe(false)
    expect(mayTakeBack({ ...sent, linkId: 'a' }, now)).toBe(true)
  })

  test('statements only until there is an offer, which rests on them', () => {
    const statement = { ...sent, kind: 'bank-statement' }
    expect(mayTakeBack(statement, now)).toBe(true)
    for (const stage of ['offered', 'offer-chosen', 'contract-out', 'contract-signed'] as const) {
      expect(mayTakeBack(statement, { ...now, stage }), stage).toBe(false)
      expect(mayTakeBack(sent, { ...now, stage }), stage).toBe(true)
    }
  })
})
