// What the screens of a visit to the bank are given.
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import type { OpenedBankVisit } from './contract.ts'
import type { BankVisitCalls, BankVisitFacts } from './flow.ts'

export type ScreenProps = LinkScreenProps<BankVisitFacts, OpenedBankVisit>

/** Of a screen that makes calls of its flow. */
export type CallingScreenProps = ScreenProps & { readonly calls: BankVisitCalls }
