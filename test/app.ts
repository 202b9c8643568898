// The composed application for tests: a fresh database, every provider simulated on its wire, a clock that stands still.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/db.ts'
import type { Deps, Log } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { makeKeyMaterial, type KeyMaterial } from '#platform/key-material.ts'
import { openDataKeys } from '#platform/data-keys.ts'
import type { SealKey } from '#platform/paper/seal/seal-key.ts'
import { pemFileSigner } from '#platform/providers/seal-signer/pem-file/pem-file.ts'
import { createWorker } from '#platform/outbox/drain.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { startThreads, type ThreadOptions } from '#platform/threads/threads.ts'
import { compose } from '../src/server/compose.ts'
import { openKeyServices } from '../src/server/providers.ts'
import { startSimulators, type Simulators } from '../src/server/demo/simulators.ts'
import { features } from '../src/server/features.ts'
import { buildServer } from '../src/server/http.ts'
import type { BuiltWeb } from '../src/server/pages.ts'
import { createMetrics } from '../src/server/metrics/metrics.ts'
import { runnersOf } from '../src/server/worker.ts'
import { testDatabase } from './database.ts'
import { takeThreads } from './kept-threads.ts'
import { createVisitor } from './visitor.ts'

export interface TestOptions {
  /** Environment on top of the simulators' (a provider is off when its key is set to ''). */
  readonly env?: Readonly<Record<string, string>>
  readonly now?: string
  /** Hears every line of the log, at the finest level that the configuration takes. */
  readonly onLog?: (line: string) => void
  /** A database of the test's own; closed with the rest. */
  readonly db?: Database
  /** Features on top of the product's. */
  readonly more?: (simulators: Simulators) => readonly Feature[]
  /** What the build wrote for browsers; no pages are served when absent. */
  readonly web?: BuiltWeb
  /** What papers are sealed with; nothing is signed without. With it comes what a contract must state of its funder. */
  readonly seal?: SealKey
  /** Keys and data folder of another run, to go on with its data; the folder stays. */
  readonly keys?: KeyMaterial
  readonly dataDir?: string
  /** How long work beside the thread that serves may take, where not as usual. */
  readonly reading?: Pick<ThreadOptions, 'deadlines' | 'work'>
}

/** What a contract must state of its funder. */
const funder = { BRANDS_FILE: 'test/contract-brand.json', CONTRACT_GOVERNING_STATE: 'ME' }

/** The same for all applications of a process, which use its threads one after the other. */
const usualKeys = makeKeyMaterial()

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Starts everything; close it in afterAll. Monday 2026-11-16, 10:00 in New York, unless told otherwise. */
export async function testApp({
  env = {},
  now = '2026-11-16T15:00:00Z',
  onLog,
  db: given,
  more,
  web,
  seal,
  keys: material = usualKeys,
  dataDir: givenDir,
  reading,
}: TestOptions = {}) {
  let time = new Date(now).getTime()
  const clock = Object.assign(() => new Date(time), {
    advance: (ms: number) => void (time += ms),
    set: (iso: string) => void (time = new Date(iso).getTime()),
  })
  const dataDir = givenDir ?? mkdtempSync(join(tmpdir(), 'underway-'))
  const [db, simulators] = await Promise.all([given ?? testDatabase(), startSimulators({ clock })])
  const end = async () => {
    await simulators.close()
    await db.close()
    if (!givenDir) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const config = readConfig({
      DEMO: '0',
      RATE_LIMITS: 'off',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      // Decisions go out at once but where a test is about the seconds before.
      UNDO_SECONDS: '0',
      ...(simulators.environment as Record<string, string>),
      ...(seal ? funder : {}),
      ...env,
    })
    const logger = onLog ? pino({ level: 'debug', base: null }, { write: onLog }) : undefined
    const log: Log = logger ?? silent
    const doors = createDoors({ clock, log })
    const services = openKeyServices(config, material, doors, clock)
    const dataKeys = await openDataKeys({ db, material, services, clock, log })
    const { keys } = dataKeys
    const threads =
      material === usualKeys && !reading
        ? takeThreads(dataKeys.material)
        : startThreads({
            file: process.env.TEST_THREAD_FILE!,
            childFile: process.env.TEST_CHILD_FILE!,
            keys: dataKeys.material,
            ...reading,
          })
    const deps: Deps = compose({
      config,
      db,
      keys,
      ...(seal ? { seal: pemFileSigner(seal) } : {}),
      threads,
      log,
      doors,
      clock,
      nudge: () => {},
      root: process.cwd(),
      publicUrl: 'http://localhost:3000',
    })
    const worker = createWorker({ db, log, clock, runners: runnersOf(deps), pollMs: 0 })
    const server = await buildServer(deps, {
      features: [...features, ...(more?.(simulators) ?? [])],
      ...(web ? { web } : {}),
      ...(config.metrics.token ? { metrics: createMetrics(deps) } : {}),
      ...(logger ? { loggerInstance: logger } : {}),
    })

    await server.ready()
    const visitor = (ip?: string) => createVisitor(server, ip)
    const first = visitor()
    return {
      deps,
      dataKeys,
      db,
      server,
      worker,
      clock,
      simulators,
      /** A new browser with its own cookies. */
      visitor,
      post: first.post,
      get: first.get,
      upload: first.upload,
      /** Messages sent so far, newest first. */
      inbox: (to?: string) => simulators.messages.inbox(to),
      close: async () => {
        await server.close()
        await worker.stop()
        await threads.stop()
        await end()
      },
    }
  } catch (error) {
    // Whoever expects that it does not start has nothing to close.
    await end()
    throw error
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
