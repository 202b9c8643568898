// A throw-away Postgres server for tests and the bench, from installed binaries. Postgres refuses to run as root: then as 'postgres'.
import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} ThrowAwayPostgres
 * @property {string} url
 * @property {string} quickUrl By its socket: a third less work for each statement than by TCP.
 * @property {(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>} end Ends it and keeps its data: SIGINT in good order, SIGQUIT at once.
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop
 */

/** The folder with initdb and postgres, or null. Newest version first. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = (existsSync(debian) ? readdirSync(debian) : [])
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
  const candidates = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
  ]
  return candidates.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

/**
 * Starts a server on a free port of loopback; answers its URL, how to end it for a while and start it again, and how to stop it for good.
 * `durable: false`: it need not outlive a loss of power (it does outlive kills), and does not wait for the disk.
 * @param {string} bin
 * @returns {Promise<ThrowAwayPostgres>}
 */
export async function startPostgres(bin, { durable = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'underway-pg-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  mkdirSync(data)
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder])
  /** @type {(command: string, args: string[]) => [string, string[]]} */
  const as = (command, args) =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const [initCommand, initArgs] = as(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'underway',
    '-A',
    'trust',
    '-E',
    'UTF8',
    // Its messages are read here.
    '--lc-messages=C',
  ])
  execFileSync(initCommand, initArgs, { stdio: 'ignore', cwd: folder })
  const port = await freePort()
  const [command, args] = as(join(bin, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
  ])
  /** @type {import('node:child_process').ChildProcess} */
  let server
  const start = async () => {
    // Into a file: a pipe that nobody reads (a caller in spawnSync) fills up, and then Postgres waits with every line it logs.
    const log = join(folder, 'log')
    const out = openSync(log, 'w')
    server = spawn(command, args, { stdio: ['ignore', 'ignore', out], cwd: folder })
    closeSync(out)
    while (!readFileSync(log, 'utf8').includes('ready to accept connections')) {
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`Postgres did not start:\n${readFileSync(log, 'utf8')}`)
      await wait(50)
    }
  }
  // SIGINT: ends every connection, then itself in good order; SIGQUIT: at once, as after a crash.
  const end = async (/** @type {'SIGINT' | 'SIGQUIT'} */ signal) => {
    const gone = new Promise((done) => server.on('exit', done))
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), signal)
    await gone
  }
  await start()
  const url = `postgres://underway@127.0.0.1:${port}/postgres`
  return {
    url,
    quickUrl: `${url}?host=${encodeURIComponent(folder)}`,
    end,
    start,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
