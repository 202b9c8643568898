// The files of a kind that are there already, with their day; nothing where there are none.
import { monthName } from './month-name.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Received } from './use-received.ts'
import * as words from './words.ts'

export function ReceivedFiles({ files }: { files: Received['documents'] }) {
  const t = useWords(words)
  const language = useLanguage()
  if (!files.length) return null
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'medium' })
  return (
    <Notice kind="ok" title={t('received')}>
      <ul className="received">
        {files.map(({ name, month, at }) => (
          <li key={`${name}${at}`}>
            {month && <b>{monthName(month, language)} </b>}
            {name} <span className="muted small">{day.format(new Date(at))}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
