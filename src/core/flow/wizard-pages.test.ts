// The step that an application keeps, read by wizards with pages of their own.
import { expect, test } from 'vitest'
import { furtherStep, pageOfStep, wizardPages } from './wizard-pages.ts'

const flow = {
  steps: [
    { id: 'contact', page: 1, kind: 'form' },
    { id: 'personal', page: 2, kind: 'form' },
    { id: 'bank-intro', page: 7, kind: 'bank-intro' },
    { id: 'bank-link', page: 8, kind: 'bank-link' },
    { id: 'result', page: 9, kind: 'bank-result' },
    { id: 'approval', page: 12, kind: 'offers' },
  ],
} as const

test('its pages stand in the list of its steps alone', () =>
  expect(wizardPages(flow)).toEqual({ first: 1, bank: 7, result: 9, end: 12 }))

test('a step has the page of this wizard; one of another wizard leads to its first open question', () => {
  const page = (id: string) => pageOfStep(flow, id, wizardPages(flow))
  expect(['personal', 'bank-link', 'interview'].map(page)).toEqual([2, 8, 7])
})

test('documents that arrive never lead back', () => {
  expect(furtherStep('bank-intro', 'voided-check')).toBe('voided-check')
  expect(furtherStep('approval', 'voided-check')).toBe('approval')
  expect(furtherStep('interview', 'photo-id')).toBe('photo-id')
})
