// The start of a link's page: the link flows alone, so that whoever follows a link does not load the wizard (docs/decisions/032).
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { PAGE_DATA_ID, type PageData } from '#core/flow/page-data.ts'
import { matchPath, useLocation } from '#ui/router.tsx'
import { keepSwept } from '#ui/stored-items.ts'
import { onLoggedOut } from '#ui/logged-out.ts'
import { App } from './app.tsx'
import { journeyRoutes } from './link-routes.tsx'
import { Routed, type RouteProps } from './route.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

/** An address that is no link's has a page of its own: the server knows which. */
function LinkRoutes(props: RouteProps) {
  const { pathname } = useLocation()
  const elsewhere = !journeyRoutes.some(({ path }) => matchPath(path, pathname))
  useEffect(() => {
    if (elsewhere) window.location.reload()
  }, [elsewhere])
  // Whoever holds the link may be somebody else: the page begins anew, with what the link alone opens.
  useEffect(() => onLoggedOut(() => window.location.reload()), [])
  return <Routed {...props} routes={journeyRoutes} pathname={pathname} />
}

keepSwept()
const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData
createRoot(document.getElementById('root')!).render(<App data={data} readyMade={false} Routes={LinkRoutes} />)
