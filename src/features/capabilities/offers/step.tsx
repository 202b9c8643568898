// The last page: offers to choose from, or in plain words why there are none and what to do.
import { useEffect, useRef, useState } from 'react'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll, type Polled } from '#features/capabilities/polling/use-poll.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import type { Brand } from '#core/flow/brand.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { MAKING } from './contract-notice.tsx'
import { Deals } from './deals.tsx'
import { NoOffer } from './no-offer.tsx'
import { readOffers, type OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import './offers.css'
import './compare.css'
import './offers-print.css'

/** Spec 2 section 4: every 5 seconds; but less and less often, and not for ever (trap T12). */
const plan: PollPlan = { firstMs: 5000, mostMs: 15_000, deadlineMs: 120_000, failures: 3 }
/** The bank data is being fetched or read. */
const READING = 'plaid_json'

/** The offers may change between being shown and being chosen: then what stands now is shown, and said to be other than before. */
export function OffersStep(props: StepScreenProps) {
  const t = useWords(words)
  const { leadId } = props
  const language = useLanguage()
  const { value, late, failure, again } = usePoll(`${leadId} ${language}`, {
    plan,
    ask: (signal) => readOffers(leadId, language, signal),
    pending: ({ stage }) => stage === READING || stage === MAKING,
  })
  const [overtaken, setOvertaken] = useState<OfferStanding | null>(null)
  const [rounds, setRounds] = useState(0)
  const changed = overtaken !== null && value !== null && value !== overtaken && !failure
  // Once something was chosen of what stands now, that it is new says nothing more.
  const [settled, setSettled] = useState(false)
  const told = changed && !settled
  // After the new heading, which takes the focus by itself.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told) notice.current?.focus()
  }, [told])
  const readAnew = () => {
    setOvertaken(value)
    setRounds(rounds + 1)
    setSettled(false)
    again()
  }
  return (
    <>
      {told && (
        <div className="changed" ref={notice} tabIndex={-1}>
          <Notice title={t('changedTitle')}>{t('changedText')}</Notice>
        </div>
      )}
      <Offered
        {...props}
        polled={{ value, late, failure, again }}
        // What was picked belongs to what stood then.
        round={changed || !rounds ? rounds : rounds - 1}
        onOvertaken={readAnew}
        onChosen={() => {
          setSettled(true)
          // Spec 2 section 4: after a choice the asking goes on until the contract's address is there.
          again()
        }}
      />
    </>
  )
}

interface OfferedProps extends StepScreenProps {
  readonly polled: Polled<OfferStanding>
  readonly round: number
  readonly onOvertaken: () => void
  readonly onChosen: () => void
}

function Offered({
  leadId,
  brand,
  to,
  startOver,
  correct,
  polled,
  round,
  onOvertaken,
  onChosen,
}: OfferedProps) {
  const t = useWords(words)
  const { value, late, failure, again } = polled
  // What is saved stays in sight where asking for its contract fails.
  if (failure && value?.stage !== MAKING) return <Failed failure={failure} onRetry={again} brand={brand} />
  if (!value)
    return (
      <>
        <StepTitle key="loading">{t('loadingTitle')}</StepTitle>
        <LoadingBlock>{t('loading')}</LoadingBlock>
      </>
    )
  if (value.stage === READING)
    return (
      <>
        <StepTitle key="reading">{t(late ? 'lateTitle' : 'readingTitle')}</StepTitle>
        {late ? (
          <div className="offers">
            <Notice live>{t('lateText')}</Notice>
            <div className="actions">
              <Button look="line" onClick={again}>
                {t('retry')}
              </Button>
            </div>
          </div>
        ) : (
          <LoadingBlock>{t('reading')}</LoadingBlock>
        )}
      </>
    )
  return value.offers.length > 0 ? (
    <Deals
      key={round}
      leadId={leadId}
      brand={brand}
      standing={value}
      late={late || failure !== null}
      to={to}
      onOvertaken={onOvertaken}
      onChosen={onChosen}
    />
  ) : (
    <NoOffer leadId={leadId} brand={brand} standing={value} to={to} startOver={startOver} correct={correct} />
  )
}

interface FailedProps {
  readonly failure: CallFailure
  readonly onRetry: () => void
  readonly brand: Brand
}

/** Offers are shown only to the browser that applied: a bare lead id does not open them. */
function Failed({ failure, onRetry, brand }: FailedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const elsewhere = failure.kind === 'problem' && failure.code === 'session-needed'
  return (
    <>
      <StepTitle key="failed">{t(elsewhere ? 'elsewhereTitle' : 'failedTitle')}</StepTitle>
      <div className="offers">
        <Notice kind={elsewhere ? 'info' : 'danger'} live>
          {elsewhere ? t('elsewhereText') : failureText(failure, language)}
        </Notice>
        {!elsewhere && (
          <div className="actions">
            <Button onClick={onRetry}>{t('retry')}</Button>
          </div>
        )}
        <p className="small muted">
          <ContactLine brand={brand} sentence={t('contact')} />
        </p>
      </div>
    </>
  )
}
