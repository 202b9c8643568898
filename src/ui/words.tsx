// The reader's language for every component below the provider, and a typed `t` over a pair of catalogues.
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { fill, type Language } from '#core/words/words.ts'

const LanguageContext = createContext<Language>('en')

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

const COOKIE_SECONDS = 31_536_000

/** Keeps the reader's language for the next pages: the server reads the cookie. */
export function keepLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}

export const useLanguage = (): Language => useContext(LanguageContext)

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** `t(key, values?)` over the two catalogues of one area; stable as long as the language is. */
export function useWords<Key extends string>(words: {
  readonly en: Readonly<Record<Key, string>>
  readonly es: Readonly<Record<NoInfer<Key>, string>>
}): Translate<Key> {
  const catalogue = words[useLanguage()]
  return useMemo(() => (key, values) => fill(catalogue[key], values), [catalogue])
}
