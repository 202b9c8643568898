// The addresses of the link flows, each loaded when it is opened.
import { journeys, type Journey } from '#features/journeys/journeys.ts'
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

export const journeyRoutes: readonly Route[] = journeys.map(journeyRoute)
