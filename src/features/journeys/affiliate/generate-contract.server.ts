// The agreement of a sign-up: ordered at the first call; the answer has its address once it is out to be signed.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { emailKind } from '#core/fields/email.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { affiliateText } from '#features/papers/affiliate-agreement/readiness.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob, hasJob } from '#platform/outbox/outbox.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import type { generateContract as declared } from './contract.ts'
import { signupOf, startSignupSession } from './signup-session.server.ts'

export async function generateContract(
  deps: Deps,
  { email, campaign_id }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const own = signupOf(deps, call)
  const affiliate = own ? await readAffiliate(deps.db, own) : null
  const typed = emailKind.parse(email)
  if (
    !affiliate ||
    affiliate.campaignId !== campaign_id ||
    !typed.ok ||
    typed.value !== affiliate.answers.email
  )
    return refused({ code: 'signup-needed' })
  const { id, state } = affiliate
  const maySign = deps.eSign.length > 0 && affiliateText(deps, affiliate.brand) !== null
  if (!maySign && state !== 'signed') return refused({ code: 'feature-off' })
  startSignupSession(deps, call, id)
  // Asked every two seconds: one job is enough, and one that gave up is for a person.
  if (state === 'signed-up' && !(await hasJob(deps.db, id, 'make-affiliate-contract'))) {
    await addJob(deps.db, { kind: 'make-affiliate-contract', leadId: id }, deps.clock())
    deps.nudge()
  }
  const URL = state === 'contract-out' ? await contractLinkOf(deps, id) : null
  return ok({ URL: URL ?? '', state })
}
