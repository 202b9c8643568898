// What a decision is made of, in figures: its range, its deals, how far its money reaches, its terms.
import type { ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { aprText } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage } from '#ui/words.tsx'
import { share } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { ShownDecision } from '../decision-contract.ts'
import { Table } from '../../room/card.tsx'

/** Both ends of what the bank data leave uncertain, figure by figure. */
export function Range({ range: { low, high } }: { range: NonNullable<ShownDecision['range']> }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const row = (key: string, name: string, cell: (end: typeof low) => ReactNode) => ({
    key,
    cells: [name, cell(low), cell(high)],
  })
  return (
    <>
      <h3>{t('range')}</h3>
      <p className="small muted">{t('rangeLede')}</p>
      <Table
        label={t('range')}
        figures
        columns={[
          { head: t('figure') },
          { head: t('lowEnd'), number: true },
          { head: t('highEnd'), number: true },
        ]}
        rows={[
          row('outcome', t('answer'), (end) => underwritingText(`outcome.${end.outcome}`, language)),
          row('grade', t('grade'), (end) =>
            end.outcome === 'declined' ? '-' : `${end.grade} ${t('ofHundred', { score: end.score })}`,
          ),
          row('revenue', t('averageRevenue'), (end) => usd(end.trueRevenue)),
          row('positions', t('positions'), (end) => end.openPositions),
          row('burden', t('burden'), (end) => (end.burden === null ? '-' : share(end.burden, language))),
          row('maximum', t('largestOffer'), (end) => (end.maximum ? usd(end.maximum) : '-')),
        ]}
      />
    </>
  )
}

export function Deals({ decision, chosen }: { decision: ShownDecision; chosen?: string | null }) {
  const t = useStaffWords()
  const title = t(decision.proposal ? 'dealsProposed' : 'deals')
  return (
    <>
      <h3>{title}</h3>
      <Table
        label={title}
        figures
        columns={[
          { head: t('term') },
          { head: t('amount'), number: true },
          { head: t('payment'), number: true },
          { head: t('total'), number: true },
          { head: t('apr'), number: true },
        ]}
        rows={decision.deals.map((deal) => ({
          key: deal.id,
          cells: [
            <>
              {t('months', { count: deal.term })}
              {deal.id === chosen && (
                <span className="own-line">
                  <span className="tag ok">{t('chosenDeal')}</span>
                </span>
              )}
            </>,
            formatUsd(deal.amount, { cents: false }),
            <>
              {formatUsd(deal.payment)}
              <span className="own-line xs muted">{codeWord(t, 'frequency', deal.frequency)}</span>
            </>,
            formatUsd(deal.total),
            aprText(deal.apr),
          ],
        }))}
      />
    </>
  )
}

/** How the business would stand under each deal's payments: 1,000 courses of 90 bank days, as last year and with 20% less revenue. */
export function Outlooks({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const rows = decision.deals.flatMap(({ id, term, outlook }) =>
    outlook
      ? [
          {
            key: id,
            cells: [
              t('months', { count: term }),
              share(outlook.missedPayment, language),
              share(outlook.negativeDay, language),
              usd(outlook.lowestBalance),
              `${share(outlook.stressed.missedPayment, language)}, ${usd(outlook.stressed.lowestBalance)}`,
            ],
          },
        ]
      : [],
  )
  if (!rows.length) return null
  return (
    <>
      <h3>{t('outlook')}</h3>
      <p className="small muted">{t('outlookLede')}</p>
      <Table
        label={t('outlook')}
        figures
        columns={[
          { head: t('term') },
          { head: t('missedPayment'), number: true },
          { head: t('negativeDay'), number: true },
          { head: t('lowestBalance'), number: true },
          { head: t('lessRevenue'), number: true },
        ]}
        rows={rows}
      />
    </>
  )
}

export function Terms({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  return (
    <>
      <h3>{t('terms')}</h3>
      <Table
        label={t('terms')}
        figures
        columns={[
          { head: t('term') },
          { head: t('amount'), number: true },
          { head: t('dailyPayment'), number: true },
          { head: t('rate'), number: true },
        ]}
        rows={decision.terms.map((row) => ({
          key: String(row.term),
          cells: [
            t('months', { count: row.term }),
            formatUsd(row.amount, { cents: false }),
            `${formatUsd(row.dailyPayment)}${row.adjusted ? ` ${t('adjusted')}` : ''}`,
            (row.factorRate / 10_000).toFixed(2),
          ],
        }))}
      />
    </>
  )
}
