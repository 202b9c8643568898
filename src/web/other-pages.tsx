// What no address of the first load names: the applicant's portal, or nothing. Apart, so that the wizard's first page does not know of it.
import { matchPath, useLocation } from '#ui/router.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { portalPaths, type PortalPageProps } from '#features/portal/page-props.ts'
import { Framed } from './framed.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const PortalPages = lazyScreen(async () => (await import('#features/portal/portal-pages.tsx')).PortalPages)

export function OtherPages(props: PortalPageProps) {
  const { pathname } = useLocation()
  if (portalPaths.some((path) => matchPath(path, pathname))) return <PortalPages {...props} />
  return (
    <Framed {...props}>
      <NotFoundPage />
    </Framed>
  )
}
