// `npm run bench soak [minutes]`: half load on the whole product, workers and vendors included, while the vendors' weather changes.
// Prints memory, lag and times by quarter of the run, and what happened to every job.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { retryDeadJob } from '#platform/outbox/outbox.ts'
import { openServer } from '#platform/db/pg.ts'
import { startSimulators } from '../../src/server/demo/simulators.ts'
import { median, reached, reported, tableOf, whole, type Figure } from '../figures.ts'
import { product, residentMb, serverKeys, start } from '../servers.ts'
import { applyOnce, newTally } from './applicants.ts'
import { startWeather } from './weather.ts'

const MINUTES = Number(process.argv[2] ?? 60)
/** Fair for a turn, foul for a turn: an hour has six of each. */
const TURN_MS = Math.min(5, MINUTES / 4) * 60_000
const SAMPLE_MS = 10_000
const CALIBRATION_MS = Math.min(60, MINUTES * 3) * 1_000
const CALLERS = 16
const METRICS_TOKEN = randomBytes(16).toString('hex')
/** How long the jobs of foul weather may take to get done afterwards. */
const PATIENCE_MS = 20 * 60_000
/** Between two tries: a vendor that is gathering a history needs some seconds. */
const ROUND_MS = 3_000

interface Sample {
  readonly foul: boolean
  readonly residentMb: number
  readonly lagSeconds: number
  readonly loopP99Ms: number
  readonly saveP99Ms: number
}

const databaseUrl = process.env.BENCH_DATABASE_URL
if (!databaseUrl) throw new Error('no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')
const simulators = await startSimulators({ clock: () => new Date() })
// Nobody of staff logs in, and a production server takes no issuer without TLS.
const vendors = Object.entries(simulators.environment).filter(([name]) => !name.startsWith('OIDC_'))
const weather = await startWeather(Object.fromEntries(vendors))
const db = await openServer(databaseUrl, { poolSize: 4 })
const { WORKER: _on, ...env } = product.env
const server = await start(
  { ...product, env },
  {
    ...weather.environment,
    ...serverKeys,
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN,
    LOG_LEVEL: 'fatal',
  },
)

const tally = newTally()
let people = 1
let over = false
const world = { url: server.url, linkUrl: simulators.plaid.linkUrl, tally, isOver: () => over }
const applyNext = () => applyOnce(world, people++)

/** Jobs that are due or run now; those that wait for their hour are not counted. */
const busyJobs = async (): Promise<number> => {
  const [row] = await db.query<{ count: string }>(
    `select count(*) from job where state = 'ready' and (run_at <= now() or locked_until > now())`,
  )
  return Number(row!.count)
}
const untilIdle = async (patienceMs: number): Promise<boolean> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(1_000))
    if (!(await busyJobs())) return true
  return false
}

/** Applications a second that callers and workers together bring to their end. */
async function calibrate(): Promise<number> {
  const begun = Date.now()
  const before = tally.applications
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (Date.now() - begun < CALIBRATION_MS) await applyNext()
    }),
  )
  await untilIdle(PATIENCE_MS)
  return ((tally.applications - before) * 1_000) / (Date.now() - begun)
}

/** One reading for all figures: the event loop's delay is measured since the reading before. */
async function readFigures(): Promise<(name: string) => number> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await answer.text()
  return (name) =>
    Math.max(
      0,
      ...[...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'gm'))].map(([, value]) =>
        Number(value),
      ),
    )
}

const samples: Sample[] = []
async function sample(foul: boolean): Promise<void> {
  const most = await readFigures()
  const times = tally.times.splice(0).sort((a, b) => a - b)
  samples.push({
    foul,
    residentMb: residentMb(server.pid),
    lagSeconds: most('underway_job_lag_seconds'),
    loopP99Ms: most('nodejs_eventloop_lag_p99_seconds') * 1_000,
    saveP99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  })
  const { residentMb: mb, lagSeconds, loopP99Ms, saveP99Ms } = samples.at(-1)!
  process.stderr.write(
    `${foul ? 'foul' : 'fair'} ${tally.applications} applications ${tally.banks} banks, ${whole(mb)} MB, lag ${lagSeconds.toFixed(1)} s, loop ${loopP99Ms.toFixed(0)} ms, save ${saveP99Ms.toFixed(0)} ms\n`,
  )
}

