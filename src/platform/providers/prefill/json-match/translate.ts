// The match protocol's words to ours, both ways.
import { faultOfStatus, type Fault } from '../../faults.ts'
import type { PrefillIdentity, PrefillQuery } from '../port.ts'
import { matchError, type Match } from './wire.ts'

export const requestOf = ({ reference, phone, ssnLast4, zip, consent, ...name }: PrefillQuery) => ({
  reference,
  person: {
    first_name: name.firstName,
    last_name: name.lastName,
    ...(phone ? { phone: `+1${phone}` } : {}),
    ssn_last4: ssnLast4,
    zip,
  },
  consent: { version: consent.version, given_at: consent.at.toISOString() },
})

export const identityOf = (match: Match): PrefillIdentity => ({
  firstName: match.first_name,
  lastName: match.last_name,
  street: match.street,
  unit: match.unit ?? '',
  city: match.city,
  state: match.state,
  zip: match.zip.slice(0, 5),
  dateOfBirth: match.date_of_birth ?? null,
})

/** The status says which fault it is, the body's code which one of those. */
export function explainError(status: number, body: unknown): Fault | undefined {
  const read = matchError.safeParse(body)
  return read.success
    ? { ...faultOfStatus(status, null), vendorCode: `${status} ${read.data.error.code}` }
    : undefined
}
