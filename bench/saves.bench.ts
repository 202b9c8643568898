// Saves per second over HTTP against the floor, in alternated rounds on the same database.
import { median, notRun, reached, reported, whole, type Figure } from './figures.ts'
import { floorServer, load, product, serverKeys, start, type Running } from './servers.ts'
import type { LoadResult } from './load.ts'

const ROUNDS = 5
const SECONDS = 4
const CALLERS = 32

/** On a Postgres server: the two targets of the issue. */
export async function benchServerSaves(databaseUrl: string | undefined): Promise<Figure[]> {
  if (!databaseUrl)
    return [notRun('saves, Postgres', 'no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')]
  const floor = await start(floorServer, { DATABASE_URL: databaseUrl })
  const own = await start(product, { DATABASE_URL: databaseUrl, ...serverKeys })
  const rounds = await alternate(floor, own)
  await Promise.all([floor.stop(), own.stop()])
  return [
    reached('saves a second, Postgres, to the floor', rounds.ratio, { least: 0.45 }, rounds.rates),
    reached('p99 at 32 callers, Postgres, to the floor', rounds.p99Ratio, { most: 2.5 }, rounds.p99s),
  ]
}

/** On the embedded database: reported. Each has a folder of its own, since one process at a time may open one. */
export async function benchEmbeddedSaves(folder: string): Promise<Figure[]> {
  const floor = await start(floorServer, { DATA_DIR: `${folder}/floor` })
  const own = await start(product, { DATA_DIR: `${folder}/product` })
  const rounds = await alternate(floor, own)
  await Promise.all([floor.stop(), own.stop()])
  return [
    reported('saves a second, embedded, to the floor', `${rounds.ratio.toFixed(2)} (${rounds.rates})`),
    reported('p99 at 32 callers, embedded, to the floor', `${rounds.p99Ratio.toFixed(2)} (${rounds.p99s})`),
  ]
}

async function alternate(floor: Running, own: Running) {
  const seen: { floor: LoadResult[]; own: LoadResult[] } = { floor: [], own: [] }
  // The first round warms both up: the compiler, the connections, the plans.
  for (let round = 0; round <= ROUNDS; round++) {
    const people = round * 1_000_000
    const ofFloor = await load(floor.url, CALLERS, people, 'seconds', 1, SECONDS)
    const ofOwn = await load(own.url, CALLERS, people, 'seconds', 1, SECONDS)
    if (round === 0) continue
    seen.floor.push(ofFloor)
    seen.own.push(ofOwn)
  }
  const rate = (results: readonly LoadResult[]) => median(results.map((r) => r.perSecond))
  const p99 = (results: readonly LoadResult[]) => median(results.map((r) => r.p99))
  return {
    ratio: rate(seen.own) / rate(seen.floor),
    rates: `${whole(rate(seen.own))} of ${whole(rate(seen.floor))}`,
    p99Ratio: p99(seen.own) / p99(seen.floor),
    p99s: `${p99(seen.own).toFixed(1)} ms to ${p99(seen.floor).toFixed(1)} ms`,
  }
}
