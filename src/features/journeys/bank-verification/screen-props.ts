// What this flow's own screens are given.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import type { verifyLink } from './contract.ts'
import type { BankVerificationFacts } from './flow.ts'

export type ScreenProps = LinkScreenProps<BankVerificationFacts, ResponseOf<typeof verifyLink>>
