// Every address of the browser application, below /business. The wizard is in the first load, everything else comes when it is opened.
import type { ComponentType } from 'react'
import { WizardVisits } from '#features/capabilities/wizard/wizard-visits.tsx'
import { applyJourney } from '#features/journeys/apply/journey.ts'
import type { FilePurpose } from '#core/domain/links.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { useLocation } from '#ui/router.tsx'
import { Routed, type Route, type RouteProps } from './route.tsx'
import { loadStepScreens, stepScreens } from './step-screens.tsx'

const StaffApp = lazyScreen(async () => (await import('./staff-app.tsx')).StaffApp)
const DemoPage = lazyScreen(async () => (await import('#features/demo/demo-page.tsx')).DemoPage)
const LegalPage = lazyScreen(
  async () => (await import('#features/capabilities/legal/legal-page.tsx')).LegalPage,
)
const LegacyVisits = lazyScreen(
  async () => (await import('#features/journeys/apply-legacy/legacy-visits.tsx')).LegacyVisits,
)
const IffVisits = lazyScreen(
  async () => (await import('#features/journeys/apply/iff/iff-visits.tsx')).IffVisits,
)
const OAuthReturnPage = lazyScreen(
  async () => (await import('#features/capabilities/bank-link/oauth-return-page.tsx')).OAuthReturnPage,
)
const FilePage = lazyScreen(async () => (await import('#features/staff/aggregation/file-page.tsx')).FilePage)
const OtherPages = lazyScreen(async () => (await import('./other-pages.tsx')).OtherPages)
const Framed = lazyScreen(async () => (await import('./framed.tsx')).Framed)

const framed =
  (Page: ComponentType): Route['draw'] =>
  ({ data, onLanguage }) => (
    <Framed data={data} onLanguage={onLanguage}>
      <Page />
    </Framed>
  )

/** A file that staff shared by link; its code and key leave the address at once. */
const file =
  (kind: FilePurpose): Route['draw'] =>
  ({ data, onLanguage }, { code = '', pass, token }) => (
    <FilePage kind={kind} code={code} pass={pass} token={token} data={data} onLanguage={onLanguage} />
  )

/** One component at one place for all addresses of a wizard: it stays as it is while the address loses its code or amount. */
const apply =
  (named?: PageData['variant']): Route['draw'] =>
  (props) => {
    const variant = named ?? props.data.variant
    const given = { ...props, variant, screens: stepScreens, loadAhead: loadStepScreens }
    return variant === 'legacy' ? (
      <LegacyVisits {...given} />
    ) : variant === 'iff' ? (
      <IffVisits {...given} />
    ) : (
      <WizardVisits {...given} journey={applyJourney} />
    )
  }

const routes: readonly Route[] = [
  { path: '/', draw: apply() },
  { path: '/apply', draw: apply() },
  { path: '/apply/lang/:language', draw: apply() },
  { path: '/apply/amt/:amt', draw: apply() },
  { path: '/apply/continue/:code', draw: apply() },
  { path: '/apply/affil/:provider', draw: apply() },
  { path: '/apply/affil/:provider/amt/:amt', draw: apply() },
  { path: '/apply/plaid', draw: apply('plaid') },
  { path: '/apply/iff', draw: apply('iff') },
  { path: '/apply/iff/lang/:language', draw: apply('iff') },
  { path: '/apply/legacy', draw: apply('legacy') },
  { path: '/apply/legacy/lang/:language', draw: apply('legacy') },
  { path: '/apply/legacy/amt/:amt', draw: apply('legacy') },
  { path: '/apply/legacy/continue/:code', draw: apply('legacy') },
  { path: '/oauth-return', draw: () => <OAuthReturnPage /> },
  {
    path: '/legal/:kind',
    draw: ({ data, onLanguage }, { kind = '' }) => (
      <LegalPage kind={kind} brand={data.brand} year={data.year} onLanguage={onLanguage} />
    ),
  },
  { path: '/demo', draw: framed(DemoPage) },
  { path: '/staff/*', draw: () => <StaffApp /> },
  { path: '/aggregation/:code', draw: file('aggregation') },
  { path: '/aggregation/:code/:pass', draw: file('aggregation') },
  { path: '/decisions/:code', draw: file('decisions') },
  { path: '/decisions/:code/:pass', draw: file('decisions') },
  { path: '/decisions/:code/:pass/:token', draw: file('decisions') },
  {
    path: '*',
    draw: ({ data, onLanguage }) => <OtherPages data={data} onLanguage={onLanguage} />,
  },
]

/** Every address that is a page of this entry, as patterns below /business; the link flows have an entry of their own. */
export const pagePaths = routes.map(({ path }) => path).filter((path) => path !== '*')

export function AppRoutes(props: RouteProps) {
  const { pathname } = useLocation()
  return <Routed {...props} routes={routes} pathname={pathname} />
}
