// One connection of a process that hears what a Postgres server notifies, and is made again when it is lost.
import pg from 'pg'
import { asTrouble } from './trouble.ts'

export interface Listening {
  stop(): Promise<void>
}

interface Server {
  readonly url: string
  /** How long the connection may take to be had, milliseconds. */
  readonly connectMs: number
}

/** A server that went away without a word is noticed after these milliseconds, and one more answer's. */
const ASK_MS = 30_000
const ANSWER_MS = 10_000
/** How long to wait before it is tried again, milliseconds. */
const AGAIN_MS = 500
const AGAIN_MOST_MS = 10_000

/**
 * Answers once it hears; throws `DatabaseTrouble` where the first connection cannot be had. `missed` is called whenever the connection is
 * there again after it was lost.
 */
export async function listenOn(
  { url, connectMs }: Server,
  channel: string,
  hear: (payload: string) => void,
  missed: () => void,
): Promise<Listening> {
  let stopped = false
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  const later = (ms: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    // It ends once, by its error or its end, whichever comes first.
    const lost = () => {
      if (current !== client) return
      current = null
      if (!stopped) later(AGAIN_MS, () => void again(AGAIN_MS))
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw asTrouble(error)
    }
    if (stopped) return client.end()
    current = client
    later(ASK_MS, () => ask(client, lost))
  }
  const ask = (client: pg.Client, lost: () => void) => {
    client.query('select 1').then(
      () => {
        if (current === client) later(ASK_MS, () => ask(client, lost))
      },
      () => {
        lost()
        void client.end().catch(() => {})
      },
    )
  }
  const again = async (waitedMs: number): Promise<void> => {
    try {
      await connect()
    } catch {
      const ms = Math.min(AGAIN_MOST_MS, waitedMs * 2)
      if (!stopped) later(ms, () => void again(ms))
      return
    }
    if (!stopped) missed()
  }

  await connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      const client = current
      current = null
      await client?.end().catch(() => {})
    },
  }
}
