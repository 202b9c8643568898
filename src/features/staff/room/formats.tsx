// Times, sizes and shares as staff read them: local time, the zone in the title, numbers that compare down a column.
import type { Language } from '#core/words/words.ts'
import { useLanguage } from '#ui/words.tsx'

const locale = (language: Language) => (language === 'es' ? 'es-US' : 'en-US')

const forms = new Map<string, Intl.DateTimeFormat>()
function form(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = forms.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale(language), options)
  forms.set(key, made)
  return made
}

/** 'Monday, November 16, 2026 at 10:42:05 AM EST' */
const fullTime = (at: string, language: Language): string =>
  form(language, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at))

/** 'today, 10:42 AM', 'Nov 16, 10:42 AM' this year, 'Nov 16, 2025' before. */
export function shortTime(at: string, now: Date, language: Language): string {
  const date = new Date(at)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  if (date.toDateString() === now.toDateString()) {
    const today = new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }).format(0, 'day')
    return `${today}, ${form(language, time).format(date)}`
  }
  const day = { month: 'short', day: 'numeric' } as const
  return date.getFullYear() === now.getFullYear()
    ? form(language, { ...day, ...time }).format(date)
    : form(language, { ...day, year: 'numeric' }).format(date)
}

/** How long ago, in one unit: '4 min', '2 h', '3 d'; the date after a month. */
function ago(at: string, now: Date, language: Language): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 60_000))
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  if (minutes < 60) return unit(minutes, 'minute')
  if (minutes < 24 * 60) return unit(Math.floor(minutes / 60), 'hour')
  if (minutes < 30 * 24 * 60) return unit(Math.floor(minutes / 1440), 'day')
  return shortTime(at, now, language)
}

/** A moment; the full local time with its zone stands in the title. `relative`: how long ago. */
export function When({ at, relative = false }: { at: string; relative?: boolean }) {
  const language = useLanguage()
  const now = new Date()
  return (
    <time dateTime={at} title={fullTime(at, language)}>
      {relative ? ago(at, now, language) : shortTime(at, now, language)}
    </time>
  )
}

/** 'Nov 2026' of 'YYYY-MM'; the month alone with `short`. */
export function monthName(month: string, language: Language, short = false): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1, 15))
  return form(language, { month: 'short', ...(short ? {} : { year: 'numeric' }), timeZone: 'UTC' }).format(
    date,
  )
}

/** 'Nov 16, 2026' of an ISO date. */
export const dayName = (date: string, language: Language): string =>
  form(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))

export const count = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(locale(language), { maximumFractionDigits: digits }).format(value)

/** '3 days', '1 day': never broken between number and unit. */
export const days = (value: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { style: 'unit', unit: 'day', unitDisplay: 'long' })
    .format(value)
    .replace(' ', '\u00a0')

/** '12.5%' of basis points. */
export const share = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), { style: 'percent', maximumFractionDigits: 1 }).format(
    basisPoints / 10_000,
  )

/** '1.4 MB' */
export function fileSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  } as const
  return new Intl.NumberFormat(locale(language), options).format(value)
}
