// What was taken and who saw it, newest first.
import { useState } from 'react'
import { documentLabel, documentWords } from '#features/capabilities/uploads/document-label.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Application, PartProps } from './part-props.ts'
import { momentOf } from './portal-days.ts'
import * as words from './words.ts'
import { consentKinds, type ConsentKind } from '#core/domain/consents.ts'

type Told = Application['history'][number]

const IN_SIGHT = 8
const isConsent = (about: string): about is ConsentKind => (consentKinds as readonly string[]).includes(about)

export function HistoryCard({ application: { history } }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  const td = useWords(documentWords)
  const language = useLanguage()
  const [all, setAll] = useState(false)
  if (history.length === 0) return null
  const shown = all ? history : history.slice(0, IN_SIGHT)
  const about = ({ what, about: named }: Told) =>
    what.startsWith('document-') ? documentLabel(td, named) : isConsent(named) ? t(`consent.${named}`) : named
  return (
    <section className="card">
      <h2>{t('historyTitle')}</h2>
      <p className="small muted">{t('historyLede')}</p>
      <ul className="things history">
        {shown.map((told) => (
          <li key={told.id}>
            <span className="what">
              <b>{t(`who.${told.who}`, { initials: told.initials })}</b>
              <span className="small">{t(`what.${told.what}`, { about: about(told) })}</span>
            </span>
            <time className="small muted" dateTime={told.at}>
              {momentOf(told.at, language)}
            </time>
          </li>
        ))}
      </ul>
      {shown.length < history.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('older', { count: history.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
