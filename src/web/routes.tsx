// Every address of the browser application, below /business. The wizard is in the first load, everything else comes when it is opened.
import { lazy, Suspense, type ComponentType } from 'react'
import { Navigate, Route, Routes, useParams } from 'react-router'
import { ApplyPage } from '#features/journeys/apply/apply-page.tsx'
import { journeys, type Journey } from '#features/journeys/journeys.ts'
import type { PageData } from '#features/journeys/page-data.ts'
import { Skeleton } from '#ui/frame/loading.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { useWords } from '#ui/words.tsx'
import { stepScreens } from './step-screens.tsx'

interface AppRoutesProps {
  readonly data: PageData
  readonly readyMade: boolean
  readonly onLanguage: () => void
}

const StaffRoutes = lazy(async () => ({
  default: (await import('#features/staff/staff-routes.tsx')).StaffRoutes,
}))
const DemoPage = lazy(async () => ({ default: (await import('#features/demo/demo-page.tsx')).DemoPage }))
const LegalPage = lazy(async () => ({
  default: (await import('#features/capabilities/legal/legal-page.tsx')).LegalPage,
}))
const OAuthReturnPage = lazy(async () => ({
  default: (await import('#features/capabilities/bank-link/oauth-return-page.tsx')).OAuthReturnPage,
}))
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))
const Framed = lazy(async () => ({ default: (await import('./framed.tsx')).Framed }))

const links = journeys.map(({ path, load }) => ({ path, Page: lazyPage(load) }))

function lazyPage(load: Journey['load']): Awaited<ReturnType<Journey['load']>> {
  return lazy(async () => ({ default: await load() })) as unknown as Awaited<ReturnType<Journey['load']>>
}

/** The wizard's addresses: what they carry is taken by the page itself (spec 1 section 2). */
const applyPaths = [
  '/apply',
  '/apply/lang/:language',
  '/apply/amt/:amt',
  '/apply/continue/:code',
  '/apply/affil/:provider',
  '/apply/affil/:provider/amt/:amt',
]

export function AppRoutes({ data, readyMade, onLanguage }: AppRoutesProps) {
  const t = useWords(frameWords)
  const apply = (variant: PageData['variant']) => (
    <ApplyPage
      data={data}
      variant={variant}
      screens={stepScreens}
      readyMade={readyMade}
      onLanguage={onLanguage}
    />
  )
  const framed = (Page: ComponentType) => (
    <Framed data={data} onLanguage={onLanguage}>
      <Page />
    </Framed>
  )
  return (
    <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
      <Routes>
        <Route path="/" element={<Navigate to="/apply/" replace />} />
        {applyPaths.map((path) => (
          <Route key={path} path={path} element={apply(data.variant)} />
        ))}
        <Route path="/apply/plaid" element={apply('plaid')} />
        <Route path="/oauth-return" element={<OAuthReturnPage />} />
        {links.map(({ path, Page }) => (
          <Route
            key={path}
            path={path}
            element={<Page data={data} screens={stepScreens} onLanguage={onLanguage} />}
          />
        ))}
        <Route path="/legal/:kind" element={<Legal data={data} onLanguage={onLanguage} />} />
        <Route path="/demo" element={framed(DemoPage)} />
        <Route path="/staff/*" element={<StaffRoutes />} />
        <Route path="*" element={framed(NotFoundPage)} />
      </Routes>
    </Suspense>
  )
}

function Legal({ data, onLanguage }: Pick<AppRoutesProps, 'data' | 'onLanguage'>) {
  const { kind = '' } = useParams()
  return <LegalPage kind={kind} brand={data.brand} year={data.year} onLanguage={onLanguage} />
}
