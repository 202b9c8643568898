// The link in the browser, told by its flow.
import { signerPage } from '#features/capabilities/signers/signer-page.ts'
import { signerFlow } from './flow.ts'
import { paths } from './paths.ts'

export const SignerPage = signerPage(signerFlow, paths, 'doneSignature')
