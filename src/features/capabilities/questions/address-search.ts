// Suggestions for an address, with one search session from the first key to the choice.
import { useMemo, useRef } from 'react'
import { call } from '#ui/api.ts'
import { randomId } from '#ui/random-id.ts'
import type { Address } from '#ui/inputs/address-input.tsx'
import type { Suggest } from '#ui/inputs/use-suggestions.ts'
import type { resolveAddress, suggestAddress } from '#features/capabilities/address/contract.ts'

export function useAddressSearch(): {
  readonly suggest: Suggest
  readonly resolve: (id: string) => Promise<Partial<Address> | null>
} {
  const session = useRef('')
  return useMemo(
    () => ({
      suggest: async (text, signal) => {
        session.current ||= randomId()
        const found = await call<typeof suggestAddress>(
          { method: 'POST', path: '/api/address/suggest' },
          { text, session: session.current },
          { signal, timeoutMs: 5000 },
        )
        if (!found.ok) return []
        return found.value.suggestions.map(({ id, main, secondary }) => ({
          id,
          text: [main, secondary].filter(Boolean).join(', '),
        }))
      },
      resolve: async (id) => {
        const found = await call<typeof resolveAddress>(
          { method: 'POST', path: '/api/address/resolve' },
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
