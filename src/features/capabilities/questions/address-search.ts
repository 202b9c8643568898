// Suggestions for an address, with one search session from the first key to the choice.
import { useMemo, useRef } from 'react'
import { isStateCode } from '#core/codes/us-states.ts'
import { call } from '#ui/api.ts'
import { randomId } from '#ui/random-id.ts'
import type { Address } from '#ui/inputs/address-state.ts'
import type { Suggest } from '#ui/inputs/use-suggestions.ts'
import type { placeOfZip, resolveAddress, suggestAddress } from '#features/capabilities/address/contract.ts'
import * as paths from '#features/capabilities/address/paths.ts'

/** `near`: the two letters of the state where the address is to be expected; '' where nothing tells. */
export function useAddressSearch(near: string): {
  readonly suggest: Suggest
  readonly resolve: (id: string) => Promise<Partial<Address> | null>
  readonly placeOfZip: (zip: string) => Promise<Pick<Address, 'city' | 'state'> | null>
} {
  const session = useRef('')
  const expected = useRef(near)
  expected.current = near
  return useMemo(
    () => ({
      suggest: async (text, signal) => {
        session.current ||= randomId()
        const found = await call<typeof suggestAddress>(
          paths.suggestAddress,
          { text, session: session.current, near: isStateCode(expected.current) ? expected.current : null },
          { signal, timeoutMs: 5000 },
        )
        if (!found.ok) return []
        return found.value.suggestions.map(({ id, main, secondary }) => ({
          id,
          text: [main, secondary].filter(Boolean).join(', '),
        }))
      },
      placeOfZip: async (zip) => {
        const found = await call<typeof placeOfZip>(paths.placeOfZip, { zip }, { timeoutMs: 5000 })
        return found.ok ? found.value.place : null
      },
      resolve: async (id) => {
        const found = await call<typeof resolveAddress>(
          paths.resolveAddress,
          { id, session: session.current || randomId() },
          { timeoutMs: 8000 },
        )
        session.current = ''
        if (!found.ok) return null
        const { address, city, state, zip } = found.value
        return {
          ...(address ? { line1: address } : {}),
          ...(city ? { city } : {}),
          ...(state ? { state } : {}),
          ...(zip ? { zip } : {}),
        }
      },
    }),
    [],
  )
}
