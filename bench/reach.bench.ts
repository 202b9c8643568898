// Whether a stranger can hold the server: every call that an anonymous or linked caller reaches, with its largest body, twenty at once, and the health check meanwhile.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { notRun, reached, reported, median, type Figure } from './figures.ts'
import { longestHealth } from './longest-health.ts'
import type { ReachedCall } from './reach-server.ts'
import { here } from './servers.ts'

const ROUNDS = 3
const IDLE_MS = 300
const IDLE_ROUNDS = 15
const MOST = 3
const TOLD = 4
/** How the server names a call whose body was filled up. */
const STUFFED = ', stuffed'

export async function benchReach(databaseUrl: string | undefined): Promise<Figure[]> {
  const name = 'longest health while a stranger sends a call twenty times at once'
  if (!databaseUrl)
    return [notRun(name, 'no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')]
  const server = program('reach-server', await ownDatabase(databaseUrl))
  const { url, calls } = JSON.parse(await server.line()) as { url: string; calls: readonly ReachedCall[] }
  const load = program('reach-load', url)
  try {
    const idle: number[] = []
    for (let round = 0; round < IDLE_ROUNDS; round++)
      idle.push(await longestHealth(url, () => new Promise((done) => setTimeout(done, IDLE_MS))))
    const quiet = median(idle)
    const held: { name: string; ms: number; statuses: string }[] = []
    for (const call of calls) {
      const rounds: number[] = []
      let statuses = ''
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(
          await longestHealth(url, async () => {
            load.tell(JSON.stringify(call))
            statuses = [...new Set(JSON.parse(await load.line()) as number[])].join(', ')
          }),
        )
      // What else the machine does can only add to a round.
      held.push({ name: call.name, ms: Math.min(...rounds), statuses })
    }
    const ofKind = (stuffed: boolean) => {
      const of = held
        .filter((each) => each.name.endsWith(STUFFED) === stuffed)
        .toSorted((x, y) => y.ms - x.ms)
      const [worst] = of
      return [
        reached(
          `${name}, ${stuffed ? 'stuffed to the limit' : 'its largest honest body'}: the worst of ${of.length}, to an idle server`,
          worst!.ms / quiet,
          { most: MOST },
          `${worst!.ms.toFixed(1)} ms, ${quiet.toFixed(1)} ms idle: ${worst!.name}`,
        ),
        ...of
          .slice(1, TOLD)
          .map((each) =>
            reported(`then: ${each.name}`, `${each.ms.toFixed(1)} ms (answered ${each.statuses})`),
          ),
      ]
    }
    const honest = calls.filter((each) => !each.name.endsWith(STUFFED))
    const sizes = honest
      .map((each) => ({ name: each.name, bytes: each.body?.length ?? 0 }))
      .toSorted((a, b) => b.bytes - a.bytes)
    return [
      ...ofKind(false),
      ...ofKind(true),
      reported(
        'the largest of these bodies, kB',
        sizes
          .slice(0, TOLD)
          .map((each) => `${(each.bytes / 1000).toFixed(0)} ${each.name.split('/api/')[1]}`)
          .join(', '),
      ),
    ]
  } finally {
    await Promise.all([load.stop(), server.stop()])
  }
}

/** A program of the bench's that answers in lines. */
function program(name: string, argument: string) {
  const child: ChildProcess = spawn(process.execPath, [here(name), argument], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  return {
    tell: (line: string) => void child.stdin!.write(`${line}\n`),
    line: async (): Promise<string> => {
      const next = await lines.next()
      if (next.done) throw new Error(`${name} ended`)
      return next.value
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Written with keys of its own: no other server of this run would take it. */
async function ownDatabase(url: string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const name = `bench_reach_${process.pid}`
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
