// Terms of an account or of what was asked for, as Experian writes them.
import { lookUp } from './look-up.ts'

const words: Readonly<Record<string, string>> = { REV: 'Revolving', LOC: 'Line of credit', UNK: 'Unknown' }

/** Months of a term in digits; null for every other term, and for none. */
export const termMonths = (terms: string): number | null =>
  /^\d{1,3}$/.test(terms.trim()) && Number(terms) > 0 ? Number(terms) : null

/** 'Revolving', '60 months'; '-' for unknown ones. */
export function termsText(terms: string): string {
  const months = termMonths(terms)
  if (months === null) return lookUp(words, terms)
  return months === 1 ? '1 month' : `${months} months`
}
