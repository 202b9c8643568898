// Applicants of a rehearsal: each answers the pages at a person's pace, by whichever process the balancer names, and knows what was saved.
import { setTimeout as wait } from 'node:timers/promises'
import { bodyOf, PAGES } from '../application.ts'

interface Tally {
  saves: number
  /** Calls that a browser repeats by itself: no connection, 429, 502, 503. */
  repeated: number
  /** Saves that were given up, by what was answered. */
  readonly failed: Map<string, number>
}

export const newTally = (): Tally => ({ saves: 0, repeated: 0, failed: new Map() })

/** Somebody whose answers were taken: what they hold, and what must be found. */
export interface Applied {
  readonly cookie: string
  readonly leadId: string
  /** The answer that only their last save held. */
  readonly lastAnswer: string
  readonly saves: number
}

interface World {
  /** The process that the balancer names now. */
  readonly url: () => string
  readonly tally: Tally
  /** Milliseconds between two pages. */
  readonly pageMs: number
}

const TRIES = 8
const PAUSE_MS = 1_000

/** One application; `n` makes the person. Null when its first page could not be saved. */
export async function applySlowly({ url, tally, pageMs }: World, n: number): Promise<Applied | null> {
  let applied: Applied | null = null
  for (const page of PAGES) {
    const lastAnswer = `Harbor Street Bakery ${n} of page ${page} LLC`
    const body = bodyOf(n, page, applied?.leadId).replace(`Harbor Street Bakery ${n} LLC`, lastAnswer)
    const saved = await save(`rehearsal-${process.pid}-${n}-${page}`, body, applied?.cookie)
    if (!saved) break
    tally.saves++
    applied = { ...saved, lastAnswer, saves: page + 1 }
    await wait(pageMs * (0.5 + Math.random()))
  }
  return applied

  async function save(key: string, body: string, cookie = '') {
    let why = ''
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt) {
        tally.repeated++
        await wait(PAUSE_MS)
      }
      const answer = await fetch(`${url()}/api/apply/lead`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(cookie ? { cookie } : {}),
        },
        body,
      }).catch((error: unknown) => error as Error)
      if (answer instanceof Error) {
        why = `no answer: ${String((answer.cause as { code?: string } | undefined)?.code ?? answer.message)}`
        continue
      }
      const text = await answer.text()
      if (answer.ok)
        return {
          cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
          leadId: String((JSON.parse(text) as { leadid: unknown }).leadid),
        }
      why = `${answer.status} ${text.slice(0, 160)}`
      if (![429, 502, 503].includes(answer.status)) break
    }
    tally.failed.set(why, (tally.failed.get(why) ?? 0) + 1)
    return null
  }
}

/** What became of somebody's answers and session. */
export async function readBack(
  url: string,
  { cookie, leadId, lastAnswer }: Applied,
): Promise<'kept' | 'lost' | 'signed-out'> {
  const answer = await fetch(`${url}/api/apply/load-progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ leadid: leadId }),
  })
  const found = (await answer.json()) as { answers?: unknown }
  if (!answer.ok || !found.answers) return 'signed-out'
  return JSON.stringify(found.answers).includes(`"${lastAnswer}"`) ? 'kept' : 'lost'
}
