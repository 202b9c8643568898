// What has really been done while the page waits, with the time, and what is being done now.
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Language } from '#core/words/words.ts'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

const timeOf = (iso: string, language: Language): string =>
  new Date(iso).toLocaleTimeString(language === 'es' ? 'es-US' : 'en-US', { timeStyle: 'medium' })

/** Nothing where nothing is worked at. */
export function DoneSoFar({ standing }: { standing: Pick<OfferStanding, 'stage' | 'done_so_far'> }) {
  const t = useWords(words)
  const language = useLanguage()
  const { stage, done_so_far: done } = standing
  if (stage !== 'plaid_json' && stage !== 'contracts') return null
  const fetched = done.some(({ what }) => what === 'history-fetched')
  const now = stage === 'contracts' ? 'now.contract' : fetched ? 'now.analysing' : 'now.fetching'
  return (
    <section aria-label={t('doneTitle')}>
      {stage === 'contracts' && <p role="status">{t('generating')}</p>}
      <ol className="stages small">
        {done.map(({ what, at }) => (
          <li key={what} className="done">
            {t(`done.${what}`)} <span className="muted num">{timeOf(at, language)}</span>
          </li>
        ))}
        <li className="now" aria-current="step">
          {t(now)}
        </li>
      </ol>
    </section>
  )
}
