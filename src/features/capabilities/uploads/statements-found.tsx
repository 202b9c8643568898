// What was found in each file of statements, what was noticed in all together; and each file once, for whoever hears the page, when it was read.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { askedTexts, foundTexts, periodName } from './found-text.ts'
import * as words from './found-words.ts'
import type { ToldFile } from './told.ts'
import type { Documents } from './use-documents.ts'

type FoundNotesProps = Pick<Documents, 'sent' | 'received'>

export function FoundNotes({ sent, received }: FoundNotesProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { twice, mentioned } = received.told
  const news = useNews({ sent, received })
  const notes = [
    ...twice.map((each) => t('twice', { period: periodName(each, language), mask: each.mask ?? '' })),
    ...mentioned.map((mask) => t('mentioned', { mask })),
  ]
  return (
    <>
      <p className="sr" role="status">
        {news}
      </p>
      {notes.length > 0 && (
        <Notice title={t('noteTitle')} live>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
    </>
  )
}

/** What came of the files that were read since the page opened: the latest only, so that nothing is said twice. */
function useNews({ sent, received: { known } }: FoundNotesProps): string {
  const t = useWords(words)
  const language = useLanguage()
  const [news, setNews] = useState('')
  const said = useRef<Set<string>>(null)
  const read = sent.filter(({ told }) => told && told.state !== 'reading')
  const ids = read.map(({ id }) => id).join()
  const hear = useEffectEvent(() => {
    const isFirst = said.current === null
    const before = (said.current ??= new Set())
    const fresh = read.filter(({ id }) => !before.has(id))
    for (const { id } of fresh) before.add(id)
    if (isFirst || !fresh.length) return
    const texts = fresh.map(({ name, told }) =>
      [`${name}:`, ...foundTexts(t, language, told!), ...askedTexts(t, language, told!)].join(' '),
    )
    setNews(texts.join(' '))
  })
  useEffect(() => {
    if (known) hear()
  }, [known, ids])
  return news
}

export function FileFound({ told }: { readonly told: ToldFile }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {foundTexts(t, language, told).map((text) => (
        <p key={text} className="small found">
          {text}
        </p>
      ))}
      {askedTexts(t, language, told).map((text) => (
        <p key={text} className="small advice">
          {text}
        </p>
      ))}
    </>
  )
}
