// What every part of an application's page in the portal is given.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { readApplication } from './contract.ts'

export type Application = ResponseOf<typeof readApplication>

export interface PartProps {
  readonly application: Application
  /** Asks for the application again: something was done. */
  readonly refresh: () => void
}
