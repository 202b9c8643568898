// An application wizard: one visit of one application, drawn by the one place at which it is.
import { useMemo, useRef, useState } from 'react'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { bankWayOf } from '#core/flow/variant.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { FlowRunner, StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { WhenSavedContext } from '#ui/lazy-screen.tsx'
import { useParams } from '#ui/router.tsx'
import type { StepScreens } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { WizardContext, useApplicationState, type WizardView } from './wizard-context.ts'
import type { WizardJourney } from './journey.ts'
import { Between } from './overlay-watch.tsx'
import { pageOfPlace, type Place } from './place.ts'
import { useAddress } from './use-address.ts'
import { useApplication } from './use-application.ts'
import { useLoadingAhead } from './use-loading-ahead.ts'
import { useOpening } from './use-opening.ts'
import { usePageTitle } from './use-page-title.ts'
import { useWalk } from './use-walk.ts'
import { AmountNotice, ErrorStep, RegisterStep, RenewedStep, SavingStep } from './wizard-screens.ts'

export interface WizardPageProps {
  readonly journey: WizardJourney
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
  readonly onStartAgain: (carry: true | 'answers') => Promise<void>
}

export function WizardPage(props: WizardPageProps) {
  const { journey, variant, data, screens, onLanguage, carried, onStartAgain } = props
  const { pages, Above, Side, Opening } = journey
  const t = useWords(frameWords)
  const language = useLanguage()
  const params = useParams()
  const history = useFlowHistory()
  const application = useApplication(journey, data, variant, carried)
  const state = useApplicationState(application)
  const {
    opening,
    again,
    other: otherApplication,
  } = useOpening({ application, code: params.code, noSession: props.readyMade })
  const byLink = useRef(Boolean(params.code || params.amt))
  const [checks, setChecks] = useState(true)
  useAddress(application, history, {
    firstPage: pages.first,
    readyMade: props.readyMade,
    product: data.brand.product,
  })
  const walk = useWalk({ journey, application, state, data, history, opening, byLink: byLink.current })
  const { place, step, askedAgain, finish, toPage, back } = walk
  const failed = place.at === 'failed'
  const page = pageOfPlace(place, step)
  useLoadingAhead(journey, step.page > pages.first, props.loadAhead)
  usePageTitle(failed ? '' : journey.nameOf(page, language), data.brand)

  const context = useMemo<WizardView>(
    () => ({ journey, variant, application, brand: data.brand, data, checks, finish, askedAgain, back }),
    [journey, variant, application, data, checks, finish, askedAgain, back],
  )
  const beginAgain = (carry: true | 'answers') => {
    application.leave()
    void onStartAgain(carry)
  }
  const leadId = state.queue.leadId ?? ''

  const drawn = (at: Exclude<Place, { at: 'loading' | 'failed' }>) => {
    switch (at.at) {
      case 'renewed':
        return <RenewedStep leadId={leadId} />
      case 'saving':
        return <SavingStep />
      case 'register':
        return <RegisterStep leadId={leadId} onReady={walk.onRegisterAnswered} />
      case 'step':
        return (
          <>
            {step.page === pages.bank && <AmountNotice />}
            <FlowRunner
              step={at.step}
              screens={{ ...screens, ...journey.screens }}
              api="apply"
              leadId={leadId}
              brand={data.brand}
              bank={{ way: bankWayOf(state.variant), script: data.bankScript }}
              uploadLimitBytes={data.uploadLimitBytes}
              next={() => finish(at.step)}
              to={walk.toStep}
              after={walk.after}
              back={back}
              startOver={() => beginAgain(true)}
              correct={() => beginAgain('answers')}
            />
          </>
        )
    }
  }
  const asking = place.at === 'step' && step.kind !== 'partner'
  const beside =
    journey.sideThroughout || place.at === 'renewed' || place.at === 'saving' || place.at === 'register'
  return (
    <WhenSavedContext value={application.whenSaved}>
      <WizardContext value={context}>
        <PageFrame
          brand={data.brand}
          year={data.year}
          languageHref={`${journey.address}/lang/${language === 'en' ? 'es' : 'en'}`}
          onLanguage={onLanguage}
          wide={page === pages.end && !failed}
          side={page < pages.end && (asking || beside) ? <Side page={page} /> : undefined}
          footer={!journey.bare?.includes(page)}
          above={
            <Between
              opening={opening.state}
              page={page}
              carried={'monthlySales' in carried ? 'answers' : Object.keys(carried).length ? 'contact' : null}
              staging={data.staging && !params.provider}
              onChecks={setChecks}
              onPage={toPage}
            />
          }
        >
          {place.at === 'loading' ? (
            Opening ? (
              <Opening />
            ) : (
              <LoadingBlock>{t('loading')}</LoadingBlock>
            )
          ) : (
            <StepPlace place={`${page} ${step.id} ${history.part} ${place.at}`}>
              {place.at === 'failed' ? (
                <ErrorStep
                  failure={place.failure}
                  onRetry={place.again ? again : undefined}
                  other={otherApplication}
                />
              ) : (
                <>
                  <Above page={page} step={step.id} />
                  {drawn(place)}
                </>
              )}
            </StepPlace>
          )}
        </PageFrame>
      </WizardContext>
    </WhenSavedContext>
  )
}
