// The journeys' handlers: one line per journey.
import type { Feature } from '#platform/feature.ts'
import { apply } from './apply/handlers.server.ts'

export const journeyFeatures: readonly Feature[] = [apply]
