// An account's id on the specification's wire: the application and the account's key, so that one field names both.
import { shortKey } from './line-book.ts'

interface NamedAccount {
  readonly leadId: string
  readonly key: string
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8})$/

/** `accountid` of the calls of the aggregation. `providerId`: the provider's own id, which stays inside. */
export const accountIdOf = (leadId: string, providerId: string): string => `${leadId}.${shortKey(providerId)}`

/** Null for what is none. */
export function readAccountId(text: string): NamedAccount | null {
  const found = form.exec(text)
  return found ? { leadId: found[1] as string, key: found[2] as string } : null
}
