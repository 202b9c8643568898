// Starts the product, the floor and the load generator as processes of their own, and stops them.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { freePort } from '../scripts/free-port.mjs'
import type { LoadResult } from './load.ts'

export interface Running {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the spawn to the first answer of the health check. */
  readonly startedIn: number
  stop(): Promise<void>
}

export const here = (name: string) => join(process.cwd(), 'dist', 'bench', `${name}.js`)

/** The options that `npm start` gives to Node; the floor gets them too. */
const { start: startScript } = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
).scripts
const flags = startScript.split(' ').filter((word) => word.startsWith('--'))

export const floorServer = { script: here('floor-server'), env: {} }
/** As in production: no demo, no rate limits; the job is written with the save and left to another process. */
export const product = {
  script: join(process.cwd(), 'dist', 'server', 'main.js'),
  env: {
    NODE_ENV: 'production',
    STOP_DRAIN_SECONDS: '0',
    // Measured on this machine alone, over loopback, with one role.
    ALLOW_INSECURE:
      'no-rate-limits,plain-http,no-db-tls,owner-role,sample-brand,no-funder-address,unapproved-texts',
    DEMO: '0',
    RATE_LIMITS: 'off',
    WORKER: 'off',
    HOST: '127.0.0.1',
    DATAMERCH_TOKEN: 'bench',
  },
}

/** The keys of every product that this run starts on the database server: it takes no others once it was written with them. */
export const material = makeKeyMaterial()
export const serverKeys = { FIELD_KEYS: material.fieldKeys, INDEX_KEY: material.indexKey }

export interface Startable {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
}

/** Starts a server and waits until it is healthy. */
export async function start(
  { script, env }: Startable,
  more: Readonly<Record<string, string>>,
): Promise<Running> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [...flags, script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env, ...more },
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended:\n${said}`)
    await new Promise((done) => setTimeout(done, 2))
  }
  const startedIn = performance.now() - begun
  return {
    url,
    pid: child.pid!,
    startedIn,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  new Promise((done) => {
    const asked = request(`${url}/api/health`, { agent: false }, (response) => {
      response.resume()
      done(response.statusCode === 200)
    })
    asked.on('error', () => done(false))
    asked.end()
  })

/** Sends the load; see load.ts for the arguments. Throws when a save fails. */
export async function load(url: string, ...args: readonly (string | number)[]): Promise<LoadResult> {
  const child: ChildProcess = spawn(process.execPath, [here('load'), url, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ending = await new Promise<string>((done) =>
    child.once('close', (code, signal) => done(signal ?? `code ${code}`)),
  )
  if (!text) throw new Error(`the load generator ended with ${ending} and no figures`)
  const result = JSON.parse(text) as LoadResult
  if (result.failures) throw new Error(`${result.failures} saves failed at ${url}`)
  return result
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const status = `/proc/${pid}/status`
  const kb = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kb) / 1024
}
