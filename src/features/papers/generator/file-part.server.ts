// A part of an application's complete file, and whoever asked for it.
import type { Answer } from '#core/contract/refusals.ts'
import type { LoggedIn } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** Its path, what it is, and what opens it when its turn comes. */
export interface Part {
  readonly name: string
  readonly about: string
  readonly at: Date
  open(): Promise<Answer<Uint8Array>>
}

export interface Asked {
  readonly deps: Deps
  readonly lead: LeadRow
  readonly staff: LoggedIn
  readonly call: Call
}
