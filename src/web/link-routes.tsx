// The addresses of the link flows and of the portal, each loaded when it is opened.
import { journeys, type Journey } from '#features/journeys/journeys.ts'
import { portalPages } from '#features/portal/portal-pages.ts'
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

const portalRoute = ({ path, load }: (typeof portalPages)[number]): Route => {
  const Page = lazyScreen(load)
  return { path, draw: ({ data, onLanguage }) => <Page data={data} onLanguage={onLanguage} /> }
}

export const linkRoutes: readonly Route[] = [...journeys.map(journeyRoute), ...portalPages.map(portalRoute)]
