// What a text is meant as, where its kind needs words to read it: they are fetched then.
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'

export type Reading = Pick<FieldKind<unknown>, 'name' | 'late' | 'tidy'> &
  Partial<Pick<FieldKind<unknown>, 'parse'>>

/** The text in its field's own form; the text itself where it is right, cannot be read, or the words cannot be fetched. */
export async function meantAs(kind: Reading, text: string, options?: FieldOptions): Promise<string> {
  if (!kind.late || text.trim() === '' || kind.parse?.(text, options).ok) return text
  const words = await import('#core/fields/understood.ts').catch(() => null)
  return words ? kind.tidy!(words.understood(kind, text, options?.today), options) : text
}
