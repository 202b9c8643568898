// One lender's lane below the balance: a mark for the funding, each payment, each one missed or returned, and how it ended.
import { addDays, dayNumber } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { WIDTH } from './chart-scale.ts'
import type { LinesHead } from './lines-contract.ts'
import { useLinesWords, type LinesWords } from './lines-words.ts'

type Lane = LinesHead['lanes'][number]

/** What lenders did on a day (days since `head.from`), in words. */
export function eventsOn(head: LinesHead, day: number, t: LinesWords): string[] {
  const date = addDays(head.from, day)
  return head.lanes.flatMap((lane) => {
    const kinds = [
      lane.fundedOn === date ? t('event.funding') : '',
      lane.paid.includes(day) ? t('event.paid') : '',
      lane.missed.includes(day) ? t('event.missed') : '',
      lane.returned.includes(day) ? t('event.returned') : '',
    ].filter(Boolean)
    return kinds.length ? [`${lane.lender}: ${kinds.join(', ')}`] : []
  })
}

interface LaneProps {
  readonly lane: Lane
  readonly colour: number
  /** Days since `from` of the first day that is drawn, and how many are. */
  readonly begin: number
  readonly days: number
  readonly from: string
  readonly on: boolean
  readonly onOpen: () => void
}

const ROW = 26
const MIDDLE = ROW / 2

export function LaneRow({ lane, colour, begin, days, from, on, onOpen }: LaneProps) {
  const t = useLinesWords()
  const staff = useStaffWords()
  const language = useLanguage()
  const x = (day: number) => ((day - begin + 0.5) / Math.max(1, days)) * WIDTH
  const inSight = (day: number) => day >= begin && day < begin + days
  const funded = lane.fundedOn === null ? null : dayNumber(lane.fundedOn) - dayNumber(from)
  const paid = lane.paid.filter(inSight)
  const rhythm = t('lane', {
    lender: lane.lender,
    payment: formatUsd(lane.payment),
    cadence: codeWord(staff, 'cadence', lane.cadence),
  })
  const ended = lane.state === 'paid-off' || lane.state === 'refinanced'
  const end = dayNumber(lane.lastPaymentOn) - dayNumber(from)
  const ending = ended
    ? t('paidOff', { day: dayName(lane.lastPaymentOn, language), count: lane.paymentsMade })
    : lane.state === 'paused'
      ? t('stopped', { day: dayName(lane.lastPaymentOn, language) })
      : ''
  const place = (day: number): string => `${((day - begin + 0.5) / Math.max(1, days)) * 100}%`
  return (
    <div className={`plot lane k${colour}${on ? ' on' : ''}${lane.said === 'rejected' ? ' rejected' : ''}`}>
      <button
        type="button"
        className="lane-name"
        aria-label={`${rhythm}. ${t('laneOf', { lender: lane.lender })}`}
        onClick={onOpen}
      >
        <b>{lane.lender}</b>
        <span>
          {lane.paymentsMade > 0
            ? `${formatUsd(lane.payment)} ${codeWord(staff, 'cadence', lane.cadence)}`
            : '-'}
          {lane.sureness === 'likely' && `, ${staff('likely')}`}
          {lane.sureness === 'possible' && `, ${staff('possible')}`}
        </span>
      </button>
      <div className="curve">
        <svg
          viewBox={`0 0 ${WIDTH} ${ROW}`}
          height={ROW}
          width="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paid.length > 1 && (
            <path
              className="thread"
              d={`M${x(paid[0]!)} ${MIDDLE}H${x(paid.at(-1)!)}`}
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            className="paid"
            d={paid.map((day) => `M${x(day).toFixed(1)} ${MIDDLE - 6}v12`).join('')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {[
          ...lane.missed.map((day) => [day, 'missed', '✕'] as const),
          ...lane.returned.map((day) => [day, 'returned', '↩'] as const),
        ]
          .filter(([day]) => inSight(day))
          .map(([day, kind, sign]) => (
            <span
              key={`${kind}${day}`}
              className={`mark ${kind}`}
              style={{ left: place(day) }}
              aria-hidden="true"
            >
              {sign}
            </span>
          ))}
        {funded !== null && inSight(funded) && (
          <span
            className={`mark funding${funded - begin > days * 0.3 ? ' before' : ''}`}
            style={{ left: place(funded) }}
            aria-hidden="true"
          >
            ▲
            {lane.fundedAmount !== null && (
              <i>{t('funded', { amount: formatUsd(lane.fundedAmount, { cents: false }) })}</i>
            )}
          </span>
        )}
        {ending && inSight(end) && (
          <span
            className={`mark ended${end - begin > days * 0.7 ? ' before' : ''}`}
            style={{ left: place(end) }}
            aria-hidden="true"
          >
            <i>{ending}</i>
          </span>
        )}
      </div>
    </div>
  )
}
