// The head of the offers: the amount and the business, until when it is final, and what the figures support beside what was asked for.
import { easternDay } from '#core/ground/eastern-day.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { SIGNED } from './contract-notice.tsx'
import { aprText, longDate, wholeUsd } from './deal-figures.ts'
import type { OfferStanding } from './offer-calls.ts'
import { mostOf } from './wire-choice.ts'
import * as words from './words.ts'

export function OfferHead({ standing, chosen }: { standing: OfferStanding; chosen: boolean }) {
  const t = useWords(words)
  const language = useLanguage()
  const { offers, business, chosen: chosenDeal } = standing
  return (
    <header className="offer-head">
      <div>
        {!chosen && (
          <p className="eyebrow good">
            <Icon name="check" />
            {t('qualified')}
          </p>
        )}
        <StepTitle key="offers">
          <b className="num">{wholeUsd((chosenDeal ?? offers[0])?.amount ?? 0)}</b>{' '}
          {business ? t('forBusiness', { business }) : t('forYourBusiness')}
        </StepTitle>
        <p className="lede">{t(standing.stage === SIGNED ? 'ledeSigned' : chosen ? 'ledeChosen' : 'lede')}</p>
        <p className="on-paper">
          {t(standing.stage === SIGNED ? 'printedSigned' : 'printedOn', {
            date: longDate(easternDay(new Date()), language),
          })}
        </p>
      </div>
      {standing.stage !== SIGNED && <Possible standing={standing} />}
    </header>
  )
}

/** Nothing where the offer is all that was asked for and all that there is, or where a person offered more than the figures support. */
function Possible({ standing }: { standing: OfferStanding }) {
  const t = useWords(words)
  const { offers, requested_amount: requested, max_amount: most } = standing
  const { max_amount_term: term, max_amount_apr: apr } = standing
  const offered = offers[0]?.amount ?? 0
  if (most === null || term === null || apr === null || most < offered) return null
  const months = (count: number) => (count === 1 ? t('monthOne') : t('months', { count }))
  const priced = standing.choice && mostOf(standing.choice)
  const upTo =
    priced && priced.cheapest.amount === most && priced.cheapest.term !== priced.soonest.term
      ? {
          amount: wholeUsd(most),
          months: t('monthsRange', { from: priced.soonest.term, to: months(priced.cheapest.term) }),
          apr: t('aprRange', { high: aprText(priced.soonest.apr), low: aprText(priced.cheapest.apr) }),
        }
      : { amount: wholeUsd(most), months: months(term), apr: aprText(apr) }
  if (requested !== null && requested > most)
    return <Aside>{t('askedForMore', { ...upTo, requested: wholeUsd(requested) })}</Aside>
  if (most === offered) return null
  return (
    <Aside title={t('morePossible', upTo)}>
      {requested === null ? t('moreCosts') : t('askedForLess', { requested: wholeUsd(requested) })}
    </Aside>
  )
}

const Aside = ({ title, children }: { title?: string; children: string }) => (
  <p className="offer-note">
    {title && <b>{title}</b>} {children}
  </p>
)
