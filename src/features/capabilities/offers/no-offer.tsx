// No offers to choose from: still missing, looked at by a person, declined or not qualified, or closed. Each with its cause and a way on.
import type { Brand } from '#core/flow/brand.ts'
import { TakeUp } from '#features/capabilities/before-secrets/take-up.tsx'
import { StillMissing } from '#features/capabilities/uploads/still-missing.tsx'
import { portalPage } from '#features/capabilities/signing/paths.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { Declined } from './declined.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

interface NoOfferProps {
  readonly leadId: string
  readonly brand: Brand
  readonly standing: OfferStanding
  readonly to: (step: string) => void
  /** Whether the flow has a step; every step when absent. */
  readonly leadsTo?: (step: string) => boolean
  readonly startOver?: () => void
  readonly correct?: () => void
}

export function NoOffer(props: NoOfferProps) {
  switch (props.standing.stage) {
    case 'declined':
    case 'not-qualified':
      return <Declined {...props} />
    case 'in-review':
      return <Waiting {...props} />
    default:
      return <Missing {...props} />
  }
}

function Waiting({ leadId, brand, standing, to, leadsTo }: NoOfferProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle key="review">{t(standing.owners_open ? 'ownersTitle' : 'reviewTitle')}</StepTitle>
      <p className="lede">{standing.next_step}</p>
      <div className="offers">
        {!standing.owners_open && <Notice title={t('nextTitle')}>{t('reviewDay')}</Notice>}
        {standing.owners_open && (
          <p>
            <a className="btn line" href={portalPage}>
              {t('toPortal')}
            </a>
          </p>
        )}
        <StillMissing leadId={leadId} to={to} leadsTo={leadsTo} />
        <p className="small muted">
          <ContactLine brand={brand} sentence={t('contact')} />
        </p>
      </div>
    </>
  )
}

function Missing({ leadId, brand, standing, to, startOver, leadsTo = () => true }: NoOfferProps) {
  const t = useWords(words)
  const { stage, stopped, next_step: nextStep } = standing
  const unfinished = stage === 'draft' || stage === 'referred'
  const missing = unfinished ? 'contact' : 'bank-intro'
  return (
    <>
      <StepTitle key="missing">
        {t(
          stopped
            ? 'stoppedTitle'
            : unfinished
              ? 'unfinishedTitle'
              : stage === 'bank-needed'
                ? 'bankTitle'
                : 'closedTitle',
        )}
      </StepTitle>
      <p className="lede">{nextStep}</p>
      <div className="offers">
        {(unfinished || stage === 'bank-needed') && leadsTo(missing) && (
          <div className="actions">
            <Button onClick={() => to(missing)}>{t(unfinished ? 'finish' : 'bankButton')}</Button>
          </div>
        )}
        {(stage === 'withdrawn' || stage === 'expired') && (
          <div className="actions">
            {stopped && startOver && <TakeUp leadId={leadId} />}
            {startOver ? (
              <Button look={stopped ? 'line' : 'primary'} onClick={startOver}>
                {t('applyAgain')}
              </Button>
            ) : (
              // Under a link of the offer: the wizard begins anew.
              <a className="btn" href="/business/apply">
                {t('applyAgain')}
              </a>
            )}
          </div>
        )}
        <p className="small muted">
          <ContactLine brand={brand} sentence={t('contact')} />
        </p>
      </div>
    </>
  )
}
