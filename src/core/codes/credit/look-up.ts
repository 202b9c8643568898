// Looks a code of a credit report up; an unknown one translates to '-' (specification 3, section 3).

export const UNKNOWN = '-'

/** What a code stands for. Tables are asked by own keys only: a code comes from outside and may be named as anything. */
export const lookUp = (table: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(table, code.trim()) ? table[code.trim()]! : UNKNOWN
