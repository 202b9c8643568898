// The link in the browser, told by its flow.
import { signerPage } from '#features/capabilities/signers/signer-page.ts'
import { signAppFlow } from './flow.ts'
import { paths } from './paths.ts'

export const SignAppPage = signerPage(signAppFlow, paths, 'doneSignature')
