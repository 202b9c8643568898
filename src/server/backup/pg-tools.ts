// pg_dump and pg_restore, as they are installed: without a password among the arguments, and with only their own sentences of what failed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What libpq says otherwise than our driver; one that it does not know at all ends its tools. */
const sslModes: Readonly<Record<string, string>> = {
  'no-verify': 'require',
  '1': 'verify-full',
  true: 'verify-full',
}

/** The address as libpq reads it, and the password for its environment: arguments are seen by everybody on the machine. */
function libpqOf(databaseUrl: string): { url: string; env: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const asked = url.searchParams
  const mode = asked.get('sslmode') ?? asked.get('ssl')
  for (const name of ['ssl', 'uselibpqcompat']) asked.delete(name)
  if (mode) asked.set('sslmode', sslModes[mode] ?? mode)
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} }
}

/** Runs a tool to its end. Throws a plain sentence when it is not installed or fails; rows are never quoted. */
export async function runPgTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { url, env } = libpqOf(databaseUrl)
  const folder = process.env.POSTGRES_BIN
  const command = folder && existsSync(join(folder, tool)) ? join(folder, tool) : tool
  const run = spawn(command, [`--dbname=${url}`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  run.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)))
  const code = await new Promise<number | null>((done, fail) => {
    run.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ENOENT' ? new Error(notInstalled(tool)) : error),
    )
    run.once('close', done)
  })
  if (code === 0) return
  // Details and contexts quote rows: its own lines name what failed.
  const own = said.split('\n').filter((line) => line.startsWith(`${tool}: error:`))
  throw new Error(own.join('\n') || `${tool} failed (${String(code)}).`)
}

const notInstalled = (tool: string): string =>
  `${tool} is not installed here. Install the client tools of Postgres (Debian: apt-get install postgresql-client) of the server's version or a later one, or name their folder in POSTGRES_BIN. A provider's own snapshots do as well: see "Backup" in docs/operating.md.`
