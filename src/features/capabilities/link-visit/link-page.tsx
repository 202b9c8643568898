// The page of any link flow: verifies the link, says why where it cannot be used, and walks the flow of one that can.
import { Suspense, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { nothingKnown } from '#core/flow/walk.ts'
import { useFlowHistory } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { BASE_PATH, useLocation, useParams } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import type { Greeting } from './contract.ts'
import type { LinkJourney, LinkPageProps } from './journey.ts'
import { LinkWalk, stepShown } from './link-walk.tsx'
import { verifyLink } from './paths.ts'
import { isInvalid, useOpened } from './use-opened.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

// Nobody waits for what tells about the visit, and most visits never show the others.
const VisitTracking = lazyScreen(
  async () => (await import('#features/capabilities/tracking/visit-tracking.tsx')).VisitTracking,
  'none',
)
const LinkFailure = lazyScreen(async () => (await import('./link-failure.tsx')).LinkFailure)
const StagingMenu = lazyScreen(async () => (await import('./link-staging.tsx')).LinkStaging, 'none')

/** Keeps the page in sight while a part of it comes. */
const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>

/** Makes the page of a link flow; `journey` is all that there is to say of it. */
export function linkPage<Facts extends object, Opened extends Greeting>(
  journey: LinkJourney<Facts, Opened>,
): ComponentType<LinkPageProps> {
  const { flow } = journey
  const verify = journey.verify ?? verifyLink(flow.id)
  return function LinkPage({ data, screens, onLanguage }) {
    const t = useWords(words)
    const own = useWords(journey.words)
    const params = useParams()
    const { code = '' } = params
    const { pathname } = useLocation()
    const named = { link: code, ...journey.besideCode?.(params) }
    const { opening, again, refresh } = useOpened<Opened>(verify, named, journey.verifyAfterMs)
    const history = useFlowHistory()
    const title = own('pageTitle')
    useEffect(() => {
      document.title = `${title} - ${data.brand.name}`
    }, [title, data.brand.name])
    const refused = opening.state === 'failed' && isInvalid(opening.failure)
    useEffect(() => {
      if (opening.state === 'open') journey.keep?.(opening.opened)
      else if (refused) journey.keep?.(null)
    }, [opening, refused])
    const advance = useEffectEvent(() => {
      const [first, next] = flow.steps
      if (first?.onInvalid === 'advance' && next && history.page === null)
        history.go(next.page, { step: next.id, replace: true })
    })
    useEffect(() => {
      if (refused) advance()
    }, [refused])
    const shown =
      opening.state === 'open' &&
      stepShown<FieldId, Facts>(flow, history, nothingKnown, journey.factsOf(opening.opened))
    const Beside = shown ? journey.beside?.[shown.id] : undefined
    return (
      <PageFrame
        brand={data.brand}
        year={data.year}
        languageHref={BASE_PATH + pathname}
        onLanguage={onLanguage}
        above={
          data.staging && (
            <Later>
              <StagingMenu flow={flow} brand={data.brand} opened={opening.state === 'open'} />
            </Later>
          )
        }
        side={
          Beside && (
            <Later>
              <Beside />
            </Later>
          )
        }
      >
        {opening.state === 'verifying' ? (
          <LoadingBlock>{t('verifying')}</LoadingBlock>
        ) : opening.state === 'failed' ? (
          <Later>
            <LinkFailure failure={opening.failure} code={code} data={data} onRetry={again} />
          </Later>
        ) : (
          <>
            <Later>
              <VisitTracking code={code} purpose={flow.id} />
            </Later>
            <LinkWalk
              journey={journey}
              code={code}
              named={named}
              opened={opening.opened}
              data={data}
              screens={screens}
              refresh={refresh}
            />
          </>
        )}
      </PageFrame>
    )
  }
}
