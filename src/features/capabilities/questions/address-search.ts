// Suggestions for an address, with one search session from the first key to the choice.
import { useMemo, useRef } from 'react'
import type { Choice } from '#ui/inputs/address-choice.ts'
import type { Address } from '#ui/inputs/address-state.ts'
import type { Suggest } from '#ui/inputs/use-suggestions.ts'
import type { Session } from './address-calls.ts'

const calls = () => import('./address-calls.ts')

/** `near`: the two letters of the state where the address is to be expected; '' where nothing tells. */
export function useAddressSearch(near: string): {
  readonly suggest: Suggest
  readonly resolve: (id: string, typed: Address) => Promise<Choice>
  readonly placeOfZip: (zip: string) => Promise<Pick<Address, 'city' | 'state'> | null>
} {
  const session = useRef<Session>({ id: '' })
  const expected = useRef(near)
  expected.current = near
  return useMemo(
    () => ({
      suggest: async (text, signal) =>
        (await calls()).suggest(session.current, expected.current, text, signal),
      placeOfZip: async (zip) => (await calls()).placeOf(zip),
      resolve: async (id, typed) => (await calls()).resolve(session.current, id, typed),
    }),
    [],
  )
}
