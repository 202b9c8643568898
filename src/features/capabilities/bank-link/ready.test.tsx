// Page 7 with a result: a bank that was never linked is not said to be verified.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#core/words/words.ts'
import { LanguageProvider } from '#ui/words.tsx'
import { ReadyWith } from './ready.tsx'

const drawn = (standing: Parameters<typeof ReadyWith>[0]['standing'], language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ReadyWith standing={standing} onGoOn={() => {}} toOffers />
    </LanguageProvider>,
  )

test.each(['none', 'skipped', 'failed', 'statements', 'linking'] as const)('a bank that is %s', (state) => {
  expect(drawn({ state })).not.toMatch(/bank/i)
  expect(drawn({ state }, 'es')).not.toMatch(/banc/i)
  expect(drawn({ state })).toContain('Your result is ready')
})

test('a bank that is not known of', () => expect(drawn(null)).not.toMatch(/bank/i))

test.each(['linked', 'needs-attention'] as const)('a bank that is %s', (state) =>
  expect(drawn({ state })).toContain('Bank Verification Completed'),
)
