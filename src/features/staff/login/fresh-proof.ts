// When a session must prove a second factor again before it does what a stranger at an open desk would do first.
import type { Scope } from '#core/domain/access.ts'
import { refused } from '#core/ground/outcome.ts'

/** Minutes that a proof holds. Long enough for a person's round of one task, shorter than a break. */
export const PROOF_MINUTES = 10

/** An auth key is judged by its scope: a script has nobody who could answer. */
export const needsProof = (
  { scope, provenAt }: { readonly scope: Scope; readonly provenAt: Date | null },
  now: Date,
): boolean =>
  scope === 'full' && (provenAt === null || now.getTime() - provenAt.getTime() > PROOF_MINUTES * 60_000)

export const proofNeeded = refused({ code: 'fresh-proof-needed' as const })
