// The journeys' handlers: one line per journey.
import type { Feature } from '#platform/feature.ts'
import { apply } from './apply/handlers.server.ts'
import { bankVerification } from './bank-verification/handlers.server.ts'
import { uploadDocuments } from './upload-documents/handlers.server.ts'

export const journeyFeatures: readonly Feature[] = [apply, bankVerification, uploadDocuments]
