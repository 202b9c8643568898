// Uploads of the application wizards and of an opportunity; what arrived, taking back, and handing over to another screen.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import * as contract from './contract.ts'
import { endHandOverLink, handUploadOver } from './hand-over.server.ts'
import { keepDoubtful, listReceivedDocuments, takeDocumentBack } from './received.server.ts'
import { tellStatementMonth } from './statement-month.server.ts'
import { uploads } from './upload.server.ts'

const documents = application({ by: ['session'], opens: 'documents' })
const openDocuments = application({ by: ['session'], opens: 'documents', records: 'open' })

/** `pageOf`: the page at which an application stands in the wizard that it was begun in. */
export const applyUploads = (pageOf: (lead: LeadRow) => number): Feature => ({
  name: 'apply-uploads',
  plugin: uploads({
    api: 'apply',
    reaches: { 'photo-id': 'voided-check', 'voided-check': 'approval' },
    pageOf,
  }),
  routes: (deps) => [
    applicationRoute(deps, contract.receivedDocuments, documents, listReceivedDocuments),
    applicationRoute(deps, contract.takeBack, openDocuments, takeDocumentBack),
    applicationRoute(deps, contract.keepDocument, openDocuments, keepDoubtful),
    applicationRoute(deps, contract.statementMonth, openDocuments, tellStatementMonth),
    applicationRoute(deps, contract.handOver, openDocuments, handUploadOver),
    applicationRoute(deps, contract.endHandOver, documents, endHandOverLink),
  ],
})

/** Specification 2, section 7: statements of an opportunity, which is named `opp_id` and is a code of the same application (spec 66). */
export const opportunityUploads: Feature = {
  name: 'opportunity-uploads',
  plugin: uploads({ api: 'opportunity', anyLink: true, statementsOnly: true }),
}
