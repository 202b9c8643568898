// What waiting browsers cost one process: with streams, against polls.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { notRun, reached, reported, whole, type Figure } from './figures.ts'
import { here, product, serverKeys, start } from './servers.ts'

const APPLICATIONS = 100
const POLLS = 3000
/** The rarest that a page polls: of the specification's 5 seconds it backs off to this. */
const POLL_SECONDS = 15
/** Longer than a beat of the streams. */
const HELD_SECONDS = 30
/** What a process has besides its streams: connections to the database, files, the other browsers. */
const SPARE_SOCKETS = 500

/** Processor time of a process so far, in milliseconds; 10 ms is its grain. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const socketLimit = (): number =>
  Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)

function startBrowsers(url: string) {
  const child = spawn(process.execPath, [here('waiting'), url, String(APPLICATIONS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<Record<string, number>> => {
    const line: IteratorResult<string, unknown> = await lines.next()
    if (line.done) throw new Error('the waiting browsers ended')
    return JSON.parse(line.value) as Record<string, number>
  }
  return {
    answer,
    order: (text: string) => {
      child.stdin.write(`${text}\n`)
      return answer()
    },
    stop: () => child.stdin.end(),
  }
}

/** Ten thousand browsers, or as many as the machine lets one process have; both sides on one machine. */
export async function benchStatusPush(databaseUrl: string | undefined): Promise<Figure[]> {
  if (process.platform !== 'linux') return [notRun('status push', 'processor time is read from /proc')]
  if (!databaseUrl)
    return [notRun('status push', 'no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')]
  const count = Math.min(10_000, socketLimit() - SPARE_SOCKETS)
  const own = await start(product, { DATABASE_URL: databaseUrl, ...serverKeys })
  const browsers = startBrowsers(own.url)
  try {
    await browsers.answer()
    const spent = async (work: () => Promise<unknown>): Promise<number> => {
      const before = cpuMs(own.pid)
      await work()
      return cpuMs(own.pid) - before
    }
    // Warms the compiler, the connections and the plans up.
    await browsers.order(`polls ${POLLS}`)
    const poll = (await spent(() => browsers.order(`polls ${POLLS}`))) / POLLS
    const opening = (await spent(() => browsers.order(`streams ${count}`))) / count
    const held = await spent(() => new Promise((done) => setTimeout(done, HELD_SECONDS * 1000)))
    const { streams = 0, ended = 0 } = await browsers.order('held')
    if (streams !== count || ended) throw new Error(`${streams} streams of ${count}, ${ended} ended`)
    let heard = 0
    const told =
      (await spent(async () => {
        await beginJobs(databaseUrl)
        heard = (await browsers.order('told')).heard ?? 0
      })) / count
    if (heard < count) throw new Error(`${heard} of ${count} browsers heard of a change`)
    const polled = (count / POLL_SECONDS) * HELD_SECONDS * poll
    return [
      reached(
        `${whole(count)} waiting browsers, processor time to that of their polls every ${POLL_SECONDS} s`,
        held / polled,
        { most: 0.1 },
        `${whole(held)} ms to ${whole(polled)} ms in ${HELD_SECONDS} s`,
      ),
      reported('opening a stream, in polls', (opening / poll).toFixed(2)),
      reported('telling one browser of a change, in polls', (told / poll).toFixed(2)),
    ]
  } finally {
    browsers.stop()
    await own.stop()
  }
}

/** A job begins for every application, as it does while a bank is read: each browser hears of it. */
async function beginJobs(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into job (lead_id, id, kind, once_key, run_at, created_at)
     select id, gen_random_uuid(), 'decide-application', 'bench', now(), now() from lead`,
  )
  await client.end()
}
