// The built server as browser tests start it.
import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export const serverEnv = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  ...own,
})

/** Below the ports that systems give to outgoing calls: one of those is taken again before the server, which starts for seconds, listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + randomInt(20_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer()
      .once('error', () => answer(false))
      .listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })

export const ready = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Underway is ready')) done()
    })
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
