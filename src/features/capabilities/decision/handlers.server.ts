// Deciding on the server: one job, asked for whenever something that it reads has changed.
import type { Feature } from '#platform/feature.ts'
import { decideApplication } from './decide.server.ts'

export const decision: Feature = {
  name: 'decision',
  jobs: (deps) => ({ 'decide-application': decideApplication(deps) }),
}
