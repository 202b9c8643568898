// Job kind -> function, gathered from the features; a kind belongs to one feature.
import type { Deps } from '#platform/deps.ts'
import type { Feature, JobRunner } from '#platform/feature.ts'

export function runnersOf(deps: Deps, features: readonly Feature[]): Record<string, JobRunner> {
  const runners: Record<string, JobRunner> = {}
  for (const feature of features)
    for (const [kind, runner] of Object.entries(feature.jobs?.(deps) ?? {})) {
      if (runners[kind]) throw new Error(`two features run jobs of kind '${kind}'`)
      runners[kind] = runner
    }
  return runners
}
