// The link in the browser, told by its flow.
import { signerPage } from '#features/capabilities/signers/signer-page.ts'
import { leadSignerFlow } from './flow.ts'
import { paths } from './paths.ts'

export const LeadSignerPage = signerPage(leadSignerFlow, paths, 'doneDetails')
