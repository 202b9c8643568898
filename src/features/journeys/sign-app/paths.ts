// Where the calls of this link live (specification 2, section 7).
import { signerPaths } from '#features/capabilities/signers/paths.ts'

export const paths = signerPaths('signapp')
