// Statements that stand in for a bank, in a sentence: which months are there, which are missing, and what is not clear yet.
import type { StatementsThere } from '#core/domain/still-asked.ts'
import { en } from '#core/words/statements-told/en.ts'
import { es } from '#core/words/statements-told/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { monthNames } from '../uploads/month-name.ts'

/** 'We received May 2026. Still missing: June 2026 and July 2026.' */
export function tellStatements({ there, missing, unclear }: StatementsThere, language: Language): string {
  const t = pick({ en, es }, language)
  return [
    there.length > 0 && fill(t.there, { months: monthNames(there, language) }),
    unclear > 0 && fill(unclear === 1 ? t.unclearOne : t.unclearMany, { count: unclear }),
    missing.length > 0 && fill(t.missing, { months: monthNames(missing, language) }),
  ]
    .filter(Boolean)
    .join(' ')
}
