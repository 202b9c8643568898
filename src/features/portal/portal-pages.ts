// The portal's pages in the browser, each loaded when its address is opened.
import type { ComponentType } from 'react'
import type { PageData } from '#core/flow/page-data.ts'

export interface PortalPageProps {
  readonly data: PageData
  readonly onLanguage: () => void
}

interface PortalPage {
  /** Below the base path, as the router spells it. */
  readonly path: string
  readonly load: () => Promise<ComponentType<PortalPageProps>>
}

const login = async () => (await import('./login-page.tsx')).LoginPage
const home = async () => (await import('./home-page.tsx')).HomePage

export const LOGIN = '/portal/login'
export const HOME = '/portal'

export const portalPages: readonly PortalPage[] = [
  { path: LOGIN, load: login },
  { path: HOME, load: home },
]
