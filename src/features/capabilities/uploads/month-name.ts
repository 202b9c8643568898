// A month as a person reads it.
import type { IsoMonth } from '#core/ground/dates.ts'
import type { Language } from '#core/words/words.ts'

/** 'March 2026' / 'marzo de 2026'. */
export const monthName = (month: IsoMonth, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
