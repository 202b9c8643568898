// A decline: which one it is, its causes in words a person can act on, the plan with its day, and the one way to apply again (trap T8).
import { useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { en as planEn } from '#core/words/decline-plan/en.ts'
import { es as planEs } from '#core/words/decline-plan/es.ts'
import { AgainCard } from '#features/capabilities/apply-again/again-card.tsx'
import { portalPage } from '#features/capabilities/signing/paths.ts'
import { failureText } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WirePlan } from './contract.ts'
import { longDate } from './deal-figures.ts'
import { DeclinePlan } from './decline-plan.tsx'
import { DeclinedBefore } from './declined-before.tsx'
import { NoneFits } from './none-fits.tsx'
import { askToBeTold, type OfferStanding } from './offer-calls.ts'
import { isRemindable, ReminderCard } from './reminder-card.tsx'
import * as words from './words.ts'

const planWords = { en: planEn, es: planEs }

/** Causes without a figure or a day to reach: what ends them is said in words. */
const advised = ['loses-money', 'receivables-sold'] as const

interface DeclinedProps {
  readonly leadId: string
  readonly brand: Brand
  readonly standing: OfferStanding
  readonly correct?: () => void
  readonly startOver?: () => void
}

export function Declined({ leadId, brand, standing, ...ways }: DeclinedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { explanation, again, next_step: nextStep } = standing
  const { plan, before = null } = standing
  const [told, setTold] = useState(standing.to_be_told)
  // 'Apply again' brings every answer along, to be changed there.
  const erased = standing.to_be_erased ?? false
  const correct = useOnce(again || erased ? undefined : ways.correct)
  const startOver = useOnce(erased ? ways.startOver : undefined)
  const remindable = isRemindable(plan)
  const reasons = explanation?.reasons ?? []
  const raises = explanation?.raises ?? []
  return (
    <>
      <Heading standing={standing} />
      <div className="offers">
        {before && <DeclinedBefore before={before} />}
        {plan && <DeclinePlan plan={plan} />}
        {remindable && <Reminder leadId={leadId} brand={brand} plan={plan} told={told} onTold={setTold} />}
        {again && (
          <AgainCard
            leadId={leadId}
            brand={brand}
            again={again}
            day={remindable ? longDate(plan.by!, language) : ''}
            due={plan?.due ?? false}
            told={told}
          />
        )}
        {/* Compared with the decline before, every cause stands above. */}
        {!before && reasons.length > 0 && (
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
            {advised
              .filter((cause) => reasons.some(({ code }) => code === cause))
              .map((cause) => (
                <li key={cause}>{t(`canDo.${cause}`)}</li>
              ))}
            {correct && <li>{t('canDoCorrect')}</li>}
            <li>{t(erased ? 'canDoErased' : 'canDoAgain')}</li>
          </ul>
          {correct && (
            <div className="actions">
              <Button look="line" onClick={correct}>
                {t('correctAnswers')}
              </Button>
            </div>
          )}
          {startOver && (
            <div className="actions">
              <Button look="line" onClick={startOver}>
                {t('applyAgain')}
              </Button>
            </div>
          )}
          {standing.stage === 'declined' && !again && !erased && (
            <p>
              <a href={portalPage}>{t('canDoElsewhere')}</a>
            </p>
          )}
        </section>
        <Notice title={t('nextTitle')}>{nextStep}</Notice>
        {!remindable && !again?.begun && !erased && (
          <NoneFits leadId={leadId} brand={brand} told={told} declined />
        )}
      </div>
    </>
  )
}

/** A second tap would end nothing, be given no answers, and empty the new application's fields. */
function useOnce(way: (() => void) | undefined): (() => void) | undefined {
  const [done, setDone] = useState(false)
  if (!way) return undefined
  return () => {
    if (done) return
    setDone(true)
    way()
  }
}

function Heading({ standing: { plan, before = null, explanation } }: Pick<DeclinedProps, 'standing'>) {
  const t = useWords(words)
  const tp = useWords(planWords)
  const language = useLanguage()
  const date = plan?.by ? longDate(plan.by, language) : ''
  const dated = before ? 'titleAgainWithDate' : 'titleWithDate'
  const title = plan?.due ? 'titleDue' : date ? dated : before ? 'titleAgain' : null
  return (
    <>
      <p className="eyebrow">
        {before
          ? tp(before.count > 2 ? 'eyebrowMore' : 'eyebrowSecond', {
              count: before.count,
              date: longDate(before.on, language),
            })
          : t('bummer')}
      </p>
      <StepTitle key="declined">{title ? tp(title, { date }) : t('declinedTitle')}</StepTitle>
      <p className="lede">
        {plan && plan.end !== 'declined'
          ? tp(plan.end === 'offer' ? 'ledeOffer' : 'ledePerson')
          : t(explanation?.bank_data ? 'declinedLede' : 'notQualifiedLede')}
      </p>
    </>
  )
}

interface ReminderProps extends Pick<DeclinedProps, 'leadId' | 'brand'> {
  readonly plan: WirePlan
  readonly told: boolean
  readonly onTold: (told: boolean) => void
}

function Reminder({ leadId, brand, plan, told, onTold }: ReminderProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = async (wanted: boolean) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const answer = await askToBeTold(leadId, wanted)
    setBusy(false)
    if (answer.ok) onTold(wanted)
    else setProblem(failureText(answer.refusal, language))
  }
  return (
    <ReminderCard
      plan={plan}
      asked={told}
      busy={busy && t('saving')}
      problem={problem}
      onChange={(wanted) => void change(wanted)}
    >
      <p className="small">
        <ContactLine brand={brand} sentence={t('orReach')} />
      </p>
    </ReminderCard>
  )
}
