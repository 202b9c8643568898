// Every feature of the product, in the order in which they are put on the server.
import type { Feature } from '#platform/feature.ts'
import { address } from '#features/capabilities/address/handlers.server.ts'
import { bankLink } from '#features/capabilities/bank-link/handlers.server.ts'
import { depositQuestions } from '#features/capabilities/deposit-questions/handlers.server.ts'
import { newLinks } from '#features/capabilities/link-visit/send-new-link.server.ts'
import { language } from '#features/capabilities/language/handlers.server.ts'
import { legal } from '#features/capabilities/legal/handlers.server.ts'
import { messages } from '#features/capabilities/messages/handlers.server.ts'
import { offers } from '#features/capabilities/offers/handlers.server.ts'
import { partnerRedirect } from '#features/capabilities/partner-redirect/refer.server.ts'
import { statusPush } from '#features/capabilities/polling/handlers.server.ts'
import { preOffers } from '#features/capabilities/pre-offers/handlers.server.ts'
import { statementAnalysis } from '#features/capabilities/statement-analysis/analysis-webhooks.server.ts'
import { tracking } from '#features/capabilities/tracking/handlers.server.ts'
import { applyUploads, opportunityUploads } from '#features/capabilities/uploads/handlers.server.ts'
import { docGenerator } from '#features/papers/generator/handlers.server.ts'
import { portal } from '#features/portal/handlers.server.ts'
import { staff } from '#features/staff/handlers.server.ts'
import { journeyFeatures, wizardPage } from '#features/journeys/journeys.server.ts'

export const features: readonly Feature[] = [
  ...journeyFeatures,
  applyUploads(wizardPage),
  opportunityUploads,
  messages,
  address,
  language,
  legal,
  bankLink,
  depositQuestions,
  offers,
  statusPush,
  preOffers,
  partnerRedirect,
  newLinks,
  statementAnalysis,
  tracking,
  portal,
  staff,
  docGenerator,
]
