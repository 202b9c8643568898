// What the page of jobs shows, and the key under which the browser keeps it.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { listDeadJobs } from './work-contract.ts'

export const JOBS = ['jobs']

export type JobsSeen = ResponseOf<typeof listDeadJobs>
