// Whether others wait while an application with 100,000 bank lines is read: the longest answer of the health check beside an idle server.
import { median, notRun, reached, reported, type Figure } from './figures.ts'
import { longestHealth } from './longest-health.ts'
import { startOffice } from './office.ts'

const LINES = 100_000
const ROUNDS = 7
/** What holds the loop is seen only by an answer that waited for it: one is always asked for. */
const IDLE_MS = 1_500

export async function benchLoopHold(databaseUrl: string | undefined): Promise<Figure[]> {
  const name = `health while an application with ${LINES.toLocaleString('en-US')} bank lines is read`
  if (!databaseUrl)
    return [notRun(name, 'no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')]
  const { server, db, cookie, openFile, stop } = await startOffice(databaseUrl)
  try {
    const id = await openFile(LINES)
    const read = async () => {
      const answer = await fetch(`${server.url}/api/staff/applications/${id}/bank`, { headers: { cookie } })
      const { bank } = (await answer.json()) as { bank: { months: unknown[] } | null }
      if (!bank?.months.length) throw new Error(`the application was not read: ${answer.status}`)
    }
    const seen = { idle: [] as number[], reread: [] as number[], kept: [] as number[], took: [] as number[] }
    for (let round = -1; round < ROUNDS; round++) {
      await db.query('delete from bank_analysis')
      const idle = await longestHealth(server.url, () => new Promise((done) => setTimeout(done, IDLE_MS)))
      const begun = performance.now()
      const reread = await longestHealth(server.url, read)
      const took = performance.now() - begun
      const kept = await longestHealth(server.url, async () => {
        for (let time = 0; time < 20; time++) await read()
      })
      if (round < 0) continue
      seen.idle.push(idle)
      seen.reread.push(reread)
      seen.kept.push(kept)
      seen.took.push(took)
    }
    // What else the machine does can only add to a round: the one it disturbed least tells what reading adds.
    const [idle, reread, kept] = [seen.idle, seen.reread, seen.kept].map((rounds) => Math.min(...rounds)) as [
      number,
      number,
      number,
    ]
    const beside = (ms: number) => `${ms.toFixed(1)} ms, ${idle.toFixed(1)} ms on an idle server`
    return [
      reached(
        `longest ${name} for the first time, to an idle server`,
        reread / idle,
        { most: 25 },
        beside(reread),
      ),
      reached(`longest ${name} as it is kept, to an idle server`, kept / idle, { most: 10 }, beside(kept)),
      reported('reading it for the first time', `${median(seen.took).toFixed(0)} ms`),
    ]
  } finally {
    await stop()
  }
}
