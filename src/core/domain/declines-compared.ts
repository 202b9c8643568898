// Two declines of one owner side by side: which causes are the same, which are gone and which are new. Pure.
import type { Reason } from './underwriting.ts'

export interface ComparedDeclines {
  /** `then`: the same cause with its values of the decline before. */
  readonly same: readonly { readonly now: Reason; readonly then: Reason }[]
  readonly gone: readonly Reason[]
  readonly added: readonly Reason[]
}

/** By their codes, in the order of the newer decline, what is gone in that of the one before; a code that comes twice counts once. */
export function compareDeclines(before: readonly Reason[], now: readonly Reason[]): ComparedDeclines {
  const [then, today] = [byCode(before), byCode(now)]
  return {
    same: [...today].flatMap(([code, reason]) => {
      const earlier = then.get(code)
      return earlier ? [{ now: reason, then: earlier }] : []
    }),
    gone: [...then].flatMap(([code, reason]) => (today.has(code) ? [] : [reason])),
    added: [...today].flatMap(([code, reason]) => (then.has(code) ? [] : [reason])),
  }
}

const byCode = (reasons: readonly Reason[]): ReadonlyMap<string, Reason> =>
  new Map(reasons.map((reason) => [reason.code, reason]))
