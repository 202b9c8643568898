// The end of a sign-up: what comes by e-mail, and the link at once where this browser is the one that signed up.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { affiliateLink } from '#core/domain/affiliates.ts'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { generateContract } from './contract.ts'
import type { KeptSignup } from './kept-signup.ts'
import * as paths from './paths.ts'
import type { SignupScreenProps } from './screen-props.ts'
import { ShareLink } from './share-link.tsx'
import * as words from './words.ts'

const plan: PollPlan = { firstMs: 2_000, mostMs: 2_000, deadlineMs: 20_000, failures: 3 }

export function Signed({ kept }: SignupScreenProps) {
  const t = useWords(words)
  return (
    <div className="prose">
      <StepTitle>{t('signedTitle')}</StepTitle>
      <Notice kind="ok">{t('signedLede')}</Notice>
      <h2>{t('yourLink')}</h2>
      {kept ? <OwnLink kept={kept} /> : <p>{t('linkByMail')}</p>}
    </div>
  )
}

/** Shown once the server says that this sign-up is signed. */
function OwnLink({ kept: { campaignId: campaign_id, email } }: { kept: KeptSignup }) {
  const t = useWords(words)
  const { value, late, failure } = usePoll<ResponseOf<typeof generateContract>>(campaign_id, {
    plan,
    ask: (signal) =>
      call<typeof generateContract>(paths.generateContract, { email, campaign_id }, { signal }),
    pending: ({ state }) => state !== 'signed',
  })
  if (value?.state !== 'signed')
    return <p role="status">{t(late || failure ? 'linkByMail' : 'checkingLink')}</p>
  return (
    <>
      <p>{t('yourLinkAbout')}</p>
      <ShareLink address={window.location.origin + affiliateLink(campaign_id)} />
    </>
  )
}
