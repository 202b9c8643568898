// The built server as browser tests start it.
import { spawn, type ChildProcess } from 'node:child_process'

const serverEnv = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  ...own,
})

/** A server lives for a minute: compiling less, and room for what is thrown away soon, take a sixth less processor time. */
const short = ['--interrupt-budget=800000', '--min-semi-space-size=32', '--max-semi-space-size=32']

/** A module that is loaded before anything else, in each of the server's threads and children too. */
export const loadFirst = (code: string): string => `--import=data:text/javascript,${encodeURIComponent(code)}`

/** Its data need not outlive a loss of power (they do outlive its end): it waits for no disk, as the Postgres server of tests. */
const withoutDisk = loadFirst(`import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
fs.fsyncSync = () => {}
syncBuiltinESMExports()`)

/** Resolves once it serves. `options`: for Node. */
export async function startServer(
  own: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...short, 'dist/server/main.js'], {
    env: { ...serverEnv(own), NODE_OPTIONS: [withoutDisk, ...options].join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, fail) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Underway is ready')) done()
    })
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
  return server
}
