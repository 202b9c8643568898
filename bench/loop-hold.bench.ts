// Whether others wait while an application with 100,000 bank lines is read: the longest answer of the health check beside an idle server.
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { codeAt } from '#features/staff/login/second-factor.server.ts'
import { createStaff } from '#features/staff/people/create-staff.server.ts'
import type { Database } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { newId } from '#platform/ids.ts'
import { createKeyRing, type KeyMaterial, type KeyRing } from '#platform/keys.ts'
import { addConnection, addHistory, changeConnection, historyPlace } from '#platform/store/bank-data.ts'
import { bodyOf } from './application.ts'
import { makeHistory } from './bank-lines.ts'
import { median, notRun, reached, reported, type Figure } from './figures.ts'
import { product, start } from './servers.ts'

const LINES = 100_000
const ROUNDS = 7
/** What holds the loop is seen only by an answer that waited for it: one is always asked for. */
const IDLE_MS = 1_500

export async function benchLoopHold(databaseUrl: string | undefined): Promise<Figure[]> {
  const name = `health while an application with ${LINES.toLocaleString('en-US')} bank lines is read`
  if (!databaseUrl)
    return [notRun(name, 'no Postgres found: install it, or set POSTGRES_BIN or DATABASE_URL')]
  const material: KeyMaterial = {
    fieldKeys: `bench:${randomBytes(32).toString('base64')}`,
    indexKey: randomBytes(32).toString('base64'),
  }
  const keys = createKeyRing(material)
  const server = await start(product, {
    DATABASE_URL: databaseUrl,
    FIELD_KEYS: material.fieldKeys,
    INDEX_KEY: material.indexKey,
  })
  const db = await openServer(databaseUrl, { poolSize: 2 })
  try {
    const id = await applicationWithHistory(server.url, db, keys)
    const cookie = await underwriter(server.url, db, keys)
    await fetch(`${server.url}/api/staff/applications/${id}/open`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'underwriting' }),
    })
    const read = async () => {
      const answer = await fetch(`${server.url}/api/staff/applications/${id}/bank`, { headers: { cookie } })
      const { bank } = (await answer.json()) as { bank: { months: unknown[] } | null }
      if (!bank?.months.length) throw new Error(`the application was not read: ${answer.status}`)
    }
    const seen = { idle: [] as number[], anew: [] as number[], kept: [] as number[], took: [] as number[] }
    for (let round = -1; round < ROUNDS; round++) {
      await db.query('delete from bank_analysis')
      const idle = await longestHealth(server.url, () => new Promise((done) => setTimeout(done, IDLE_MS)))
      const begun = performance.now()
      const anew = await longestHealth(server.url, read)
      const took = performance.now() - begun
      const kept = await longestHealth(server.url, async () => {
        for (let time = 0; time < 20; time++) await read()
      })
      if (round < 0) continue
      seen.idle.push(idle)
      seen.anew.push(anew)
      seen.kept.push(kept)
      seen.took.push(took)
    }
    // What else the machine does can only add to a round: the one it disturbed least tells what reading adds.
    const [idle, anew, kept] = [seen.idle, seen.anew, seen.kept].map((rounds) => Math.min(...rounds)) as [
      number,
      number,
      number,
    ]
    const beside = (ms: number) => `${ms.toFixed(1)} ms, ${idle.toFixed(1)} ms on an idle server`
    return [
      reached(
        `longest ${name} for the first time, to an idle server`,
        anew / idle,
        { most: 25 },
        beside(anew),
      ),
      reached(`longest ${name} as it is kept, to an idle server`, kept / idle, { most: 10 }, beside(kept)),
      reported('reading it for the first time', `${median(seen.took).toFixed(0)} ms`),
    ]
  } finally {
    await db.close()
    await server.stop()
  }
}

/** Milliseconds of the slowest of the health checks that are asked one after the other while `work` runs. */
async function longestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  let over = false
  let longest = 0
  const asking = (async () => {
    while (!over) {
      const begun = performance.now()
      await (await fetch(`${url}/api/health`)).text()
      longest = Math.max(longest, performance.now() - begun)
    }
  })()
  await work().finally(() => (over = true))
  await asking
  return longest
}

async function applicationWithHistory(url: string, db: Database, keys: KeyRing): Promise<string> {
  const saved = await fetch(`${url}/api/apply/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(1, 0, undefined),
  })
  const leadId = keys.readLeadCode(((await saved.json()) as { leadid: string }).leadid)!.id
  const now = new Date()
  const connection = { leadId, id: newId(now) }
  await addConnection(db, { ...connection, provider: 'plaid', state: 'linking' }, now)
  await changeConnection(db, connection, { state: 'linked' }, now)
  const id = newId(now)
  const packed = gzipSync(JSON.stringify(makeHistory(LINES, 1 / 3)))
  await addHistory(db, connection, { id, data: keys.sealBytes(packed, historyPlace(id)) }, now)
  return leadId
}

/** The cookie of an underwriter who has logged in. */
async function underwriter(url: string, db: Database, keys: KeyRing): Promise<string> {
  const email = `bench-${randomBytes(4).toString('hex')}@underway.example`
  const made = await createStaff(db, keys, { email, name: 'Bench', role: 'underwriter' }, new Date())
  const login = await fetch(`${url}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: made!.password, code: codeAt(made!.totpSecret, new Date()) }),
  })
  if (!login.ok) throw new Error(`the underwriter could not log in: ${login.status}`)
  return login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
