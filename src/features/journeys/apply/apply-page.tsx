// The application wizard: opens the visit, keeps page and history in step, saves page by page, and says what happens in between.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { fundingNeededKind } from '#core/fields/currency.ts'
import { pathOf, stepAfter } from '#core/flow/walk.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import type { Facts } from '#core/flow/flow.ts'
import { keepVisitSource } from '#features/capabilities/tracking/visit-source.ts'
import { FlowRunner, StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { lazyScreen, WhenSavedContext } from '#ui/lazy-screen.tsx'
import { onRefusal } from '#ui/refusal-news.ts'
import { useLocation, useParams } from '#ui/router.tsx'
import { stored } from '#ui/stored-items.ts'
import type { StepScreens } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { PageData } from '#core/flow/page-data.ts'
import { Between, loadBetweenPages, loadRenewed } from './overlay-watch.tsx'
import { ApplyContext, useApplicationState, type Apply } from './apply-context.ts'
import { browserApplication, todayHere } from './browser-application.ts'
import { applyFlow, ERROR_PAGE, LAST_QUESTION_PAGE } from './flow.ts'
import { FormScreen, loadQuestionPages } from './form-screen.tsx'
import { storedContact } from './kept-contact.ts'
import { partnerFor } from './partner-for.ts'
import { placeOnReturn } from './place-on-return.ts'
import { useOpening } from './use-opening.ts'
import { usePageTitle } from './use-page-title.ts'
import { useRefusals } from './use-refusals.ts'
import { WizardProgress } from './wizard-progress.tsx'
import { WizardSide } from './wizard-side.tsx'

const partnerStep = () => import('./partner-step.tsx')
const savingStep = () => import('./await-saves-step.tsx')
const readyStep = () => import('./await-register-step.tsx')
const amountNotice = () => import('./amount-notice.tsx')
const errorStep = () => import('./error-step.tsx')
const PartnerStep = lazyScreen(async () => (await partnerStep()).PartnerStep)
const SavingStep = lazyScreen(async () => (await savingStep()).SavingStep)
const ReadyStep = lazyScreen(async () => (await readyStep()).ReadyStep)
const AmountNotice = lazyScreen(async () => (await amountNotice()).AmountNotice, 'none')
const RenewedStep = lazyScreen(async () => (await loadRenewed()).RenewedStep)
const ErrorStep = lazyScreen(async () => (await errorStep()).ErrorStep)

/** What the questions may lead to; a line that breaks meanwhile must not keep anybody from seeing it. */
const loadOwnScreens = () =>
  [
    loadQuestionPages,
    savingStep,
    errorStep,
    loadBetweenPages,
    loadRenewed,
    readyStep,
    amountNotice,
    partnerStep,
  ].forEach((load) => load().catch(() => {}))

const LAST_PAGE = 10
const RESULT_PAGE = 7

export interface ApplyPageProps {
  readonly data: PageData
  readonly variant: PageData['variant']
  /** Screens of the kinds that are not this journey's own. */
  readonly screens: StepScreens
  /** Fetches the screens behind the questions. */
  readonly loadAhead: () => void
  /** The page came ready-made from a server that saw no session. */
  readonly readyMade: boolean
  readonly onLanguage: () => void
  /** Answers of the application before, to be filled in. */
  readonly carried: TypedAnswers
  /** Leaves this application for a new one. */
  readonly onStartAgain: () => Promise<void>
}

export function ApplyPage({
  data,
  variant,
  screens,
  loadAhead,
  readyMade,
  onLanguage,
  carried,
  onStartAgain,
}: ApplyPageProps) {
  const t = useWords(frameWords)
  const language = useLanguage()
  const params = useParams()
  const { pathname, search } = useLocation()
  const history = useFlowHistory()
  const [application] = useState(() => {
    const begun = browserApplication(data, variant)
    begun.suggest(carried)
    return begun
  })
  const state = useApplicationState(application)
  const {
    opening,
    again,
    other: otherApplication,
  } = useOpening({ application, code: params.code, noSession: readyMade })
  const [here, setHere] = useState(false)
  const [furthest, setFurthest] = useState(0)
  const [checks, setChecks] = useState(true)
  const [ready, setReady] = useState(false)
  const [askedAgain, setAskedAgain] = useState<number | null>(null)
  const known = knownOfTyped(state.typed, state.masks, todayHere())
  const facts: Facts = { notQualified: state.mqlType === 'DNQ' && state.serverPage === LAST_PAGE }
  const latest = useRef({ known, facts, page: 0 })
  const { go } = history
  // The page that cleaning the address writes down is not a place anybody chose.
  const byLink = useRef(Boolean(params.code || params.amt))

  // What the address says is taken once, then leaves it: code and amount go, brand, language and variant stay (decision 3).
  useEffect(() => {
    keepVisitSource(stored, search)
    const amount = fundingNeededKind.parse(params.amt ?? '')
    if (amount.ok) application.suggest({ requestedAmount: fundingNeededKind.show(amount.value) })
    if (readyMade && !params.code) application.suggest(storedContact(stored))
    if (params.amt || params.code)
      go(history.page ?? 0, { replace: true, path: pathname.replace(/\/(?:amt|continue)\/[^/]+\/?$/, '/') })
    window.addEventListener('online', application.retryNow)
    const deaf = onRefusal((code) => code === 'link-renewed' && application.linkRenewed())
    // The next pages are fetched once somebody begins, not for everyone who only looks.
    const began = () => whenIdle(() => void loadQuestionPages().catch(() => {}))
    document.addEventListener('focusin', began, { once: true })
    setHere(true)
    return () => {
      window.removeEventListener('online', application.retryNow)
      deaf()
      document.removeEventListener('focusin', began)
      application.dispose()
    }
  }, [])

  const opened = opening.state === 'opened' ? opening.progress : null
  useEffect(() => {
    if (!opened) return
    // A reload keeps its place; what had not arrived is asked again, and the page says so.
    const here = history.page
    if (here !== null && here > opened.page && opened.page <= LAST_QUESTION_PAGE) setAskedAgain(opened.page)
    const kept = here !== null && here <= opened.page && !byLink.current
    byLink.current = false
    const place = placeOnReturn(kept ? here : opened.page, opened)
    go(place, { replace: true, part: kept ? history.part : '' })
    setFurthest((before) => Math.max(before, place))
  }, [opened])

  const finish = useCallback(
    (page: number) => {
      const more =
        page === LAST_QUESTION_PAGE + 1 ? { bvstarted: '1', ts: new Date().toISOString() } : undefined
      application.finishPage(page, more)
      setAskedAgain(null)
      const { known: now, facts: then } = latest.current
      const next = stepAfter(applyFlow, page, now, then)
      if (!next) return
      setFurthest((before) => Math.max(before, next.page))
      if (page === 1 && partnerFor(data, now)) go(1, { part: 'partner' })
      else go(next.page)
    },
    [application, data, go],
  )
  const toPage = useCallback(
    (to: number) => {
      // Skipping ahead past the bank counts as having finished what lies between, so that a reload finds the way back.
      const { page: from } = latest.current
      if (to > from && from > LAST_QUESTION_PAGE) application.finishPage(to <= RESULT_PAGE ? to - 1 : from)
      setFurthest((before) => Math.max(before, to))
      go(to)
    },
    [application, go],
  )
  const fatal = useRefusals({ application, state, go })

  const wanted = Math.min(history.page ?? opened?.page ?? 0, Math.max(furthest, state.serverPage ?? 0))
  const path = pathOf(applyFlow, known, facts)
  const page = path.find((step) => step.page >= wanted)?.page ?? LAST_PAGE
  latest.current = { known, facts, page }
  const failure = fatal ?? (opening.state === 'failed' ? opening.failure : null)
  const place = failure ? ERROR_PAGE : page
  const part = history.part === 'partner' && page === 1 ? 'partner' : ''
  const renewed = state.renewed && page > LAST_QUESTION_PAGE
  const unsaved =
    page > LAST_QUESTION_PAGE && state.queue.waiting.some((save) => save.page <= LAST_QUESTION_PAGE)

  // Forward to the end when the server says so, and never past what was reached. What could not be opened keeps its place for another try.
  useEffect(() => {
    const settled = opening.state === 'fresh' || opening.state === 'opened'
    if (!here || !settled || history.page === null || history.page === page) return
    go(page, { replace: true })
  }, [here, opening.state, history.page, page, go])

  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (application.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [application])

  const underWay = page >= 1
  useEffect(() => {
    if (!underWay) return
    const ahead = () =>
      whenIdle(() => {
        loadOwnScreens()
        loadAhead()
      })
    ahead()
    window.addEventListener('online', ahead)
    return () => window.removeEventListener('online', ahead)
  }, [underWay, loadAhead])
  usePageTitle(place, data.brand)

  const { back: goBack } = history
  const back = useMemo(
    () => (page === 0 || page >= LAST_PAGE ? undefined : () => goBack(page - 1)),
    [page, goBack],
  )
  const context = useMemo<Apply>(
    () => ({ application, brand: data.brand, data, checks, finish, askedAgain, back }),
    [application, data, checks, finish, askedAgain, back],
  )

  const startAgain = useCallback(() => {
    application.leave()
    void onStartAgain()
  }, [application, onStartAgain])

  const loading = opening.state === 'loading'
  const other = language === 'en' ? 'es' : 'en'
  return (
    <WhenSavedContext value={application.whenSaved}>
      <ApplyContext value={context}>
        <PageFrame
          brand={data.brand}
          year={data.year}
          languageHref={`/business/apply/lang/${other}`}
          onLanguage={onLanguage}
          wide={place === LAST_PAGE}
          side={place < LAST_PAGE && !loading && !part ? <WizardSide page={page} /> : undefined}
          above={
            <Between
              opening={opening.state}
              page={place}
              carried={Object.keys(carried).length > 0}
              staging={data.staging && !params.provider}
              onChecks={setChecks}
              onPage={toPage}
            />
          }
        >
          {loading ? (
            <LoadingBlock>{t('loading')}</LoadingBlock>
          ) : (
            <StepPlace
              place={`${place}${history.part}${renewed ? 'renewed' : unsaved ? 'saving' : ready ? 'ready' : ''}`}
            >
              {failure ? (
                <ErrorStep failure={failure} onRetry={fatal ? undefined : again} other={otherApplication} />
              ) : (
                <>
                  <WizardProgress page={page} />
                  {renewed ? (
                    <RenewedStep leadId={state.queue.leadId ?? ''} />
                  ) : unsaved ? (
                    <SavingStep />
                  ) : page === LAST_QUESTION_PAGE + 1 && !ready ? (
                    <ReadyStep leadId={state.queue.leadId ?? ''} onReady={() => setReady(true)} />
                  ) : part ? (
                    <PartnerStep onGoOn={() => toPage(2)} />
                  ) : (
                    <>
                      {page === LAST_QUESTION_PAGE + 1 && <AmountNotice />}
                      <FlowRunner
                        flow={applyFlow}
                        page={page}
                        screens={{ ...screens, form: FormScreen }}
                        api="apply"
                        leadId={state.queue.leadId ?? ''}
                        brand={data.brand}
                        bank={{ way: state.variant === 'plaid' ? 'token' : 'frame', script: data.bankScript }}
                        uploadLimitBytes={data.uploadLimitBytes}
                        next={() => finish(page)}
                        to={toPage}
                        back={back}
                        startOver={startAgain}
                      />
                    </>
                  )}
                </>
              )}
            </StepPlace>
          )}
        </PageFrame>
      </ApplyContext>
    </WhenSavedContext>
  )
}

const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 3000 })
    : setTimeout(run, 1000)
