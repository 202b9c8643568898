// The head of a deal's column: its radio, its term, and its price with the APR directly after it.
import { useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, usd, type DealMark } from './deal-figures.ts'
import * as words from './words.ts'

interface DealHeadProps {
  readonly deal: WireDeal
  readonly mark: DealMark
  /** The form that the radio belongs to. */
  readonly form: string
  readonly checked: boolean
  /** This one is saved as the applicant's choice. */
  readonly chosen: boolean
  /** Absent where nothing is to be picked any more. */
  readonly onPick?: () => void
}

export function DealHead({ deal, mark, form, checked, chosen, onPick }: DealHeadProps) {
  const t = useWords(words)
  const weekly = deal.frequency === 'Weekly'
  const months = deal.term === 1 ? t('monthOne') : t('months', { count: deal.term })
  const price = t(weekly ? 'aWeek' : 'aDay', { payment: usd(deal.payment) })
  const label = t('dealLabel', { months, price, apr: aprText(deal.apr) })
  const name = mark && t(`name.${mark}`)
  const Deal = onPick ? 'label' : 'div'
  return (
    <th role="columnheader" scope="col" abbr={months}>
      <Deal className="deal">
        {mark === 'best' && <span className="flag">{t('best')}</span>}
        {onPick && (
          <input
            type="radio"
            name="offer"
            form={form}
            value={deal.id}
            checked={checked}
            onChange={onPick}
            aria-label={name ? t('dealNamed', { name, deal: label }) : label}
          />
        )}
        <span className="term num">{months}</span>
        <b className="pay num">{usd(deal.payment)}</b>
        <small>{t(weekly ? 'unitWeek' : 'unitDay')}</small>
        <small className="num">
          {t('aprShort')} <b>{aprText(deal.apr)}</b>
        </small>
        {name && <small className="name">{name}</small>}
        {chosen && <small className="picked">{t('yourChoice')}</small>}
      </Deal>
    </th>
  )
}
