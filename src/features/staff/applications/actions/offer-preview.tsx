// The deals that an approval of the entered amount would send to the owner, as the server would make them now, and what prices them.
import { formatUsd } from '#core/ground/money.ts'
import { aprText, longDate, perDollar, usd, wholeUsd } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage } from '#ui/words.tsx'
import { Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { count, share } from '../../room/formats.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../../room/words.ts'
import type { OfferPreview as Preview } from '../action-contract.ts'
import type { Application } from '../application-contract.ts'
import { AuthorityList } from './authority-list.tsx'
import { modelDecision } from './decision-draft.ts'
import type { PreviewState } from './use-offer-preview.ts'

export function OfferPreview({ application, preview }: { application: Application; preview: PreviewState }) {
  const t = useStaffWords()
  const { fits, late, data, error, refetch } = preview
  if (!fits) return null
  return (
    <section className="offer-preview" aria-busy={late}>
      <p className="small" role="status">
        {late ? t('previewWorking') : data && sourceOf(t, application, data)}
      </p>
      {error && !late ? (
        <Failure failure={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <>
            <Deals deals={data.deals} />
            <AuthorityList preview={data} />
          </>
        )
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
          { head: t('burden'), number: true },
          { head: t('paymentsInAdb'), number: true },
          { head: t('margin'), number: true },
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
            deal.burden === null ? '-' : share(deal.burden, language),
            deal.paymentsInAdb === null ? '-' : count(deal.paymentsInAdb / 100, language, 1),
            formatUsd(deal.margin, { cents: false }),
            <>
              {longDate(deal.final_date, language)}
              <span className="own-line xs muted">
                {t('previewLast', { count: deal.payments_count, amount: usd(deal.last_payment) })}
              </span>
            </>,
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
  if (by !== 'above') return t(`priced.${by}`, { grade, from, to })
  const most = modelDecision(application)?.maximum
  return most
    ? t('aboveModel', { amount: formatUsd(most, { cents: false }), grade, from, to })
    : t('beyondModel', { grade, from, to })
}
