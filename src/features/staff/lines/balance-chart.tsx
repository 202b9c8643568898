// The daily balance as a step line, a lane per lender below it; one day and one lender are chosen by pointer or keys, and described in words.
import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays, dayNumber, monthOf } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName, monthName } from '../room/formats.tsx'
import { HEIGHT, scaleOf, stepPath, WIDTH, type Scale } from './chart-scale.ts'
import { eventsOn, LaneRow } from './lender-lane.tsx'
import type { LinesHead } from './lines-contract.ts'
import { useLinesWords } from './lines-words.ts'

const usd = (cents: number) => formatUsd(cents)

interface ChartProps {
  readonly head: LinesHead
  /** Days since `head.from` of the first day that is drawn. */
  readonly begin: number
  readonly month: string | undefined
  readonly onDay: (day: string) => void
  readonly onLane: (id: string) => void
  readonly onTable: () => void
}

/** '$40k': an axis has little room. */
const short = (cents: number): string =>
  Math.abs(cents) >= 1_000_00
    ? `${cents < 0 ? '−' : ''}$${Math.abs(cents) / 1_000_00}k`
    : formatUsd(cents, { cents: false })

export function BalanceChart({ head, begin, month, onDay, onLane, onTable }: ChartProps) {
  const t = useLinesWords()
  const language = useLanguage()
  const balances = useMemo(() => (head.balances ?? []).slice(begin), [head.balances, begin])
  const scale = useMemo(() => scaleOf(balances.length, balances), [balances])
  const path = useMemo(() => stepPath(scale, balances), [scale, balances])
  const [day, setDay] = useState<number | null>(null)
  const [lane, setLane] = useState<number | null>(null)
  const [told, setTold] = useState(false)
  const dateOf = (at: number) => addDays(head.from, begin + at)
  const last = balances.length - 1
  const move = (to: number) => {
    setTold(true)
    setDay(Math.min(last, Math.max(0, to)))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move((day ?? last + 1) - 1),
    ArrowRight: () => move((day ?? last - 1) + 1),
    PageUp: () => move((day ?? last) - 30),
    PageDown: () => move((day ?? last) + 30),
    Home: () => move(0),
    End: () => move(last),
    ArrowUp: () => setLane(lane === null || lane === 0 ? null : lane - 1),
    ArrowDown: () => head.lanes.length && setLane(Math.min(head.lanes.length - 1, (lane ?? -1) + 1)),
    Enter: () => (lane === null ? day !== null && onDay(dateOf(day)) : onLane(head.lanes[lane]!.id)),
    t: onTable,
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const dayAt = (event: PointerEvent<SVGSVGElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * balances.length)))
  }
  if (!head.balances) return <p className="pad small muted">{t('balanceUnknown')}</p>
  const events = day === null ? [] : eventsOn(head, begin + day, t)
  const words =
    day === null
      ? ''
      : [
          t('dayTold', { day: dayName(dateOf(day), language), balance: usd(balances[day] ?? 0) }),
          ...events,
        ].join('; ')
  const lender = lane === null ? null : head.lanes[lane]
  const least = balances.reduce((a, b) => Math.min(a, b), Infinity)
  const most = balances.reduce((a, b) => Math.max(a, b), -Infinity)
  const label = `${t('chart')}. ${t('chartTold', { from: dayName(dateOf(0), language), to: dayName(dateOf(last), language), least: usd(least), most: usd(most) })}`
  return (
    <div className="balance" tabIndex={0} role="group" aria-label={label} onKeyDown={press}>
      <div className="plot">
        <div className="axis" aria-hidden="true">
          <b>{t('balance')}</b>
          {scale.ticks.map((cents) => (
            <span key={cents} style={{ top: scale.y(cents) }}>
              {short(cents)}
            </span>
          ))}
        </div>
        <div className="curve">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            height={HEIGHT}
            width="100%"
            preserveAspectRatio="none"
            aria-hidden="true"
            onPointerMove={(event) => {
              setTold(false)
              setDay(dayAt(event))
            }}
            onPointerLeave={() => setDay(null)}
            onClick={() => day !== null && onDay(dateOf(day))}
          >
            <Months scale={scale} first={dateOf(0)} count={balances.length} month={month} />
            {scale.ticks.map((cents) => (
              <path
                key={cents}
                className={cents === 0 ? 'zero' : 'grid'}
                d={`M0 ${scale.y(cents)}H${WIDTH}`}
              />
            ))}
            <path className="area" d={`${path}V${scale.y(0)}H0Z`} />
            <path className="below" d={negativePath(scale, balances)} />
            <path className="line" d={path} vectorEffect="non-scaling-stroke" />
            {day !== null && (
              <path
                className="at"
                d={`M${scale.x(day + 0.5)} 0V${HEIGHT}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {day !== null && (
            <span
              className={day > balances.length / 2 ? 'tip left' : 'tip'}
              style={{ left: `${((day + 0.5) / balances.length) * 100}%` }}
              aria-hidden="true"
            >
              {words}
            </span>
          )}
        </div>
      </div>
      {head.lanes.map((each, at) => (
        <LaneRow
          key={each.id}
          lane={each}
          colour={at % 4}
          begin={begin}
          days={balances.length}
          from={head.from}
          on={lane === at}
          onOpen={() => onLane(each.id)}
        />
      ))}
      <p className="sr" role="status">
        {[told ? words : '', lender && t('laneOf', { lender: lender.lender })].filter(Boolean).join('. ')}
      </p>
    </div>
  )
}

/** Lines between months, and the one that is open. */
function Months({
  scale,
  first,
  count,
  month,
}: {
  scale: Scale
  first: string
  count: number
  month: string | undefined
}) {
  const language = useLanguage()
  const begins: { readonly at: number; readonly name: string }[] = []
  let day = 0
  while (day < count) {
    const name = monthOf(addDays(first, day))
    begins.push({ at: day, name })
    const next = `${name}-01`
    const start = dayNumber(next) - dayNumber(first)
    day = start + daysIn(name)
  }
  return (
    <>
      {begins.map(({ at, name }, i) => {
        const end = begins[i + 1]?.at ?? count
        return (
          <g key={name}>
            {name === month && (
              <rect className="open" x={scale.x(at)} width={scale.x(end) - scale.x(at)} height={HEIGHT}>
                <title>{monthName(name, language)}</title>
              </rect>
            )}
            {at > 0 && (
              <path className="month" d={`M${scale.x(at)} 0V${HEIGHT}`} vectorEffect="non-scaling-stroke" />
            )}
          </g>
        )
      })}
    </>
  )
}

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** Bars under zero on the days that ended there. */
function negativePath({ x, y }: Scale, balances: readonly number[]): string {
  let path = ''
  balances.forEach((balance, day) => {
    if (balance < 0)
      path += `M${x(day).toFixed(1)} ${y(0).toFixed(1)}H${x(day + 1).toFixed(1)}V${y(balance).toFixed(1)}H${x(day).toFixed(1)}Z`
  })
  return path
}
