// The built server as browser tests start it.
import type { ChildProcess } from 'node:child_process'

export const serverEnv = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  ...own,
})

export const ready = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Underway is ready')) done()
    })
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
