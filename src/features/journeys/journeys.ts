// The link flows in the browser: one line per journey, each loaded when its address is opened.
import type { ComponentType } from 'react'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'

export interface Journey {
  /** Below the base path, as the router spells it. */
  readonly path: string
  readonly load: () => Promise<ComponentType<LinkPageProps>>
}

const bankVerification = async () =>
  (await import('./bank-verification/bank-verification-page.tsx')).BankVerificationPage
const uploadDocuments = async () =>
  (await import('./upload-documents/upload-documents-page.tsx')).UploadDocumentsPage

const confirmAddress = async () =>
  (await import('./confirm-address/confirm-address-page.tsx')).ConfirmAddressPage

const incomplete = async () => (await import('./incomplete/incomplete-page.tsx')).IncompletePage

export const journeys: readonly Journey[] = [
  { path: '/bank-verification/:code', load: bankVerification },
  { path: '/documents/:code', load: uploadDocuments },
  { path: '/confirm-address/:code', load: confirmAddress },
  { path: '/incomplete/:code', load: incomplete },
]
