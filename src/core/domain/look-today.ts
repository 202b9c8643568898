// What the model finds today in the figures of an earlier decline: information on those figures, no decision on a new request. Pure.
import type { IsoDate } from '#core/ground/dates.ts'
import { bearsAnOffer } from './cash-limit.ts'
import { decide } from './decision.ts'
import { traceOf } from './decline-trace.ts'
import { isOnBankData, type ModelInputs, type Policy, type Reason } from './underwriting.ts'

/** The decline that was given, and given notice of. */
interface Declined {
  readonly inputs: ModelInputs
  readonly reasons: readonly Reason[]
}

export type LookToday =
  /** The same: these causes of then still stand, with their values of today; those in `gone` do not. */
  | { readonly found: 'same'; readonly still: readonly Reason[]; readonly gone: readonly Reason[] }
  /** None of them bars any more: an offer, or a person who looks. */
  | { readonly found: 'other'; readonly end: 'offer' | 'person' }
  /** It cannot be told: no bank was read, or what would bar today is none of the causes that were given notice of. */
  | { readonly found: 'unknown'; readonly why: 'no-bank-data' | 'other-causes' }

/**
 * The model by this policy, on the bank's figures of then, with today's day and `stated` (what the answers say today). That a new
 * application reads the bank anew is assumed: how old the figures are counts for nothing here. A cause that no notice named is never told:
 * an evaluation that is refused and communicated would be an application of its own (Regulation B, comment 2(f)-3).
 */
export function lookToday(
  policy: Policy,
  { inputs, reasons }: Declined,
  stated: Partial<ModelInputs>,
  today: IsoDate,
): LookToday {
  if (!isOnBankData(inputs)) return { found: 'unknown', why: 'no-bank-data' }
  const now: ModelInputs = {
    ...inputs,
    ...stated,
    asOf: today,
    ...(inputs.bankDataOn === undefined ? {} : { bankDataOn: today }),
  }
  const decision = decide(policy, now)
  if (decision.outcome !== 'declined') {
    const offer = decision.outcome === 'approved' && bearsAnOffer(policy, now, decision)
    return { found: 'other', end: offer ? 'offer' : 'person' }
  }
  const trace = traceOf(decision)
  const still = reasons.filter(({ code }) => trace.includes(code))
  if (!still.length) return { found: 'unknown', why: 'other-causes' }
  return {
    found: 'same',
    still: still.map((reason) => decision.reasons.find(({ code }) => code === reason.code) ?? reason),
    gone: reasons.filter(({ code }) => !trace.includes(code)),
  }
}
