// The limits of what the deciding person may approve alone, each with the offer's own figure and whether that is within.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { count, share } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'

type Check = NonNullable<Application['authority']>['limits'][number]

export function AuthorityLimits({ limits }: { limits: readonly Check[] }) {
  const t = useStaffWords()
  const language = useLanguage()
  const shown = (limit: Check['limit'], value: number | string | null): string => {
    if (value === null) return '-'
    if (typeof value === 'string') return value
    if (limit === 'amount') return formatUsd(value, { cents: false })
    return limit === 'burden' || limit === 'margin' ? share(value, language) : count(value / 100, language, 1)
  }
  return (
    <dl className="figures">
      {limits.map(({ limit, allowed, actual, within }) => (
        <div key={limit}>
          <dt>{t(`limit.${limit}`, { allowed: shown(limit, allowed) })}</dt>
          <dd className="num">
            {shown(limit, actual)}{' '}
            {actual === null && !within ? (
              <span className="tag accent">{t('authorityUnknown')}</span>
            ) : (
              <span className={within ? 'tag ok' : 'tag danger'}>{t(within ? 'within' : 'beyond')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
