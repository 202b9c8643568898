// Days and moments as the portal tells them: moments in the reader's own time zone, days as they are.
import type { Language } from '#core/words/words.ts'

const localeOf = (language: Language) => (language === 'es' ? 'es-US' : 'en-US')

const momentAs = (at: string, language: Language, as: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), as).format(new Date(at))

/** 'Nov 20, 2026'. */
export const dayOf = (at: string, language: Language): string =>
  momentAs(at, language, { dateStyle: 'medium' })

/** 'Nov 20, 2026, 10:07 AM'. */
export const momentOf = (at: string, language: Language): string =>
  momentAs(at, language, { dateStyle: 'medium', timeStyle: 'short' })

/** 'YYYY-MM' -> 'October 2026'. */
export const monthOf = (month: string, language: Language): string =>
  momentAs(`${month}-15T12:00:00Z`, language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
