// Offers with their whole cost, or the one that was chosen; of a no, the way to its reasons.
import { hasChosen, mayChoose } from '#core/domain/lead-stage.ts'
import { DeclinedBefore } from '#features/capabilities/offers/declined-before.tsx'
import { DeclinePlan } from '#features/capabilities/offers/decline-plan.tsx'
import { aprText, longDate, usd, wholeUsd } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Application, PartProps } from './part-props.ts'
import { OpenButton } from './open-button.tsx'
import { PlanReminder } from './plan-reminder.tsx'
import * as words from './words.ts'

export function OfferCard(part: PartProps) {
  const { id, stage, deals, plan, before } = part.application
  const t = useWords(words)
  if (stage === 'declined')
    return (
      <>
        {before && <DeclinedBefore before={before} />}
        {plan && <DeclinePlan plan={plan} />}
        <PlanReminder {...part} />
        <OpenButton id={id} screen="offers">
          {t('reasonsButton')}
        </OpenButton>
      </>
    )
  if (deals.length === 0) return null
  const chosen = hasChosen(stage)
  return (
    <section className="card">
      <div className="head">
        <h2>{t(chosen ? 'offerTitle' : 'offersTitle')}</h2>
        {chosen && mayChoose(stage) && <span className="chip">{t('notSigned')}</span>}
      </div>
      <div className="deals">
        {deals.map((deal) => (
          <Deal key={deal.id} deal={deal} />
        ))}
      </div>
      <OpenButton id={id} screen="offers" look={chosen ? 'line' : 'primary'}>
        {t(!chosen ? 'open.offers' : mayChoose(stage) ? 'changeChoice' : 'seeChoice')}
      </OpenButton>
    </section>
  )
}

function Deal({ deal }: { deal: Application['deals'][number] }) {
  const t = useWords(words)
  const language = useLanguage()
  // Whoever sees the amount sees the APR beside it (California SB 362).
  const rows = [
    [t('apr'), aprText(deal.apr)],
    [t(`payment.${deal.frequency}`), usd(deal.payment)],
    [t('term'), t('months', { count: deal.term })],
    [t('total'), usd(deal.total)],
    [t('lastPayment'), longDate(deal.final_date, language)],
  ] as const
  return (
    <div className="deal">
      <h3 className="num">{wholeUsd(deal.amount)}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
