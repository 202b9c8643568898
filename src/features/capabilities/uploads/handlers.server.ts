// Uploads of the application wizard.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import * as contract from './contract.ts'
import { listReceivedDocuments } from './received.server.ts'
import { uploads } from './upload.server.ts'

export const applyUploads: Feature = {
  name: 'apply-uploads',
  // Spec 1: Photo ID is page 8 of the wizard, Voided Check page 9.
  plugin: uploads({ api: 'apply', reaches: { 'photo-id': 9, 'voided-check': 10 } }),
  routes: (deps) => [
    applicationRoute(
      deps,
      contract.receivedDocuments,
      application({ by: ['session'], opens: 'documents' }),
      listReceivedDocuments,
    ),
  ],
}
