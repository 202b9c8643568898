// What the model finds today in the figures of a decline, and what a new application would read anew.
import { useEffect, useRef } from 'react'
import { longDate } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Tried } from './contract.ts'
import * as words from './words.ts'
import './again.css'

/** Where the model compared figures; elsewhere it is only said what would be read. */
const compared = new Set<Tried['found']>(['same', 'offer', 'person', 'other-causes'])

export function FoundToday({ tried }: { tried: Tried }) {
  const t = useWords(words)
  const language = useLanguage()
  const { found, still, gone, reads } = tried
  const title = useRef<HTMLHeadingElement>(null)
  // It takes the place of the button that had the focus.
  useEffect(() => title.current?.focus(), [])
  const date = longDate(tried.decided_on, language)
  return (
    <div className="found">
      <h3 ref={title} tabIndex={-1}>
        {t(`found.${found}`)}
      </h3>
      <p>{t(`found.${found}Text`, { date })}</p>
      {still.length > 0 && (
        <ul>
          {still.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <>
          <p>{t('gone')}</p>
          <ul>
            {gone.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {found === 'same' && <p>{t('found.sameThen')}</p>}
      {compared.has(found) && tried.figures_on && (
        <p className="small muted">
          {t('figures', { date: longDate(tried.figures_on, language) })}
          {tried.rules_changed && ` ${t('rulesChanged')}`}
        </p>
      )}
      {tried.sent_since && <p>{t('sentSince')}</p>}
      {found !== 'same' && (
        <>
          <p>
            <b>{t('readsTitle')}</b>
          </p>
          <ul>
            <li>{t('reads.answers')}</li>
            {reads.map((what) => (
              <li key={what}>{t(`reads.${what}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
