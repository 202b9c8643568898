// The title of the browser's tab: the step, then the brand's own title.
import { useEffect } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { useLanguage } from '#ui/words.tsx'

/** What stands in the tab before any step, also in the ready-made page. */
export const brandTitle = (brand: Brand, language: Language): string =>
  brand.title?.[language] ?? `${pick({ en, es }, language).pageTitle} | ${brand.name}`

/** `name`: what the page is called in this language, '' for nothing beside the brand's title. */
export function usePageTitle(name: string, brand: Brand): void {
  const language = useLanguage()
  useEffect(() => {
    const title = brandTitle(brand, language)
    document.title = name ? `${name} | ${title}` : title
  }, [name, brand, language])
}
