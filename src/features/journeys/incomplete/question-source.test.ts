// The link for missing answers draws its own lists where it asks for them, and tells its flow what the server said.
import { expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { questionSource } from '#features/capabilities/questions/load-questions.ts'
import { factsOf, type OpenedIncomplete } from './opened.ts'
import { ownViews } from './own-questions.tsx'
import { questionsOfLink } from './question-source.ts'

test.each(['creditBand', 'classification', 'referral'] as const)(
  '%s has the list of the links',
  async (id) => {
    const { views, fields } = await questionsOfLink.load([id, 'firstName'])
    const plain = await questionSource.load([id, 'firstName'])
    expect(views[id]).toBe(ownViews[id])
    expect(views[id]).not.toBe(plain.views[id])
    expect(Object.keys(fields)).toEqual(Object.keys(plain.fields))
    expect(Object.keys(views)).toEqual(expect.arrayContaining(Object.keys(plain.views)))
  },
)

test('the others are the wizard’s', async () => {
  const asked: FieldId[] = ['ssn', 'title', 'yearsInBusiness']
  expect(await questionsOfLink.load(asked)).toEqual(await questionSource.load(asked))
  expect(questionsOfLink.subjectsOf(asked)).toEqual(['identity', 'owner', 'business'])
})

test('the facts are what is missing and what comes after, and no more', () => {
  const facts = { missing: ['ein'], after: 'statements', more: 1 }
  expect(factsOf({ facts } as unknown as OpenedIncomplete)).toEqual({ missing: ['ein'], after: 'statements' })
})
