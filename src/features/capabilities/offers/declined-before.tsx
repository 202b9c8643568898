// That a decline is not the first: when the one before was made, what is the same and what is not since.
import { en } from '#core/words/decline-plan/en.ts'
import { es } from '#core/words/decline-plan/es.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireBefore } from './contract.ts'
import { longDate } from './deal-figures.ts'
import './decline-plan.css'

const words = { en, es }

export function DeclinedBefore({ before }: { before: WireBefore }) {
  const t = useWords(words)
  const language = useLanguage()
  const { count, same, gone, added, bank_now: bankNow, bank_then: bankThen } = before
  const day = (date: string) => longDate(date, language)
  const sameDay = before.last_on === before.on
  const date = sameDay ? t('sameDay', { date: day(before.last_on) }) : day(before.last_on)
  const first = day(before.first_on)
  return (
    <section className="card">
      <h2>{t('beforeTitle', { date })}</h2>
      <p>
        {t(count > 2 ? 'beforeMore' : 'beforeText', { count, date, first })}
        {gone.length + added.length === 0 && same.length > 0 && ` ${t('beforeNothing')}`}
      </p>
      {bankNow && bankThen && (
        <p className="small">
          {bankNow === bankThen
            ? t('bankSame', { date: day(bankNow) })
            : t('bankNewer', { date: day(bankNow), then: day(bankThen) })}
        </p>
      )}
      {before.rules_changed && <p className="small">{t('rulesChanged')}</p>}
      <Causes title={t('beforeAdded')} causes={added.map((now) => ({ now, then: null }))} />
      <Causes title={t('beforeSame')} causes={same} />
      <Causes title={t('beforeGone')} causes={gone.map((now) => ({ now, then: null }))} />
    </section>
  )
}

function Causes({ title, causes }: { title: string; causes: WireBefore['same'] }) {
  const t = useWords(words)
  if (causes.length === 0) return null
  return (
    <div className="plan-causes">
      <h3>{title}</h3>
      <ul>
        {causes.map(({ now, then }) => (
          <li key={now}>
            {now}
            {then && <span className="small muted"> {t('beforeThen', { text: then })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
