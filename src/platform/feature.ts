// What a feature gives the server: its calls, and its own plug-in for what is no JSON call.
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { Route } from './http/mount.ts'

/** Routes that are no JSON call: uploads, webhooks over raw bytes, downloads. Registered in a scope of its own. */
export type Plugin = (app: FastifyInstance, deps: Deps) => void | Promise<void>

export interface Feature {
  readonly name: string
  readonly routes?: (deps: Deps) => readonly Route[]
  readonly plugin?: Plugin
}
