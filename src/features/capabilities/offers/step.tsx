// The last page: offers to choose from, or in plain words why there are none and what to do.
import { useEffect, useRef, useState } from 'react'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll, type Polled } from '#features/capabilities/polling/use-poll.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import type { Brand } from '#core/flow/brand.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { followStatus } from '#features/capabilities/polling/follow-status.ts'
import { Confetti } from './confetti.tsx'
import { MAKING } from './contract-notice.tsx'
import type { WireDeal } from './contract.ts'
import { Deals } from './deals.tsx'
import { DoneSoFar } from './done-so-far.tsx'
import { IntroVideo } from './intro-video.tsx'
import { NoOffer } from './no-offer.tsx'
import { readOffers, type OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import './offers.css'
import './compare.css'
import './offers-print.css'

/** Specification 2, section 4: every 5 seconds; but less and less often, and not for ever (trap T12). */
const plan: PollPlan = { firstMs: 5000, mostMs: 15_000, deadlineMs: 120_000, failures: 3 }
/** The bank data is being fetched or read. */
const READING = 'plaid_json'
/** Specification 2, section 9. */
const PIECES = 140

/** Somebody else acts next, and the page shows what came of it; a contract that is another's turn to sign is waited for too. */
const isAwaited = ({ stage, contract_url: contract }: OfferStanding): boolean =>
  [READING, MAKING, 'in-review', 'offer-chosen'].includes(stage) || (stage === 'contract-out' && !contract)

const isDeclined = ({ stage }: OfferStanding): boolean => stage === 'declined' || stage === 'not-qualified'

interface OffersStepProps extends StepScreenProps {
  /** The sliders are open from the beginning. */
  readonly sliding?: boolean
  /** Whether the flow has a step; every step when absent. */
  readonly leadsTo?: (step: string) => boolean
}

/** The offers may change between being shown and being chosen: then what stands now is shown, and said to be other than before. */
export function OffersStep(props: OffersStepProps) {
  const t = useWords(words)
  const { leadId } = props
  const language = useLanguage()
  const polled = usePoll(`${leadId} ${language}`, {
    plan,
    ask: (signal) => readOffers(leadId, language, signal),
    pending: isAwaited,
    push: (pushed) => followStatus(leadId, pushed),
  })
  const { value, failure, again } = polled
  const [overtaken, setOvertaken] = useState<OfferStanding | null>(null)
  const [rounds, setRounds] = useState(0)
  const changed = overtaken !== null && value !== null && value !== overtaken && !failure
  // Once something was chosen of what stands now, that it is new says nothing more.
  const [settled, setSettled] = useState(false)
  // A choice was not taken; else they only changed under the reader's eyes.
  const [refused, setRefused] = useState(false)
  // What was being set is tried with what stands now.
  const [wish, setWish] = useState<WireDeal | null>(null)
  const told = changed && !settled && value.offers.length > 0
  // After the new heading, which takes the focus by itself.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told) notice.current?.focus()
  }, [told])
  // Staff replaced them while the page stood open: what was being set may not be possible any more.
  const seen = useRef<OfferStanding>(null)
  useEffect(() => {
    if (!value?.offers.length) return
    const before = seen.current
    seen.current = value
    if (!before || pricesOf(before) === pricesOf(value)) return
    setOvertaken(before)
    setSettled(false)
  }, [value])
  const readAnew = () => {
    setOvertaken(value)
    setRounds(rounds + 1)
    setSettled(false)
    setRefused(true)
    again()
  }
  return (
    <>
      {told && (
        <div className="changed" ref={notice} tabIndex={-1}>
          <Notice title={t('changedTitle')}>{t(refused ? 'changedText' : 'changedMeanwhile')}</Notice>
        </div>
      )}
      <Offered
        {...props}
        polled={polled}
        // What was picked belongs to what stood then.
        round={changed || !rounds ? rounds : rounds - 1}
        wish={wish}
        onWish={setWish}
        onOvertaken={readAnew}
        onChosen={() => {
          setSettled(true)
          setRefused(false)
          // Specification 2, section 4: after a choice the asking goes on until the contract's address is there.
          again()
        }}
      />
    </>
  )
}

/** All that can be chosen, in one text: the days, which move every day, are no part of it. */
const pricesOf = ({ offers, choice }: OfferStanding): string =>
  JSON.stringify([offers.map(({ id }) => id), choice?.amounts[0], choice?.least, choice?.terms])

interface OfferedProps extends OffersStepProps {
  readonly polled: Polled<OfferStanding>
  readonly round: number
  readonly wish: WireDeal | null
  readonly onWish: (deal: WireDeal | null) => void
  readonly onOvertaken: () => void
  readonly onChosen: () => void
}

function Offered({
  leadId,
  brand,
  to,
  startOver,
  correct,
  sliding,
  leadsTo,
  polled,
  round,
  wish,
  onWish,
  onOvertaken,
  onChosen,
}: OfferedProps) {
  const t = useWords(words)
  const { value, late, stale, failure, again } = polled
  // What is shown stays while the line is gone; whoever may not see it any more sees it no more.
  if (failure && (!value || value.stage === READING || !isRetryable(failure)))
    return <Failed failure={failure} onRetry={again} brand={brand} />
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
          <>
            <LoadingBlock>{t('reading')}</LoadingBlock>
            <DoneSoFar standing={value} />
          </>
        )}
      </>
    )
  const outdated = stale && isAwaited(value) && (
    <div className="actions">
      <span className="small muted">{t('outdated')}</span>
      <Button look="quiet" onClick={again}>
        {t('checkNow')}
      </Button>
    </div>
  )
  if (value.offers.length === 0)
    return (
      <>
        <NoOffer
          leadId={leadId}
          brand={brand}
          standing={value}
          to={to}
          startOver={startOver}
          correct={correct}
          leadsTo={leadsTo}
        />
        {outdated}
        {isDeclined(value) && <IntroVideo brand={brand} kind="declined" />}
      </>
    )
  return (
    <>
      <Confetti pieces={PIECES} once={`offers ${leadId}`} />
      <Deals
        key={`${round} ${pricesOf(value)}`}
        leadId={leadId}
        brand={brand}
        standing={value}
        late={late || failure !== null}
        to={to}
        sliding={sliding}
        leadsTo={leadsTo}
        wish={wish}
        onWish={onWish}
        onOvertaken={onOvertaken}
        onChosen={onChosen}
      />
      {outdated}
      {value.stage === 'offered' && <IntroVideo brand={brand} kind="qualified" />}
    </>
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
