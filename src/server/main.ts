// Starts a server: configuration, keys, database, providers, HTTP, jobs. Stops without losing a request or a job.
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { watchMailbox } from '#features/capabilities/messages/read-mailbox.server.ts'
import { sweepHourly } from '#features/capabilities/retention/hourly-sweep.server.ts'
import { requestBytes } from '#features/capabilities/uploads/read-parts.server.ts'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { keepChain } from '#platform/audit/keep-chain.ts'
import { keepWords } from '#platform/store/keep-words.ts'
import { videoOrigins } from '#platform/brands.ts'
import { readConfig } from '#platform/config.ts'
import { keepFresh, openDataKeys } from '#platform/data-keys.ts'
import { createWorker } from '#platform/outbox/drain.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { checkKeys } from '#platform/store/known-keys.ts'
import { startThreads } from '#platform/threads/threads.ts'
import { runnersOf } from './worker.ts'
import { compose } from './compose.ts'
import { openKeyServices } from './providers.ts'
import { readPageFiles } from './page-files.ts'
import { bankScriptOf, vendorSources } from './vendor-policies.ts'
import { openDatabase } from './database.ts'
import { features } from './features.ts'
import { buildServer } from './http.ts'
import { refuseInsecure, refuseOwner } from './insecure.ts'
import { loadKeyMaterial } from './keys-file.ts'
import { createMetrics } from './metrics/metrics.ts'
import { listenForMetrics } from './metrics/serve-metrics.ts'
import { portTaken } from './port-taken.ts'
import { loadSeal } from './seal.ts'
import { stopOnSignals } from './stop.ts'

/** The project's root: this file runs as dist/server/main.js. */
const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..')

async function start(): Promise<void> {
  const read = readConfig(process.env)
  // Links and webhooks name the port, so it must be known before anything else starts.
  const given = read.port === 0 ? { ...read, port: await freePort(read.host) } : read
  const publicUrl = given.publicUrl ?? `http://localhost:${given.port}`
  const material = loadKeyMaterial(given)
  const allowed = refuseInsecure(given, material)
  // Logs are written at once: cheaper than another thread, and no line is lost when the process ends.
  const log = pino({ level: given.logLevel, base: null }, pino.destination({ dest: 1, sync: true }))
  const clock = () => new Date()
  const doors = createDoors({ clock, log })
  const services = openKeyServices(given, material, doors, clock)
  const seal = (await loadSeal(given, { doors, clock })) ?? undefined
  const db = await openDatabase(given, join(root, 'migrations'))
  allowed.push(...(await refuseOwner(given, db)))
  await checkKeys(db, material, new Date())
  const dataKeys = await openDataKeys({ db, material, services, clock, log })
  const { keys } = dataKeys
  // The demo's providers are simulators that speak the real wire; the adapters only get other addresses and keys.
  const demo = given.demo ? await (await import('./demo/demo.ts')).startDemo(given, publicUrl) : null
  const config = demo ? { ...given, env: { ...given.env, ...demo.environment } } : given

  // WORKER=off: another process runs the jobs that this one writes.
  const nudge = () => void (config.worker && worker.nudge())
  const threads = startThreads({
    file: join(root, 'dist', 'server', 'thread.js'),
    childFile: join(root, 'dist', 'server', 'child.js'),
    keys: dataKeys.material,
    largestUpload: requestBytes(config.uploadLimitBytes),
  })
  const deps = compose({ config, db, keys, seal, threads, log, doors, clock, nudge, root, publicUrl })
  if (!seal) log.warn({}, 'no paper is signed here: SEAL_FILE names no certificate')
  await demo?.seed(deps)
  const worker = createWorker({
    db,
    log,
    clock: deps.clock,
    runners: runnersOf(deps),
    pollMs: config.worker ? 1000 : 0,
  })
  const sweeping = config.worker ? sweepHourly(deps) : null
  const listening = config.worker && deps.mailbox ? watchMailbox(deps) : null
  const filling = config.worker ? keepWords(deps) : null
  const chaining = config.worker ? keepChain(deps, createAuditSigner(material)) : null
  const freshKeys = keepFresh(dataKeys)
  const webDir = join(root, 'dist', 'web')
  const files = await readPageFiles(webDir, config, deps.brands)
  const { token, port: metricsPort } = config.metrics
  const metrics = token || metricsPort ? createMetrics(deps) : undefined
  let isDraining = () => false
  const app = await buildServer(deps, {
    features: [...features, ...(demo?.features ?? [])],
    ...(files ? { web: { dir: webDir, files } } : {}),
    vendors: vendorSources(config.env),
    mediaOrigins: videoOrigins(deps.brands.values()),
    bankScript: bankScriptOf(config.env),
    loggerInstance: log,
    metrics,
    answersTo: demo?.answersTo,
    isDraining: () => isDraining(),
  })
  // On a terminal people read the greeting; elsewhere the log says where the server listens.
  const watched = process.stdout.isTTY || config.demo
  if (watched) app.log.level = 'silent'
  await app.listen({ port: config.port, host: config.host }).catch(portTaken('PORT', config.port))
  app.log.level = config.logLevel
  const figures =
    metrics && metricsPort
      ? await listenForMetrics(metrics, metricsPort).catch(portTaken('METRICS_PORT', metricsPort))
      : null
  // Set before anybody can read that it is ready, and stop it.
  isDraining = stopOnSignals(
    { app, worker, sweeping, listening, filling, chaining, freshKeys, demo, figures, threads, db },
    { graceMs: config.stopGraceMs, drainMs: config.stopDrainMs },
  )
  process.stdout.write(greeting(publicUrl, config.demo, allowed))
}

/** A free port, for PORT=0. */
const freePort = (host: string): Promise<number> =>
  new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })

const greeting = (base: string, demo: boolean, allowed: readonly string[]): string =>
  [
    '',
    `  Underway is ready.`,
    `  Apply for funding   ${base}/business/apply`,
    `  Staff               ${base}/business/staff`,
    ...(demo ? [`  Demo guide          ${base}/business/demo   (logins, personas, inbox)`] : []),
    ...allowed.map((sentence) => `  Allowed insecure    ${sentence}`),
    '',
    '',
  ].join('\n')

start().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : 'The server could not start.'}\n\n`)
  process.exit(1)
})
