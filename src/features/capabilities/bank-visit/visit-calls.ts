// The calls of a visit to the bank as its screens make them.
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import type {
  BankVisitStanding as Standing,
  CompleteBankVisit,
  LoadBankVisit,
  LoadedBankVisit,
} from './contract.ts'
import type { BankVisitCalls } from './flow.ts'

export type { Standing }

/** The link's code goes under both names: our own, and the specification's in the flow's model. */
const named = (code: string) => ({ link: code, model: { sfleadid: code } })

export const askStanding = (
  calls: BankVisitCalls,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<Standing, CallFailure>> =>
  call<CompleteBankVisit>(calls.completed, named(code), { signal })

/** Asks before the widget opens. Null where the flow has no such call. */
export const load = async (
  calls: BankVisitCalls,
  code: string,
): Promise<Outcome<LoadedBankVisit, CallFailure> | null> =>
  calls.load ? call<LoadBankVisit>(calls.load, named(code)) : null
