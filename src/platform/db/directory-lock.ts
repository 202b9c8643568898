// One process per data folder: two engines on one folder lose each other's writes without an error.
import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Takes the lock of a folder, or throws when a live process holds it. Freed by `release` and by the process's end, however it ends. */
export async function lockDirectory(directory: string): Promise<{ release: () => Promise<void> }> {
  const address = addressOf(realpathSync(directory))
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(address)
    if (server) {
      server.unref()
      return { release: () => new Promise((done) => server.close(() => done())) }
    }
    if (await isAlive(address)) break
    if (process.platform !== 'win32') rmSync(address, { force: true })
  }
  throw new Error(
    `Another process is using the data folder ${directory}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

function addressOf(path: string): string {
  const key = createHash('sha256').update(path).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\underway-${key}`
  const inside = join(path, '.lock')
  // Socket paths end at about 104 bytes; a longer one goes to the temporary folder under the folder's hash.
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `underway-${key}.lock`)
}

const listen = (address: string): Promise<Server | null> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    )
    server.listen(address, () => done(server))
  })

const isAlive = (address: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(address)
    socket.once('connect', () => (socket.destroy(), done(true)))
    socket.once('error', () => done(false))
  })
