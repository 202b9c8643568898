// What an address input shows and fills in, decided from what was typed, found and pressed so far.
import { isStateCode } from '#core/codes/state-codes.ts'
import { isMilitary } from '#core/codes/military-mail.ts'

export interface Address {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type AddressErrors = Readonly<Partial<Record<keyof Address, string>>>

export interface AddressCourse {
  readonly address: Address
  readonly errors: AddressErrors
  /** Where the zip can be, once that is known here. */
  readonly zipStates: readonly string[]
  /** The button 'by hand' was pressed: suggestions are off. */
  readonly byHand: boolean
  /** The street line was left with something in it, or a suggestion was chosen. */
  readonly lineDone: boolean
  /** What happened to the suggestion that was chosen; null before that and once the line is typed again. */
  readonly chosen: 'whole' | 'partial' | null
  /** How many suggestions there are; null while nothing was asked. */
  readonly suggestions: number | null
}

export interface AddressView {
  /** The parts below the street line show; else the button 'by hand' does. */
  readonly partsOpen: boolean
  /** The state in which the zip lies, where another one was given: offered, and never put in. */
  readonly stateOfZip: string | null
  readonly message: 'elsewhere' | 'filled' | 'partial' | 'none' | 'one' | 'several' | null
  /** Shown as well as spoken: the person has to do something. */
  readonly hint: 'partial' | 'none' | null
}

function messageOf({ chosen, suggestions }: AddressCourse): AddressView['message'] {
  if (chosen) return chosen === 'whole' ? 'filled' : 'partial'
  if (suggestions === null) return null
  return suggestions === 0 ? 'none' : suggestions === 1 ? 'one' : 'several'
}

/** The one state of the input; the screen only draws it. */
export function viewOfAddress(course: AddressCourse): AddressView {
  const { address, errors, zipStates, byHand, lineDone } = course
  const partsOpen =
    byHand ||
    lineDone ||
    Boolean(address.city || address.state || address.zip || errors.city || errors.state || errors.zip)
  const isState = isStateCode(address.state) || isMilitary(address.state)
  const elsewhere = (isState && !zipStates.includes(address.state) && zipStates[0]) || null
  const nothingFound = course.suggestions === 0 && !partsOpen
  return {
    partsOpen,
    stateOfZip: elsewhere,
    message: elsewhere ? 'elsewhere' : messageOf(course),
    hint: course.chosen === 'partial' ? 'partial' : nothingFound ? 'none' : null,
  }
}

/** Whether city and state may be asked of this zip: a whole one, with something left to fill. */
export const asksPlaceOf = (zip: string, { city, state }: Address): boolean =>
  /^\d{5}$/.test(zip) && !(city && state)

/** City and state of a zip into what is still empty; null where another zip stands by now. */
export const partsOfZip = (
  place: Pick<Address, 'city' | 'state'>,
  zip: string,
  now: Address,
): Partial<Address> | null =>
  now.zip === zip ? { city: now.city || place.city, state: now.state || place.state } : null

type ListMove = { readonly to: number } | { readonly choose: number } | 'close' | null

/** What a key does to a list of `count` suggestions with the one at `active` (-1 = none) marked; null = the input's own business. */
export function moveInList(key: string, active: number, count: number | null): ListMove {
  if (count === null) return null
  if (key === 'Escape') return 'close'
  if (count === 0) return null
  if (key === 'ArrowDown') return { to: (active + 1) % count }
  if (key === 'ArrowUp') return { to: active < 0 ? count - 1 : (active - 1 + count) % count }
  return key === 'Enter' && active >= 0 ? { choose: active } : null
}
