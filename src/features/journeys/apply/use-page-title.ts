// The title of the browser's tab: the step, then the brand's own title.
import { useEffect } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { useLanguage, useWords } from '#ui/words.tsx'

const words = { en, es }
const steps = [
  '',
  'aboutBusiness',
  'aboutGoals',
  'aboutOwner',
  'aboutAddress',
  'stageBank',
  'stageBank',
  'stageBank',
  'stageDocuments',
  'stageDocuments',
  'stageResult',
] as const

/** What stands in the tab before any step, also in the ready-made page. */
export const brandTitle = (brand: Brand, language: Language): string =>
  brand.title?.[language] ?? `${pick({ en, es }, language).pageTitle} | ${brand.name}`

export function usePageTitle(page: number, brand: Brand): void {
  const language = useLanguage()
  const t = useWords(words)
  useEffect(() => {
    const step = steps[page]
    document.title = step ? `${t(step)} | ${brandTitle(brand, language)}` : brandTitle(brand, language)
  }, [page, brand, language, t])
}
