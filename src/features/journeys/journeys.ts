// The link flows in the browser: one line per address, each loaded when its address is opened.
import type { ComponentType } from 'react'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import type { BankVisit } from './bank-visits/flow.ts'
import type { Signer } from './signers/flow.ts'

export interface Journey {
  /** Below the base path, as the router spells it. */
  readonly path: string
  readonly load: () => Promise<ComponentType<LinkPageProps>>
}

const bankVisit = (id: BankVisit) => async () =>
  (await import('./bank-visits/bank-visit-page.tsx')).bankVisitPages[id]
const signer = (id: Signer) => async () => (await import('./signers/signer-page.tsx')).signerPages[id]
const todo = async () => (await import('./todo/todo-page.tsx')).TodoPage
const uploadDocuments = async () =>
  (await import('./upload-documents/upload-documents-page.tsx')).UploadDocumentsPage

const confirmAddress = async () =>
  (await import('./confirm-address/confirm-address-page.tsx')).ConfirmAddressPage

const incomplete = async () => (await import('./incomplete/incomplete-page.tsx')).IncompletePage
const questions = async () => (await import('./questions/questions-page.tsx')).QuestionsPage
const renewal = async () => (await import('./renewal/renewal-page.tsx')).RenewalPage
const offer = async () => (await import('./offer/offer-page.tsx')).OfferPage
const sign = async () => (await import('./sign/sign-page.tsx')).SignPage
const affiliateSigner = async () =>
  (await import('./affiliate/affiliate-signer-page.tsx')).AffiliateSignerPage
const affiliateHome = async () => (await import('./affiliate/affiliate-home.tsx')).AffiliateHome
const checkPaper = async () => (await import('./sign/check-paper-page.tsx')).CheckPaperPage

export const journeys: readonly Journey[] = [
  { path: '/todo/:code', load: todo },
  { path: '/bank-verification/:code', load: bankVisit('bank-verification') },
  { path: '/connect-bank/:code', load: bankVisit('connect-bank') },
  { path: '/verify_bank_lead/:code', load: bankVisit('verify-bank-lead') },
  { path: '/verify_bank_journey_opportunity/:code', load: bankVisit('verify-bank-journey') },
  { path: '/connect-bank-opportunity/:code', load: bankVisit('connect-bank-opportunity') },
  { path: '/documents/:code', load: uploadDocuments },
  { path: '/confirm-address/:code', load: confirmAddress },
  { path: '/incomplete/:code', load: incomplete },
  { path: '/questions/:code', load: questions },
  { path: '/lead-signer/:code', load: signer('lead-signer') },
  { path: '/signer/:code', load: signer('signer') },
  { path: '/sign-app/:code/:contact', load: signer('sign-app') },
  { path: '/rn/:code', load: renewal },
  { path: '/offer/:code', load: offer },
  { path: '/sign/:code', load: sign },
  { path: '/verify-paper', load: checkPaper },
  { path: '/affiliate-signer/*', load: affiliateSigner },
  { path: '/affiliate/:code', load: affiliateHome },
]
