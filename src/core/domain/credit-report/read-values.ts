// Reads single values of a bureau's answer, in which everything is text and anything may be missing or of another type.
import { UNKNOWN, lookUp } from '#core/codes/credit/look-up.ts'
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import type { Coded, ReportAmount } from './report.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Longer than any field of the bureau; the rest of a longer text is cut off. */
const LONGEST_TEXT = 2_000

/** An object's fields; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** A list of objects: one that stands alone is a list of one (the bureau writes both), what is no object is left out. */
export function listOf(value: unknown): readonly Fields[] {
  if (Array.isArray(value))
    return value.filter((each): each is Fields => typeof each === 'object' && each !== null)
  return typeof value === 'object' && value !== null ? [value as Fields] : []
}

/** Text without spaces around it; '' where there is none. A number is read as it would be written. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT).trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Parts of a line with one space between them. */
export const joined = (...parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(' ')

/** A whole number of digits only, as '003'; null otherwise. */
export function countOf(value: unknown): number | null {
  const text = textOf(value)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Cents of an amount in whole dollars, as '00021412'. */
export function amountOf(value: unknown): ReportAmount {
  const text = textOf(value)
  if (/^\d{1,12}$/.test(text)) return Number(text) * 100
  return /^unknown$/i.test(text) ? 'UNKNOWN' : null
}

/** Cents of an amount above zero, else null. */
export function amountAboveZero(value: unknown): number | null {
  const amount = amountOf(value)
  return typeof amount === 'number' && amount > 0 ? amount : null
}

/** The first amount that is there. */
export function firstAmount(...values: readonly unknown[]): ReportAmount {
  let found: ReportAmount = null
  for (const value of values) {
    found = amountOf(value)
    if (found !== null) break
  }
  return found
}

/** A date that is written MMDDYYYY; null for what is no day of the calendar. */
export function dateOf(value: unknown): IsoDate | null {
  const text = textOf(value)
  if (!/^\d{8}$/.test(text)) return null
  const date = `${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`
  return isIsoDate(date) ? date : null
}

/** A code with its text; the code is '-' too where there is none. */
export function codedOf(table: Readonly<Record<string, string>>, value: unknown): Coded {
  const code = textOf(value)
  return { code: code || UNKNOWN, text: lookUp(table, code) }
}
