// Uploads of the application wizard.
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/mount.ts'
import * as contract from './contract.ts'
import { receivedDocuments } from './received.server.ts'
import { uploads } from './upload.server.ts'

export const applyUploads: Feature = {
  name: 'apply-uploads',
  // Spec 1: Photo ID is page 8 of the wizard, Voided Check page 9.
  plugin: uploads({ api: 'apply', reaches: { 'photo-id': 9, 'voided-check': 10 } }),
  routes: (deps) => [
    route(contract.receivedDocuments, (request, call) => receivedDocuments(deps, request, call)),
  ],
}
