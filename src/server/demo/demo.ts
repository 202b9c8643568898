// A demo workspace around the real product: simulators for its providers, sample applications, the guide and the inbox.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Worker } from '#platform/outbox/drain.ts'
import { demoFeature } from './guide.ts'
import { addDemoStaff, seedApplications, type DemoNotes } from './seed.ts'
import { startSimulators } from './simulators.ts'

export interface Demo {
  /** What the simulators add to the environment. */
  readonly environment: Config['env']
  readonly features: readonly Feature[]
  /** Fills the workspace at the first start; answers once the staff are there, the sample applications follow while it serves. */
  seed(deps: Deps, worker: Worker): Promise<void>
  close(): Promise<void>
}

/** What the demo remembers beside the database: the secrets that its guide shows, made at the first start. */
export async function startDemo(config: Config, publicUrl: string): Promise<Demo> {
  const file = join(config.dataDir, 'demo.json')
  const notes: DemoNotes = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DemoNotes)
    : { staff: [], applications: 0, links: {} }
  const keep = () => writeFileSync(file, JSON.stringify(notes, null, 2), { mode: 0o600 })
  const simulators = await startSimulators({ clock: () => new Date(), dataDir: config.dataDir })
  let filling: Promise<void> = Promise.resolve()
  return {
    environment: simulators.environment,
    features: [demoFeature(notes, simulators, publicUrl)],
    seed: async (deps, worker) => {
      if (!notes.staff.length) {
        notes.staff = await addDemoStaff(deps)
        keep()
      }
      filling = seedApplications(deps, simulators, notes, keep)
        .then(() => worker.nudge())
        .catch((error: unknown) =>
          deps.log.error(
            { error: error instanceof Error ? error.message : 'unknown' },
            'sample applications failed',
          ),
        )
    },
    close: async () => {
      notes.stopping = true
      await filling
      await simulators.close()
    },
  }
}
