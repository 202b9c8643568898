// The summary of what is wrong names each question as the page names it, and leads to its control: every question, both languages.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QuestionSet } from '#ui/form-step.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { LanguageProvider } from '#ui/words.tsx'
import { sampleBrands } from '#platform/sample-brands.ts'
import { allQuestions } from '#features/capabilities/questions/all-questions.tsx'
import { lookupQuestions } from '#features/capabilities/prefill-match/lookup-questions.tsx'
import { affiliateQuestions } from './affiliate/affiliate-questions.tsx'
import { renewalQuestions } from './renewal/renewal-questions.tsx'

/** What shows every question: the other referrer, the parts of an address, the start beside its band. */
const typed = { referral: 'Other', yearsInBusiness: '5+ years', homeZip: '04101', businessZip: '04101' }
/** A box has the whole wording beside it, which begins with its name or says it; what is drawn later is not drawn here. */
const otherwise = new Set(
  'smsConsent oneName ownName ownBusinessName signatureVariant creditReport'.split(' '),
)

const sets: readonly (readonly [string, QuestionSet<string>])[] = [
  ['an application', allQuestions as QuestionSet<string>],
  ['a look-up', lookupQuestions as QuestionSet<string>],
  ['an affiliate', affiliateQuestions as unknown as QuestionSet<string>],
  ['a renewal', renewalQuestions as unknown as QuestionSet<string>],
]
const cases = sets.flatMap(([of, set]) =>
  Object.keys(set.fields)
    .filter(
      (id) =>
        !otherwise.has(id) &&
        set.fields[id]!.kind.name !== 'agreement' &&
        set.fields[id]!.kind.name !== 'flag',
    )
    .flatMap((id) => (['en', 'es'] as const).map((language) => [of, id, language, set] as const)),
)
const plain = (html: string) =>
  html
    .replace(/<em>.*?<\/em>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .trim()

test.each(cases)('%s: %s, %s', (_of, id, language, set) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <FormStep
        step={{ fields: Object.keys(set.fields).map((field) => ({ field, required: true })) }}
        set={set}
        typed={typed}
        masks={{}}
        today="2026-11-27"
        brand={sampleBrands[0]!}
        refusals={{ [id]: 'Wrong.' }}
        onType={() => {}}
        onFinish={() => {}}
        actions={() => null}
      />
    </LanguageProvider>,
  )
  const [, at = '', said = ''] = /<a href="#([^"]+)">(.*?)<\/a>/.exec(html) ?? []
  const label =
    new RegExp(`<label for="${at}">(.*?)</label>`).exec(html)?.[1] ??
    new RegExp(`<fieldset id="${at}".*?<legend>(.*?)</legend>`).exec(html)?.[1] ??
    ''
  expect(plain(label)).not.toBe('')
  expect(plain(said).replace(/:? Wrong\.$/, '')).toBe(plain(label))
})
