// The portal's pages in the browser, each loaded when its address is opened.
import type { ComponentType } from 'react'
import { HOME, LOGIN, type PortalPageProps } from './page-props.ts'

interface PortalPage {
  readonly path: string
  readonly load: () => Promise<ComponentType<PortalPageProps>>
}

const login = async () => (await import('./login-page.tsx')).LoginPage
const home = async () => (await import('./home-page.tsx')).HomePage

export const portalPages: readonly PortalPage[] = [
  { path: LOGIN, load: login },
  { path: HOME, load: home },
]
