// An address that does not exist, with a way on.
import { useEffect } from 'react'
import { en } from '#core/words/shell/en.ts'
import { es } from '#core/words/shell/es.ts'
import { BASE_PATH } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

export function NotFoundPage() {
  const t = useWords(words)
  useEffect(() => {
    document.title = t('notFoundTitle')
  }, [t])
  return (
    <>
      <h1>{t('notFoundTitle')}</h1>
      <p className="lede">{t('notFoundText')}</p>
      <p className="actions">
        <a className="btn" href={`${BASE_PATH}/apply/`}>
          {t('apply')}
        </a>
      </p>
    </>
  )
}
