// The second start to healthy, and memory after 10,000 saves in it, against the bare server on the same embedded database.
import { join } from 'node:path'
import { median, reached, whole, type Figure } from './figures.ts'
import { floorServer, load, product, residentMb, start, type Startable } from './servers.ts'

const ROUNDS = 5
const SAVES = 10_000

/** What `npm start` runs: checks packages and build, then starts the server. */
const asStarted = { ...product, script: join(process.cwd(), 'scripts', 'start.mjs') }
const demo = { ...asStarted, env: { HOST: '127.0.0.1', DEMO: '1', LOG_LEVEL: 'warn' } }

export async function benchSecondStart(folder: string): Promise<Figure[]> {
  const servers: readonly (readonly [string, Startable])[] = [
    ['floor', floorServer],
    ['product', asStarted],
    ['demo', demo],
  ]
  const times = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, server] of servers) {
      const running = await start(server, { DATA_DIR: `${folder}/start-${name}` })
      await running.stop()
      // The first start makes the folder.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), running.startedIn])
    }
  const took = (name: string) => median(times.get(name)!)
  return ['product', 'demo'].map((name) =>
    reached(
      name === 'demo'
        ? 'second start to healthy, demo, to the floor'
        : 'second start to healthy, to the floor',
      took(name) / took('floor'),
      { most: 2 },
      `${whole(took(name))} ms to ${whole(took('floor'))} ms`,
    ),
  )
}

export async function benchMemory(folder: string): Promise<Figure[]> {
  const after = async (name: string, server: Startable) => {
    const env = { DATA_DIR: `${folder}/memory-${name}` }
    await (await start(server, env)).stop()
    const running = await start(server, env)
    await load(running.url, 32, 0, 'saves', SAVES)
    const mb = residentMb(running.pid)
    await running.stop()
    return mb
  }
  const floor = await after('floor', floorServer)
  const own = await after('product', product)
  return [
    reached(
      'memory after 10,000 saves, to the floor',
      own / floor,
      { most: 1.3 },
      `${whole(own)} MB to ${whole(floor)} MB`,
    ),
  ]
}
