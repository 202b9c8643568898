// Before all browser tests: data folders that worlds begin with (migrated, and with samples), each made once and copied; after them: ends what they shared.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, ready, serverEnv } from './start-server.ts'

/** In the run's folder: a file for each server that files share, named by its process. */
export const SERVERS = 'servers'
/** In the run's folder: marks of the screens that axe has looked at. */
export const SEEN_SCREENS = 'seen-screens'

/** Numbers of samples that several files ask for. */
const OFTEN = ['0', '8', '40']

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of samples -> the folder. */
    templates: Readonly<Record<string, string>>
    /** A folder that all workers of this run write to. */
    runFolder: string
  }
}

export default async function makeTemplates(project: TestProject) {
  const root = mkdtempSync(join(tmpdir(), 'underway-e2e-templates-'))
  const made = await Promise.all(
    OFTEN.map(async (samples) => [samples, await seeded(root, samples)] as const),
  )
  for (const folder of [SERVERS, SEEN_SCREENS]) mkdirSync(join(root, folder))
  project.provide('templates', Object.fromEntries(made))
  project.provide('runFolder', root)
  return () => {
    // Their data go as well: nothing is left to finish.
    for (const pid of readdirSync(join(root, SERVERS))) process.kill(Number(pid), 'SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
}

async function seeded(root: string, samples: string): Promise<string> {
  const folder = join(root, samples)
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: serverEnv({ DATA_DIR: folder, PORT: String(await freePort()), DEMO_SAMPLES: samples }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await gone
  return folder
}
