// A decline as it is drawn: a cause without a day to wait for says what ends it, in both languages; others do not.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/offers/en.ts'
import { es } from '#core/words/offers/es.ts'
import type { Language } from '#core/words/words.ts'
import { LanguageProvider } from '#ui/words.tsx'
import { Declined } from './declined.tsx'

const drawn = (code: string, language: Language) => {
  const standing = {
    stage: 'declined',
    explanation: { bank_data: true, factors: [], reasons: [{ code, text: 'The cause' }], raises: [] },
    to_be_told: false,
    next_step: '',
    plan: null,
  } as unknown as Parameters<typeof Declined>[0]['standing']
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Declined leadId="" brand={{} as Brand} standing={standing} />
    </LanguageProvider>,
  )
}

it.each([
  ['en', en],
  ['es', es],
] as const)('what ends losses and sold receivables, %s', (language, words) => {
  for (const code of ['loses-money', 'receivables-sold'] as const) {
    const shown = drawn(code, language)
    expect(shown).toContain(words[`canDo.${code}`])
  }
  const other = drawn('recent-position', language)
  expect(other).not.toContain(words['canDo.loses-money'])
  expect(other).not.toContain(words['canDo.receivables-sold'])
})
