// What an address of the browser application draws, and which of a list fits.
import { Suspense, type ReactNode } from 'react'
import type { PageData } from '#core/flow/page-data.ts'
import { Skeleton } from '#ui/frame/loading.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { matchPath, ParamsContext, type Params } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'

export interface RouteProps {
  readonly data: PageData
  readonly readyMade: boolean
  readonly onLanguage: () => void
}

export interface Route {
  readonly path: string
  readonly draw: (props: RouteProps, params: Params) => ReactNode
}

/** The first route that the address fits; nothing where none does. */
export function Routed({
  routes,
  pathname,
  ...props
}: RouteProps & { routes: readonly Route[]; pathname: string }) {
  const t = useWords(frameWords)
  for (const { path, draw } of routes) {
    const params = matchPath(path, pathname)
    if (params)
      return (
        <ParamsContext value={params}>
          <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>{draw(props, params)}</Suspense>
        </ParamsContext>
      )
  }
  return null
}
