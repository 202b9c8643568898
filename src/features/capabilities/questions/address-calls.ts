// The calls of an address search. Fetched with the first key in an address: no first page waits for them.
import { isStateCode } from '#core/codes/state-codes.ts'
import { call } from '#ui/api.ts'
import { randomId } from '#ui/random-id.ts'
import { choiceOf, type Choice } from '#ui/inputs/address-choice.ts'
import type { Address } from '#ui/inputs/address-state.ts'
import type { Suggest } from '#ui/inputs/use-suggestions.ts'
import type { placeOfZip, resolveAddress, suggestAddress } from '#features/capabilities/address/contract.ts'
import * as paths from '#features/capabilities/address/paths.ts'

/** One search from the first key to the choice; '' before the first and after the choice. */
export interface Session {
  id: string
}

export async function suggest(
  session: Session,
  near: string,
  ...[text, signal]: Parameters<Suggest>
): ReturnType<Suggest> {
  session.id ||= randomId()
  const found = await call<typeof suggestAddress>(
    paths.suggestAddress,
    { text, session: session.id, near: isStateCode(near) ? near : null },
    { signal, timeoutMs: 5000 },
  )
  if (!found.ok) return []
  return found.value.suggestions.map(({ id, main, secondary }) => ({
    id,
    text: [main, secondary].filter(Boolean).join(', '),
  }))
}

export async function placeOf(zip: string): Promise<Pick<Address, 'city' | 'state'> | null> {
  const found = await call<typeof placeOfZip>(paths.placeOfZip, { zip }, { timeoutMs: 5000 })
  return found.ok ? found.value.place : null
}

export async function resolve(session: Session, id: string, typed: Address): Promise<Choice> {
  const found = await call<typeof resolveAddress>(
    paths.resolveAddress,
    { id, session: session.id || randomId() },
    { timeoutMs: 8000 },
  )
  session.id = ''
  if (!found.ok) return choiceOf(null, typed)
  const { address, city, state, zip } = found.value
  const parts = {
    ...(address ? { line1: address } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(zip ? { zip } : {}),
  }
  return choiceOf(parts, typed)
}
