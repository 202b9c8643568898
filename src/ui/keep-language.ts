// The reader's language, kept for the next pages: the server reads the cookie.
import type { Language } from '#core/words/words.ts'

const COOKIE_SECONDS = 31_536_000

export function keepLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}
