// A link's questions as the browser draws them: those that the facts list, identity by its mask alone, the end where nothing is left.
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'
import { onlyMissing, type MissingFacts } from '#core/flow/only-missing.ts'
import { questionSource } from '#features/capabilities/questions/load-questions.ts'
import { sampleBrands } from '#platform/sample-brands.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { Asked } from './contract.ts'
import type { LinkJourney } from './journey.ts'
import { LinkWalk } from './link-walk.tsx'

type Facts = MissingFacts<FieldId>
const flow: Flow<FieldId, Facts> & { readonly id: 'confirm-address' } = {
  id: 'confirm-address',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    {
      id: 'name',
      page: 1,
      kind: 'form',
      fields: onlyMissing<FieldId, Facts>([{ field: 'businessName', required: true }]),
    },
    {
      id: 'person',
      page: 2,
      kind: 'form',
      fields: [
        ...onlyMissing<FieldId, Facts>([
          { field: 'ssn', required: true },
          { field: 'businessPhone', required: true },
        ]),
        { field: 'dateOfBirth', required: true, when: (_known, { missing }) => missing.length > 0 },
      ],
    },
    { id: 'finish', page: 3, kind: 'finish' },
  ],
}
const words = {
  pageTitle: 'Page',
  nameTitle: 'Name',
  nameLede: '',
  personTitle: 'You',
  personLede: '',
  doneTitle: 'Done',
  doneText: '',
}
const journey: LinkJourney<Facts, Asked<Facts>> = {
  flow,
  words: { en: words, es: words },
  factsOf: ({ facts }) => facts,
  questions: questionSource,
}

async function drawn(missing: readonly FieldId[], masks: Record<string, string> = {}): Promise<string> {
  const data = {
    brand: sampleBrands[0]!,
    language: 'en',
    variant: 'plaid',
    partnerLender: false,
    staging: false,
    year: 2026,
    uploadLimitBytes: 0,
    limits: { least: 0, most: 0, sales: 0, months: 0 },
  } as const
  const opened = { first_name: 'Ana', brand: '', answers: {}, masks, facts: { missing } }
  const { prelude } = await prerender(
    <LanguageProvider language="en">
      <LinkWalk
        journey={journey}
        code="code"
        named={{ link: 'code' }}
        opened={opened}
        data={data}
        screens={{}}
        refresh={() => {}}
      />
    </LanguageProvider>,
  )
  return new Response(prelude).text()
}
const asked = (html: string) => [...html.matchAll(/<(?:input|select)[^>]* id="(\w+)"/g)].map(([, id]) => id)

test('the first step that has something to ask is shown, with what is missing and nothing else', async () => {
  expect(asked(await drawn(['businessName', 'ssn']))).toEqual(['businessName'])
  expect(asked(await drawn(['ssn']))).toEqual(['ssn', 'dateOfBirth'])
})

test('what is on file shows by its mask, and is not typed again', async () => {
  const html = await drawn(['ssn', 'businessPhone'], { ssn: '•••-••-9999' })
  expect(html).toMatch(/<input[^>]* id="ssn"[^>]* readOnly=""[^>]* value="•••-••-9999"/i)
  expect(asked(html)).toContain('businessPhone')
})

test('where nothing is left to ask, the end is shown', async () => {
  expect(await drawn([])).toContain('Done')
})
