// What a feature gives the server: its calls, its own plug-in for what is no JSON call, and the jobs it runs.
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { Route } from './http/mount.ts'
import type { Job, JobResult } from './outbox/outbox.ts'

/** Routes that are no JSON call: uploads, webhooks over raw bytes, downloads. Registered in a scope of its own. */
export type Plugin = (app: FastifyInstance, deps: Deps) => void | Promise<void>
export type JobRunner = (job: Job) => Promise<JobResult>

export interface Feature {
  readonly name: string
  readonly routes?: (deps: Deps) => readonly Route[]
  readonly plugin?: Plugin
  /** Job kind -> what runs it; a kind belongs to one feature. */
  readonly jobs?: (deps: Deps) => Readonly<Record<string, JobRunner>>
}
