// A server of the product's with an underwriter who has logged in, and applications with bank histories of any length.
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { makeLineBook } from '#core/domain/lines/make-line-book.ts'
import { packBook } from '#core/domain/lines/pack-book.ts'
import { MANY_LINES } from '#features/capabilities/bank-analysis/keep-line-book.server.ts'
import { analysisSource } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import { codeAt } from '#features/staff/login/second-factor.server.ts'
import { createStaff } from '#features/staff/people/create-staff.server.ts'
import type { Database } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { newId } from '#platform/ids.ts'
import { createKeyRing, type KeyRing } from '#platform/keys.ts'
import { addConnection, addHistory, changeConnection, historyPlace } from '#platform/store/bank-data.ts'
import { keepBook, linesPlace } from '#platform/store/line-books.ts'
import { bodyOf } from './application.ts'
import { makeHistory } from './bank-lines.ts'
import { material, product, serverKeys, start } from './servers.ts'

interface Ground {
  readonly url: string
  readonly db: Database
  readonly keys: KeyRing
}

export async function startOffice(databaseUrl: string) {
  const keys = createKeyRing(material)
  const server = await start(product, { DATABASE_URL: databaseUrl, ...serverKeys })
  const db = await openServer(databaseUrl, { poolSize: 2 })
  const ground: Ground = { url: server.url, db, keys }
  const cookie = await underwriter(ground)
  let made = 0
  return {
    server,
    db,
    cookie,
    /** The id of a new application with so many bank lines, whose file the underwriter opened. */
    openFile: async (lines: number): Promise<string> => {
      const id = await applicationWithHistory(ground, ++made, lines)
      const answer = await fetch(`${server.url}/api/staff/applications/${id}/open`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'underwriting' }),
      })
      if (!answer.ok) throw new Error(`the file was not opened: ${answer.status}`)
      return id
    },
    stop: async () => {
      await db.close()
      await server.stop()
    },
  }
}

async function applicationWithHistory({ url, db, keys }: Ground, n: number, lines: number): Promise<string> {
  const saved = await fetch(`${url}/api/apply/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(n, 0, undefined),
  })
  const leadId = keys.readLeadCode(((await saved.json()) as { leadid: string }).leadid)!.id
  const now = new Date()
  const connection = { leadId, id: newId(now) }
  await addConnection(db, { ...connection, provider: 'plaid', state: 'linking' }, now)
  await changeConnection(db, connection, { state: 'linked' }, now)
  const id = newId(now)
  const history = makeHistory(lines, 1 / 3)
  const packed = gzipSync(JSON.stringify(history))
  await addHistory(db, connection, { id, data: keys.sealBytes(packed, historyPlace(id)) }, now)
  // As the product's job does when a history has come; jobs do not run where calls are measured.
  if (lines >= MANY_LINES) {
    const { key } = (await analysisSource({ db, keys }, leadId))!
    const book = gzipSync(packBook(makeLineBook(history)), { level: 1 })
    await keepBook(db, key, keys.sealBytes(book, linesPlace(key)), now)
  }
  return leadId
}

/** The cookie of an underwriter who has logged in. */
async function underwriter({ url, db, keys }: Ground): Promise<string> {
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
