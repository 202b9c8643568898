// Before a label is saved: revenue, payments to lenders, grade and largest offer, as they are and as they would be. The server computes both.
import { useQuery } from '@tanstack/react-query'
import type { CreditLabel, PositionLabel, RepeatLabel } from '#core/domain/bank/labels.ts'
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { monthName, share } from '../room/formats.tsx'
import type { LabelPreview } from './lines-contract.ts'
import { useLinesWords } from './lines-words.ts'

/** What staff are about to say. */
export type Saying =
  | { readonly kind: 'credit'; readonly of: string; readonly says: CreditLabel | null }
  | { readonly kind: 'position'; readonly of: string; readonly says: PositionLabel | null }
  | { readonly kind: 'repeat'; readonly of: string; readonly says: RepeatLabel | null }

type Figures = LabelPreview['now']

export function LabelEffect({
  id,
  stamp,
  saying,
  month,
}: {
  id: string
  stamp: string
  saying: Saying
  month: string
}) {
  const t = useLinesWords()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['application', id, 'label-preview', stamp, saying, month],
    queryFn: ({ signal }) => calls.previewLabel({ id, month, ...saying }, signal),
    staleTime: 60_000,
    retry: false,
  })
  const usd = (cents: number | null) => (cents === null ? '-' : formatUsd(cents))
  const rows: readonly (readonly [string, (of: Figures) => string])[] = [
    [t('revenueOf', { month: monthName(month, language, true) }), (of) => usd(of.monthRevenue)],
    [t('revenueMonth'), (of) => usd(of.averageRevenue)],
    [t('toLenders'), (of) => (of.burden === null ? '-' : share(of.burden, language))],
    [t('grade'), (of) => (of.grade === null ? '-' : `${of.grade} ${of.score ?? ''}`)],
    [
      t('largest'),
      (of) =>
        of.largest
          ? t('ofMonths', { amount: formatUsd(of.largest.amount, { cents: false }), term: of.largest.term })
          : t('noOffer'),
    ],
    [t('outcome'), (of) => (of.outcome === null ? '-' : underwritingText(`outcome.${of.outcome}`, language))],
  ]
  return (
    <section aria-live="polite" aria-busy={!data && !error}>
      <h3>{t('before')}</h3>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('reckoning')} lines={6} />}
      {data && (
        <table className="effect">
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col" className="num">
                {t('now')}
              </th>
              <th scope="col" className="num">
                {t('then')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, shown]) => {
              const [before, after] = [shown(data.now), shown(data.then)]
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="num muted">{before}</td>
                  <td className="num">{before === after ? after : <b>{after}</b>}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
