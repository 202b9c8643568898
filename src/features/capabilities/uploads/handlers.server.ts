// Uploads of the application wizards.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import * as contract from './contract.ts'
import { listReceivedDocuments } from './received.server.ts'
import { uploads } from './upload.server.ts'

/** `pageOf`: the page at which an application stands in the wizard that it was begun in. */
export const applyUploads = (pageOf: (lead: LeadRow) => number): Feature => ({
  name: 'apply-uploads',
  plugin: uploads({
    api: 'apply',
    reaches: { 'photo-id': 'voided-check', 'voided-check': 'approval' },
    pageOf,
  }),
  routes: (deps) => [
    applicationRoute(
      deps,
      contract.receivedDocuments,
      application({ by: ['session'], opens: 'documents' }),
      listReceivedDocuments,
    ),
  ],
})
