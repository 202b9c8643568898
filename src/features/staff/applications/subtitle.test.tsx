// The line under an application's name: only what is known, each once.
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { Application } from './application-contract.ts'
import { useSubtitle } from './subtitle.ts'

type Answers = Partial<Record<FieldId, string>>

async function subtitle(answers: Answers, more: Partial<Application> = {}, language: 'en' | 'es' = 'en') {
  let shown = ''
  const Line = () => {
    shown = useSubtitle({
      businessName: '',
      ownerName: '',
      state: '',
      // In two sections, as the server gives them.
      answers: Object.entries(answers).map(([field, text]) => ({ section: 'x', answers: [{ field, text }] })),
      ...more,
    } as unknown as Application)
    return null
  }
  await prerender(
    <LanguageProvider language={language}>
      <Line />
    </LanguageProvider>,
  )
  return shown
}

test('who, where, what kind of business, since when, in what', async () => {
  const answers: Answers = {
    businessCity: 'Portland',
    homeCity: 'Bangor',
    classification: 'LLC',
    startMonth: '3',
    startYear: '2019',
    industry: 'Electrician',
    generalIndustry: 'Construction',
  }
  const person = { businessName: 'Harbor LLC', ownerName: 'Ana Reyes', state: 'ME' }
  expect(await subtitle(answers, person)).toBe(
    'Ana Reyes · Portland, ME · LLC · since Mar 2019 · Electrician',
  )
  expect(await subtitle(answers, person, 'es')).toMatch(/^Ana Reyes · Portland, ME · LLC · .*mar.* 2019 · /)
})

test('an owner’s name alone is the title already, and stands in no line', async () => {
  expect(await subtitle({}, { ownerName: 'Ana Reyes' })).toBe('')
})

test.each<[string, Answers, Partial<Application>, string]>([
  ['the home where the business has no city', { homeCity: 'Bangor' }, {}, 'Bangor'],
  ['a state alone', {}, { state: 'ME' }, 'ME'],
  ['a year alone has no month', { startYear: '2019' }, {}, 'since 2019'],
  ['the band where no start was given', { yearsInBusiness: '5+ years' }, {}, '5+ years'],
  ['a month with two figures', { startMonth: '11', startYear: '2019' }, {}, 'since Nov 2019'],
  ['a month without its year is none', { startMonth: '3' }, {}, ''],
  ['the general industry', { generalIndustry: 'Construction' }, {}, 'Construction'],
  ['nothing', {}, {}, ''],
])('%s', async (_what, answers, more, line) => expect(await subtitle(answers, more)).toBe(line))
