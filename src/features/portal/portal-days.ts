// Days and moments as the portal tells them: a day is the office's, a moment with its hour the reader's own (ADR 143).
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Language } from '#core/words/words.ts'

const localeOf = (language: Language) => (language === 'es' ? 'es-US' : 'en-US')

const momentAs = (at: string, language: Language, as: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), as).format(new Date(at))

/** The office's day of an instant, as letters, contracts and terms of the law count it: 'Nov 20, 2026'. */
export const dayOf = (at: string, language: Language): string =>
  momentAs(`${easternDay(new Date(at))}T12:00:00Z`, language, { dateStyle: 'medium', timeZone: 'UTC' })

/** By the reader's own device: 'Nov 20, 2026, 10:07 AM'. */
export const momentOf = (at: string, language: Language): string =>
  momentAs(at, language, { dateStyle: 'medium', timeStyle: 'short' })

/** 'YYYY-MM' -> 'October 2026'. */
export const monthOf = (month: string, language: Language): string =>
  momentAs(`${month}-15T12:00:00Z`, language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
