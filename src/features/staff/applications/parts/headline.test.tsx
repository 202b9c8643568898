// The headline of a file tells what holds now: a 'no' that was reopened is no 'no' any more.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/words.tsx'
import type { ShownDecision } from '../decision-contract.ts'
import { Headline } from './headline.tsx'

const decision: ShownDecision = {
  id: 'd',
  at: '2026-11-16T15:00:00Z',
  current: true,
  withheld: false,
  origin: 'model',
  policyVersion: '2026-11',
  outcome: 'declined',
  grade: null,
  score: null,
  amount: null,
  maximum: null,
  factors: [],
  knockOuts: [],
  reasons: [],
  range: null,
  raises: [],
  terms: [],
  deals: [],
  by: null,
  reason: null,
  secondedBy: null,
  justification: null,
  proposal: null,
  lapsesAt: null,
  tool: null,
  whyNotSecond: null,
}
const drawn = (stage: string, language: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Headline decision={decision} stage={stage}>
        {null}
      </Headline>
    </LanguageProvider>,
  )
const heading = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]

test('declined while it is, reopened once it is', () => {
  expect(heading(drawn('declined'))).toBe('Declined')
  expect(heading(drawn('in-review'))).toBe('Reopened: a person decides again')
  expect(drawn('in-review')).toContain('Declined before, by the model')
  expect(heading(drawn('declined', 'es'))).toBe('Rechazada')
})
