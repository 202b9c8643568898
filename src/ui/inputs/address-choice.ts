// What a chosen suggestion fills in. Fetched with the suggestions.
import type { Address } from './address-state.ts'
import { unitInLine } from './unit-in-line.ts'

/** Whether a suggestion brought everything that must be given, or its rest is asked by hand. */
const outcomeOfChoice = (found: Partial<Address> | null): 'whole' | 'partial' =>
  found?.city && found.state && found.zip ? 'whole' : 'partial'

/** What a chosen suggestion fills in: its known parts, and the unit that was typed rather than its own. */
function partsOfChoice(found: Partial<Address>, typedLine: string, typedUnit: string): Partial<Address> {
  const { line1, line2, city, state, zip } = found
  return {
    ...(line1 && { line1 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip }),
    line2: typedUnit || unitInLine(typedLine) || line2 || '',
  }
}

export interface Choice {
  readonly parts: Partial<Address>
  readonly outcome: 'whole' | 'partial'
}

/** `found`: null when the suggestion is gone. */
export const choiceOf = (
  found: Partial<Address> | null,
  { line1, line2 }: Pick<Address, 'line1' | 'line2'>,
): Choice => ({
  parts: found ? partsOfChoice(found, line1, line2) : {},
  outcome: outcomeOfChoice(found),
})
