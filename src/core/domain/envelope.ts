// A paper that went out for signature: its states, and who signs next.

export const envelopeStates = [
  'made',
  'sent',
  'opened',
  'signed',
  'finished',
  'declined',
  'expired',
  'void',
] as const
export type EnvelopeState = (typeof envelopeStates)[number]

/** Days in which it can be signed. */
export const ENVELOPE_DAYS = 14

/** It still waits for somebody's signature. */
export const waitsForSigners = (state: EnvelopeState): boolean =>
  state === 'made' || state === 'sent' || state === 'opened'

/** What is known of one signer's part; moments, null while it did not happen. */
interface SignerPart {
  /** From 1; equal ones do not occur. */
  readonly position: number
  readonly signedAt: Date | null
  readonly declinedAt: Date | null
}

/** Whose turn it is: the first in order who has not signed; null when all have, or one has declined. */
export function nextSigner<Part extends SignerPart>(parts: readonly Part[]): Part | null {
  if (parts.some(({ declinedAt }) => declinedAt)) return null
  const inOrder = parts.toSorted((a, b) => a.position - b.position)
  return inOrder.find(({ signedAt }) => !signedAt) ?? null
}

/** 'A. Q.' of 'Ana Quispe': names in any script, first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => `${[...word][0]!.toUpperCase()}.`).join(' ')
}
