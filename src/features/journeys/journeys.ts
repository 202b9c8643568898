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
const connectBank = async () => (await import('./connect-bank/connect-bank-page.tsx')).ConnectBankPage
const verifyBankLead = async () =>
  (await import('./verify-bank-lead/verify-bank-lead-page.tsx')).VerifyBankLeadPage
const verifyBankJourney = async () =>
  (await import('./verify-bank-journey/verify-bank-journey-page.tsx')).VerifyBankJourneyPage
const connectBankOpportunity = async () =>
  (await import('./connect-bank-opportunity/connect-bank-opportunity-page.tsx')).ConnectBankOpportunityPage
const todo = async () => (await import('./todo/todo-page.tsx')).TodoPage
const uploadDocuments = async () =>
  (await import('./upload-documents/upload-documents-page.tsx')).UploadDocumentsPage

const confirmAddress = async () =>
  (await import('./confirm-address/confirm-address-page.tsx')).ConfirmAddressPage

const incomplete = async () => (await import('./incomplete/incomplete-page.tsx')).IncompletePage
const renewal = async () => (await import('./renewal/renewal-page.tsx')).RenewalPage
const leadSigner = async () => (await import('./lead-signer/lead-signer-page.tsx')).LeadSignerPage
const signer = async () => (await import('./signer/signer-page.tsx')).SignerPage
const signApp = async () => (await import('./sign-app/sign-app-page.tsx')).SignAppPage
const offer = async () => (await import('./offer/offer-page.tsx')).OfferPage
const sign = async () => (await import('./sign/sign-page.tsx')).SignPage
const affiliateSigner = async () =>
  (await import('./affiliate/affiliate-signer-page.tsx')).AffiliateSignerPage
const affiliateHome = async () => (await import('./affiliate/affiliate-home.tsx')).AffiliateHome
const checkPaper = async () => (await import('./sign/check-paper-page.tsx')).CheckPaperPage

export const journeys: readonly Journey[] = [
  { path: '/todo/:code', load: todo },
  { path: '/bank-verification/:code', load: bankVerification },
  { path: '/connect-bank/:code', load: connectBank },
  { path: '/verify_bank_lead/:code', load: verifyBankLead },
  { path: '/verify_bank_journey_opportunity/:code', load: verifyBankJourney },
  { path: '/connect-bank-opportunity/:code', load: connectBankOpportunity },
  { path: '/documents/:code', load: uploadDocuments },
  { path: '/confirm-address/:code', load: confirmAddress },
  { path: '/incomplete/:code', load: incomplete },
  { path: '/lead-signer/:code', load: leadSigner },
  { path: '/signer/:code', load: signer },
  { path: '/sign-app/:code/:contact', load: signApp },
  { path: '/rn/:code', load: renewal },
  { path: '/offer/:code', load: offer },
  { path: '/sign/:code', load: sign },
  { path: '/verify-paper', load: checkPaper },
  { path: '/affiliate-signer/*', load: affiliateSigner },
  { path: '/affiliate/:code', load: affiliateHome },
]
