// The agreement of a sign-up: asked for every 2 s until it is there, then shown in a frame that tells when it was signed.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { frameEventOf } from '#features/capabilities/signing/frame-events.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { generateContract } from './contract.ts'
import type { KeptSignup } from './kept-signup.ts'
import * as paths from './paths.ts'
import type { SignupScreenProps } from './screen-props.ts'
import * as words from './words.ts'
import './affiliate.css'

type Generated = ResponseOf<typeof generateContract>

/** Specification 2, section 9: every 2 s; generating takes 5 to 30 seconds. */
const plan: PollPlan = { firstMs: 2_000, mostMs: 2_000, deadlineMs: 120_000, failures: 5 }

export function Agreement({ kept, next, again }: SignupScreenProps) {
  return kept && <OwnAgreement kept={kept} onSigned={next} onBegin={again} />
}

interface OwnAgreementProps {
  readonly kept: KeptSignup
  readonly onSigned: () => void
  readonly onBegin: () => void
}

function OwnAgreement({ kept, onSigned, onBegin }: OwnAgreementProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { campaignId: campaign_id, email } = kept
  const { value, late, failure, again } = usePoll<Generated>(campaign_id, {
    plan,
    ask: (signal) =>
      call<typeof generateContract>(paths.generateContract, { email, campaign_id }, { signal }),
    pending: ({ URL, state }) => URL === '' && (state === 'signed-up' || state === 'contract-out'),
  })
  const signed = value?.state === 'signed'
  const goOn = useEffectEvent(onSigned)
  useEffect(() => {
    if (signed) goOn()
  }, [signed])
  const begin = (
    <Button look="line" onClick={onBegin}>
      {t('begin')}
    </Button>
  )
  if (value?.URL) return <Framed address={value.URL} email={email} onSigned={onSigned} onBegin={onBegin} />
  return (
    <div className="prose">
      <StepTitle>{t(value?.state === 'not-signed' ? 'notSignedTitle' : 'contractTitle')}</StepTitle>
      {failure ? (
        <Notice kind="danger" live actions={begin}>
          {failureText(failure, language)}
        </Notice>
      ) : value?.state === 'not-signed' ? (
        <Notice actions={begin}>{t('notSigned')}</Notice>
      ) : late ? (
        <Notice
          live
          actions={
            <Button look="line" onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('late')}
        </Notice>
      ) : (
        <LoadingBlock more={t('generatingMore')}>{t('generating')}</LoadingBlock>
      )}
    </div>
  )
}

interface FramedProps extends Omit<OwnAgreementProps, 'kept'> {
  readonly address: string
  readonly email: string
}

function Framed({ address, email, onSigned, onBegin }: FramedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [standing, setStanding] = useState<'loading' | 'loaded' | 'exception'>('loading')
  const { pathname } = new URL(address, window.location.origin)
  const hear = useEffectEvent((message: MessageEvent) => {
    const event = frameEventOf(message, frame.current?.contentWindow ?? null)
    if (event === 'completed') onSigned()
    else if (event) setStanding(event)
  })
  useEffect(() => {
    const listen = (message: MessageEvent) => hear(message)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <div className="agreement">
      <StepTitle>{t('contractTitle')}</StepTitle>
      <p className="lede">{t('contractLede', { email })}</p>
      {standing === 'exception' && (
        <Notice
          kind="danger"
          live
          actions={
            <Button look="line" onClick={onBegin}>
              {t('begin')}
            </Button>
          }
        >
          {t('frameFailed')}
        </Notice>
      )}
      {standing === 'loading' && <p role="status">{t('frameLoading')}</p>}
      {/* Another language is another page inside. */}
      <iframe key={language} ref={frame} src={pathname} title={t('frameTitle')} />
      <p className="actions">
        <a href={pathname} target="_blank" rel="noreferrer">
          {t('openAlone')}
        </a>
        <Button look="quiet" onClick={onBegin}>
          {t('changeAnswers')}
        </Button>
      </p>
    </div>
  )
}
