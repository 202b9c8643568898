// The upload link in the browser: one screen, made from its flow.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import type { openRequests } from './contract.ts'
import { uploadDocumentsFlow } from './flow.ts'
import { Requests } from './requests.tsx'
import * as words from './words.ts'

export const UploadDocumentsPage = linkPage<object, ResponseOf<typeof openRequests>>({
  flow: uploadDocumentsFlow,
  words,
  factsOf: () => ({}),
  screens: { 'requested-documents': Requests },
})
