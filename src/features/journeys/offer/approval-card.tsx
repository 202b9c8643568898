// 'Good news': the offer in one card, with its price beside its payment, and the two ways on.
import { useState } from 'react'
import { aprText, usd, wholeUsd } from '#features/capabilities/offers/deal-figures.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { useWords } from '#ui/words.tsx'
import type { OfferFacts } from './flow.ts'
import type { OpenedOffer } from './opened.ts'
import * as words from './words.ts'
import './offer.css'

// The offer is read before either comes.
const Confetti = lazyScreen(
  async () => (await import('#features/capabilities/offers/confetti.tsx')).Confetti,
  'none',
)
const NotHappy = lazyScreen(async () => (await import('./not-happy.tsx')).NotHappy)

/** Specification 2, section 9. */
const PIECES = 80

export function ApprovalCard({ opened, leadId, brand, next }: LinkScreenProps<OfferFacts, OpenedOffer>) {
  const t = useWords(words)
  const [objecting, setObjecting] = useState(false)
  const { approval, name, business } = opened
  if (!approval) return null
  const { amount, term, daily_payment: daily, apr, total } = approval
  const lines: readonly (readonly [string, string])[] = [
    [t('term'), term === 1 ? t('monthOne') : t('months', { count: term })],
    [t('daily'), usd(daily)],
    [t('apr'), aprText(apr)],
    [t('total'), usd(total)],
  ]
  return (
    <div className="approval">
      <Confetti pieces={PIECES} once={`approval ${leadId}`} />
      <span className="approval-check" aria-hidden="true" />
      <StepTitle>{name ? t('goodNews', { name }) : t('goodNewsPlain')}</StepTitle>
      <section className="card" aria-label={t('offer')}>
        <p className="approved">
          {t('approvedFor')} <b className="num">{wholeUsd(amount)}</b>
          {business && <span className="small muted">{business}</span>}
        </p>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{t('estimate')}</p>
        <div className="actions">
          <Button look={objecting ? 'line' : 'primary'} onClick={next}>
            {t('withdraw')}
          </Button>
          <Button look="quiet" aria-expanded={objecting} onClick={() => setObjecting(!objecting)}>
            {t('notHappy')}
          </Button>
        </div>
        <p className="small">{t('withdrawText')}</p>
      </section>
      {objecting && <NotHappy leadId={leadId} brand={brand} onOther={next} />}
    </div>
  )
}