const full = await calibrate()
process.stderr.write(`full load: ${full.toFixed(1)} applications a second\n`)
tally.times.length = 0
const begun = Date.now()
const end = begun + MINUTES * 60_000
const everyMs = 1_000 / (full / 2)
const under = new Set<Promise<void>>()
let nextSample = begun + SAMPLE_MS
for (let at = begun; Date.now() < end; at += everyMs) {
  await wait(Math.max(0, at - Date.now()))
  const foul = Math.floor((Date.now() - begun) / TURN_MS) % 2 === 1
  weather.turn(foul ? 'foul' : 'fair')
  const one = applyNext().finally(() => under.delete(one))
  under.add(one)
  if (Date.now() < nextSample) continue
  nextSample += SAMPLE_MS
  await sample(foul)
}
over = true
weather.turn('fair')
await Promise.all(under)

/** What waits for its next try is brought forward: nobody watches for hours. */
const bringForward = () =>
  db.query(`update job set run_at = now() where state = 'ready' and attempts > 0 and run_at > now()`)
const deadBefore = await db.query<{ kind: string; why: string; count: string }>(
  `select kind, split_part(coalesce(last_error, ''), ':', 1) as why, count(*) from job where state = 'dead' group by 1, 2 order by 3 desc`,
)
const revived = await db.query<{ id: string; lead_id: string }>(
  `select id, lead_id from job where state = 'dead'`,
)
await db.transaction(async (tx) => {
  for (const { id, lead_id } of revived) await retryDeadJob(tx, lead_id, id, new Date())
})
const leftJobs = () =>
  db.query<{ kind: string; state: string; why: string; count: string }>(
    `select kind, state, coalesce(max(last_error), '') as why, count(*) from job
     where state = 'dead' or (state = 'ready' and (attempts > 0 or run_at <= now())) group by 1, 2`,
  )
let left = await leftJobs()
for (const until = Date.now() + PATIENCE_MS; left.length && Date.now() < until; left = await leftJobs()) {
  await bringForward()
  await wait(ROUND_MS)
}
const [held] = await db.query<{ leads: string; torn: string }>(
  `select count(*) as leads, count(*) filter (where revision <> (select count(*) from event e where e.lead_id = l.id and e.kind = 'answers-saved')) as torn from lead l`,
)
await wait(SAMPLE_MS)
await sample(false)

const quarters = [0, 1, 2, 3].map((n) =>
  samples.slice(Math.floor((n * samples.length) / 4), Math.floor(((n + 1) * samples.length) / 4)),
)
const across = (of: (one: Sample) => number, digits = 0) =>
  quarters.map((quarter) => median(quarter.map(of)).toFixed(digits)).join(', ')
const fairLag = samples.filter((one) => !one.foul).map((one) => one.lagSeconds)
const figures: Figure[] = [
  reported('full load, applications a second; half of it was sent', full.toFixed(1)),
  reported(
    'applications, banks, saves; calls put off in words',
    [tally.applications, tally.banks, tally.saves, tally.putOff].map(whole).join(', '),
  ),
  reported('calls to vendors that were spoilt', whole(weather.spoilt())),
  reached(
    'resident memory, last quarter to second',
    median(quarters[3]!.map((one) => one.residentMb)) / median(quarters[1]!.map((one) => one.residentMb)),
    { most: 1.15 },
    `${across((one) => one.residentMb)} MB by quarter`,
  ),
  reported(
    'save, p99 in ms by quarter (median of 10 s each)',
    across((one) => one.saveP99Ms),
  ),
  reported(
    'event loop, p99 in ms by quarter',
    across((one) => one.loopP99Ms, 1),
  ),
  reported(
    'lag of jobs in fair weather, seconds: median, most',
    `${median(fairLag).toFixed(1)}, ${Math.max(...fairLag).toFixed(0)}`,
  ),
  reported(
    'jobs that gave up in foul weather and were sent back to work',
    deadBefore.map(({ kind, why, count }) => `${kind} ${count} (${why})`).join('; ') || 'none',
  ),
  {
    name: 'jobs left open or given up at the end',
    value:
      left.map(({ kind, state, count, why }) => `${kind} ${state} ${count} (${why})`).join('; ') || 'none',
    target: 'none',
    pass: left.length === 0,
  },
  {
    name: 'applications torn (a revision without its event)',
    value: `${held!.torn} of ${whole(Number(held!.leads))}`,
    target: '0',
    pass: Number(held!.torn) === 0,
  },
  {
    name: 'answers that nobody should see',
    value: [...tally.broken].map(([what, count]) => `${count} times ${what}`).join('; ') || 'none',
    target: 'none',
    pass: tally.broken.size === 0,
  },
]
console.log(`${MINUTES} minutes, weather turning every ${TURN_MS / 60_000}\n\n${tableOf(figures)}`)
await server.stop()
await db.close()
await weather.close()
await simulators.close()
process.exit(figures.some(({ pass }) => pass === false) ? 1 : 0)
