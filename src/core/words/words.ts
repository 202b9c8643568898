// The two languages and how a text gets its values: {name} placeholders, nothing cleverer.

export type Language = 'en' | 'es'

/** Puts values into the `{name}` placeholders of a text; a placeholder without a value stays as it is, so that a test can see it. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

/** The catalogue (or text) of a language out of a pair. */
export const pick = <E, S>(pair: { readonly en: E; readonly es: S }, language: Language): E | S =>
  language === 'es' ? pair.es : pair.en
