// The link flows in the browser: one line per journey, each loaded when its address is opened.
import type { ComponentType } from 'react'
import type { StepScreens } from '#ui/step-screen.ts'
import type { PageData } from '#core/flow/page-data.ts'

export interface JourneyPageProps {
  readonly data: PageData
  /** Screens of the kinds that several journeys share. */
  readonly screens: StepScreens
  readonly onLanguage: () => void
}

export interface Journey {
  /** Below the base path, as the router spells it. */
  readonly path: string
  readonly load: () => Promise<ComponentType<JourneyPageProps>>
}

const bankVerification = async () =>
  (await import('./bank-verification/bank-verification-page.tsx')).BankVerificationPage
const uploadDocuments = async () =>
  (await import('./upload-documents/upload-documents-page.tsx')).UploadDocumentsPage

export const journeys: readonly Journey[] = [
  { path: '/bank-verification/:code', load: bankVerification },
  { path: '/documents/:code', load: uploadDocuments },
]
