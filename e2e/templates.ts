// Data folders that many worlds begin with, made once: a database with its migrations, and one with a few samples. Each world copies one.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, ready, serverEnv } from './start-server.ts'

/** Numbers of samples that several files ask for. */
const OFTEN = ['0', '8', '40']

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of samples -> the folder. */
    templates: Readonly<Record<string, string>>
  }
}

export default async function makeTemplates(project: TestProject) {
  const root = mkdtempSync(join(tmpdir(), 'underway-e2e-templates-'))
  const made = await Promise.all(
    OFTEN.map(async (samples) => [samples, await seeded(root, samples)] as const),
  )
  project.provide('templates', Object.fromEntries(made))
  return () => rmSync(root, { recursive: true, force: true })
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
