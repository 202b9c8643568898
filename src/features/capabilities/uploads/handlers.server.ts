// Uploads of the application wizard and of an opportunity; what arrived, taking back, and handing over to another screen.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import * as contract from './contract.ts'
import { endHandOverLink, handUploadOver } from './hand-over.server.ts'
import { listReceivedDocuments, takeDocumentBack } from './received.server.ts'
import { tellStatementMonth } from './statement-month.server.ts'
import { uploads } from './upload.server.ts'

const documents = application({ by: ['session'], opens: 'documents' })
const openDocuments = application({ by: ['session'], opens: 'documents', records: 'open' })

export const applyUploads: Feature = {
  name: 'apply-uploads',
  // Spec 1: Photo ID is page 8 of the wizard, Voided Check page 9.
  plugin: uploads({ api: 'apply', reaches: { 'photo-id': 9, 'voided-check': 10 } }),
  routes: (deps) => [
    applicationRoute(deps, contract.receivedDocuments, documents, listReceivedDocuments),
    applicationRoute(deps, contract.takeBack, openDocuments, takeDocumentBack),
    applicationRoute(deps, contract.statementMonth, openDocuments, tellStatementMonth),
    applicationRoute(deps, contract.handOver, openDocuments, handUploadOver),
    applicationRoute(deps, contract.endHandOver, documents, endHandOverLink),
  ],
}

/** Spec 2 section 7: statements of an opportunity, which is named `opp_id` and is a code of the same application (decision 48). */
export const opportunityUploads: Feature = {
  name: 'opportunity-uploads',
  plugin: uploads({ api: 'opportunity', anyLink: true, statementsOnly: true }),
}
