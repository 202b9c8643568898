// Every feature of the product, in the order in which they are put on the server.
import type { Feature } from '#platform/feature.ts'
import { journeyFeatures } from '#features/journeys/journeys.server.ts'

export const features: readonly Feature[] = [...journeyFeatures]
