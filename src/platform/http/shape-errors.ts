// What a schema finds wrong with a request, in the reader's language: its own words are for programmers.
import type * as z from 'zod/mini'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { en } from '#core/words/shapes/en.ts'
import { es } from '#core/words/shapes/es.ts'
import { pick, type Language } from '#core/words/words.ts'

export function shapeErrors(error: z.core.$ZodError, given: unknown, language: Language): FieldRefusal[] {
  const words = pick({ en, es }, language)
  return error.issues.map(({ path, ...issue }) => ({
    field: path.join('.'),
    message: isNothing(valueAt(given, path))
      ? words.empty
      : issue.code === 'too_big' && issue.origin === 'string'
        ? words.tooLong
        : words.wrongForm,
  }))
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    given,
  )
