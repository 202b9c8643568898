// The portal's two pages, which come together when either is opened.
import { useLocation } from '#ui/router.tsx'
import { HomePage } from './home-page.tsx'
import { LoginPage } from './login-page.tsx'
import { PortalSession } from './portal-session.tsx'
import { LOGIN, type PortalPageProps } from './page-props.ts'

export function PortalPages(props: PortalPageProps) {
  const atDoor = useLocation().pathname.replace(/\/+$/, '') === LOGIN
  if (atDoor) return <LoginPage {...props} />
  return <PortalSession page={(onShown) => <HomePage {...props} onShown={onShown} />} />
}
