// A link's form that asks one question alone has all that it needs to ask it.
import { expect, test } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { questionSource } from './load-questions.ts'

test.each(Object.keys(leadFields) as FieldId[])('%s comes with its field and its labels', async (id) => {
  const { fields, labels, views } = await questionSource.load([id])
  expect(fields[id]).toBe(leadFields[id])
  expect([labels.en[id], labels.es[id]]).toEqual([expect.any(String), expect.any(String)])
  expect(Object.keys(views).every((drawn) => drawn in fields)).toBe(true)
})
