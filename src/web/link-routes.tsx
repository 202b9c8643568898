// The addresses of the link flows and of the portal, each loaded when it is opened.
import { journeys, type Journey } from '#features/journeys/journeys.ts'
import { portalPaths } from '#features/portal/page-props.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { Route } from './route.tsx'
import { stepScreens } from './step-screens.tsx'

const journeyRoute = ({ path, load }: Journey): Route => {
  const Page = lazyScreen(load)
  return {
    path,
    draw: ({ data, onLanguage }) => <Page data={data} screens={stepScreens} onLanguage={onLanguage} />,
  }
}

const Portal = lazyScreen(async () => (await import('#features/portal/portal-pages.tsx')).PortalPages)

const portalRoute = (path: string): Route => ({
  path,
  draw: ({ data, onLanguage }) => <Portal data={data} onLanguage={onLanguage} />,
})

export const linkRoutes: readonly Route[] = [...journeys.map(journeyRoute), ...portalPaths.map(portalRoute)]
