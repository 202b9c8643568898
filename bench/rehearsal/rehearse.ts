// An upgrade under load: the release before serves, this one migrates and starts beside it, the older one ends. Nobody may notice.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openServer } from '#platform/db/pg.ts'
import { startSimulators } from '../../src/server/demo/simulators.ts'
import { reported, tableOf, whole, type Figure } from '../figures.ts'
import { product, serverKeys, start, type Running } from '../servers.ts'
import { applySlowly, newTally, readBack, type Applied } from './people.ts'

/** Each of the four stages lasts so long. */
const STAGE_MS = Number(process.argv[2] ?? 20) * 1_000
const PEOPLE = 60
const PAGE_MS = 600
const CHECK_MS = 500

const [rootUrl, before] = [process.env.BENCH_DATABASE_URL!, process.env.RELEASE_BEFORE!]
const as = (role: string) =>
  Object.assign(new URL(rootUrl), { username: role, pathname: '/underway_rehearsal' }).href
const root = await openServer(rootUrl, { poolSize: 1 })
await root.script('create role underway_owner login; create role underway_run login')
await root.script('create database underway_rehearsal owner underway_owner')
await root.close()

const simulators = await startSimulators({ clock: () => new Date() })
// A production server takes no issuer without TLS.
const vendors = Object.entries(simulators.environment).filter(([name]) => !name.startsWith('OIDC_'))
const { WORKER: _on, ALLOW_INSECURE: allowed, ...env } = product.env
const settings = {
  ...env,
  ...Object.fromEntries(vendors),
  ...serverKeys,
  DATABASE_URL: as('underway_run'),
  LOG_LEVEL: 'fatal',
  // The balancer asks more often than every second.
  STOP_DRAIN_SECONDS: '2',
}
/** The release before knows fewer words for what is allowed. */
const allow = {
  before: { ALLOW_INSECURE: allowed.split(',').slice(0, 3).join() },
  now: { ALLOW_INSECURE: allowed },
}
const startOf = (folder: string, more: Readonly<Record<string, string>>) =>
  start({ script: join(folder, 'dist', 'server', 'main.js'), env: settings }, more)
/** In a process of its own, so that the load goes on. Answers milliseconds. */
async function migrateWith(folder: string, more: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(folder, 'dist', 'server', 'commands.js'), 'migrate'], {
    env: { PATH: process.env.PATH, ...settings, ...more, MIGRATE_DATABASE_URL: as('underway_owner') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`migrate of ${folder} ended with ${String(code)}`)
  return performance.now() - begun
}

/** What a balancer does: it asks each process whether it is ready, and sends calls to those in turn. */
const processes = new Set<Running>()
let ready: readonly Running[] = []
let turn = 0
const check = async () => {
  const answers = await Promise.all(
    [...processes].map((each) =>
      fetch(`${each.url}/api/ready`).then(
        ({ ok }) => ok && each,
        () => false as const,
      ),
    ),
  )
  ready = answers.filter((each) => each !== false)
}
const enter = async (one: Running) => {
  processes.add(one)
  await check()
  return one
}
const checking = setInterval(() => void check(), CHECK_MS)

const tally = newTally()
const people: Applied[] = []
let over = false
let count = 0
const world = { url: () => ready[turn++ % ready.length]!.url, tally, pageMs: PAGE_MS }

await migrateWith(before, allow.before)
const old = [
  await enter(await startOf(before, allow.before)),
  await enter(await startOf(before, allow.before)),
]
const load = Promise.all(
  Array.from({ length: PEOPLE }, async () => {
    while (!over) {
      const applied = await applySlowly(world, ++count)
      if (applied) people.push(applied)
    }
  }),
)
const stage = async (name: string) => {
  await wait(STAGE_MS)
  process.stderr.write(`${name}: ${people.length} applications, ${tally.saves} saves\n`)
}
await stage('the release before alone')
const early = people.length

const migrated = await migrateWith('.', allow.now)
const now = [await enter(await startOf('.', allow.now))]
await stage('both, on one database')

// One that broke down starts again over the schema of today.
processes.delete(old[0]!)
await old[0]!.stop()
old[0] = await enter(await startOf(before, allow.before))
now.push(await enter(await startOf('.', allow.now)))
await stage('both, one of the release before started again')

for (const each of old) {
  await each.stop()
  processes.delete(each)
}
await stage('this state alone')
over = true
await load
clearInterval(checking)

const ends = { kept: 0, lost: 0, 'signed-out': 0 }
for (const person of people) ends[await readBack(now[0]!.url, person)]++
const db = await openServer(as('underway_owner'), { poolSize: 1 })
const [held] = await db.query<{ leads: number; torn: number }>(
  `select count(*) as leads, count(*) filter (where revision < (select count(*) from event e
     where e.lead_id = l.id and e.kind = 'answers-saved')) as torn from lead l`,
)
const [job] = await db.query<{ dead: number }>(`select count(*) as dead from job where state = 'dead'`)
const failed = [...tally.failed].map(([what, n]) => `${n} times ${what}`).join('; ')
const none = (name: string, n: number, detail: string): Figure => ({
  name,
  value: detail ? `${n} (${detail})` : String(n),
  target: '0',
  pass: n === 0,
})
const figures = [
  reported('applications, saves', [people.length, tally.saves].map(whole).join(', ')),
  reported('migrating while the release before served, ms', whole(migrated)),
  reported('calls that the browser repeated by itself', whole(tally.repeated)),
  none(
    'saves that failed',
    [...tally.failed.values()].reduce((sum, n) => sum + n, 0),
    failed,
  ),
  none('applications without their last save', ends.lost, `of ${people.length} read back`),
  none(
    'sessions that did not survive',
    ends['signed-out'],
    `${early} of them begun by the release before alone`,
  ),
  none('applications torn (a save without its event)', held!.torn, `of ${held!.leads}`),
  none('jobs that gave up', job!.dead, ''),
]
console.log(`\n${tableOf(figures)}`)
await db.close()
for (const each of now) await each.stop()
await simulators.close()
process.exit(figures.some(({ pass }) => pass === false) ? 1 : 0)
