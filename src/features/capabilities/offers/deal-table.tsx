// The deals side by side in one table at every width; its column heads are the radios. The same lines for each, to be compared.
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { markOf, perDollar, shareOfSales, shareText, shortDate, usd, wholeUsd } from './deal-figures.ts'
import { DealHead } from './deal-head.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

interface DealTableProps {
  readonly standing: Pick<OfferStanding, 'offers' | 'monthly_sales'>
  /** The form that the radios belong to. */
  readonly form: string
  readonly picked: string
  /** Saved as the applicant's choice; '' before there is one. */
  readonly saved: string
  readonly onPick: (id: string) => void
  /** It is signed: nothing is to be picked any more. */
  readonly final?: boolean
}

export function DealTable({ standing, form, picked, saved, onPick, final = false }: DealTableProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { offers, monthly_sales: sales } = standing
  const [funded, ...others] = new Set(offers.map(({ funded_on: on }) => on))
  const salesText =
    sales && t(sales.from === 'bank' ? 'salesSeen' : 'salesStated', { sales: wholeUsd(sales.amount) })
  const lines: readonly LineProps[] = [
    {
      name: t('share'),
      of: salesText ?? t('salesUnknown'),
      offers,
      value: (deal) => <Share share={shareOfSales(deal, sales?.amount ?? null)} />,
    },
    { name: t('youGet'), offers, value: ({ amount }) => usd(amount) },
    {
      name: t('repayTotal'),
      offers,
      value: ({ total, rate }) => (
        <>
          {usd(total)}
          <small>{t('perDollar', { perDollar: perDollar(rate) })}</small>
        </>
      ),
    },
    ...(offers.some(({ tightest }) => tightest)
      ? [
          {
            name: t('tightest'),
            of: t('tightestOf'),
            offers,
            value: (deal: WireDeal) => <Tightest deal={deal} />,
          },
        ]
      : []),
    { name: t('payments'), offers, value: (deal) => String(deal.payments_count) },
    { name: t('lastPayment'), offers, value: (deal) => usd(deal.last_payment) },
    {
      name: t('finalDate'),
      ...(funded && !others.length && !final
        ? { of: t('ifFunded', { date: shortDate(funded, language) }) }
        : {}),
      offers,
      value: (deal) => shortDate(deal.final_date, language),
    },
  ]
  // The roles say again what the elements say: laid out as blocks on a phone, browsers take them for no table.
  return (
    <table className="compare" role="table" data-columns={offers.length}>
      <caption className="sr">{t(final ? 'yourChoice' : 'legend')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className="corner">
            {!final && t('pickOne')}
          </td>
          {offers.map((deal, at) => (
            <DealHead
              key={deal.id}
              deal={deal}
              mark={markOf(offers, at)}
              form={form}
              checked={picked === deal.id}
              chosen={saved === deal.id}
              onPick={final ? undefined : () => onPick(deal.id)}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly name: string
  /** What the figures are of, in small. */
  readonly of?: string
  readonly offers: readonly WireDeal[]
  readonly value: (deal: WireDeal) => ReactNode
}

const Line = ({ name, of, offers, value }: LineProps) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {name} {of && <small>{of}</small>}
    </th>
    {offers.map((deal) => (
      <td role="cell" key={deal.id} className="num">
        {value(deal)}
      </td>
    ))}
  </tr>
)

/** What the tightest day would leave, in whole dollars: it is an estimate. */
function Tightest({ deal: { tightest } }: { deal: WireDeal }) {
  const t = useWords(words)
  if (!tightest) return '-'
  const about = (dollars: number) =>
    dollars < 0
      ? t('tightestShort', { amount: wholeUsd(-dollars) })
      : t('tightestLeft', { amount: wholeUsd(dollars) })
  return (
    <>
      {about(tightest.left)}
      <small>{t('tightestLess', { about: about(tightest.with_less_sales) })}</small>
    </>
  )
}

const Share = ({ share }: { share: number | null }) => (
  <>
    {shareText(share)}
    {share !== null && <progress value={Math.min(1, share)} max={1} aria-hidden="true" />}
  </>
)
