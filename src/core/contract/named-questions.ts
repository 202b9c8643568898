// Questions that no wizard asks, or that were left open there, and that a member of staff may name when the link for missing answers is sent.

export const nameable = ['businessDescription', 'website', 'homeBased', 'creditReport'] as const
export type NameableField = (typeof nameable)[number]

/** As a link keeps them, and back; what is no such name is left out. */
export const namedText = (named: readonly NameableField[]): string => named.join(' ')
export function namedIn(text: unknown): NameableField[] {
  if (typeof text !== 'string') return []
  const names = text.split(' ')
  return nameable.filter((each) => names.includes(each))
}
