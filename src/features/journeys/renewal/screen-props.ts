// What this flow's own screens are given.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import type { verifyLink } from './contract.ts'
import type { RenewalFacts } from './flow.ts'

export type Opened = ResponseOf<typeof verifyLink>
export type ScreenProps = LinkScreenProps<RenewalFacts, Opened>
