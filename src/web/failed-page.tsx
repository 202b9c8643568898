// A page that broke: what was saved is safe, and the page can be loaded again.
import { useEffect } from 'react'
import { en } from '#core/words/shell/en.ts'
import { es } from '#core/words/shell/es.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { BASE_PATH } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import '#ui/screens.css'

const words = { en, es }

export function FailedPage() {
  const t = useWords(words)
  useEffect(() => {
    document.title = t('failedTitle')
  }, [t])
  return (
    <main className="page alone">
      <div>
        <StepTitle>{t('failedTitle')}</StepTitle>
        <p className="lede">{t('failedText')}</p>
        <p className="actions">
          <Button onClick={() => window.location.reload()}>{t('failedReload')}</Button>
          <a className="btn line" href={`${BASE_PATH}/apply/`}>
            {t('apply')}
          </a>
        </p>
      </div>
    </main>
  )
}
