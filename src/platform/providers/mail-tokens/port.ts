// What lets a program into a mailbox where no password is taken: a token of about an hour, shown by XOAUTH2.
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface MailTokens {
  /**
   * A token for the mailbox of this user, good for some minutes at least. `renew`: the server did not take the last one.
   * Never throws. What is refused for good is the operator's own (`ours`), with the issuer's code as its `vendorCode`.
   */
  tokenFor(user: string, renew?: boolean): Promise<Outcome<string, Fault>>
}

export interface FreshToken {
  readonly text: string
  /** From now. */
  readonly seconds: number
}

/** Renewed so long before its end: a delivery that begins now must not outlive it. */
const BEFORE_END_S = 300

/** Keeps what was asked for until shortly before its end. Whoever asks meanwhile waits for the same answer. `now` in milliseconds. */
export function keptTokens(
  ask: (user: string) => Promise<Outcome<FreshToken, Fault>>,
  now: () => number,
): MailTokens {
  const kept = new Map<string, { readonly text: string; readonly until: number }>()
  const asked = new Map<string, Promise<Outcome<string, Fault>>>()

  async function fresh(user: string): Promise<Outcome<string, Fault>> {
    const answer = await ask(user)
    if (!answer.ok) return answer
    const { text, seconds } = answer.value
    kept.set(user, { text, until: now() + Math.max(seconds / 2, seconds - BEFORE_END_S) * 1000 })
    return ok(text)
  }

  return {
    tokenFor: (user, renew = false) => {
      const under = asked.get(user)
      if (under) return under
      const have = kept.get(user)
      if (have && !renew && now() < have.until) return Promise.resolve(ok(have.text))
      kept.delete(user)
      const answer = fresh(user).finally(() => asked.delete(user))
      asked.set(user, answer)
      return answer
    },
  }
}
