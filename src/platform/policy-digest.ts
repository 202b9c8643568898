// What a policy is known by beside its version: a hash of all that it says, so that a file changed under the same name is seen.
import { createHash } from 'node:crypto'
import type { Policy } from '#core/domain/policy-cells.ts'

const digests = new WeakMap<Policy, string>()

/** SHA-256 in hexadecimal, whatever the order of its parts; worked out once for each. */
export function policyDigest(policy: Policy): string {
  const known = digests.get(policy) ?? createHash('sha256').update(ordered(policy)).digest('hex')
  digests.set(policy, known)
  return known
}

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
