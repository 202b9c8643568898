// Figures for the operator's monitoring, as OpenMetrics text: requests, saves, jobs, providers, database and the process itself. No label holds an id, a name or a contact.
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import { oldestUnchained } from '#platform/audit/chain-events.ts'
import { lanes } from '#platform/outbox/lanes.ts'
import type { Deps } from '#platform/deps.ts'
import { jobQueues } from '#platform/store/job-list.ts'

interface AnsweredRequest {
  readonly method: string
  /** The route's pattern; undefined where no route was met: an address itself is never told. */
  readonly route: string | undefined
  readonly status: number
  /** Null where the answer is a stream that lasts as long as its reader. */
  readonly seconds: number | null
}

export interface Metrics {
  readonly contentType: string
  request(answered: AnsweredRequest): void
  /** All figures of this moment. Never throws for a database that is away: then `underway_database_up` is 0 and nothing is told about jobs and events. */
  text(): Promise<string>
}

/** Seconds: from a page that lies ready to an upload that is slow. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const doorStates = ['open', 'closed', 'trial'] as const

/** Figures of one process. Jobs and their lag are read from the database that all processes share: take the largest, not the sum. */
export function createMetrics(deps: Pick<Deps, 'db' | 'doors' | 'counts' | 'clock'>): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'underway_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'underway_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'] as const,
    buckets,
    registers,
  })
  new Counter({
    name: 'underway_saves_total',
    help: 'Saves of wizard pages by what became of them.',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(deps.counts.saves())) this.inc({ result }, count)
    },
  })

  const up = gauge('underway_database_up', 'Whether the database answered this reading.')
  const jobs = gauge('underway_jobs', 'Jobs by kind and state.', ['kind', 'state'])
  const lag = gauge('underway_job_lag_seconds', 'By how much the longest due job is late.', ['kind'])
  const oldest = gauge('underway_job_oldest_age_seconds', 'Age of the oldest open job.', ['kind'])
  const unchained = gauge(
    'underway_audit_unchained_age_seconds',
    'Age of the oldest event that no block of the chain holds.',
  )
  const readDatabase = async () => {
    const now = deps.clock()
    for (const one of [jobs, lag, oldest]) one.reset()
    // Without labels a reset would tell 0.
    unchained.remove()
    try {
      const queues = new Map((await jobQueues(deps.db, now)).map((queue) => [queue.kind, queue]))
      for (const kind of new Set([...Object.keys(lanes), ...queues.keys()])) {
        const queue = queues.get(kind)
        const states = { due: queue?.due, running: queue?.running, waiting: queue?.waiting }
        const all = { ...states, failing: queue?.failing, gave_up: queue?.gaveUp }
        for (const [state, count] of Object.entries(all)) jobs.set({ kind, state }, count ?? 0)
        lag.set({ kind }, Math.max(0, queue?.lagSeconds ?? 0))
        if (queue?.oldest) oldest.set({ kind }, (now.getTime() - queue.oldest.getTime()) / 1000)
      }
      const first = await oldestUnchained(deps.db)
      unchained.set(first ? Math.max(0, (now.getTime() - first.getTime()) / 1000) : 0)
      up.set(1)
    } catch {
      up.set(0)
    }
  }

  const connections = gauge('underway_database_connections', 'Connections of the pool by state.', ['state'])
  const waiting = gauge('underway_database_waiting', 'Statements that wait for a connection.')
  const readPool = () => {
    const pool = deps.db.pool?.()
    if (!pool) return
    connections.set({ state: 'busy' }, pool.total - pool.idle)
    connections.set({ state: 'idle' }, pool.idle)
    waiting.set(pool.waiting)
  }

  const doors = gauge('underway_vendor_door', '1 for the state that a door is in.', ['vendor', 'state'])
  const calls = gauge('underway_vendor_calls', 'Calls that run or wait at a door.', ['vendor', 'state'])
  const outages = gauge('underway_vendor_outages_in_a_row', 'Calls that met an outage since one went well.', [
    'vendor',
  ])
  const readDoors = () => {
    for (const { vendor, state, running, waiting: queued, outagesInARow } of deps.doors.states()) {
      for (const each of doorStates) doors.set({ vendor, state: each }, Number(each === state))
      calls.set({ vendor, state: 'running' }, running)
      calls.set({ vendor, state: 'waiting' }, queued)
      outages.set({ vendor }, outagesInARow)
    }
  }

  return {
    contentType: registry.contentType,
    request: ({ method, route = 'none', status, seconds }) => {
      requests.inc({ method, route, status })
      if (seconds !== null) durations.observe({ method, route }, seconds)
    },
    text: async () => {
      await readDatabase()
      readPool()
      readDoors()
      return registry.metrics()
    },
  }
}
