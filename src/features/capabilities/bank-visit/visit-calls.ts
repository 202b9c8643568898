// The calls of a visit to the bank as its screens make them.
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type {
  BankVisitStanding as Standing,
  CompleteBankVisit,
  LoadBankVisit,
  LoadedBankVisit,
} from './contract.ts'
import type { BankVisitCalls } from './flow.ts'

export type { Standing }

const modelOf = (code: string, kept?: BankVisitCalls['keptAs']) => {
  const leadid = kept ? stored.get(kept) : ''
  return { sfleadid: code, ...(leadid ? { leadid } : {}) }
}

export const askStanding = (
  calls: BankVisitCalls,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<Standing, CallFailure>> =>
  call<CompleteBankVisit>(calls.completed, { link: code, model: modelOf(code, calls.keptAs) }, { signal })

/** Asks before the widget opens, and keeps the reference that it is told. Null where the flow has no such call. */
export async function load(
  calls: BankVisitCalls,
  code: string,
): Promise<Outcome<LoadedBankVisit, CallFailure> | null> {
  if (!calls.load) return null
  const answer = await call<LoadBankVisit>(calls.load, { link: code, model: modelOf(code) })
  if (answer.ok && calls.keptAs) stored.set(calls.keptAs, answer.value.leadid)
  return answer
}
