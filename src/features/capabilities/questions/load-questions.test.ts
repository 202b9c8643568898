// A link's form that asks one question alone has all that it needs to ask it.
import { expect, test } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { questionSource, subjectsOf } from './load-questions.ts'

test.each(Object.keys(leadFields) as FieldId[])('%s comes with its field and its labels', async (id) => {
  const { fields, labels, views } = await questionSource.load([id])
  expect(fields[id]).toBe(leadFields[id])
  expect([labels.en[id], labels.es[id]]).toEqual([expect.any(String), expect.any(String)])
  expect(Object.keys(views).every((drawn) => drawn in fields)).toBe(true)
})

test('subjects are named once each, in the order in which they are first asked about', () => {
  expect(subjectsOf(['ssn', 'firstName', 'ein', 'lastName', 'email'])).toEqual([
    'identity',
    'person',
    'contact',
  ])
  expect(subjectsOf([])).toEqual([])
  expect(questionSource.subjectsOf).toBe(subjectsOf)
})

test('what is not asked about is not there', async () => {
  const { fields } = await questionSource.load(['title', 'businessDescription'])
  expect(Object.keys(fields).toSorted()).toEqual([
    'businessDescription',
    'contactMethod',
    'creditBand',
    'creditReport',
    'loanUses',
    'ownership',
    'title',
    'website',
  ])
})
