// One deal as a card: what is paid, what is got, what it costs in all, and its APR beside the price.
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, longDate, perDollar, usd, type DealMark } from './deal-figures.ts'
import * as words from './words.ts'

interface DealCardProps {
  readonly deal: WireDeal
  readonly mark: DealMark
  /** Of how many the first is the cheapest. */
  readonly of: number
  readonly checked: boolean
  /** This one is saved as the applicant's choice. */
  readonly chosen: boolean
  readonly onChoose: () => void
}

export function DealCard({ deal, mark, of, checked, chosen, onChoose }: DealCardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const weekly = deal.frequency === 'Weekly'
  const months = deal.term === 1 ? t('monthOne') : t('months', { count: deal.term })
  const price = t(weekly ? 'aWeek' : 'aDay', { payment: usd(deal.payment) })
  const label = t('dealLabel', { months, price, apr: aprText(deal.apr) })
  const name = mark && t(`name.${mark}`)
  return (
    <label className="deal">
      <span className="top">
        {mark === 'best' && <span className="flag">{t('best')}</span>}
        {name ? <b className="name">{name}</b> : <span />}
        <input
          type="radio"
          name="offer"
          value={deal.id}
          checked={checked}
          onChange={onChoose}
          aria-label={name ? t('dealNamed', { name, deal: label }) : label}
        />
      </span>
      <span className="price">
        <span className="muted small">{t(weekly ? 'perWeek' : 'perDay')}</span>
        <b className="pay num">{usd(deal.payment)}</b>
      </span>
      <dl>
        <Line name={t('apr')} value={aprText(deal.apr)} />
        <Line name={t('youGet')} value={usd(deal.amount)} />
        <Line name={t('term')} value={months} />
        <Line name={t('youRepay', { perDollar: perDollar(deal.rate) })} value={usd(deal.total)} />
        <Line name={t('payments')} value={String(deal.payments_count)} />
        <Line name={t('lastPayment')} value={usd(deal.last_payment)} />
        <Line name={t('finalDate')} value={longDate(deal.final_date, language)} />
      </dl>
      {mark === 'best' && (
        <span className="xs muted">{of === 3 ? t('bestWhyThree') : t('bestWhy', { count: of })}</span>
      )}
      {chosen && <span className="small picked">{t('yourChoice')}</span>}
    </label>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)
