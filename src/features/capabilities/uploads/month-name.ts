// Months as a person reads them.
import type { IsoMonth } from '#core/ground/dates.ts'
import type { Language } from '#core/words/words.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** 'March 2026' / 'marzo de 2026'. */
export const monthName = (month: IsoMonth, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** 'March' / 'marzo'. */
export const shortMonthName = (month: IsoMonth, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** 'May 2026 and June 2026'. */
export const monthNames = (months: readonly IsoMonth[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(months.map((month) => monthName(month, language)))
