// What every page of the portal is given, and where the two are.
import type { PageData } from '#core/flow/page-data.ts'

export interface PortalPageProps {
  readonly data: PageData
  readonly onLanguage: () => void
}

/** Below the base path, as the router spells it. */
export const LOGIN = '/portal/login'
export const HOME = '/portal'
export const portalPaths = [LOGIN, HOME] as const
