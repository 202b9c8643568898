// The floor: a bare HTTP server with one prepared upsert, on the same database as the product.
// DATABASE_URL: a Postgres server; else the embedded database in DATA_DIR. PORT: where to listen.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { openServer } from '#platform/db/pg.ts'
import { openEmbedded } from '#platform/db/pglite.ts'

const { DATABASE_URL: url, DATA_DIR: folder, PORT: port } = process.env
const db = url ? await openServer(url, { poolSize: 10 }) : await openEmbedded(`${folder}/database`)
await db.script('create table if not exists floor (id uuid primary key, model jsonb not null)')

const upsert =
  'insert into floor (id, model) values ($1::uuid, $2::jsonb) on conflict (id) do update set model = excluded.model'

const server = createServer((request, response) => {
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (request.method === 'GET') return answer(200, { status: 'ok' })
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    const { model } = JSON.parse(text) as { model: { sfleadid?: string } }
    const id = model.sfleadid ?? randomUUID()
    db.query(upsert, [id, JSON.stringify(model)]).then(
      () => answer(200, { leadid: id }),
      () => answer(500, {}),
    )
  })
})
server.listen(Number(port), '127.0.0.1')

process.on('SIGTERM', () => {
  server.close(() => void db.close().then(() => process.exit(0)))
  server.closeAllConnections()
})
