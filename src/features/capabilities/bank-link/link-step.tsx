// The step in which a bank is linked: in the provider's frame or through its script, and what follows whatever came of it.
import { useEffect, useRef, useState } from 'react'
import { UploadPage } from '#features/capabilities/uploads/upload-page.tsx'
import { failureText, isRetryable } from '#ui/answer.ts'
import { StepTitle, useFlowHistory } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { listenToBankFrame, type FrameEnd } from './bank-frame.ts'
import { tellOutcome } from './link-calls.ts'
import { pressToLink } from './link-press.ts'
import type { LinkCause, LinkState } from './link-state.ts'
import { Linked } from './linked.tsx'
import { useBankLink } from './use-bank-link.ts'
import { WaysOn, type Way, type WaysOnProps } from './ways-on.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import './bank-link.css'

/** The part of this step's place in the history in which statements are uploaded instead. */
export const STATEMENTS_PART = 'statements'

export function BankLinkStep(props: StepScreenProps) {
  const { step, api, leadId, uploadLimitBytes, next } = props
  const { part, go } = useFlowHistory()
  if (part === STATEMENTS_PART)
    return (
      <UploadPage
        asks="statements"
        api={api}
        leadId={leadId}
        uploadLimitBytes={uploadLimitBytes}
        onDone={next}
        onConnect={() => {
          pressToLink()
          go(step.page, { replace: true })
        }}
      />
    )
  return <Linking {...props} />
}

function Linking({ step, api, leadId, bank, next, back }: StepScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [problem, setProblem] = useState('')
  const [taking, setTaking] = useState<Way | null>(null)
  const { go } = useFlowHistory()
  const { state, open, frameEnded, leave, undone } = useBankLink({ api, leadId, bank, onWaiting: next })
  const choose = async (way: Way) => {
    if (way === 'again' || way === 'other-bank') return open()
    if (way === STATEMENTS_PART) return go(step.page, { part: STATEMENTS_PART })
    setProblem('')
    setTaking(way)
    const told = await tellOutcome(leadId, 'skipped')
    setTaking(null)
    // A choice that did not arrive would be asked for again on the next page.
    if (!told.ok && isRetryable(told.refusal)) return setProblem(failureText(told.refusal, language))
    next()
  }
  const ways = { taking, problem, onChoose: (way: Way) => void choose(way) }
  const goBack = back && (
    <Button look="quiet" onClick={back}>
      {t('back')}
    </Button>
  )
  switch (state.at) {
    case 'frame':
      return (
        <>
          <StepTitle key="open">{t('openTitle')}</StepTitle>
          <p className="lede">{t('openText')}</p>
          <div className="step-body">
            <BankFrame url={state.url} title={t('frameTitle')} onEnd={frameEnded} />
            <div className="actions">
              <Button look="line" onClick={leave}>
                {t('leaveFrame')}
              </Button>
              {goBack}
            </div>
          </div>
        </>
      )
    case 'linked':
      return (
        <Linked
          leadId={leadId}
          besides={state.besides}
          onGoOn={next}
          onAnother={() => open()}
          onUndone={undone}
        />
      )
    case 'repair':
      return (
        <>
          <StepTitle key="repair">{t('repairTitle')}</StepTitle>
          <p className="lede">{t('repairText', { institution: state.institution || t('yourBank') })}</p>
          <div className="step-body">
            <div className="actions">
              <Button onClick={() => open(state.connection)}>{t('repair')}</Button>
              {goBack}
            </div>
            <WaysOn offered={['other-bank', 'statements', 'without']} {...ways} />
          </div>
        </>
      )
    case 'stopped':
      return <Stopped state={state} {...ways} />
    default:
      return (
        <>
          <StepTitle key="waiting">{t(state.at === 'progress' ? 'progress' : 'openTitle')}</StepTitle>
          <LoadingBlock>{t(waitingText[state.at])}</LoadingBlock>
          {state.at === 'opening' && <div className="actions">{goBack}</div>}
        </>
      )
  }
}

const waitingText = {
  looking: 'opening',
  opening: 'opening',
  widget: 'widgetText',
  progress: 'progressText',
} as const

/** Another bank is no use where the service itself is down, and nothing to connect where it is not set up. */
const waysOf = (cause: LinkCause): readonly Way[] =>
  cause === 'off'
    ? ['statements', 'without']
    : cause === 'institution-down' || cause === 'no-accounts' || cause === 'personal-account'
      ? ['other-bank', 'again', 'statements', 'without']
      : ['again', 'other-bank', 'statements', 'without']

function Stopped({
  state,
  ...ways
}: Pick<WaysOnProps, 'taking' | 'problem' | 'onChoose'> & { state: Extract<LinkState, { at: 'stopped' }> }) {
  const t = useWords(words)
  return (
    <>
      <StepTitle key="stopped">{t('endedTitle')}</StepTitle>
      <div className="step-body">
        <Notice kind={state.cause === 'cancelled' || state.cause === 'not-begun' ? 'info' : 'danger'} live>
          {state.told ?? t(`why.${state.cause}`)}
        </Notice>
        <WaysOn offered={waysOf(state.cause)} {...ways} />
      </div>
    </>
  )
}

interface BankFrameProps {
  readonly url: string
  readonly title: string
  readonly onEnd: (end: FrameEnd) => void
}

const SLOW_MS = 8000

function BankFrame({ url, title, onEnd }: BankFrameProps) {
  const t = useWords(words)
  const frame = useRef<HTMLIFrameElement>(null)
  const [slow, setSlow] = useState(false)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    if (!frame.current) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    const stop = listenToBankFrame(frame.current, url, {
      onReady: () => {
        clearTimeout(timer)
        setSlow(false)
      },
      onEnd: (end) => ended.current(end),
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [url])
  return (
    <>
      {slow && <Notice live>{t('slowFrame')}</Notice>}
      <iframe
        ref={frame}
        id="connectIframe"
        className="bank-frame"
        src={url}
        title={title}
        onLoad={(event) => event.currentTarget.focus()}
      />
    </>
  )
}
