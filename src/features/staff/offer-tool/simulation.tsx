// The coming bank days under the payment as it is: nine of ten draws shaded, the middle, and the middle with less revenue.
import type { CashFan } from '#core/domain/cash-flow.ts'
import { useLanguage } from '#ui/words.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { dayName } from '../room/formats.tsx'
import { money, percent, usd } from './figures-text.ts'
import { Panel } from './panel.tsx'
import { useToolWords } from './words.ts'

const WIDTH = 700
const HEIGHT = 96

export function Simulation({ fan }: { fan: CashFan | null | undefined }) {
  const t = useToolWords()
  return (
    <Panel
      title={t('simulation')}
      note={fan && t('draws')}
      more={
        fan && (
          <span className="ot-faint">
            <span className="ot-line" aria-hidden="true" /> {t('expected')}{' '}
            <span className="ot-line less" aria-hidden="true" /> {t('stressed')}
          </span>
        )
      }
    >
      {fan === undefined && (
        <div className="ot-note">
          <Skeleton label={t('computing')} lines={3} />
        </div>
      )}
      {fan === null && <p className="ot-note ot-faint">{t('simulationNone')}</p>}
      {fan && <Fan fan={fan} />}
    </Panel>
  )
}

function Fan({ fan }: { fan: CashFan }) {
  const t = useToolWords()
  const language = useLanguage()
  const { low, middle, high, stressed, days, outlook } = fan
  const top = Math.max(...high, 0)
  const bottom = Math.min(...low, ...stressed, 0)
  const span = top - bottom || 1
  const x = (at: number) => ((at / (days.length - 1)) * WIDTH).toFixed(1)
  const y = (cents: number) => (((top - cents) / span) * HEIGHT).toFixed(1)
  const path = (values: readonly number[]) =>
    values.map((cents, at) => `${at ? 'L' : 'M'}${x(at)} ${y(cents)}`).join('')
  const area = `${path(high)}${low
    .map((cents, at) => `L${x(at)} ${y(cents)}`)
    .reverse()
    .join('')}Z`
  const last = days.length - 1
  const label = t('simulationLabel', {
    low: usd(low[last] ?? 0),
    middle: usd(middle[last] ?? 0),
    high: usd(high[last] ?? 0),
  })
  const shown = [0, 0.33, 0.67, 1].map((part) => days[Math.round(last * part)]!)
  return (
    <div className="ot-fan">
      <div>
        <div className="ot-plot">
          <span className="ot-y num" style={{ top: 0 }}>
            {usd(top).replace(/\.\d\d$/, '')}
          </span>
          <span className="ot-y num" style={{ top: `${((top / span) * 100).toFixed(1)}%` }}>
            $0
          </span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
            <path d={`M0 ${y(0)}H${WIDTH}`} className="zero" />
            <path d={area} className="band" />
            <path d={path(middle)} className="middle" />
            <path d={path(stressed)} className="less" />
          </svg>
        </div>
        <div className="ot-days">
          {shown.map((day) => (
            <span key={day}>{dayName(day, language).replace(/,? \d{4}$/, '')}</span>
          ))}
        </div>
      </div>
      <dl className="ot-kv">
        <dt>{t('negativeDay')}</dt>
        <dd className="num">{percent(outlook.negativeDay)}</dd>
        <dt>{t('missedPayment')}</dt>
        <dd className="num">{percent(outlook.missedPayment)}</dd>
        <dt>{t('lowestLikely')}</dt>
        <dd className="num">{money(outlook.lowestBalance)}</dd>
        <dt>{t('lowestRare')}</dt>
        <dd className="num">{money(fan.lowestOfTwenty)}</dd>
        <dt>{t('missedStressed')}</dt>
        <dd className="num warn">{percent(outlook.stressed.missedPayment)}</dd>
      </dl>
    </div>
  )
}
