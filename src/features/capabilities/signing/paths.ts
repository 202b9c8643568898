// Where the calls and files of signing live.
import { post } from '#core/contract/api-route.ts'
import type { Language } from '#core/words/words.ts'

export const openSigning = post('/api/sign/verify-link')
export const sendSignerCode = post('/api/sign/send-code')
export const enterSignerCode = post('/api/sign/enter-code')
export const tellShown = post('/api/sign/shown')
export const consentToSign = post('/api/sign/consent')
export const signPaper = post('/api/sign/sign')
export const openFrame = post('/api/sign/session')
export const lookAgain = post('/api/sign/look')
export const declinePaper = post('/api/sign/decline')
export const askPaper = post('/api/sign/ask-paper')
export const checkPaper = post('/api/verify-paper')

export type SignFile = 'sample' | 'paper' | 'copy'

/** A file of a signer's: the sample to read, the paper, their own sealed copy. */
export const signFile = (code: string, file: SignFile): string =>
  `/api/sign/files/${encodeURIComponent(code)}/${file}.pdf`

/** The sample in the page's language: the browser's own may be another. */
export const sampleFile = (code: string, language: Language): string =>
  `${signFile(code, 'sample')}?language=${language}`

/** The applicant's portal, in which all of it is kept. */
export const portalPage = '/business/portal'

/** Leads to the finished copy, after a code where the browser is not known to be the signer's. */
export const signPage = (code: string): string => `/business/sign/${code}`
