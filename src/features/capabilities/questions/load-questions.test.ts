// A link's form can ask for every field there is: what is fetched for it brings field, labels and view.
import { expect, test } from 'vitest'
import { fieldIds } from '#core/contract/lead-fields.ts'
import { questionSource } from './load-questions.ts'

test.each(fieldIds)('%s', async (id) => {
  const { fields, labels, views } = await questionSource.load([id])
  expect(fields[id]?.kind.name).toBeTruthy()
  expect([labels.en[id], labels.es[id]]).not.toContain(undefined)
  // A part of an address is drawn by the view of its street.
  expect(Object.keys(views)).not.toEqual([])
})
