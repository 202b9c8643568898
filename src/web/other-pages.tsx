// What no address of the first load names: the applicant's portal, a paper, or nothing. Apart, so that the wizard's first page does not know of it.
import { matchPath, useLocation } from '#ui/router.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { generatorPaths } from '#features/papers/generator/page-paths.ts'
import { portalPaths, type PortalPageProps } from '#features/portal/page-props.ts'
import { Framed } from './framed.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const PortalPages = lazyScreen(async () => (await import('#features/portal/portal-pages.tsx')).PortalPages)
const GeneratorPage = lazyScreen(
  async () => (await import('#features/papers/generator/generator-page.tsx')).GeneratorPage,
)

export function OtherPages(props: PortalPageProps) {
  const { pathname } = useLocation()
  if (portalPaths.some((path) => matchPath(path, pathname))) return <PortalPages {...props} />
  const paper = generatorPaths.map((path) => matchPath(path, pathname)).find((params) => params !== null)
  if (paper) return <GeneratorPage {...props} address={paper} />
  return (
    <Framed {...props}>
      <NotFoundPage />
    </Framed>
  )
}
