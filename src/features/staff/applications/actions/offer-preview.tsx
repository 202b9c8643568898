// The deals that an approval of the entered amount would send to the owner, as the server would make them now, and what prices them.
import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Cents } from '#core/ground/money.ts'
import { formatUsd } from '#core/ground/money.ts'
import { aprText, longDate, perDollar, usd, wholeUsd } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../../room/calls.ts'
import { Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../../room/words.ts'
import type { OfferPreview as Preview } from '../action-contract.ts'
import type { Application } from '../application-contract.ts'
import { fitsLimits, modelDecision } from './decision-draft.ts'

const SETTLE_MS = 250

/** The value once it has stood for a moment; the first one at once. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface OfferPreviewProps {
  readonly application: Application
  /** As entered; null when nothing readable stands there. */
  readonly amount: Cents | null
  /** The decision that is answered: another one prices anew. */
  readonly seen: string | null
}

export function OfferPreview({ application, amount, seen }: OfferPreviewProps) {
  const t = useStaffWords()
  const { id } = application
  const asked = useSettled(amount)
  const fits = fitsLimits(application, amount)
  const found = useQuery({
    queryKey: ['application', id, 'offer-preview', seen, asked],
    queryFn: ({ signal }) => calls.previewOffer({ id, amount: asked ?? 0 }, signal),
    enabled: fits && fitsLimits(application, asked),
    placeholderData: keepPreviousData,
  })
  const late = asked !== amount || found.isPlaceholderData || found.isPending
  if (!fits) return null
  return (
    <section className="offer-preview" aria-busy={late}>
      <p className="small" role="status">
        {late ? t('previewWorking') : found.data && sourceOf(t, application, found.data)}
      </p>
      {found.error && !late ? (
        <Failure failure={found.error} onRetry={() => void found.refetch()} />
      ) : (
        found.data && <Deals deals={found.data.deals} />
      )}
    </section>
  )
}

function Deals({ deals }: Pick<Preview, 'deals'>) {
  const t = useStaffWords()
  const language = useLanguage()
  const title = t('previewTitle', { amount: wholeUsd(deals[0]?.amount ?? 0) })
  return (
    <>
      <h3>{title}</h3>
      <Table
        label={title}
        columns={[
          { head: t('term') },
          { head: t('payment'), number: true },
          { head: t('total'), number: true },
          { head: t('apr'), number: true },
          { head: t('previewPayments'), number: true },
          { head: t('previewFinal'), number: true },
        ]}
        rows={deals.map((deal) => ({
          key: deal.id,
          cells: [
            t('months', { count: deal.term }),
            <>
              {usd(deal.payment)}
              <span className="own-line xs muted">
                {codeWord(t, 'frequency', deal.frequency.toLowerCase())}
              </span>
            </>,
            <>
              {usd(deal.total)}
              <span className="own-line xs muted">
                {t('previewPerDollar', { amount: perDollar(deal.rate) })}
              </span>
            </>,
            aprText(deal.apr),
            <>
              {deal.payments_count}
              <span className="own-line xs muted">
                {t('previewLast', { amount: usd(deal.last_payment) })}
              </span>
            </>,
            longDate(deal.final_date, language),
          ],
        }))}
      />
    </>
  )
}

/** Where the prices come from, in one sentence. */
function sourceOf(t: StaffWords, application: Application, { by, grade, deals }: Preview): string {
  const terms = deals.map(({ term }) => term)
  const [from, to] = [Math.min(...terms), Math.max(...terms)]
  if (by === 'model') return t(from === to ? 'bearsOverOne' : 'bearsOver', { from, to })
  if (by === 'no-bank-data') return t('pricedWithoutBank', { grade, from, to })
  const most = modelDecision(application)?.maximum
  return most
    ? t('aboveModel', { amount: formatUsd(most, { cents: false }), grade, from, to })
    : t('beyondModel', { grade, from, to })
}
