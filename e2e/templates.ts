// Before all browser tests: data folders that worlds begin with (migrated, and with samples), each made once and copied; after them: ends what they shared.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../scripts/free-port.mjs'
import { startServer } from './start-server.ts'

/** In the run's folder: a file for each server that files share, named by its process. */
export const SERVERS = 'servers'
/** In the run's folder: marks of the screens that axe has looked at. */
export const SEEN_SCREENS = 'seen-screens'

/** In the run's folder, where a template could not be made: why. */
const FAILED = 'failed-template'
const isMade = (folder: string) => `${folder}.made`

/** Resolves once the template is there. Throws where it could not be made. */
export async function templateMade(root: string, folder: string): Promise<void> {
  while (!existsSync(isMade(folder))) {
    if (existsSync(join(root, FAILED))) throw new Error(readFileSync(join(root, FAILED), 'utf8'))
    await setTimeout(200)
  }
}

/** Numbers of samples that several files ask for. */
const FIRST = '0'
const OFTEN = [FIRST, '8', '40']

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
  for (const folder of [SERVERS, SEEN_SCREENS]) mkdirSync(join(root, folder))
  // One is enough to begin with; the larger ones are made beside the first files.
  await seeded(root, FIRST)
  const others = Promise.all(OFTEN.filter((samples) => samples !== FIRST).map((one) => seeded(root, one)))
  others.catch((error: unknown) => writeFileSync(join(root, FAILED), String(error)))
  project.provide('templates', Object.fromEntries(OFTEN.map((samples) => [samples, join(root, samples)])))
  project.provide('runFolder', root)
  return async () => {
    await others.catch(() => {})
    // Their data go as well: nothing is left to finish.
    for (const pid of readdirSync(join(root, SERVERS))) endProcess(Number(pid))
    rmSync(root, { recursive: true, force: true })
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function seeded(root: string, samples: string): Promise<void> {
  const folder = join(root, samples)
  // Migrated once.
  if (samples !== FIRST) cpSync(join(root, FIRST), folder, { recursive: true })
  const port = String(await freePort())
  const server = await startServer({ DATA_DIR: folder, PORT: port, DEMO_SAMPLES: samples })
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await gone
  writeFileSync(isMade(folder), '')
}
