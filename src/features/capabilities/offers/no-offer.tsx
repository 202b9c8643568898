// No offers to choose from: still missing, looked at by a person, declined or not qualified, or closed. Each with its cause and a way on.
import { addBankDays } from '#core/domain/bank-days.ts'
import { useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { en as planEn } from '#core/words/decline-plan/en.ts'
import { es as planEs } from '#core/words/decline-plan/es.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { AgainCard } from '#features/capabilities/apply-again/again-card.tsx'
import { TakeUp } from '#features/capabilities/before-secrets/take-up.tsx'
import { StillMissing } from '#features/capabilities/uploads/still-missing.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { longDate } from './deal-figures.ts'
import { DeclinePlan } from './decline-plan.tsx'
import { NoneFits } from './none-fits.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

const planWords = { en: planEn, es: planEs }

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

/** Why, in words a person can act on, and what can be done (trap T8). */
function Declined({ leadId, brand, standing, ...ways }: NoOfferProps) {
  const [leaving, setLeaving] = useState(false)
  // A second tap would end nothing, be given no answers, and empty the new application's fields.
  const once = (way?: () => void) =>
    way &&
    (() => {
      if (leaving) return
      setLeaving(true)
      way()
    })
  // 'Apply again' brings every answer along, to be changed there.
  const [startOver, correct] = [once(ways.startOver), standing.again ? undefined : once(ways.correct)]
  const t = useWords(words)
  const tp = useWords(planWords)
  const language = useLanguage()
  const { explanation, plan, again, next_step: nextStep } = standing
  const day = plan?.by ? longDate(plan.by, language) : ''
  const reasons = explanation?.reasons ?? []
  const raises = explanation?.raises ?? []
  return (
    <>
      <p className="eyebrow">{t('bummer')}</p>
      <StepTitle key="declined">
        {plan?.due ? tp('titleDue') : day ? tp('titleWithDate', { date: day }) : t('declinedTitle')}
      </StepTitle>
      <p className="lede">
        {plan && plan.end !== 'declined'
          ? tp(plan.end === 'offer' ? 'ledeOffer' : 'ledePerson')
          : t(explanation?.bank_data ? 'declinedLede' : 'notQualifiedLede')}
      </p>
      <div className="offers">
        {plan && <DeclinePlan plan={plan} />}
        {again && <AgainCard leadId={leadId} brand={brand} again={again} />}
        {reasons.length > 0 && (
          <section className="card">
            <h2>{t('reasonsTitle')}</h2>
            <ul>
              {reasons.map(({ code, text }) => (
                <li key={code + text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="card">
          <h2>{t('canDoTitle')}</h2>
          <ul>
            {!plan && raises.map(({ code, text }) => <li key={code}>{text}</li>)}
            {correct && <li>{t('canDoCorrect')}</li>}
            <li>{t('canDoAgain')}</li>
          </ul>
          {startOver && (
            <div className="actions">
              {correct && (
                <Button look="line" onClick={correct}>
                  {t('correctAnswers')}
                </Button>
              )}
              <Button look="quiet" onClick={startOver}>
                {t('applyAgain')}
              </Button>
            </div>
          )}
        </section>
        <Notice title={t('nextTitle')}>{nextStep}</Notice>
        <NoneFits
          leadId={leadId}
          brand={brand}
          told={standing.to_be_told}
          declined
          plan={plan?.due ? null : plan}
        />
      </div>
    </>
  )
}

function Waiting({ leadId, brand, standing, to, leadsTo }: NoOfferProps) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      <StepTitle key="review">{t('reviewTitle')}</StepTitle>
      <p className="lede">{standing.next_step}</p>
      <div className="offers">
        <Notice title={t('nextTitle')}>
          {t('reviewDay', { date: longDate(addBankDays(easternDay(new Date()), 1), language) })}
        </Notice>
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
        {(stage === 'withdrawn' || stage === 'expired') && startOver && (
          <div className="actions">
            {stopped && <TakeUp leadId={leadId} />}
            <Button look={stopped ? 'line' : 'primary'} onClick={startOver}>
              {t('applyAgain')}
            </Button>
          </div>
        )}
        <p className="small muted">
          <ContactLine brand={brand} sentence={t('contact')} />
        </p>
      </div>
    </>
  )
}
