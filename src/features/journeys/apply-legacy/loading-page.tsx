// While a saved application is being opened: the page's lines and its button, which says that it loads (specification 1, section 2).
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import '#ui/screens.css'

export function LoadingPage() {
  const t = useWords(words)
  return (
    <>
      <Skeleton lines={6} label={t('opening')} />
      <div className="actions">
        <Button busy={t('opening')}>{t('opening')}</Button>
      </div>
    </>
  )
}
