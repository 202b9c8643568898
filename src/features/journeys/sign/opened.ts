// What the signer's screens learn when the link opens, and what each of them is given.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { openSigning } from '#features/capabilities/signing/contract.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import type { SignFacts } from './flow.ts'

export type OpenedSigning = ResponseOf<typeof openSigning>
export type SignScreenProps = LinkScreenProps<SignFacts, OpenedSigning>
