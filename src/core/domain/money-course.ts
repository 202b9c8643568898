// How far the money of a signed contract is, as far as anybody here knows. Pure; days are US Eastern.
import type { IsoDate } from '#core/ground/dates.ts'

export type MoneyCourse =
  /** The funder still checks; nothing says that it was sent. */
  | { readonly state: 'checks' }
  /** The day by which the contract has it sent has passed, and nobody has told that it was. */
  | { readonly state: 'due'; readonly on: IsoDate }
  /** The operator's books say so. */
  | { readonly state: 'sent'; readonly on: IsoDate }

/** `plannedOn`: the contract's day; null where its days were not kept. `sentOn`: by the operator's books, which may come late. */
export function moneyCourse(
  { plannedOn, sentOn }: { readonly plannedOn: IsoDate | null; readonly sentOn: IsoDate | null },
  today: IsoDate,
): MoneyCourse {
  if (sentOn) return { state: 'sent', on: sentOn }
  return plannedOn && plannedOn < today ? { state: 'due', on: plannedOn } : { state: 'checks' }
}
