// The application shell: the reader's language over everything, and the routes of its entry.
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { PageData } from '#core/flow/page-data.ts'
import type { chooseLanguage } from '#features/capabilities/language/contract.ts'
import * as paths from '#features/capabilities/language/paths.ts'
import { call } from '#ui/api.ts'
import { navigate, useLocation } from '#ui/router.tsx'
import { keepLanguage, LanguageProvider } from '#ui/words.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { RouteProps } from './route.tsx'

interface AppProps {
  readonly data: PageData
  /** The wizard's first page came ready-made from the server. */
  readonly readyMade: boolean
  readonly Routes: ComponentType<RouteProps>
}

export function App({ data, readyMade, Routes }: AppProps) {
  const [language, setLanguage] = useState(data.language)
  const location = useLocation()
  // Everything changes in place; what was typed stays. The cookie tells the server the language of the next page.
  const onLanguage = useCallback(() => {
    const other = language === 'en' ? 'es' : 'en'
    keepLanguage(other)
    setLanguage(other)
    // Mails and texts follow too, where it is the reader's own page; without an answer the next save says it.
    void call<typeof chooseLanguage>(paths.chooseLanguage, {
      language: other,
      page: window.location.pathname,
    })
    const named = location.pathname.replace(/\/lang\/(?:en|es)(?=\/|$)/, `/lang/${other}`)
    if (named !== location.pathname) navigate(named, { replace: true, state: location.state })
  }, [language, location])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <LanguageProvider language={language}>
      <PageBoundary place={location.pathname}>
        <Routes data={data} readyMade={readyMade} onLanguage={onLanguage} />
      </PageBoundary>
    </LanguageProvider>
  )
}
