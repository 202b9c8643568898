// A demo workspace around the real product: simulators for its providers, sample applications, the guide and the inbox.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { demoFeature } from './guide.ts'
import { demoHosts } from './hosts.ts'
import { addDemoStaff, isFilled, seedApplications, type DemoNotes } from './seed.ts'
import { startSimulators } from './simulators.ts'

export interface Demo {
  /** What the simulators add to the environment. */
  readonly environment: Config['env']
  readonly features: readonly Feature[]
  readonly answersTo: (host: string | undefined) => boolean
  /** Fills the workspace at the first start. Before the server listens: the sample's clock runs through the last weeks. */
  seed(deps: Deps): Promise<void>
  close(): Promise<void>
}

const SEED_LOCK = 7_311_008

export async function startDemo(config: Config, publicUrl: string): Promise<Demo> {
  const file = join(config.dataDir, 'demo.json')
  const kept = (): DemoNotes =>
    existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as DemoNotes)
      : { staff: [], applications: 0, links: {} }
  const notes = kept()
  const keep = () => writeFileSync(file, JSON.stringify(notes, null, 2), { mode: 0o600 })
  let clock = () => new Date()
  const simulators = await startSimulators({ clock: () => clock(), dataDir: config.dataDir })
  simulators.messages.setInbound(`${publicUrl}/api/webhooks/twilio`)
  return {
    environment: simulators.environment,
    features: [demoFeature(notes, simulators, publicUrl)],
    answersTo: demoHosts(publicUrl),
    seed: (deps) =>
      deps.db.exclusively(SEED_LOCK, async () => {
        // Another process on this database may have filled it meanwhile.
        Object.assign(notes, kept())
        if (!notes.staff.length) {
          notes.staff = await addDemoStaff(deps)
          if (!notes.staff.length)
            return void process.stdout.write(
              'This database is a demo workspace already. Its logins are in the guide of the process that filled it, by its DATA_DIR.\n',
            )
          keep()
        }
        if (isFilled(notes, config.demoSamples)) return
        process.stdout.write('Filling the demo workspace with sample applications ...\n')
        let now = new Date()
        clock = () => now
        const setNow = (at: Date) => void (now = at)
        await seedApplications({ ...deps, clock }, simulators, notes, keep, setNow)
        clock = () => new Date()
      }),
    close: () => simulators.close(),
  }
}
