// The one fixed route that OAuth banks send the browser back to: keeps the state and goes on where linking was started.
import { useEffect } from 'react'
import { en } from '#core/words/bank-link/en.ts'
import { es } from '#core/words/bank-link/es.ts'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { stored } from '#ui/stored-items.ts'
import { navigate } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import { backFromBank } from './oauth-return.ts'
import '#ui/screens.css'

const words = { en, es }

export function OAuthReturnPage() {
  const t = useWords(words)
  useEffect(() => {
    stored.set('oauth_state_id', new URLSearchParams(window.location.search).get('oauth_state_id') ?? '')
    const away = backFromBank()
    const path = away?.path ?? '/apply/'
    navigate(path, { replace: true, state: away?.state ?? null })
    // A link's page is of another entry; its place in the flow is in the history by now.
    if (!path.startsWith('/apply')) window.location.reload()
  }, [])
  return (
    <main id="main" className="page alone">
      <LoadingBlock>{t('returning')}</LoadingBlock>
    </main>
  )
}
